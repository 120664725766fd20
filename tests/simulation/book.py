"""One table as its log says, entry by entry; raises `Violation` for an entry that should never have been written."""

from collections import Counter, deque

import msgspec

from rospo.server.core.entries import SECRET, AnyEntry, Away, Closed, Opened, Played, RaceOff, RaceOn, Sat, Started
from rospo.server.core.frames import deadlines, lines
from rospo.server.core.question import Question
from rospo.server.core.settings import SLOWNESS, Settings
from rospo.server.core.state import KEPT_CIDS, TableState
from rospo.server.core.table import Table

SHORTEST_PAUSE = 0.2 * min(percent for percent, _ in SLOWNESS.values()) / 100
"""Of a bot's usual time: what it takes at least for a forced move, however fast it is to be."""
ROUNDING_MS = 1
"""Entries are stamped in whole milliseconds."""
NEVER = float("-inf")
KNOWN = 64
"""Number of moments at which somebody was heard that are remembered."""

_encode = msgspec.json.encode


class Violation(AssertionError):
    """A promise was broken."""


class Presence:
    """Whether a guest is at a table and since when, and when they were last heard: what the server can know."""

    __slots__ = ("alive", "heard", "lines", "since", "told", "went")

    def __init__(self, since: float) -> None:
        self.lines = 0
        self.since = since
        self.alive = since  # the last sign of life
        self.went = NEVER  # when a line was last closed
        self.told: int | None = None  # since when they can't be reached, as was told last
        self.heard: deque[float] = deque(maxlen=KNOWN)

    def heard_before(self, at: float) -> float:
        """When they were last heard before a moment. An entry is stamped before it is on disk."""
        unknown = at if len(self.heard) == KNOWN else NEVER
        return next((heard for heard in reversed(self.heard) if heard <= at), unknown)


Presences = tuple[list[bool], list[int | None], list[int | None]]
"""As told, for each seat: whether its owner can be reached, since when not, and when a stand-in comes."""


class Book:
    def __init__(self, opened: Opened, settings: Settings) -> None:
        self.state = TableState(opened)
        self.secret = opened.secret.encode()
        self.events = [b"", b"[]"]  # the public events of each number
        self.by_cid: Counter[tuple[str, str]] = Counter()
        self.done: dict[tuple[str, str], int] = {}  # the number at which each message was carried out
        self.grace_until = 0  # no deadline ends before: the server has started again
        self.begun_at = 0.0  # when this table last came to life
        self.empty_since = 0.0
        self.presence: dict[str, Presence] = {}
        self._asked: dict[Question, int] = {}  # the turn for which each bot thinks
        self._answers: dict[int, set[tuple[int, str]]] = {}  # of each seat: for which turn, and the move
        self._settings = settings

    def events_after(self, n: int) -> bytes:
        """As a list, what happened after a number."""
        return b"[" + b",".join(events[1:-1] for events in self.events[n + 1 :] if len(events) > 2) + b"]"

    # --- who is there

    def begins(self, now: float) -> None:
        """The table comes to life, with nobody at it."""
        self.begun_at = self.empty_since = now
        self.grace_until = 0 if self.state.n == 1 else int(now + self._settings.grace_s * 1000)
        self.presence = {}
        self._asked, self._answers = {}, {}

    def comes(self, guest: str, now: float) -> None:
        known = self.presence.setdefault(guest, Presence(self.begun_at))
        known.since = known.since if known.lines else now
        known.alive = now
        known.lines += 1

    def goes(self, guest: str, now: float) -> None:
        known = self.presence[guest]
        known.lines -= 1
        known.went = now
        if not known.lines:
            known.since = now if now < known.alive + self._beat_ms else known.alive
        if not any(one.lines for one in self.presence.values()):
            self.empty_since = now

    def hears(self, guest: str, now: float) -> None:
        known = self.presence.get(guest)
        if known is not None and (not known.heard or known.heard[-1] != now):
            known.heard.append(now)

    def lives(self, guest: str, now: float) -> None:
        if guest in self.presence:
            self.presence[guest].alive = now

    @property
    def _beat_ms(self) -> float:
        return self._settings.ping_s * 1000

    def reaches(self, guest: str, now: float, slack_ms: float) -> bool:
        """Was there a sign of life since connections were last asked for one, or not long before?"""
        known = self.presence.get(guest)
        return known is not None and known.lines > 0 and now < known.alive + 2 * self._beat_ms + slack_ms

    def check_presence(self, told_of: Presences, table: Table, now: float) -> None:
        """Whoever is told to be silent is, and always since the same moment. The table may be ahead of the log."""
        seats, since, ends = told_of
        here = {connection.guest for connection in table.people.here}
        for seat, guest in table.state.people:
            known = self.presence.setdefault(guest, Presence(self.begun_at))
            told, end = since[seat] if since else None, ends[seat] if ends else None
            if seats[seat] is not (told is None) or (end is not None and end < (told or 0)):
                raise Violation(f"of {guest} is told {seats[seat]}, since {told}, until {end}")
            if told is not None:
                if guest in here and known.went < known.alive and now < known.alive + self._beat_ms - ROUNDING_MS:
                    raise Violation(f"{guest} is told to be silent {now - known.alive:.0f} ms after a sign of life")
                self._check_silence(guest, known, told)
            known.told = told

    def _check_silence(self, guest: str, known: Presence, told: int) -> None:
        if told + ROUNDING_MS < min(known.alive, known.since):
            raise Violation(f"{guest} is told to be silent since {told}, and was heard at {known.alive:.0f}")
        if known.told is not None and told != known.told and known.alive <= known.told:
            raise Violation(f"{guest}, silent since {known.told}, is told to be silent since {told}")

    # --- bots

    def asks(self, question: Question) -> None:
        self._asked[question] = self.state.seats[question.seat].turn

    def thinks(self, question: Question, move: str) -> None:
        turn = self._asked.pop(question, None)
        if turn is not None:
            self._answers.setdefault(question.seat, set()).add((turn, move))

    # --- the log

    def apply(self, entry: AnyEntry) -> None:
        state = self.state
        self._check(entry)
        state.apply(entry)
        if not isinstance(entry, SECRET):
            self.events.append(_encode(lines(state.log_after(state.n - 1))))
        if entry.guest is not None and entry.cid is not None:
            key = entry.guest, entry.cid
            self.by_cid[key] += 1
            self.done[key] = state.n
            if self.by_cid[key] > 1:
                raise Violation(f"{key} was done twice: {entry}")
            if len(state._cids[entry.guest]) > KEPT_CIDS:
                raise Violation(f"{len(state._cids[entry.guest])} messages of {entry.guest} are remembered")

    def _check(self, entry: AnyEntry) -> None:
        match entry:
            case Played():
                if self.state.has_clock:
                    self._check_claim(entry)
                else:
                    self._check_turn(entry)
            case Away(seat=seat, why="silent"):
                self._check_silent(seat, entry.at, self._patience_ms)
            case RaceOn():
                self._check_countdown(entry)
            case RaceOff():
                self._check_pause(entry)
            case Closed():
                self._check_closed(entry)
            case Sat(guest=guest):
                self._check_sat(entry, self.state.seat_of(guest))
            case Started():
                self._check_started()
            case _:
                pass

    def _check_turn(self, entry: Played) -> None:
        state = self.state
        seat = state.seats[entry.seat]
        answers = self._answers.pop(entry.seat, set())
        if entry.by in ("bot", "timer") and (seat.turn, entry.move) not in answers:
            raise Violation(f"no bot was asked about {entry}, and answered this")
        if entry.by == "timer":
            end = deadlines(state, self.grace_until)[entry.seat]
            if end is None or entry.at < end:
                raise Violation(f"time ran out for seat {entry.seat} at {entry.at}, not at {end}")
        elif entry.by == "bot":
            if not seat.by_bot:
                raise Violation(f"a stand-in played for seat {entry.seat}, whose owner is there")
            took = entry.at - seat.since  # less than 0: the server has started again, on a clock that is behind
            if 0 <= took < SHORTEST_PAUSE * state.opened.bots_ms - ROUNDING_MS:
                raise Violation(f"a bot answered after {took} ms")

    def _check_claim(self, entry: Played) -> None:
        state = self.state
        if state.race_start is None or entry.at + ROUNDING_MS < state.race_start or entry.clock is None:
            raise Violation(f"{entry} was played while the race stood still")
        for number, guest in state.people:
            known = self.presence.get(guest)
            heard = NEVER if known is None else known.heard_before(entry.at + ROUNDING_MS)
            if not state.seats[number].by_bot and entry.at > heard + self._settings.silence_ms + ROUNDING_MS:
                raise Violation(f"the race goes on without {guest}, who was heard {entry.at - heard:.0f} ms ago")
        if entry.clock > self._clock_at(entry.at) + ROUNDING_MS:
            raise Violation(f"{entry} was played before its moment")

    def _clock_at(self, at: int) -> float:
        """What the race's clock can show at most."""
        state = self.state
        return state.race_clock + max(0, at - (at if state.race_start is None else state.race_start))

    @property
    def _patience_ms(self) -> float:
        settings = self._settings
        return settings.stand_in_after_ms if self.state.has_clock else settings.silent_s * 1000

    def _check_silent(self, seat: int, at: int, patience_ms: float) -> None:
        """In a race, silence is what counts; with turns, being out of reach, since when everybody was told."""
        guest = self.state.seats[seat].guest
        if guest is None or self.state.seats[seat].away is not None:
            raise Violation(f"a stand-in takes over seat {seat}, which needs none")
        known = self.presence.get(guest)
        if self.state.has_clock:
            gone = known is None or at + ROUNDING_MS >= known.heard_before(at) + self._settings.silence_ms
            if not gone or at + ROUNDING_MS < self.begun_at + patience_ms:
                raise Violation(f"a stand-in takes over seat {seat} at {at}, from somebody who is heard")
        else:
            since = self.begun_at if known is None else known.alive if known.told is None else known.told
            if since <= at < since + patience_ms - ROUNDING_MS:
                raise Violation(f"a stand-in takes over seat {seat} {at - since} ms after {guest} went")

    def _check_countdown(self, entry: RaceOn) -> None:
        state = self.state
        if state.race_start is not None:
            raise Violation("the race's clock is started twice")
        if entry.clock != state.race_clock or entry.start < entry.at + self._settings.countdown_ms:
            raise Violation(f"{entry} after a clock that stood at {state.race_clock}")

    def _check_pause(self, entry: RaceOff) -> None:
        state, match = self.state, self.state.match
        if match is None or state.race_start is None:
            raise Violation("a race pauses that doesn't run")
        least = match.clock
        most = least if entry.why == "restart" else max(least, self._clock_at(entry.at) + ROUNDING_MS)
        if not least <= entry.clock <= most:
            raise Violation(f"the race pauses at {entry.clock}, not between {least} and {most}")
        if entry.why == "silent" and entry.seat is not None:
            known = self.presence.get(state.seats[entry.seat].guest or "")
            ago = NEVER if known is None else entry.at - known.heard_before(entry.at)
            if 0 <= ago + ROUNDING_MS < self._settings.silence_ms:
                raise Violation(f"the race waits for seat {entry.seat}, heard {ago} ms ago")

    def _check_sat(self, entry: Sat, own: int | None) -> None:
        """Whoever sits down is ready; somebody who changes seats, as before."""
        if entry.ready != (own is None or self.state.seats[own].ready):
            raise Violation(f"{entry.guest} sits down in seat {entry.seat}, and ready is {entry.ready}")

    def _check_started(self) -> None:
        state = self.state
        if waiting := [guest for seat, guest in state.people if guest != state.host and not state.seats[seat].ready]:
            raise Violation(f"the game starts, and {waiting} aren't ready")

    def _check_closed(self, entry: Closed) -> None:
        if any(known.lines and known.since < entry.at - ROUNDING_MS for known in self.presence.values()):
            raise Violation("a table closes while somebody is there")
        if entry.at + ROUNDING_MS < self.empty_since + self._settings.abandoned_s * 1000:
            raise Violation(f"a table closes {entry.at - self.empty_since} ms after the last one went")
