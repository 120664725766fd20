"""How much memory the server takes: for idle sockets, for tables in the middle of a game; and how fast it starts again.

Run as `python benchmarks/server_memory.py [--sockets N] [--tables N] [--moves N]`; it needs `pip install picows uvloop
httpx`. Sockets: four at each table that waits for its start, silent for some seconds. Tables: four people at each play
Istinto at random up to a number of moves; their sockets, as measured before, are taken off. Then the server is stopped
and started with all these tables open in its log. Memory is the resident set of the server's process.
"""

import argparse
import platform
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path

import httpx
from server_client import (
    SEATS,
    Load,
    Table,
    add_common,
    command_of,
    free_port,
    in_loop,
    running,
    show_command,
)

SETTLING = 10.0  # seconds of silence before memory is read
MB = 1e6


def memory_of(pid: int) -> float:
    """Resident memory, in bytes."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return 1024 * int(next(line for line in lines if line.startswith("VmRSS")).split()[1])


def line(what: str, memory: float, more: str = "") -> None:
    print(f"  {what:44} {memory / MB:7.1f} MB  {more}".rstrip(), flush=True)


# --- sockets


async def sockets(asked: argparse.Namespace, port: int, pid: int) -> float:
    """Bytes per socket."""
    empty = memory_of(pid)
    load = Load(port)
    await load.seat(asked.sockets // SEATS)
    await load.each(table.create() for table in load.tables)
    await load.sleep(SETTLING)
    without = memory_of(pid)
    await load.each(table.connect() for table in load.tables)
    await load.sleep(SETTLING)
    connected = memory_of(pid)
    people = SEATS * len(load.tables)
    each = (connected - without) / people
    line("nobody there", empty)
    line(f"{len(load.tables):,} tables that wait, no socket", without)
    line(f"the same with {people:,} idle sockets", connected, f"{each / 1000:.1f} kB a socket")
    await load.close()
    return each


# --- tables


async def games(asked: argparse.Namespace, port: int, pid: int, a_socket: float) -> tuple[str, str]:
    """A table now in the log, and the token of a guest seated there."""
    empty = memory_of(pid)
    load = Load(port)
    load.most = asked.moves
    await load.seat(asked.tables)
    await load.each(table.open() for table in load.tables)
    load.go()
    while any(table.moves < asked.moves for table in load.tables):
        await load.sleep(0.1)
    await load.sleep(SETTLING)
    full = memory_of(pid)
    each = (full - empty) / len(load.tables) - SEATS * a_socket
    what = f"{asked.tables:,} tables {asked.moves} moves in, {SEATS * asked.tables:,} sockets"
    line(what, full, f"{each / 1000:.1f} kB a table without its sockets")
    await load.close()
    return load.tables[0].id, load.tables[0].tokens[0]


async def come_back(port: int, id: str, token: str) -> None:
    """Until one player has seen the table again."""
    load = Load(port)
    table = Table(load, [token])
    table.id = id
    await table.connect()
    table.leave()
    await load.close()


# --- all of it


@contextmanager
def serving(asked: argparse.Namespace, data: str) -> Iterator[tuple[int, int]]:
    """Our server, with its port and process."""
    port = free_port()
    with running(command_of(asked.serve, port, data), port) as server:
        yield port, server.pid


def start(asked: argparse.Namespace, data: str, seated: tuple[str, str] | None = None) -> None:
    began = time.perf_counter()
    with serving(asked, data) as (port, pid):
        answered, taken = time.perf_counter() - began, memory_of(pid)
        what = "an empty log" if seated is None else f"{asked.tables:,} open tables in the log"
        print(f"  start with {what + ':':33} {answered:6.2f} s until it answers, {taken / MB:.1f} MB", end="")
        if seated is not None:
            in_loop(come_back(port, *seated))
            print(f", {time.perf_counter() - began:.2f} s until a player sees the table", end="")
            while httpx.get(f"http://127.0.0.1:{port}/health").json()["tables"] < asked.tables:
                time.sleep(0.1)
            print(f", {time.perf_counter() - began:.2f} s until all are loaded", end="")
        print(flush=True)


def run(asked: argparse.Namespace) -> None:
    asked.cache.mkdir(parents=True, exist_ok=True)
    show_command(asked, "sockets", "tables", "moves")
    print(f"rospo {version('rospo')}, Python {platform.python_version()}; Istinto, four people at a table")
    with tempfile.TemporaryDirectory(dir=asked.cache) as data, serving(asked, data) as (port, pid):
        a_socket = in_loop(sockets(asked, port, pid))
    with tempfile.TemporaryDirectory(dir=asked.cache) as data:
        start(asked, data)
        with serving(asked, data) as (port, pid):
            seated = in_loop(games(asked, port, pid, a_socket))
        size = sum(file.stat().st_size for file in Path(data).rglob("*") if file.is_file())
        line("these tables on disk", size)
        start(asked, data, seated)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--moves", type=int, default=100, help="at each table")
    add_common(parser)
    run(parser.parse_args())


if __name__ == "__main__":
    main()
