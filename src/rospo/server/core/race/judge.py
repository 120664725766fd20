"""The judge of a race: which claims are played, in which order and at which moment.

A claim is a player's wish to move. The judge plays nothing: the table asks it for one decision, plays that, tells
everybody, shows the judge what changed, and asks again, since each decision changes the table for the next. It has no
clock of its own: all moments are milliseconds of the race's clock, which starts with the round and stops while the race
pauses.

Everybody sees at the same time: messages to nearer clients leave later, so that all have them `sight` after the event.
And the earliest press wins, not the earliest arrival: a claim on a place that a rival could also claim waits, at most
HOLD, until nothing from that rival could still count as early. The loser is late, which isn't a fumble: it saw
something else. The game says what a place is, and when one is open (`rospo.core.race`).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from rospo.core.chance import RACE, below, folded, stream
from rospo.core.race import AnyView, Race

HOLD = 80.0
"""Milliseconds: a contested claim waits no longer than this after it arrived.

At 60, with round trips of 20 and 150 ms, the nearer wins 54 % of contests, because they are 65 ms apart; most waits
are far shorter, since they end with the farthest rival's delay.
"""
TIE = 8.0
"""Milliseconds: a smaller lead doesn't count as earlier; a coin decides."""
COINS = 3 * RACE
"""Streams COINS - n: the coin tossed after event number n."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Claim:
    """A wish to move, as it came in. A bot's has no delay and arrives at its moment."""

    seat: int
    move: str
    arrived: float
    delay: float = 0.0  # one way, of the sender
    press: float | None = None  # when it was made, according to the client
    seen: int | None = None  # the number of the last event the sender had seen
    cid: str | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class Decision:
    """The judge's answer to a claim: `play` it at that moment (the match refuses illegal ones), or it is `late`."""

    claim: Claim
    kind: Literal["play", "late"]
    at: int
    by: int | None = None  # by how many milliseconds it was late, or earlier than the next, if known
    contested: tuple[int, ...] = ()  # all seats whose claims were compared, if more than one


@dataclass(eq=False, slots=True)
class _Waiting:
    """A claim that isn't answered yet."""

    claim: Claim
    place: int | None  # None: the match plays or refuses it at once, nonsense too
    lost_to: float | None = None  # the winner's press
    contested: tuple[int, ...] = ()


class Judge:
    """The judge of one match. `people` are the seats played by people now; bots play all others."""

    def __init__(
        self, race: Race, *, seed: int, lag_comp_ms: float, people: Iterable[int], hold_ms: float = HOLD
    ) -> None:
        self._race = race
        self.people = set(people)
        self._seed = folded(seed)
        self._cap = lag_comp_ms
        self._hold = hold_ms
        self._waiting: list[_Waiting] = []  # by arrival
        self._due: float | None = None
        self._delay: dict[int, float] = {}  # one way, of people whose connection has been measured
        self._mark(0)

    def _mark(self, n: int) -> None:
        """A new round with a new clock: thanks to the count-down, all see the start at 0."""
        self._n = n
        self._changed = [n] * self._race.PLACES  # the number of the event that last changed each place
        self._visible = [0.0] * self._race.PLACES  # when everybody could see it come free
        self._won: list[float | None] = [None] * self._race.PLACES  # the press that last took it

    # --- what the judge is told

    def claim(self, claim: Claim) -> None:
        """A claim has arrived."""
        self._waiting.append(_Waiting(claim, self._race.place(claim.move)))
        self._due = claim.arrived if self._due is None else min(self._due, claim.arrived)

    def measured(self, seat: int, delay: float) -> None:
        """The one-way delay of a person."""
        self._delay[seat] = delay

    def noticed(self, n: int, before: AnyView, after: AnyView, now: float) -> None:
        """Event number n is sent now. Any seat's views, before and after, will do: places are public."""
        if after.round != before.round:
            self._mark(n)
            return
        self._n = n
        for place, is_free in self._race.changes(before, after):
            self._changed[place] = n
            if is_free:
                self._visible[place] = now + self.sight

    # --- what the judge says

    @property
    def sight(self) -> float:
        """How long after an event everybody sees it: the table delays it for those who are nearer."""
        return min(max((self._delay.get(seat, 0.0) for seat in self.people), default=0.0), self._cap)

    def due(self) -> float | None:
        """When to ask for a decision if nothing comes before: after `next` returned None, the end of the next wait."""
        return self._due

    def waits(self, seat: int, cid: str) -> bool:
        """Is this claim already waiting? Then this message is a copy."""
        return any(w.claim.seat == seat and w.claim.cid == cid for w in self._waiting)

    def clear(self) -> list[Claim]:
        """Drop and return all unanswered claims: the round is over, or the race pauses."""
        claims = [w.claim for w in self._waiting]
        self._waiting.clear()
        self._due = None
        return claims

    def next(self, view: AnyView, now: float) -> Decision | None:
        """The next decision, given the table as it is now; None if there is none yet."""
        self._due = None
        firsts: dict[int, _Waiting] = {}  # a seat's claims are judged one after the other
        for waiting in self._waiting:
            firsts.setdefault(waiting.claim.seat, waiting)
        contests: dict[int, list[_Waiting]] = {}
        for first in firsts.values():
            if first.lost_to is not None:
                return self._late(first, view, first.lost_to)
            if first.place is None or not self._counts(first, first.place, view):
                return self._play(first, view)
            if self._race.blocked(view, first.claim.seat, first.place):
                return self._too_late_or_fumble(first, first.place, view)
            contests.setdefault(first.place, []).append(first)
        for place, rivals in contests.items():
            if self._is_ripe(place, rivals, view, now):
                return self._best(place, rivals, view)
        return None

    # --- one claim

    def _press(self, waiting: _Waiting) -> float:
        """The moment at which a claim counts: not before its sender could see the place free, nor after it arrived."""
        claim = waiting.claim
        press = claim.arrived - min(claim.delay, self._cap)
        if claim.press is not None:
            press = max(press, claim.press)
        if waiting.place is not None:
            press = max(press, self._visible[waiting.place])
        return min(press, claim.arrived)

    def _moment(self, waiting: _Waiting, view: AnyView) -> int:
        """The same for the match, whose clock never runs back."""
        clock: int = view.clock
        return max(clock, int(self._press(waiting)))

    def _counts(self, waiting: _Waiting, place: int, view: AnyView) -> bool:
        """Could the seat move there if no hand blocked it? If not, it is a fumble or illegal, however early.

        What fits a place never changes, so it doesn't matter what its sender had seen.
        """
        seat = waiting.claim.seat
        return self._race.fits(view, seat, place) and self._moment(waiting, view) >= view.frozen_until[seat]

    def _too_late_or_fumble(self, waiting: _Waiting, place: int, view: AnyView) -> Decision:
        """A move to a blocked place: a fumble only if its sender had seen the place blocked."""
        seen = waiting.claim.seen
        if seen is None or seen >= self._changed[place]:
            return self._play(waiting, view)
        return self._late(waiting, view, self._won[place])

    def _play(self, waiting: _Waiting, view: AnyView, next_press: float | None = None) -> Decision:
        self._waiting.remove(waiting)
        by = None if next_press is None else max(0, round(next_press - self._press(waiting)))
        at = self._moment(waiting, view)
        return Decision(claim=waiting.claim, kind="play", at=at, by=by, contested=waiting.contested)

    def _late(self, waiting: _Waiting, view: AnyView, winner: float | None) -> Decision:
        self._waiting.remove(waiting)
        by = None if winner is None else max(0, round(self._press(waiting) - winner))
        at = self._moment(waiting, view)
        return Decision(claim=waiting.claim, kind="late", at=at, by=by, contested=waiting.contested)

    # --- claims on one place

    def _is_ripe(self, place: int, claims: list[_Waiting], view: AnyView, now: float) -> bool:
        """Can no later claim still beat or tie with these? Or has the wait been long enough?

        Whatever a client says, no claim counts earlier than its arrival minus its sender's delay.
        """
        earliest = min(map(self._press, claims))
        rivals = self._could_contest(place, view, now) - {w.claim.seat for w in claims}
        if not rivals:
            return True
        farthest = max(min(self._delay.get(seat, self._cap), self._cap) for seat in rivals)
        end = min(earliest + TIE + farthest, min(w.claim.arrived for w in claims) + self._hold)
        if now < end:
            self._due = end if self._due is None else min(self._due, end)
        return now >= end

    def _could_contest(self, place: int, view: AnyView, now: float) -> set[int]:
        """The people who could move there now. Bots claim in time, or not at all."""
        fits, blocked = self._race.fits, self._race.blocked
        return {
            seat
            for seat in self.people
            if fits(view, seat, place) and not blocked(view, seat, place) and view.frozen_until[seat] <= now
        }

    def _best(self, place: int, claims: list[_Waiting], view: AnyView) -> Decision:
        """The earliest press wins; those too close to tell apart draw lots that no player can predict."""
        earliest = min(map(self._press, claims))
        tied = sorted((w for w in claims if self._press(w) - earliest <= TIE), key=lambda w: w.claim.seat)
        winner = tied[below(stream(self._seed, COINS - self._n), len(tied))[1]]
        self._won[place] = self._press(winner)
        for waiting in claims if len(claims) > 1 else ():
            waiting.contested = tuple(sorted(w.claim.seat for w in claims))
            if waiting is not winner:
                waiting.lost_to = self._won[place]
        return self._play(winner, view, min((self._press(w) for w in claims if w is not winner), default=None))
