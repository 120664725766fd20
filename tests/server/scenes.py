"""One table of a house in this process: connections that come and go, and what their clients know."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec

from rospo.play import registry
from rospo.server.core import wire
from rospo.server.core.connection import Connection
from rospo.server.core.entries import decoded
from rospo.server.core.inputs import Asked, Heard, Rang
from rospo.server.core.refusal import Refusal
from rospo.server.core.state import folded
from rospo.server.journal import Clock
from rospo.server.live import LiveTable
from rospo.server.outbox import Outbox
from rospo.server.requests import NewTable
from tests.kits import KITS
from tests.server.memory import Stage, everything

GUESTS = ("ada", "bea", "cleo", "dora")
OFFERS = ("offer", "early", "later")
Step = tuple[str, int, Any]
"""An action, which of up to six connections takes it, and its details."""


class Ear:
    """One connection, and the table as its client knows it by what it was told."""

    def __init__(self, guest: str, clock: Clock, beat: Callable[[Connection], None]) -> None:
        self.connection = Connection(guest)
        self.outbox = Outbox(self.connection, clock, self._hear, beat=lambda: beat(self.connection))
        self.known: dict[str, Any] = {}
        self.events: list[Any] = []
        self.marks = {0: 0}  # how many events there were, by number
        self.answers: list[dict[str, Any]] = []
        self.is_host = False
        self.gaps: list[str] = []

    def _hear(self, texts: list[bytes]) -> None:
        for text in texts:
            self._told(json.loads(text))

    def _told(self, message: dict[str, Any]) -> None:
        kind = message["t"]
        if kind in ("ok", "refused"):
            self.answers.append(message)
        elif kind == "held":
            self.known["held"] = message["move"]
        elif kind == "offer":
            self.known |= {"offer": message["offer"], "later": message.get("later", [])}
        elif kind == "state":
            self._state(message)
        elif kind == "event":
            self._event(message)

    def _state(self, message: dict[str, Any]) -> None:
        told = {name: message[name] for name in ("n", "at", "table", "view", "held", *OFFERS)}
        self.known = {"seat": message["you"]["seat"], **told}
        self.is_host = message["you"]["host"]
        self.events = self.events[: self.marks[message["since"]]] + message["events"]
        self.marks = {number: mark for number, mark in self.marks.items() if number <= message["since"]}
        self.marks[message["n"]] = len(self.events)

    def _event(self, message: dict[str, Any]) -> None:
        known = self.known
        if message["n"] != known["n"] + 1:
            self.gaps.append(f"{message['n']} came after {known['n']}")
        known |= {"n": message["n"], "at": message["at"]}
        known["table"] = {**known["table"], **message.get("table", {})}
        known["view"] = {**(known["view"] or {}), **message.get("view", {})} or None
        known |= {name: message[name] for name in OFFERS if name in message}
        self.events += message.get("events", [])
        self.marks[message["n"]] = len(self.events)


class Scene:
    """A table of a house in this process, and up to six connections to it."""

    def __init__(self, stage: Stage, table: LiveTable) -> None:
        self.stage = stage
        self.table = table
        self.ears: dict[int, Ear] = {}
        self.copies = 0
        self._cids = 0

    async def take(self, step: Step) -> None:
        kind, who, fact = step
        if kind == "tick":
            self.stage.clock.ms += fact
            self.table.take(Rang())
        elif kind == "bots":
            self.stage.puppets.let_go(fact)
        elif kind == "fail":
            self.stage.store.failing = fact
        elif kind == "hear":
            for ear in self.ears.values():
                self.hear(ear)
        elif kind == "join":
            self.join(who)
        elif kind == "part" and who in self.ears:
            ear = self.ears.pop(who)
            self.table.part(ear.outbox)
        elif kind not in ("part", "join"):
            await self._ask(kind, who, fact)
        await self.settle()

    def join(self, who: int) -> None:
        if who not in self.ears:
            self.ears[who] = Ear(GUESTS[who % len(GUESTS)], self.stage.clock, self.table.alive)
            self.table.join(self.ears[who].outbox)

    def hear(self, ear: Ear) -> None:
        """A sign of life."""
        self.table.take(Heard(ear.connection))

    def say(self, ear: Ear, message: wire.Asked) -> None:
        self.table.take(Asked(ear.connection, message))

    async def _ask(self, kind: str, who: int, fact: Any) -> None:
        self.join(who)
        await self.settle()
        ear, state = self.ears[who], self.table.state
        if kind in ("play", "commit") and isinstance(fact, int):
            hand = (ear.known["view"] or {}).get("hand") or []
            held = [f"play {card}" for card in hand if isinstance(card, str)]
            moves = (held if kind == "commit" else ear.known["offer"]) or ["pass"]
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
        before, is_copy = len(ear.answers), cid in ear.connection._asked
        self.say(ear, message)
        await self.settle()
        answers = ear.answers[before:]
        assert len(answers) <= 1, "a message is answered only once"
        if is_copy:
            assert not answers, "a copy over the same connection has been answered"
        elif not state.has_clock:
            assert len(answers) == 1, f"{message} was not answered"
        if done is not None and not is_copy:
            assert [answer["t"] for answer in answers] == ["ok"], "a repeated message has no further effect"
            assert answers[0]["n"] == done
        refused = bool(answers) and answers[0]["t"] == "refused" and not held_by_bot
        if not state.has_clock and (done is not None or refused):
            assert (self.table.state.seq, len(self.log)) == (seq, log), "nothing was changed"

    @property
    def gone(self) -> set[int]:
        """The seats of people without a connection."""
        return set(self.table._table.people.gone)

    @property
    def log(self) -> list[bytes]:
        return self.stage.store.logs[self.table.id]

    async def settle(self) -> None:
        """Wait until the table has nothing more to do by itself."""
        for _ in range(3):
            with suppress(Refusal):
                await self.table.settled()
            for _ in range(5):
                await asyncio.sleep(0)

    async def check(self) -> None:
        """The table matches its log, and every client knows what a newcomer on the same seat would be told."""
        self.stage.store.failing = 0
        for ear in self.ears.values():
            self.hear(ear)  # what they ask below is a sign of life, too, and could end a pause of a race
        await self.settle()
        table = self.table
        assert everything(table.state) == everything(folded([decoded(data) for data in self.log]))
        assert self.stage.store.rows[table.id].status == table.state.status
        assert self.stage.store.seats[table.id].people == table.state.people
        here = {ear.connection.guest for ear in self.ears.values()}
        assert self.gone == {seat for seat, guest in table.state.people if guest not in here}
        for ear in self.ears.values():
            assert not ear.gaps, "the numbers are dense"
            known, events = ear.known, ear.events
            self.say(ear, wire.Resync(v=1, cid=f"again {table.state.seq}"))
            await self.settle()
            odd = {name: (known[name], now) for name, now in ear.known.items() if known[name] != now}
            assert not odd, f"known, and told anew: {odd}"
            assert ear.events == events
        assert not [note for note in self.stage.notes if note.startswith("table_failed")], self.stage.notes


async def play_scene(game: str, play: Callable[[Scene], Awaitable[None]], begun: bool, **more: Any) -> None:
    stage = Stage(silent_s=5.0, countdown_ms=100, between_ms=100, stand_in_after_ms=3000)
    seats, options = KITS[game].evenings.scene
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
            for _ in range(0 if registry.game(game).race is None else 2):  # the count-down
                await scene.take(("hear", 0, None))
                await scene.take(("tick", 0, 150))
        await play(scene)
    finally:
        await stage.house.stop()
