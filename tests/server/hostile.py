"""Messages of an attacker, and how to check that they did no harm."""

import asyncio
import base64
import json
import os
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from threading import Event
from typing import Any, Self

from hypothesis import strategies as st

from rospo.play import registry
from tests.server.client import Client, Told, call
from tests.server.serving import Served

MB = 1 << 20
CLOSE = b"\x88"
"""The first byte of a closing frame; no message of ASCII has it."""


# --- messages

VALID: list[dict[str, Any]] = [
    {"t": "resync", "after": 0},
    {"t": "sit"},
    {"t": "sit", "seat": 1, "value": "luck"},
    {"t": "leave"},
    {"t": "kick", "seat": 1},
    {"t": "set_seat", "seat": 1, "level": "club"},
    {"t": "set_speed", "speed": "relaxed"},
    {"t": "ready", "ready": True, "value": "x"},
    {"t": "start"},
    {"t": "play", "move": "buy 0", "seen": 1, "press": 1},
    {"t": "play", "move": "flip"},
    {"t": "play", "move": "bid 3"},
    {"t": "commit", "move": "play R7"},
    {"t": "withdraw"},
    {"t": "rematch"},
    {"t": "emote", "emote": "croak"},
    {"t": "pong", "at": 1.5},
    {"t": "beat"},
]
ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.sampled_from([-1, 6, 2**31, 2**53 + 1, 2**63, 2**64, -(2**63) - 1, 10**40, 1e308, -0.0]),
    st.sampled_from([float("nan"), float("inf"), float("-inf")]),  # no JSON, but Python writes them
    st.text(max_size=8),
    st.sampled_from(["", "\0", "\u202eevil", "🐸" * 50, "x" * 41, "x" * 65, "../../etc", "'; DROP TABLE entries;--"]),
    st.lists(st.integers(), max_size=2),
    st.dictionaries(st.text(max_size=2), st.integers(), max_size=2),
)


@st.composite
def near_valid(draw: st.DrawFn) -> str:
    """A valid message with something changed."""
    message = {"v": 1, "cid": draw(st.text(min_size=1, max_size=4)), **draw(st.sampled_from(VALID))}
    for _ in range(draw(st.integers(0, 2))):
        name = draw(st.sampled_from([*message, "seat", "guest", "host", "by", "clock", "__class__"]))
        if draw(st.booleans()):
            message[name] = draw(ODD)
        else:
            message.pop(name, None)
    return json.dumps(message, ensure_ascii=draw(st.booleans()))


NESTED = ["[" * 4000, '{"a":' * 700 + "1" + "}" * 700, '{"v":1,"t":"sit","cid":' + "[" * 2000 + "]" * 2000 + "}"]
BROKEN = [
    '{"v":1,"t":"sit","cid":"\\ud800"}',
    '{"v":1,"t":"play","cid":"a","move":"\\ud83d"}',
    '{"v":1',
    "NaN",
    '"',
    "",
]
TWICE = ['{"v":1,"v":2,"t":"sit","t":"leave","cid":"a","cid":"b"}']
GARBAGE = st.one_of(
    near_valid(),
    near_valid(),
    near_valid(),
    st.text(alphabet=st.characters(codec="utf-8"), max_size=30),
    st.binary(max_size=30),
    st.sampled_from([*NESTED, *BROKEN, *TWICE, "x" * 4096, "x" * 4097, "é" * 4096, b"\xff\xfe", b"\0" * 4097]),
)


# --- sockets below the library


def frame(opcode: int, data: bytes = b"", *, fin: bool = True, masked: bool = True) -> bytes:
    """One frame as a client sends it; masked with zeros."""
    first = bytes([fin << 7 | opcode])
    size = len(data)
    length = bytes([masked << 7 | min(size, 126)]) + (b"" if size < 126 else struct.pack("!H", size))
    return first + length + (b"\0\0\0\0" if masked else b"") + data


class Raw:
    """A WebSocket by hand: sends any bytes, and once it is at a table never reads what it is told."""

    def __init__(self, made: socket.socket) -> None:
        self.socket = made
        self.sent = 0
        self.closed = Event()  # by the server

    @classmethod
    async def enter(cls, server: Served, table: str, token: str) -> Self:
        return await asyncio.to_thread(cls._enter, server, table, token)

    @classmethod
    def _enter(cls, server: Served, table: str, token: str) -> Self:
        made = socket.create_connection(("127.0.0.1", server.port), timeout=20)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET /api/tables/{table}/live HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Authorization: Bearer {token}", "", ""]
        made.sendall("\r\n".join(lines).encode())
        heard = b""
        while b'"t":"state"' not in heard:  # the table is entered: what comes before is nobody's
            more = made.recv(4096)
            assert more, heard
            heard += more
        assert b" 101 " in heard
        return cls(made)

    @asynccontextmanager
    async def pouring(self, data: bytes) -> AsyncIterator[None]:
        """Meanwhile, sends the same bytes again and again as fast as they are accepted, in a thread of its own."""
        stop = Event()
        pouring = asyncio.create_task(asyncio.to_thread(self._pour, data, stop))
        try:
            yield
        finally:
            stop.set()
            await pouring

    def _pour(self, data: bytes, stop: Event) -> None:
        self.socket.settimeout(0.05)
        left = data
        while not stop.is_set():
            try:
                went = self.socket.send(left)
            except TimeoutError:  # nothing more is taken for now
                continue
            except OSError:
                self.closed.set()
                break
            self.sent, left = self.sent + went, left[went:] or data

    def until_refused(self) -> None:
        """Read until the server refuses something, or says good-bye, or is gone."""
        self.socket.settimeout(20)
        with suppress(ConnectionError):
            while (heard := self.socket.recv(4096)) and b'"refused"' not in heard and CLOSE not in heard:
                pass

    def leave(self) -> None:
        self.socket.close()


# --- checking that nothing happened


async def seen_by(client: Client) -> Told:
    """Everything that a client may know, sent afresh."""
    await client.do("resync", after=0)
    racing = registry.game(client.table["game"]).race is not None
    lies: Any = {**client.view, "clock": None, "frozen_until": None} if racing else client.view
    table = {name: value for name, value in client.table.items() if name != "race"}
    number = None if racing else client.n  # a race counts its pauses, too
    return {"n": number, "table": table, "view": lies, "events": client.events, "you": client.you}


async def must_be_well(server: Served) -> None:
    """The server is alive, and nothing went wrong inside."""
    health = await call(server.url, "GET", "/health")
    assert health.json()["status"] == "ok"
    noted = server.log.read_text()
    for word in ("table_failed", "socket_failed", "Traceback", "Exception"):
        assert word not in noted, noted[-2000:]


def processor_s(server: Served) -> float:
    """Seconds for which the server has kept a processor busy."""
    fields = Path(f"/proc/{server.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(server: Served) -> int:
    """Bytes that the server holds."""
    for line in Path(f"/proc/{server.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    raise AssertionError("no memory?")
