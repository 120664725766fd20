"""Whatever comes, in whatever order: a table is what its log says, and everybody knows what they may know of it."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec
import pytest
from hypothesis import Phase, given, settings, strategies as st

from rospo.server import wire
from rospo.server.connection import Connection
from rospo.server.entries import decoded
from rospo.server.requests import NewTable
from rospo.server.state import folded
from rospo.server.table import Table
from tests.server.memory import Stage, everything

TABLES: dict[str, tuple[list[str], dict[str, Any]]] = {
    "take_that": (["me", "open", "open"], {"rounds": 1}),
    "twins": (["me", "open", "open", "club"], {"max_hands": 2}),
    "istinto": (["me", "open", "open", "club"], {"until": 60, "revokes": "challengeable"}),
    "ligretto_twist": (["me", "open", "club"], {"rounds": 1}),
}
GUESTS = ("ada", "bea", "cleo", "dora")
Step = tuple[str, int, Any]
UNSHRUNK = (Phase.explicit, Phase.generate)
"""To shrink hundreds of steps takes minutes: for that, take this away."""


class Ear:
    """One connection, and the table as its client knows it by what it was told."""

    def __init__(self, guest: str) -> None:
        self.connection = Connection(guest, outbox=100_000)
        self.known: dict[str, Any] = {}
        self.events: list[Any] = []
        self.marks = {0: 0}  # how many events there were, by number
        self.answers: list[dict[str, Any]] = []
        self.is_host = False
        self._writer = asyncio.create_task(self.connection.write(self._hear))

    async def _hear(self, text: str) -> None:
        message = json.loads(text)
        kind = message["t"]
        if kind in ("ok", "refused"):
            self.answers.append(message)
        elif kind == "held":
            self.known["held"] = message.get("move")
        elif kind == "state":
            told = {name: message[name] for name in ("n", "at", "table", "view", "offer")}
            self.known = {"held": message.get("held"), "seat": message["you"]["seat"], **told}
            self.is_host = message["you"]["host"]
            self.events = self.events[: self.marks[message["since"]]] + message["events"]
            self.marks = {number: mark for number, mark in self.marks.items() if number <= message["since"]}
            self.marks[message["n"]] = len(self.events)
        elif kind == "event":
            self._event(message)

    def _event(self, message: dict[str, Any]) -> None:
        known = self.known
        assert message["n"] == known["n"] + 1, "the numbers are dense"
        known |= {"n": message["n"], "at": message["at"]}
        known["table"] = {**known["table"], **message.get("table", {})}
        known["view"] = {**(known["view"] or {}), **message.get("view", {})} or None
        known["offer"] = message.get("offer") if message.get("offer") is not None else known["offer"]
        self.events += message.get("events", [])
        self.marks[message["n"]] = len(self.events)

    def forget(self) -> None:
        self._writer.cancel()

    def must_live(self) -> None:
        if self._writer.done():
            self._writer.result()


class Scene:
    """A table of a house in this process, and up to six connections to it."""

    def __init__(self, stage: Stage, table: Table) -> None:
        self.stage = stage
        self.table = table
        self.ears: dict[int, Ear] = {}
        self.copies = 0
        self._cids = 0

    async def take(self, step: Step) -> None:
        kind, who, fact = step
        if kind == "tick":
            self.stage.clock.ms += fact
            self.table.post(_nothing)
        elif kind == "bots":
            self.stage.puppets.let_go(fact)
        elif kind == "fail":
            self.stage.store.failing = fact
        elif kind == "hear":
            for ear in self.ears.values():
                self.table.driver.heard(ear.connection)
        elif kind == "join":
            self.join(who)
        elif kind == "part" and who in self.ears:
            ear = self.ears.pop(who)
            self.table.part(ear.connection)
            ear.forget()
        elif kind not in ("part", "join"):
            await self._ask(kind, who, fact)
        await self.settle()

    def join(self, who: int) -> None:
        if who not in self.ears:
            self.ears[who] = Ear(GUESTS[who % len(GUESTS)])
            self.table.join(self.ears[who].connection)

    async def _ask(self, kind: str, who: int, fact: Any) -> None:
        self.join(who)
        await self.settle()
        ear, state = self.ears[who], self.table.state
        if kind in ("play", "commit") and isinstance(fact, int):
            moves = ear.known["offer"] or ["pass"]
            fact = {"move": moves[fact % len(moves)]}
        if kind == "resync":
            fact = {**fact, "after": list(ear.marks)[fact["after"] % len(ear.marks)]}
        cid = fact.pop("cid", None) if isinstance(fact := dict(fact or {}), dict) else None
        if cid is None:
            self._cids += 1
            cid = f"own {self._cids}"
        message = msgspec.convert({"v": 1, "t": kind, "cid": cid, **fact}, wire.Message)
        assert isinstance(message, wire.Asked)
        done, seq, log = state.done(ear.connection.guest, cid), state.seq, len(self.log)
        seat = state.seat_of(ear.connection.guest)
        held_by_bot = seat is not None and state.seats[seat].away is not None
        before = len(ear.answers)
        await self.table.ask(ear.connection, message)
        await self.settle()
        answers = ear.answers[before:]
        assert len(answers) <= 1, "a message is answered once"
        if not state.has_clock:
            assert len(answers) == 1, f"{message} was not answered"
        if done is not None:
            assert [answer["t"] for answer in answers] == ["ok"], "what is done is done"
            assert answers[0]["n"] == done
        refused = bool(answers) and answers[0]["t"] == "refused" and not held_by_bot
        if not state.has_clock and (done is not None or refused):
            assert (self.table.state.seq, len(self.log)) == (seq, log), "nothing was changed"

    @property
    def log(self) -> list[bytes]:
        return self.stage.store.logs[self.table.id]

    async def settle(self) -> None:
        """Until the table has nothing more to do by itself."""
        for _ in range(3):
            reached: asyncio.Future[None] = asyncio.get_running_loop().create_future()

            async def mark(reached: asyncio.Future[None] = reached) -> None:
                reached.set_result(None)

            self.table.post(mark)
            await asyncio.wait([reached, self.table.task], return_when=asyncio.FIRST_COMPLETED)
            if self.table.task.done():
                self.table.task.result()
            for _ in range(5):
                await asyncio.sleep(0)

    async def check(self) -> None:
        """The table is what its log says, and every client knows what a newcomer on the same seat would be told."""
        self.stage.store.failing = 0
        await self.settle()
        table = self.table
        assert everything(table.state) == everything(folded([decoded(data) for data in self.log]))
        assert self.stage.store.rows[table.id].status == table.state.status
        assert self.stage.store.seats[table.id].people == table.state.people
        here = {ear.connection.guest for ear in self.ears.values()}
        assert set(table.gone) == {seat for seat, guest in table.state.people if guest not in here}
        for ear in self.ears.values():
            ear.must_live()
            known, events = ear.known, ear.events
            await table.ask(ear.connection, wire.Resync(v=1, cid=f"again {table.state.seq}"))
            await self.settle()
            assert (ear.known, ear.events) == (known, events)
        assert not [note for note in self.stage.notes if note.startswith("table_failed")], self.stage.notes


async def _nothing() -> None:
    """To wake the table is enough."""


async def _scene(game: str, play: Callable[[Scene], Awaitable[None]], begun: bool, **more: Any) -> None:
    stage = Stage(silent_s=5.0, countdown_ms=100, between_ms=100, held_after_ms=3000)
    seats, options = TABLES[game]
    plan = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
    for name in GUESTS:
        stage.guest(name)
    asked = msgspec.convert({"game": game, "seats": plan, "options": options, **more}, NewTable)
    scene = Scene(stage, await stage.house.open(stage.store.people["ada"], asked))
    try:
        scene.join(0)
        if begun:
            for who in range(1, seats.count("open") + 1):
                await scene.take(("sit", who, None))
                await scene.take(("ready", who, None))
            await scene.take(("start", 0, None))
            for _ in range(2 if game == "ligretto_twist" else 0):  # the count-down
                await scene.take(("hear", 0, None))
                await scene.take(("tick", 0, 150))
        await play(scene)
    finally:
        for ear in scene.ears.values():
            ear.forget()
        await stage.house.stop()


# --- any steps at all


def _facts(**facts: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    """The facts of a message, perhaps with a name that was used before."""
    return st.fixed_dictionaries(facts, optional={"cid": st.sampled_from(["a", "b", "c"])})


_SEAT = st.integers(0, 4)
_MOVES = st.one_of(st.integers(0, 40), _facts(move=st.sampled_from(["pass", "flip", "lay 0", "7", "buy 0", "", "🐸"])))
_MESSAGES: dict[str, st.SearchStrategy[Any]] = {
    "sit": st.one_of(_facts(), _facts(seat=_SEAT, value=st.text(max_size=3))),
    "leave": _facts(),
    "kick": _facts(seat=_SEAT),
    "set_seat": _facts(seat=_SEAT, level=st.sampled_from([None, "random", "club"])),
    "ready": _facts(ready=st.booleans(), value=st.sampled_from([None, "", "luck"])),
    "start": _facts(),
    "play": _MOVES,
    "commit": _MOVES,
    "withdraw": _facts(),
    "rematch": _facts(),
    "emote": _facts(emote=st.just("croak")),
    "resync": _facts(after=st.integers(0, 30)),
}
_TABLE_STEPS: dict[str, st.SearchStrategy[Any]] = {
    "join": st.none(),
    "part": st.none(),
    "hear": st.none(),
    "tick": st.sampled_from([0, 100, 700, 2000, 6000, 30_000]),
    "bots": st.integers(0, 40),
    "fail": st.integers(0, 2),
}


def _steps(kinds: dict[str, st.SearchStrategy[Any]], people: int = 6) -> st.SearchStrategy[Step]:
    return st.one_of(*(st.tuples(st.just(kind), st.integers(0, people - 1), facts) for kind, facts in kinds.items()))


_ANY = st.one_of(
    _steps(_MESSAGES | _TABLE_STEPS),
    _steps({"play": st.integers(0, 40), "bots": st.integers(0, 40), "hear": st.none()}, people=3),  # games go on
    _steps({"play": st.integers(0, 40), "tick": st.sampled_from([100, 700])}, people=3),
)


@pytest.mark.parametrize("game", TABLES)
@settings(max_examples=60, phases=UNSHRUNK)
@given(steps=st.lists(_ANY, min_size=10, max_size=60), begun=st.booleans(), timer=st.sampled_from(["none", "fast"]))
def test_a_table_is_what_its_log_says_whatever_comes(game: str, steps: list[Step], begun: bool, timer: str) -> None:
    async def play(scene: Scene) -> None:
        for number, step in enumerate(steps):
            await scene.take(step)
            if number % 12 == 11:
                await scene.check()
        await scene.check()

    asyncio.run(_scene(game, play, begun, timer=timer))


@pytest.mark.parametrize("game", TABLES)
@settings(max_examples=12, phases=UNSHRUNK)
@given(data=st.data())
def test_a_whole_game_with_a_store_that_fails_now_and_then(game: str, data: st.DataObject) -> None:
    choices = data.draw(st.lists(st.tuples(st.integers(0, 40), st.sampled_from([0, 0, 0, 1])), min_size=30, max_size=90))

    async def play(scene: Scene) -> None:
        for choice, failing in choices:
            if scene.table.state.status == "over":
                await scene.take(("rematch", 0, None))
            await scene.take(("fail", 0, failing))
            for who in range(3):
                await scene.take(("play", who, choice))
            await scene.take(("hear", 0, None))
            await scene.take(("bots", 0, choice))
            await scene.take(("tick", 0, 300))
        await scene.check()

    asyncio.run(_scene(game, play, begun=True))
