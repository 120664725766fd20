"""How the lesson of Wren is learned in a browser."""

from playwright.sync_api import Locator

from tests.web.learners import CORNER, Learner


class Wren(Learner):
    def do(self, move: str) -> None:
        self.lift(move.split()[1])
        self.page.locator("ul.hand .lifted").click(position=CORNER)

    def card(self, name: str) -> Locator:
        return self.page.locator("ul.hand").get_by_role("button", name=f"bird {name}", exact=True)


LEARNER = Wren
