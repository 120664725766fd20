"""How a person plays Ligretto Twist in a browser."""

from typing import ClassVar

from tests.kit import Options
from tests.web.players import Player

FLIP, PARK = "[data-flip].can", "[data-park].can"
FITS = tuple(f"[data-pile='{pile}'].fits" for pile in range(8))


class LigrettoTwist(Player):
    options: ClassVar[Options] = {"rounds": 1}
    whole = "keys"
    kinds = frozenset({"flip", "lay", "park"})
    cues = (FLIP, *FITS, PARK)
    mine = "[data-flip], [data-park], [data-pile]"

    def act(self, seen: set[str]) -> bool:
        if FLIP in seen:
            return self._do(FLIP, "Space")
        for number, fits in enumerate(FITS, start=1):
            if fits in seen:
                return self._do(fits, str(number))
        return PARK in seen and self._do(PARK, "p")

    def _do(self, what: str, key: str) -> bool:
        if self.how == "keys":
            self.press(key)
        else:
            self.touch(self.page.locator(what), timeout=1000, force=True)
        return True


PLAYER = LigrettoTwist
