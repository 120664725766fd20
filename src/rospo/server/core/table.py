"""A table: takes one input at a time, and says what is to be done.

Input → check → apply → append to the log → wait until it is on disk → tell everyone. While entries are being written,
further inputs wait, so that nobody hears of anything that could still be lost.
"""

from collections import deque
from collections.abc import Callable, Mapping
from typing import Any, Literal

from rospo.server.core import inputs, wire
from rospo.server.core.connection import Asker
from rospo.server.core.decide import Asking, come_back, decide, own_seat, removed
from rospo.server.core.driver import NEVER, Driver, Refused
from rospo.server.core.effects import Answer, Ask, Beat, Draw, Effect, Failed, ReadAgain, Tell, Wake, grant, refuse
from rospo.server.core.entries import AnyEntry, Closed, Rematched
from rospo.server.core.inputs import Input
from rospo.server.core.log import Log
from rospo.server.core.news import News
from rospo.server.core.people import People
from rospo.server.core.race.racing import Racing
from rospo.server.core.refusal import Refusal
from rospo.server.core.rematch import may_rematch, opening_again
from rospo.server.core.settings import Settings
from rospo.server.core.state import CLOSED, OVER, TableState
from rospo.server.core.talk import Talk
from rospo.server.core.turns import Turns

RETRY_MS = 1000  # retry interval after a failure: of a bot, or of a table whose log can't be read or written


class Table:
    """One live table. All moments are milliseconds since 1970, of a clock that never runs back."""

    def __init__(self, state: TableState, settings: Settings, names: Mapping[str, str], now: float) -> None:
        """`names`: of all guests who are known; others wanted to be forgotten."""
        self._settings = settings
        self._names = names
        fresh = state.n == 1
        self._grace_until = 0 if fresh else int(now + settings.grace_s * 1000)
        self._waiting: deque[tuple[Input, float]] = deque()  # each with its arrival
        self._trust: Literal["sure", "unsure", "reading"] = "sure"  # is the state what the log says?
        self._rests_until = 0.0  # after a failure it pauses its own work
        self._talk = Talk()
        self._todo: list[Effect] = []
        self._wakes_at: float | None = None  # as last asked for
        self.people = People(state, now, settings.ping_s * 1000)
        self._begin(state)

    def _begin(self, state: TableState) -> None:
        """Go on from this state."""
        self.state = state
        self._news = News(state, self.people, self._grace_until)
        self._driver: Driver = (
            Racing(state, self.people, self._settings)
            if state.has_clock
            else Turns(state, self.people, self._settings, self._grace_until)
        )
        self._log = Log(state, self._news, self._driver, self._names)

    @property
    def has_room(self) -> bool:
        """Is there room for another message? If not, clients wait."""
        return len(self._waiting) < self._settings.inbox

    @property
    def is_sure(self) -> bool:
        """Is the state known to be what the log says?"""
        return self._trust == "sure"

    @property
    def is_settled(self) -> bool:
        """Is everything done that came, and on disk?"""
        return self._log.writing is None and not self._waiting

    def take(self, given: Input, now: float) -> list[Effect]:
        """Take an input; returns what is to be done, in this order."""
        is_back = False
        if isinstance(given, inputs.SIGNS) and (is_back := self.people.heard(given.connection, self.state, now)):
            self._waiting.append((inputs.Alive(given.connection), now))
        match given:
            case inputs.Alive():
                if not is_back:  # as nearly always
                    return []
            case inputs.Asked(connection, message):
                self._driver.heard(connection, now)
                if not connection.is_copy(message.cid):
                    self._waiting.append((given, now))
            case inputs.Heard(connection):
                self._driver.heard(connection, now)
            case inputs.Ponged(connection, at):
                connection.delay.answered(at, now)
                self._driver.heard(connection, now)
            case inputs.Rang():
                self._wakes_at = None
            case inputs.Written():
                self._safely(lambda now: self._todo.extend(self._log.written(now)), now)
            case inputs.NotWritten(why):
                self._todo += self._log.not_written(why)
                self._doubt()
            case inputs.Reread(state):
                self._reread(state, now)
            case _:
                self._waiting.append((given, now))
        self._go_on(now)
        todo, self._todo = self._todo, []
        return todo

    # --- one thing after the other

    def _go_on(self, now: float) -> None:
        """Do all that can be done before the next entries are on disk."""
        wake, people = None, self.people
        if people.beat_at is not None and people.beat_at <= now:
            self._todo += [Beat(connection) for connection in people.beat(self.state, now)]
        while self._log.writing is None and wake is None:
            if self._waiting:
                self._safely(self._do, *self._waiting.popleft(), now)
            else:
                wake = self._rests_until if self._rests_until > now else self._safely(self._step, now)
        tell_at = people.tell_at if self._log.writing is None and self.is_sure else None
        if tell_at is not None and tell_at <= now:
            self._tell_all(people.presence(self.state, self._names, self._driver, now))
            tell_at = None
        for moment in (tell_at, people.beat_at):
            if moment is not None:
                wake = moment if wake is None else min(wake, moment)
        if wake is not None:
            self._wake_at(None if wake == NEVER else wake)

    def _wake_at(self, moment: float | None) -> None:
        if moment != self._wakes_at:
            self._wakes_at = moment
            self._todo.append(Wake(moment))

    def _safely(self, work: Callable[..., float | None], *facts: Any) -> float | None:
        """A bug must not end the table: its log is the truth."""
        try:
            return work(*facts)
        except Exception as error:
            self._todo.append(Failed(error))
            self._doubt()
            return None

    def _step(self, now: float) -> float | None:
        """What is to be done without being asked. Returns when to look again; None: at once."""
        if self._trust != "sure":
            return self._read_again()
        step = self._driver.next(now)
        self._refuse_all(step.refused)
        self._todo += [Ask(question) for question in step.asks]
        for connection in step.pings:
            ping = wire.Ping(at=connection.delay.ping(now), delay=connection.delay.one_way)
            self._todo.append(Answer(connection, wire.write(ping)))
        if step.offers_at is not None:
            self._todo += [Tell(who, [text]) for who, text in self._news.clock_shows(step.offers_at)]
        if not step.entries:
            return step.wake
        refusal = self._log.add(step.entries, now, self._todo, of_driver=True)
        if refusal is not None:
            self._refuse_all(self._driver.not_played(refusal, now))
        return None

    # --- inputs

    def _do(self, given: Input, arrived: float, now: float) -> None:
        match given:
            case inputs.Asked(connection, message):
                self._asked(Asker(connection, message.cid, arrived), message, now)
            case inputs.Came(connection):
                seat = self.people.came(connection, self.state, now)
                if self.is_sure:
                    whole = self._news.whole(connection, connection.after)
                    self._todo.append(Tell(connection, [whole, *self._talk.announced(now)]))
                self._add(come_back(self.state, seat, int(now)), now)
            case inputs.Alive(connection):
                self._add(come_back(self.state, self.people.here.get(connection), int(now)), now)
            case inputs.Went(connection):
                self.people.went(connection, self.state, now)
            case inputs.Thought(question, move, wait_ms):
                self._driver.thought(question, move, wait_ms, now)
            case inputs.NotThought(question):
                if self._driver.not_thought(question, now):
                    self._rests_until = now + RETRY_MS
            case inputs.Drawn():
                self._rematch(given, now)
            case inputs.Renamed():
                self.people.tell_soon(now)
            case inputs.Removed(guest):
                self._add(removed(self.state, guest, int(now)), now)
            case inputs.Muted(connection, muted):
                connection.muted = muted
            case inputs.Announced(notice):
                self._tell_all(self._talk.announce(notice))
            case inputs.Deserted():
                if not self.people.here:
                    self._close("abandoned", now)
            case inputs.Shut():
                self._close("host", now)

    def _add(self, entries: list[AnyEntry], now: float) -> None:
        if self.is_sure:
            self._log.add(entries, now, self._todo)

    def _close(self, why: str, now: float) -> None:
        if self.is_sure and self.state.status not in (OVER, CLOSED):
            self._refuse_all(self._driver.stop(Refusal("wrong_status", status=CLOSED, needed=self.state.status)))
            self._log.add([Closed(why=why, at=int(now))], now, self._todo)

    def _asked(self, asker: Asker, message: wire.Asked, now: float) -> None:
        if asker.connection not in self.people.here:
            return
        try:
            if not self.is_sure:
                raise Refusal("storage")
            if self.state.done(asker.connection.guest, asker.cid) is not None:
                self._todo.append(grant(self.state, asker))
            else:
                self._answer(asker, message, now)
        except Refusal as refusal:
            self._todo.append(refuse(asker, refusal))
        except Exception:
            self._todo.append(refuse(asker, Refusal("failed")))
            raise

    def _answer(self, asker: Asker, message: wire.Asked, now: float) -> None:
        """Do what is asked; answer at once, unless something has to be written, judged or drawn before. Or Refusal."""
        state = self.state
        asking = Asking(asker.connection.guest, asker.cid, int(now))
        match message:
            case wire.Play() if state.has_clock:
                *before, _ = decide(state, message, asking)
                self._log.add(before, now, self._todo)
                self._driver.claim(asker, message, own_seat(state, asking), now)
                return
            case wire.Rematch() if may_rematch(state, asking):
                self._todo.append(Draw(asker))
                return
            case wire.Rematch():
                pass
            case wire.Resync(after=after):
                self._todo.append(Tell(asker.connection, [self._news.whole(asker.connection, after)]))
            case wire.Emote():
                self._tell_all(self._talk.emote(asker.connection, own_seat(state, asking), message.emote, now))
            case _:
                entries = decide(state, message, asking)
                refusal = self._log.add(entries, now, self._todo, asker=asker)
                if self._log.writing is not None:
                    return
                if refusal is not None:
                    raise refusal
        self._todo.append(grant(state, asker))

    def _rematch(self, drawn: inputs.Drawn, now: float) -> None:
        asker, state = drawn.asker, self.state
        if not self.is_sure:
            self._todo.append(refuse(asker, Refusal("storage")))
        elif state.next is not None:  # somebody else was faster
            self._todo.append(grant(state, asker))
        else:
            fresh = TableState(opening_again(state, drawn, self._names, int(now)))
            asking = Asking(asker.connection.guest, asker.cid, int(now))
            rematched = Rematched(table=drawn.table, **asking.stamp)
            self._log.add([rematched], now, self._todo, asker=asker, opens=fresh)

    # --- the log

    def _doubt(self) -> None:
        """The state may differ from the log. Until that has been read again, messages are refused."""
        self._trust, self._rests_until = "unsure", 0.0
        self._news.take()
        self._refuse_all(self._driver.stop(Refusal("storage")))  # nobody knows what became of it

    def _read_again(self) -> float:
        if self._trust == "unsure":
            self._todo.append(ReadAgain())
        self._trust = "reading"
        return NEVER

    def _reread(self, state: TableState | None, now: float) -> None:
        self._rests_until = now + RETRY_MS
        if state is None:
            self._trust = "unsure"
            return
        self._trust = "sure"
        self._begin(state)
        self.people.reseat(state, set(), now)
        self._todo += [Tell(connection, [self._news.whole(connection, 0)]) for connection in self.people.here]

    def _refuse_all(self, refused: Refused) -> None:
        self._todo += [refuse(asker, refusal) for asker, refusal in refused]

    def _tell_all(self, text: bytes) -> None:
        self._todo += [Tell(connection, [text]) for connection in self.people.here]
