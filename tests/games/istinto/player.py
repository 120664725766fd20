"""How a person plays Istinto in a browser."""

from typing import ClassVar

from tests.kit import Options
from tests.web.players import CAN, DUE, Player

ACCEPT, BIDS = "button[aria-keyshortcuts='a']", ".bids:not(.waits)"
MAY_PLAY = f".istinto:has({DUE}) {CAN}"  # before it is due, a card can be committed


class Istinto(Player):
    options: ClassVar[Options] = {"until": "each_dealt_twice"}
    whole = "keys"
    kinds = frozenset({"bid", "play"})
    cues: tuple[str, ...] = (ACCEPT, BIDS, MAY_PLAY)
    fullest = (5, 11)

    def act(self, seen: set[str]) -> bool:
        if ACCEPT in seen:
            self.press("a") if self.how == "keys" else self.touch(self.page.locator(ACCEPT))
            return True
        if BIDS in seen:
            bid = self.luck.choice([1, 2, 3])
            if self.how == "keys":
                self.press(str(bid), "Enter")
            else:
                slip = self.page.locator(".bids button").nth(bid)
                self.touch(slip)
                self.touch(slip)
            return True
        if MAY_PLAY in seen:
            self.choose_card()
            return True
        return False


LAST_TRICK = ".istinto:not(:has(.hand li)) li.winner"


class Hasty(Istinto):
    """Sweeps the last trick of a round, which the next deal would wait for."""

    cues = (*Istinto.cues, LAST_TRICK)

    def act(self, seen: set[str]) -> bool:
        if LAST_TRICK not in seen:
            return super().act(seen)
        self.press("Enter")
        return False


Istinto.hasty = Hasty
PLAYER = Istinto
