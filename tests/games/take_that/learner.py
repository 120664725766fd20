"""How a lesson of Take That is learned in a browser."""

from tests.web.learners import Learner


class TakeThat(Learner):
    def do(self, move: str) -> None:
        verb, *cards = move.split()
        self.lift(*cards)
        self.page.locator(f"[data-do={verb}]").click()

    def says(self, card: str) -> str:
        return f"(toad )?{card}"


LEARNER = TakeThat
