"""How a person plays Twins in a browser."""

from typing import ClassVar

from tests.kit import Options
from tests.web.players import CARD, CORNER, Player

BUY, LAY = ".buying button:not(:disabled)", ".lay"


class Twins(Player):
    options: ClassVar[Options] = {"max_hands": 1}
    whole = "clicks"
    kinds = frozenset({"buy", "pick"})
    cues = (BUY, LAY)
    fullest = (3, 10)
    chosen = 2

    def fill_hand(self) -> None:
        self.touch(self.page.locator(BUY).nth(2))
        self.page.locator(LAY).wait_for()

    def act(self, seen: set[str]) -> bool:
        if BUY in seen:
            self.press("1") if self.how == "keys" else self.touch(self.page.locator(BUY).nth(1))
            return True
        if LAY not in seen:
            return False
        if self.how == "keys":
            self.walk_to("*")
            self.press("Enter", "ArrowRight", "Enter", "p")
            return True
        cards = self.page.locator(CARD)
        for _ in range(2):
            unlifted = cards.and_(self.page.locator(":not(.lifted)"))
            self.touch(unlifted.nth(self.luck.randrange(max(1, unlifted.count()))), position=CORNER)
        self.touch(self.page.locator(LAY))
        return True


PLAYER = Twins
