"""TCP connections that send nothing, or half a request: cut off, counted, and never in the way for long."""

import asyncio
import resource
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.client import Client, call, seated
from tests.server.faults import run
from tests.server.rooms import Room, at_tables
from tests.server.serving import Served, served

pytestmark = pytest.mark.xdist_group("lines")  # one server for all of them

REQUEST_S = 0.6
LINES = 20
HALVES = {
    "nothing": b"",
    "half a header": b"GET /health HTTP/1.1\r\nHost: loc",
    "half a body": b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
    "half an upgrade": b"GET /api/tables/x/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upg",
}
WHOLE = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
OTHER = "127.0.0.2"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("lines"), request_s=REQUEST_S, sockets_per_address=LINES // 2) as running:
        yield running


@pytest.fixture
def room(server: Served) -> Room:
    return Room(server.url)


class Line:
    """A TCP connection, from one of this machine's addresses."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def open(cls, server: Served, said: bytes = b"", source: str = OTHER) -> "Line":
        line = cls(*await asyncio.open_connection("127.0.0.1", server.port, local_addr=(source, 0)))
        line.say(said)
        return line

    def say(self, said: bytes) -> None:
        self._writer.write(said)

    async def is_cut_off(self, within: float = 60.0) -> bool:
        """Wait until the other end has closed; whatever it says before is read."""
        try:
            async with asyncio.timeout(within):
                while await self._reader.read(1000):
                    pass
        except ConnectionResetError:
            pass
        except TimeoutError:
            return False
        finally:
            await self.leave()
        return True

    async def answers(self) -> str:
        """The first line of what the server says."""
        return (await self._reader.readline()).decode()

    async def leave(self) -> None:
        self._writer.close()
        with suppress(ConnectionError):
            await self._writer.wait_closed()


def test_a_line_that_keeps_the_server_waiting_is_cut_off(server: Served) -> None:
    async def play() -> None:
        async def cut_off_after(said: bytes) -> float:
            began = time.monotonic()
            assert await (await Line.open(server, said)).is_cut_off(), said
            return time.monotonic() - began

        took = await asyncio.gather(*(cut_off_after(said) for said in [*HALVES.values()] * 3))
        assert min(took) >= REQUEST_S * 0.9, "each had its time"

    run(play())


def test_a_byte_now_and_then_doesnt_keep_a_line_open(server: Served) -> None:
    async def play() -> None:
        line = await Line.open(server, HALVES["half a header"])
        end = asyncio.create_task(line.is_cut_off())
        while not end.done():
            line.say(b"a")
            await asyncio.wait([end], timeout=REQUEST_S / 5)
        assert end.result()

    run(play())


def test_a_line_whose_second_request_stops_halfway_is_cut_off_too(server: Served) -> None:
    async def play() -> None:
        line = await Line.open(server, WHOLE)
        assert "200" in await line.answers()
        line.say(HALVES["half a header"])
        assert await line.is_cut_off()

    run(play())


def test_an_address_has_a_limited_number_of_lines_and_others_come_in(server: Served) -> None:
    async def play() -> None:
        lines = [await Line.open(server) for _ in range(LINES)]
        assert await (await Line.open(server)).is_cut_off(), "one too many"
        assert (await call(server.url, "GET", "/health")).status_code == 200, "from another address"
        assert all(await asyncio.gather(*(line.is_cut_off() for line in lines)))
        again = await Line.open(server, WHOLE)
        assert "200" in await again.answers(), "the address can come again"
        await again.leave()

    run(play())
    assert "too_many_of_one_address" in server.log.read_text()


@at_tables
async def test_a_socket_at_a_table_is_not_cut_off(room: Room, server: Served) -> None:
    client = await room.open("take_that", ["me", "open"])
    assert await (await Line.open(server)).is_cut_off(), "which came later"
    assert (await client.ask("resync"))["t"] == "ok"


class Poor(Served):
    limit = ("prlimit", "--nofile=256")


def test_lines_leave_some_descriptors_to_the_store_and_the_bots(tmp_path: Path) -> None:
    server = Poor(tmp_path / "tables.db", request_s=2)
    try:
        run(_play_among_mute_lines(server, 400))
    finally:
        server.kill()
    log = server.log.read_text()
    assert "server_full" in log
    assert "failed" not in log


def test_when_all_descriptors_are_taken_a_game_waits_and_goes_on(tmp_path: Path) -> None:
    """The first bot is asked while mute lines take all there are: that needs a new process."""
    with served(tmp_path, request_s=1) as server:
        taken = len(list(Path(f"/proc/{server.pid}/fd").iterdir()))
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (taken + 16, taken + 16))
        run(_play_among_mute_lines(server, 100))
        assert "bot_failed" in server.log.read_text(), "there were none to start a process with"


async def _play_among_mute_lines(server: Served, number: int) -> None:
    (person,) = await seated(server.url, "take_that", 1, ("club",), options={"rounds": 1})
    mute = [await Line.open(server, source=f"127.0.0.{2 + line % 100}") for line in range(number)]
    await person.do("start")
    await person.play_on()
    assert person.over
    assert all(await asyncio.gather(*(line.is_cut_off() for line in mute)))
    late = await Client.enter(server.url, person.table["id"])
    assert late.over
    await late.leave()
    await person.leave()
