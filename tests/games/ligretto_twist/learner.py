"""How a lesson of Ligretto Twist is learned in a browser."""

from tests.web.learners import Learner


class LigrettoTwist(Learner):
    def do(self, move: str) -> None:
        verb, *pile = move.split()
        place = f"[data-pile='{pile[0]}']" if pile else f"[data-{verb}]"
        self.page.locator(place).click(force=True)  # also where there is nothing to press


LEARNER = LigrettoTwist
