"""A table according to its log: `apply` folds one entry after the other, live and after a restart alike.

No clock, no randomness, no web: the same log gives the same state. What isn't kept here (connections, which bot is
thinking) dies with the process, and may.
"""

from array import array
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from rospo.core.errors import RospoError
from rospo.core.game import Event
from rospo.play import registry
from rospo.play.early import EarlyPlay
from rospo.play.match import Match
from rospo.server.core import fair
from rospo.server.core.entries import (
    SECRET,
    AnyEntry,
    Away,
    Back,
    Closed,
    Committed,
    Left,
    Opened,
    Played,
    RaceOff,
    RaceOn,
    ReadySet,
    Rematched,
    Sat,
    SeatSet,
    SpeedSet,
    Started,
    Withdrawn,
)
from rospo.server.core.fields import Level, Status

KEPT_CIDS = 16
"""How many of each guest's messages are remembered. A client has only a few in flight."""
WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"


class Seat:
    """One seat: free, a person's, or a bot's."""

    __slots__ = ("away", "guest", "level", "ready", "since", "slow", "turn", "value")

    def __init__(self, guest: str | None, level: Level | None, *, ready: bool = False) -> None:
        self.guest = guest
        self.level = level
        self.ready = ready
        self.value = ""  # mixed into the deal
        self.away: str | None = None  # why a stand-in plays for its owner
        self.slow = 0  # how many times in a row time ran out
        self.since = 0  # when the game began to wait for it, milliseconds since 1970
        self.turn = 0  # the number of the entry before that: unique per turn of a seat

    @property
    def free(self) -> bool:
        return self.guest is None and self.level is None

    @property
    def by_bot(self) -> bool:
        """Does a bot act for this seat?"""
        return self.level is not None or self.away is not None


class TableState:
    """Everything about a table that its log determines."""

    __slots__ = (
        "_changes",
        "_cids",
        "_marks",
        "changed",
        "closed",
        "early",
        "has_clock",
        "host",
        "match",
        "mixed",
        "n",
        "next",
        "opened",
        "race_clock",
        "race_pause",
        "race_start",
        "seats",
        "seq",
        "speed",
        "status",
    )

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.seats = [Seat(plan.guest, plan.level, ready=plan.guest == opened.host) for plan in opened.seats]
        self.has_clock = registry.game(opened.game).race is not None
        self.host = opened.host
        self.speed = opened.speed  # of bots
        self.status: Status = WAITING
        self.match: Match | None = None
        self.early: EarlyPlay | None = None
        self.mixed = ""  # the 256 bits of the deal
        self.next: str | None = None  # the table of the rematch
        self.race_start: int | None = None  # when the race's clock runs on from race_clock; None: it is stopped
        self.race_clock = 0
        self.race_pause: RaceOff | None = None  # why the race pauses, if it does
        self.seq = 1  # of the last entry
        self.n = 1  # the last public number
        self.changed = opened.at
        self.closed: str | None = None  # why it was closed
        self._marks = array("I", (0, 0))  # length of the match's log, by public number
        self._cids: dict[str, dict[str, int]] = {}
        self._changes: Counter[str] = Counter()

    def seat_of(self, guest: str | None) -> int | None:
        """A guest's seat, even while a stand-in plays it."""
        owners = [] if guest is None else [seat.guest for seat in self.seats]
        return owners.index(guest) if guest in owners else None

    @property
    def people(self) -> tuple[tuple[int, str], ...]:
        return tuple((number, seat.guest) for number, seat in enumerate(self.seats) if seat.guest is not None)

    def changes_of(self, guest: str) -> int:
        """How many entries other than moves a guest has caused."""
        return self._changes[guest]

    def done(self, guest: str, cid: str) -> int | None:
        """The number at which a message was carried out, if it was."""
        return self._cids.get(guest, {}).get(cid)

    def log_after(self, n: int) -> tuple[Event, ...]:
        """The events of the public log after number n."""
        if self.match is None:
            return ()
        return self.match.log_since(self._marks[n] if n < len(self._marks) else self._marks[-1])

    # --- folding

    def apply(self, entry: AnyEntry) -> None:
        """Add an entry. If the rules refuse it, this raises a RospoError and nothing is changed."""
        _APPLY[type(entry)](self, entry)
        self.seq += 1
        if not isinstance(entry, SECRET):
            self.n += 1
            self.changed = entry.at
            self._marks.append(self.match.log_length if self.match is not None else 0)
        if entry.guest is not None and entry.cid is not None:
            self._remember(entry.guest, entry.cid)
            if not isinstance(entry, Played):
                self._changes[entry.guest] += 1

    def _remember(self, guest: str, cid: str) -> None:
        known = self._cids.setdefault(guest, {})
        known[cid] = self.n
        if len(known) > KEPT_CIDS:
            del known[next(iter(known))]

    def _sat(self, entry: Sat) -> None:
        self.host = self.host or entry.guest or ""
        seat = self.seats[entry.seat] = Seat(entry.guest, None, ready=entry.ready)
        seat.value = entry.value

    def _left(self, entry: Left) -> None:
        gone = self.seats[entry.seat].guest
        self.seats[entry.seat] = Seat(None, None)
        if gone == self.host and self.seat_of(gone) is None:
            self.host = self.people[0][1] if self.people else ""  # then the next to sit down is the host

    def _seat_set(self, entry: SeatSet) -> None:
        if self.match is None:
            self.seats[entry.seat] = Seat(None, entry.level)
        else:
            self.seats[entry.seat].level = entry.level

    def _speed_set(self, entry: SpeedSet) -> None:
        self.speed = entry.speed

    def _ready(self, entry: ReadySet) -> None:
        seat = self.seats[entry.seat]
        seat.ready = entry.ready
        if entry.value is not None:
            seat.value = entry.value

    def _started(self, entry: Started) -> None:
        opened = self.opened
        options = opened.options if opened.dealer is None else {**opened.options, "dealer": opened.dealer}
        self.match = fair.begin(opened.game, len(self.seats), options, entry.seed)
        self.mixed = entry.seed
        for past in opened.line:
            self.match.play(past.seat, past.move)
            fair.keep_stacked(self.match, self.mixed)
        if registry.game(opened.game).early is not None:
            self.early = EarlyPlay(self.match)
        self.status = PLAYING
        for seat in self.match.due:
            self._waits_for(seat, entry.at)

    def _played(self, entry: Played) -> None:
        match = self._playing()
        waited = match.due
        round = match.round
        match.play(entry.seat, entry.move, at=entry.clock)
        fair.keep_stacked(match, self.mixed)
        if self.early is not None:
            self.early.withdraw(entry.seat)
        if self.has_clock and (match.round != round or match.over):
            self.race_start, self.race_clock = None, 0
        seat = self.seats[entry.seat]
        seat.slow = seat.slow + 1 if entry.by == "timer" else 0
        for due in match.due:
            if due == entry.seat or due not in waited or match.round != round:
                self._waits_for(due, entry.at)
        if match.over:
            self.status = OVER

    def _committed(self, entry: Committed) -> None:
        self._early().commit(entry.seat, entry.move)

    def _withdrawn(self, entry: Withdrawn) -> None:
        self._early().withdraw(entry.seat)

    def _away(self, entry: Away) -> None:
        self.seats[entry.seat].away = entry.why

    def _back(self, entry: Back) -> None:
        seat = self.seats[entry.seat]
        seat.away = None
        seat.slow = 0
        self._waits_for(entry.seat, entry.at)

    def _waits_for(self, seat: int, at: int) -> None:
        """The game starts, or restarts, waiting for a seat."""
        self.seats[seat].since = at
        self.seats[seat].turn = self.seq

    def _race_on(self, entry: RaceOn) -> None:
        self.race_start, self.race_clock = entry.start, entry.clock
        self.race_pause = None

    def _race_off(self, entry: RaceOff) -> None:
        match = self._playing()
        if entry.clock > match.clock:
            match.advance(entry.clock)
        self.race_start, self.race_clock = None, match.clock
        self.race_pause = entry

    def _rematched(self, entry: Rematched) -> None:
        self.next = entry.table

    def _closed(self, entry: Closed) -> None:
        self.status = CLOSED
        self.closed = entry.why

    def _playing(self) -> Match:
        if self.match is None:
            raise RospoError("the game hasn't begun")
        return self.match

    def _early(self) -> EarlyPlay:
        if self.early is None:
            raise RospoError("there is no early play: the game has none, or hasn't begun")
        return self.early


_APPLY: dict[type, Callable[[TableState, Any], None]] = {
    Sat: TableState._sat,
    Left: TableState._left,
    SeatSet: TableState._seat_set,
    SpeedSet: TableState._speed_set,
    ReadySet: TableState._ready,
    Started: TableState._started,
    Played: TableState._played,
    Committed: TableState._committed,
    Withdrawn: TableState._withdrawn,
    Away: TableState._away,
    Back: TableState._back,
    RaceOn: TableState._race_on,
    RaceOff: TableState._race_off,
    Rematched: TableState._rematched,
    Closed: TableState._closed,
}


def folded(log: list[AnyEntry]) -> TableState:
    """The state after a whole log."""
    first = log[0]
    if not isinstance(first, Opened):
        raise RospoError("a table's log begins with its opening")
    state = TableState(first)
    for entry in log[1:]:
        state.apply(entry)
    return state
