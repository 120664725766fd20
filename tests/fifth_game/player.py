"""How a person plays Wren in a browser."""

from typing import ClassVar

from tests.kit import Options
from tests.web.players import CAN, DUE, Player


class Wren(Player):
    options: ClassVar[Options] = {"rounds": 1}
    whole = "clicks"
    kinds = frozenset({"play"})
    cues = (DUE,)
    hints = (CAN,)
    fullest = (1, 9)

    def act(self, seen: set[str]) -> bool:
        if not {DUE, CAN} <= seen:
            return False
        self.choose_card()
        return True


PLAYER = Wren
