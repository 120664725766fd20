"""How a lesson of Istinto is learned in a browser."""

import re

from tests.web.learners import CORNER, Learner

SUITS = {"w": "white", "b": "blue", "g": "green", "r": "red", "k": "black"}


class Istinto(Learner):
    def do(self, move: str) -> None:
        verb, what = move.split()
        if verb == "bid":
            slip = self.page.locator(".bids").get_by_role("button", name=re.compile(rf"\b{what}\b"))
            slip.click()
            slip.click()
        else:
            self.lift(what)
            self.page.locator("ul.hand .lifted").click(position=CORNER)

    def says(self, card: str) -> str:
        return "trump" if card == "T" else f"{SUITS[card[0]]} {card[1:]}"


LEARNER = Istinto
