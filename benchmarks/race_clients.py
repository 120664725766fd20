"""Racers for `race_fairness`: equal players, each behind a way of its own, at tables where piles are fought for.

A table has three racers, and a caller whose hand covers a pile. Two of the three are to fight: they play until each has
a card for that pile, and hold it. Then the caller lays elsewhere, so that the pile comes free; the two see it, react,
and press. The third looks on.
"""

import asyncio
import itertools
import time
from collections import deque
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from server_client import PATIENCE, Failed, Load

PINGS = 8
"""Number of the server's stamps from which a client works out the server's clock; the fastest one is best."""
EARLY = 0.0003
"""Seconds by which a timer may fire early."""
REACTION = 0.25, 0.45
"""Seconds from seeing a pile come free to pressing."""
BETWEEN = 0.02, 0.08
"""Seconds before any other action: nobody fights for it."""
CALL = 0.15, 0.3
"""Seconds from the moment when both are ready to the caller's lay: everybody has seen that they are."""


class Race(msgspec.Struct):
    start: float | None = None


class Lies(msgspec.Struct):
    status: str | None = None
    race: Race | None = None


class Seen(msgspec.Struct):
    """The view, or what of it changed."""

    piles: list[str] | None = None
    hand_on: list[int | None] | None = None
    held: list[str | None] | None = None


class Message(msgspec.Struct):
    """Any message of the server's (rospo.server.core.wire), as far as a racer needs it."""

    t: str
    n: int = 0
    at: float = 0
    delay: float | None = None
    cid: str | None = None
    code: str | None = None
    you: dict[str, Any] = {}
    facts: dict[str, Any] = {}
    events: list[dict[str, Any]] = []
    view: Seen | None = None
    table: Lies | None = None


_message = msgspec.json.Decoder(Message)
_names = itertools.count(1)


class Press(msgspec.Struct):
    """A racer's claim of a pile that came free. Moments are seconds of this machine's clock."""

    seat: int
    seen: float
    pressed: float
    answered: float = 0.0
    code: str | None = None  # "ok", or why it was refused
    by: int | None = None  # milliseconds, as the server told


class Way:
    """Delays messages by the length of the way, in order."""

    def __init__(self, seconds: float, out: Callable[[Any], None], late: list[float]) -> None:
        self._seconds = seconds
        self._out = out
        self._late = late
        self._under_way: deque[tuple[float, Any]] = deque()

    def enter(self, what: Any) -> None:
        self._under_way.append((time.monotonic() + self._seconds, what))
        if len(self._under_way) == 1:
            self._wait()

    def _wait(self) -> None:
        delay = max(0.0, self._under_way[0][0] - time.monotonic())
        asyncio.get_running_loop().call_later(delay, self._flush)

    def _flush(self) -> None:
        while self._under_way and self._under_way[0][0] <= time.monotonic() + EARLY:
            due, what = self._under_way[0]
            self._late.append(time.monotonic() - due)
            self._out(what)
            self._under_way.popleft()
        if self._under_way:
            self._wait()


class Racer(WSListener):
    """One client. It knows what came over its way, and the server's clock only from the server's stamps."""

    def __init__(self, table: "Table", seat: int, token: str, trip_ms: float, beat_s: float) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.rng = Random(f"{table.number}/{seat}")
        self.n = 0
        self.view = Seen([], [], [])
        self.status = "waiting"
        self.start: float | None = None  # of the race, server's clock
        self.offsets: deque[float] = deque(maxlen=PINGS)  # of the server's clock to this machine's, if that was fast
        self.asked: dict[str, asyncio.Future[Message]] = {}
        self.claimed: tuple[str, Press | None] | None = None  # requests without an answer yet
        self.after = 0  # the number of the event that has to be seen before the next action
        self.timer: asyncio.TimerHandle | None = None
        self.gone = False
        self._beat_s = beat_s
        self._out = Way(trip_ms / 2000, self._leaves, table.late)
        self._in = Way(trip_ms / 2000, self._arrives, table.late)

    # --- the link

    async def connect(self, port: int, id: str) -> None:
        greeted = self.asked["state"] = asyncio.get_running_loop().create_future()
        url = f"ws://127.0.0.1:{port}/api/tables/{id}/live"
        await ws_connect(lambda: self, url, extra_headers={"Authorization": f"Bearer {self.token}"})
        await asyncio.wait_for(greeted, PATIENCE)
        self._beat()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if not self.gone:
            self.table.load.fail("a socket was closed")

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self._in.enter(frame.get_payload_as_bytes())

    def send(self, text: str) -> None:
        self._out.enter(text.encode())

    def _leaves(self, data: bytes) -> None:
        if not self.gone:
            self.transport.send(WSMsgType.TEXT, data)

    def disconnect(self) -> None:
        self.gone = True
        self.transport.disconnect()

    def _beat(self) -> None:
        if not self.gone:
            self.send('{"v":1,"t":"beat"}')
            asyncio.get_running_loop().call_later(self._beat_s, self._beat)

    async def ask(self, kind: str) -> None:
        cid = str(next(_names))
        answer = self.asked[cid] = asyncio.get_running_loop().create_future()
        self.send(f'{{"v":1,"t":"{kind}","cid":"{cid}"}}')
        message = await asyncio.wait_for(answer, PATIENCE)
        if message.t != "ok":
            raise Failed(f"{kind}: {message}")

    # --- messages received

    def _arrives(self, data: bytes) -> None:
        if self.gone:
            return
        message = _message.decode(data)
        if message.t == "ping":
            self.send(f'{{"v":1,"t":"pong","at":{message.at!r}}}')
            if message.delay is not None:
                self.offsets.append(message.at + message.delay - time.monotonic() * 1000)
                self.look()
        elif message.t in ("event", "state"):
            self._sees(message)
        elif message.t in ("ok", "refused"):
            self._answered(message)
        elif message.t == "bye":
            self.table.load.fail(f"the server says {data.decode()}")

    def _sees(self, message: Message) -> None:
        self.n = message.n
        before = self.view.hand_on
        if message.view is not None:
            for field in message.view.__struct_fields__:
                if (value := getattr(message.view, field)) is not None:
                    setattr(self.view, field, value)
        if message.table is not None:
            self.status = message.table.status or self.status
            if message.table.race is not None:
                self.start = message.table.race.start
        if greeted := self.asked.pop(message.t, None):
            greeted.set_result(message)
        self.table.fumbles += sum(event.get("fumble") is True for event in message.events if self.seat == 0)
        self.noticed(before or [])
        self.look()

    def _answered(self, message: Message) -> None:
        if asked := self.asked.pop(message.cid or "", None):
            asked.set_result(message)
            return
        if self.claimed is None or self.claimed[0] != message.cid:
            self.table.load.fail(f"an answer to nothing: {message}")
            return
        (_, press), self.claimed = self.claimed, None
        if press is not None:
            press.answered = time.monotonic()
            press.code, press.by = message.code or "ok", message.facts.get("by")
        elif message.t == "refused":
            self.table.refused[message.code or ""] = self.table.refused.get(message.code or "", 0) + 1
        self.after = message.n
        self.look()

    # --- actions

    @property
    def server_ms(self) -> float | None:
        """The server's clock now."""
        return time.monotonic() * 1000 + max(self.offsets) if self.offsets else None

    @property
    def card(self) -> str | None:
        held = self.view.held or []
        return held[self.seat] if held else None

    def piles_of(self, card: str | None) -> list[int]:
        return [pile for pile, colour in enumerate(self.view.piles or []) if colour == card]

    def hand_on(self, pile: int) -> int | None:
        return (self.view.hand_on or [])[pile]

    def play(self, move: str, press: Press | None = None) -> None:
        cid = str(next(_names))
        self.claimed = cid, press
        now = self.server_ms
        at = "" if now is None else f',"press":{round(now)}'
        self.send(f'{{"v":1,"t":"play","cid":"{cid}","move":"{move}","seen":{self.n}{at}}}')

    def later(self, seconds: float, act: Callable[[], None]) -> None:
        if self.timer is None:

            def wake() -> None:
                self.timer = None
                if not self.gone:
                    act()

            self.timer = asyncio.get_running_loop().call_later(seconds, wake)

    def soon(self, act: Callable[[], None]) -> None:
        self.later(self.rng.uniform(*BETWEEN), act)

    @property
    def may_act(self) -> bool:
        return self.claimed is None and self.timer is None and self.n >= self.after and self.runs

    @property
    def runs(self) -> bool:
        """Whether the count-down has ended; if not, look again when it does."""
        now = self.server_ms
        if self.status != "playing" or self.start is None or now is None:
            return False
        if now < self.start:
            self.later((self.start - now) / 1000, self.look)
            return False
        return True

    def look(self) -> None:
        """Something has changed: act if there is anything to do."""
        if not self.may_act:
            return
        if self.card is None:
            if self.wants_card:
                self.soon(self._flip)
        elif (move := self.choice()) is not None:
            self.soon(lambda: self._lay(move))

    def _flip(self) -> None:
        if self.may_act and self.card is None:
            self.play("flip")

    def _lay(self, move: str) -> None:
        if self.may_act and self.card is not None and self.choice() == move:
            self.play(move)
        else:
            self.look()

    @property
    def wants_card(self) -> bool:
        return True

    def noticed(self, before: list[int | None]) -> None:
        """The piles changed."""

    def choice(self) -> str | None:
        """What to do with the card in hand, without a fight."""
        raise NotImplementedError

    def elsewhere(self, but: int | None = None) -> str | None:
        """Lay on any open pile but one; park if that is allowed (LT-R2)."""
        piles = self.piles_of(self.card)
        hands = {pile: self.hand_on(pile) for pile in piles}
        for pile in sorted(piles, key=lambda pile: hands[pile] is not None):
            if hands[pile] in (None, self.seat) and pile != but:
                return f"lay {pile}"
        return "park" if all(hand not in (None, self.seat) for hand in hands.values()) else None


class Fighter(Racer):
    """One of the three."""

    @property
    def fights(self) -> bool:
        return self.seat in self.table.pair

    @property
    def wants_card(self) -> bool:
        return self.fights

    def choice(self) -> str | None:
        if not self.fights:
            return None
        table = self.table
        if table.pile is not None and self.card == table.colour:
            return None  # held until the pile comes free
        return self.elsewhere(table.pile)

    def noticed(self, before: list[int | None]) -> None:
        pile, table = self.table.pile, self.table
        if pile is None or not before or not self.fights or self.card != table.colour:
            return
        if before[pile] == table.caller.seat and self.hand_on(pile) is None:
            seen, n = time.monotonic(), self.n
            asyncio.get_running_loop().call_later(self.rng.uniform(*REACTION), self._press, pile, n, seen)

    def _press(self, pile: int, n: int, seen: float) -> None:
        if self.gone or self.claimed is not None or self.hand_on(pile) is not None or not self.runs:
            return
        press = Press(self.seat, seen, time.monotonic())
        self.table.presses.setdefault(n, []).append(press)
        self.play(f"lay {pile}", press)


class Caller(Racer):
    """Keeps a pile covered until two fighters want it."""

    def noticed(self, before: list[int | None]) -> None:
        """Is there another pile to fight for?"""
        table = self.table
        mine = next((pile for pile, hand in enumerate(self.view.hand_on or []) if hand == self.seat), None)
        fought_for = table.called and table.pile is not None and self.hand_on(table.pile) in (None, self.seat)
        if fought_for and mine is not None:
            return
        if mine != table.pile or table.called:
            table.called = False
            table.pile = mine
            table.colour = None if mine is None else (self.view.piles or [])[mine]
            table.pair = tuple(sorted(self.rng.sample(range(len(table.fighters)), 2)))
            for fighter in table.fighters:
                fighter.look()

    def choice(self) -> str | None:
        table = self.table
        if table.called:
            return None
        if table.pile is None:
            return self.elsewhere()
        if self.card == table.colour:
            return f"lay {table.pile}"  # on its own pile: it stays covered
        return self.elsewhere() if self.ready else None

    @property
    def ready(self) -> bool:
        held = self.view.held or []
        return all(held[seat] == self.table.colour for seat in self.table.pair)

    def soon(self, act: Callable[[], None]) -> None:
        calls = self.card is not None and self.table.pile is not None and self.card != self.table.colour
        self.later(self.rng.uniform(*(CALL if calls else BETWEEN)), act)

    def play(self, move: str, press: Press | None = None) -> None:
        table = self.table
        if move.startswith("lay") and table.pile is not None and move != f"lay {table.pile}":
            table.called = True
        super().play(move, press)


class Table:
    """Three fighters and a caller, round after round."""

    def __init__(self, load: Load, number: int, tokens: list[str], trips_ms: list[float], beat_s: float) -> None:
        self.load = load
        self.number = number
        self.pile: int | None = None  # that is fought for next, or now
        self.colour: str | None = None
        self.pair: tuple[int, ...] = 0, 1
        self.called = False  # has the caller laid elsewhere?
        self.presses: dict[int, list[Press]] = {}  # by the number of the event by which the pile came free
        self.refused: dict[str, int] = {}
        self.fumbles = 0
        self.late: list[float] = []  # seconds by which messages left and came later than their way is long
        *fighters, own = trips_ms
        order = Random(number).sample(range(len(fighters)), len(fighters))  # the host, then the other seats
        self.trips = [fighters[i] for i in order]
        self.fighters = [Fighter(self, seat, tokens[seat], trip, beat_s) for seat, trip in enumerate(self.trips)]
        self.caller = Caller(self, len(fighters), tokens[-1], own, beat_s)

    async def open(self, lag_comp_ms: int) -> None:
        opening = {
            "game": "ligretto_twist",
            "seats": [{"kind": "me"}, *[{"kind": "open"}] * len(self.fighters)],
            "options": {"rounds": 1000},
            "lag_comp_ms": lag_comp_ms,
        }
        everybody = [*self.fighters, self.caller]
        id = (await self.load.post("/api/tables", opening, everybody[0].token))["id"]
        for racer in everybody:
            await racer.connect(self.load.port, id)
            if racer.seat:
                await racer.ask("sit")
            await racer.ask("ready")
        await everybody[0].ask("start")

    def leave(self) -> None:
        for racer in (*self.fighters, self.caller):
            racer.disconnect()
