"""What a round of Ligretto Twist teaches: where a seat lost time, measured from the round's events."""

from collections.abc import Sequence
from operator import attrgetter
from typing import Any, NamedTuple

from rospo.core.game import Event
from rospo.core.reasons import Fact, Reason

RULES = {"waited": "LT-9", "open": "LT-6", "idle": "LT-5", "fumbled": "LT-R5", "steady": "LT-11"}
LONG_MS = 1500
"""A pause worth a word."""
MOST = 2


class Pause(NamedTuple):
    """Time in which a seat could have done something and didn't."""

    ms: int
    kind: str
    card: str | None  # in its hand


LENGTH = attrgetter("ms")


def of_round(view: Any, events: Sequence[Event], seat: int) -> list[Reason]:
    """What cost the seat most time in one finished round, costliest first. `view` has the piles and the options."""
    pauses, frozen = Watch(view, seat).watched(events)
    found = []
    for kind in ("waited", "open", "idle"):
        longest = max((pause for pause in pauses if pause.kind == kind), key=LENGTH, default=None)
        if longest is not None and longest.ms >= LONG_MS:
            found.append(_lost(kind, longest.ms, ("card", longest.card)))
    if frozen:
        found.append(_lost("fumbled", sum(frozen), ("count", len(frozen))))
    if not found:
        return [_lost("steady", max(pauses, key=LENGTH).ms, good=True)]
    return sorted(found, key=lambda reason: -int(reason.fact("ms") or 0))[:MOST]


def _lost(kind: str, ms: int, *more: tuple[str, Fact | None], good: bool = False) -> Reason:
    facts = tuple((name, value) for name, value in more if value is not None)
    return Reason(kind, RULES[kind], good, (("ms", ms), *facts))


class Watch:
    """Follows a round from one seat."""

    def __init__(self, view: Any, seat: int) -> None:
        self._view = view
        self._seat = seat
        self._hands: dict[int, int] = {}  # the pile under each seat's hand
        self._card: str | None = None  # in the seat's hand
        self._pause: tuple[str, str | None] = "idle", None  # the kind, and the card when it began
        self._since = 0
        self._pauses: list[Pause] = []
        self._frozen: list[int] = []  # milliseconds for each fumble

    def watched(self, events: Sequence[Event]) -> tuple[list[Pause], list[int]]:
        """All pauses, and the milliseconds that each fumble cost."""
        at = 0
        for event in events:
            acted = event.seat == self._seat
            if event.kind == "knot":
                self._hands.clear()  # LT-R4
            elif event.kind != "round":
                at = int(event.fact("at"))
                self._see(event, acted=acted)
            now = self._could(), self._card
            if acted or now != self._pause:
                self._turn(at, now)
            if acted and event.fact("fumble"):
                self._since += self._frozen[-1]
        self._turn(at, self._pause)  # a pause lasts at most to the end of the round
        return self._pauses, self._frozen

    def _see(self, event: Event, *, acted: bool) -> None:
        if event.fact("fumble"):
            if acted:
                self._frozen.append(self._view.options["fumble_ms"])  # LT-R5
            return
        if event.kind == "lay":
            self._hands[event.seat or 0] = event.fact("pile")
        if acted:
            self._card = event.fact("card") if event.kind == "flip" else None

    def _turn(self, at: int, now: tuple[str, str | None]) -> None:
        """One pause ends and another begins, though not before a freeze is over."""
        kind, card = self._pause
        self._pauses.append(Pause(max(at - self._since, 0), kind, card))
        self._pause, self._since = now, max(at, self._since)

    def _could(self) -> str:
        """What could the seat have done?"""
        if self._card is None:
            return "idle"
        others = {pile for seat, pile in self._hands.items() if seat != self._seat}
        piles = [pile for pile, colour in enumerate(self._view.piles) if colour == self._card]
        return "waited" if others.issuperset(piles) else "open"  # LT-R2
