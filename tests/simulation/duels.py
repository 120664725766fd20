"""Racers who fight for places: equal players at different distances. Whoever presses first should win.

At each table there is a caller, whose hand covers a place. Two of the others are to fight: they play until each could
go there, and wait. Then the caller moves elsewhere, so that the place comes free; both see it, react, and press.
"""

from random import Random
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from rospo.core.race import Race
from rospo.play import registry
from rospo.server.core import wire
from tests.simulation.known import Known, Told
from tests.simulation.manners import Manner
from tests.simulation.network import Line
from tests.simulation.people import Person
from tests.simulation.server import EPOCH

if TYPE_CHECKING:
    from tests.simulation.evening import Evening

REACTION_MS = 250.0, 450.0
"""From seeing a place come free to pressing."""
WAYS_MS = 10.0, 40.0, 75.0
CALLER_MS = 25.0
QUIET_MS = 3000.0
NEARER_MS = 15.0
"""From this difference on, one of two is nearer."""
RACER, CALLER = Manner(50.0), Manner(220.0)


class Press(Struct, eq=False):
    """A racer's claim on a place that came free."""

    racer: "Racer"
    seen: float
    pressed: float
    won: bool | None = None
    late_by: float = 0.0  # milliseconds, as it was told


class Fights(Struct):
    """What came of contests between a nearer and a farther racer."""

    contests: int = 0
    near_won: int = 0
    near_first: int = 0  # the nearer had pressed earlier
    near_saw: float = 0.0  # milliseconds by which the nearer saw it later, summed
    near_judged: float = 0.0  # milliseconds by which the nearer was judged earlier than it pressed, summed

    def add(self, other: "Fights") -> None:
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def unfair(self) -> str:
        """Why these weren't fair; "" if they were, as far as chance allows. Five times the error is not chance."""
        if self.contests < 40:
            return ""
        root = self.contests**0.5
        won, first = self.near_won / self.contests, self.near_first / self.contests
        saw, judged = self.near_saw / self.contests, self.near_judged / self.contests
        if abs(won - first) > 0.03 + 5 * 0.2 / root or abs(won - 0.5) > 0.03 + 5 * 0.5 / root:
            return f"the nearer wins {won:.1%} of {self.contests} contests, and pressed first in {first:.1%}"
        if abs(saw) > 5 + 5 * 10 / root:
            return f"the nearer sees places come free {saw:.1f} ms later"
        if abs(judged) > 5 + 5 * 10 / root:
            return f"the nearer is judged {judged:.1f} ms earlier than it pressed"
        return ""


class Duel:
    """What the racers of one table agree on."""

    def __init__(self, race: Race, rng: Random, fights: Fights) -> None:
        self.race = race
        self.rng = rng
        self.racers: list[Racer] = []
        self.ways = rng.sample(WAYS_MS, len(WAYS_MS))
        self.place: int | None = None  # fought for next, or now
        self.pair: list[Racer] = []
        self.called = False  # has the caller moved elsewhere?
        self._presses: dict[tuple[str, int], list[Press]] = {}  # by table and number at which the place came free
        self._fights = fights

    def pressed(self, n: int, press: Press) -> None:
        self._presses.setdefault((press.racer.table, n), []).append(press)

    def decided(self, n: int, press: Press) -> None:
        presses = self._presses[press.racer.table, n]
        if len(presses) != 2 or {press.won for press in presses} != {True, False}:
            return
        near, far = sorted(presses, key=lambda press: press.racer.way_ms)
        if far.racer.way_ms - near.racer.way_ms < NEARER_MS:
            return
        fights = self._fights
        fights.contests += 1
        fights.near_won += near.won is True
        fights.near_first += near.pressed < far.pressed
        fights.near_saw += near.seen - far.seen
        lead = far.late_by if near.won else -near.late_by
        fights.near_judged += lead - (far.pressed - near.pressed)


class Racer(Person):
    def __init__(self, evening: "Evening", guest: str, table: str, duel: Duel, rng: Random) -> None:
        self.duel = duel
        self.calls = not duel.racers
        super().__init__(evening, guest, table, CALLER if self.calls else RACER, rng)
        self.way_ms = CALLER_MS if self.calls else duel.ways[len(duel.racers) - 1]
        self._says_when = rng.random() < 0.3
        self._seen_at = 0.0
        self._fought: dict[str, tuple[int, Press]] = {}
        duel.racers.append(self)

    # --- looking

    def hears(self, line: Line, text: bytes) -> None:
        known = self.lines.get(line)
        before = None if known is None else dict(known.view)
        super().hears(line, text)
        if known is not None and before and known.seat is not None and known.view != before:
            self._seen_at = self.evening.agenda.now
            if self.calls:
                self._watch(known)
            else:
                self._see(line, known, _view(before))

    def _watch(self, known: Known) -> None:
        """Is there another place to fight for?"""
        duel, race, view, seat = self.duel, self.duel.race, _view(known.view), known.seat or 0
        rival = (seat + 1) % len(known.table["seats"])
        mine = next(
            (p for p in range(race.PLACES) if race.blocked(view, rival, p) and not race.blocked(view, seat, p)), None
        )
        fought_for = duel.called and duel.place is not None and not race.blocked(view, seat, duel.place)
        if fought_for and mine is not None:
            return
        if mine != duel.place or duel.called:
            duel.called, duel.place = False, mine
            duel.pair = duel.rng.sample([racer for racer in duel.racers if racer is not self], 2)

    def _see(self, line: Line, known: Known, before: Any) -> None:
        duel, race, seat = self.duel, self.duel.race, known.seat or 0
        place = duel.place
        if place is None or self not in duel.pair or self._fought or not duel.called:
            return
        now = _view(known.view)
        came_free = race.blocked(before, seat, place) and not race.blocked(now, seat, place)
        if came_free and race.fits(now, seat, place):
            after = duel.rng.uniform(*REACTION_MS)
            seen = self.evening.agenda.now
            self.evening.agenda.after(after, self._press, line, known, place, known.n, seen)

    # --- acting

    def _press(self, line: Line, known: Known, place: int, n: int, seen: float) -> None:
        race, seat = self.duel.race, known.seat or 0
        moves = [move for move in known.offer if race.place(move) == place]
        if line not in self.lines or self._asked or not moves or race.blocked(_view(known.view), seat, place):
            return
        press = Press(self, seen, self.evening.agenda.now)
        cid = self._claim(line, known, moves[0])
        self._fought[cid] = n, press
        self.duel.pressed(n, press)

    def _claim(self, line: Line, known: Known, move: str) -> str:
        press = int(self.evening.agenda.now + EPOCH) if self._says_when else None
        cid = self._cid()
        self._ask(line, wire.Play(v=1, cid=cid, move=move, seen=known.n, press=press))
        return cid

    def _play(self, line: Line, known: Known) -> None:
        if known.seat is None or self._asked or not self._runs(known):
            return
        if (move := self._choice(known, known.seat)) is not None:
            duel = self.duel
            if self.calls and duel.race.place(move) not in (None, duel.place):
                duel.called = duel.place is not None
            self._claim(line, known, move)

    def _choice(self, known: Known, seat: int) -> str | None:
        """What to do besides fighting."""
        duel, race, view = self.duel, self.duel.race, _view(known.view)
        open_places = [move for move in known.offer if race.place(move) is not None]
        others = [move for move in known.offer if race.place(move) is None]
        if not self.calls and self not in duel.pair and duel.place is not None and not self.evening.is_calm:
            return None  # looks on
        if race.in_hand(view, seat) is None:
            return others[0] if others else None
        if duel.place is None or self.evening.is_calm:  # time to go home
            return next(iter(open_places or others), None)
        elsewhere = [move for move in open_places if race.place(move) != duel.place] or others
        fits = race.fits(view, seat, duel.place)
        there = next((move for move in open_places if race.place(move) == duel.place), None)
        quiet = (
            self.evening.agenda.now - self._seen_at > QUIET_MS
        )  # there is no fight: one of the two has gone elsewhere
        if not self.calls:
            return next(iter(elsewhere), None) if not fits else there if quiet else None
        if fits and there is not None:  # the place stays covered
            return there
        if quiet:
            return next(iter(elsewhere), None)
        ready = all(race.fits(view, _seat(racer), duel.place) for racer in duel.pair)
        return next(iter(elsewhere), None) if ready and not duel.called else None

    # --- answers

    def _answered(self, told: Told) -> None:
        super()._answered(told)
        self._decided(told, True)

    def _refused(self, told: Told) -> None:
        super()._refused(told)
        self._decided(told, False if told.code == "late" and "by" in told.facts else None)

    def _decided(self, told: Told, won: bool | None) -> None:
        fought = self._fought.pop(told.cid or "", None)
        if fought is not None:
            n, press = fought
            press.won, press.late_by = won, told.facts.get("by", 0.0)
            self.duel.decided(n, press)


def _view(known: dict[str, Any]) -> SimpleNamespace:
    return SimpleNamespace(**known)


def _seat(racer: Racer) -> int:
    return next((known.seat for known in racer.lines.values() if known.seat is not None), 0)


def racing_game() -> str:
    """A game in which places are fought for."""
    return next(name for name in registry.games() if registry.game(name).race is not None)
