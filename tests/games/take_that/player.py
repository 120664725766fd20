"""How a person plays Take That in a browser."""

from typing import ClassVar

from tests.kit import Options
from tests.web.players import CAN, CARD, CORNER, DUE, Player

SHIMMER = f"{CARD}.can.shimmer"  # it can twist


class TakeThat(Player):
    options: ClassVar[Options] = {"rounds": 1}
    whole = "taps"
    kinds = frozenset({"lay", "take", "twist"})
    cues = (DUE,)
    hints = (CAN, SHIMMER)
    fullest = (1, 9)

    def act(self, seen: set[str]) -> bool:
        if DUE not in seen:
            return False
        if CAN not in seen:
            self.press("t") if self.how == "keys" else self.touch(self.page.locator("[data-do=take]"))
        elif SHIMMER in seen:
            self._twist()
        else:
            self.choose_card()
        return True

    def _twist(self) -> None:
        if self.how == "keys":
            self.walk_to(".shimmer")
            self.press("Enter", "w")
        else:
            self.touch(self.page.locator(SHIMMER).first, position=CORNER)
            self.touch(self.page.locator("[data-do=twist]"))


PLAYER = TakeThat
