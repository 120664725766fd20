"""How a lesson of Twins is learned in a browser."""

from tests.web.learners import Learner

COLOURS = {"r": "red", "o": "orange", "y": "yellow", "g": "green", "b": "blue", "v": "violet"}


class Twins(Learner):
    def do(self, move: str) -> None:
        verb, *what = move.split()
        if verb == "buy":
            self.page.locator(".buying button").nth(int(what[0])).click()
        else:
            self.lift(*what)
            self.page.locator(".lay").click()

    def says(self, card: str) -> str:
        return f"{COLOURS[card[0]]} {card[1:]}"


LEARNER = Twins
