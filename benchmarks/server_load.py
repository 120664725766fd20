"""What a server carries on one core: 100 tables of four, 400 sockets. Rospo's, and boardgame.io's on the same machine.

Run as `python benchmarks/server_load.py [--tables N] [--seconds N] [--rate N] [--only rospo|boardgame.io]`; it needs
`pip install picows uvloop httpx`, and Node with npm, which fetches boardgame.io into benchmarks/.cache. The server gets
one core, the load the other. A table plays random legal moves one after the other: the next is sent when the last mover
has its answer and the next one knows that it is due. Once as fast as that goes; once paced, where a move that comes due
while the one before is on its way is late, and its time runs from when it was due.
"""

import argparse
import gc
import json
import platform
import shutil
import subprocess
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path

import msgspec
from server_client import (
    LOAD_CORE,
    NOISE,
    SEATS,
    SERVER_CORE,
    THEIRS,
    WARMUP,
    Load,
    Window,
    add_common,
    command_of,
    free_port,
    in_loop,
    on_core,
    running,
    show_command,
)

# --- the two servers


def ours(asked: argparse.Namespace) -> list[Window]:
    port = free_port()
    with (
        tempfile.TemporaryDirectory(dir=asked.cache) as data,  # not in /tmp, which may be memory
        running(command_of(asked.serve, port, data), port) as server,
    ):
        return in_loop(play(asked, port, server.pid))


async def play(asked: argparse.Namespace, port: int, pid: int) -> list[Window]:
    load = Load(port)
    await load.seat(asked.tables)
    await load.each(table.open() for table in load.tables)
    gc.disable()  # no pauses of this side in the figures
    load.go()
    saturated = await load.measure(asked.seconds, pid)
    load.paced = True
    load.do(load.pace(asked.rate))
    paced = await load.measure(asked.seconds, pid)
    await load.close()
    return [saturated, paced]


def theirs(asked: argparse.Namespace) -> list[Window]:
    env = {"NODE_PATH": str(installed(asked.cache) / "node_modules"), "NODE_ENV": "production"}
    port = free_port()
    with running(["node", str(THEIRS / "server.js"), str(port)], port, env) as server:
        told = {"port": port, "pid": server.pid, "core": SERVER_CORE, "warmup": WARMUP}
        told |= {name: getattr(asked, name) for name in ("tables", "seconds", "rate")}
        command = ["node", str(THEIRS / "load.js"), json.dumps(told)]
        load = on_core(LOAD_CORE, command, env, stdout=subprocess.PIPE)
        printed, _ = load.communicate()
        if load.returncode:
            sys.exit(load.returncode)
    return msgspec.json.decode(printed, type=list[Window])


def installed(cache: Path) -> Path:
    """boardgame.io, from npm."""
    folder = cache / "boardgame_io"
    wanted, there = THEIRS / "package.json", folder / "package.json"
    if not (folder / "node_modules").exists() or wanted.read_bytes() != there.read_bytes():
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy(wanted, there)
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=folder, check=True)
    return folder


def their_versions(cache: Path) -> str:
    node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip()
    files = {
        name: cache / "boardgame_io" / "node_modules" / name / "package.json" for name in ("boardgame.io", "socket.io")
    }
    return (
        ", ".join(f"{name} {json.loads(file.read_text())['version']}" for name, file in files.items())
        + f", Node {node}"
    )


# --- the report


def quantile(times: list[float], share: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def others_of(window: Window) -> float:
    """The share of the server's core that was not the server's; the network's part counts here, too."""
    return max(0.0, window.core - window.server) / window.seconds


def table(label: str, windows: list[Window]) -> None:
    for way, window in zip(("as fast as it goes", "paced"), windows, strict=True):
        p50, p99, p999 = (quantile(window.times, share) for share in (0.5, 0.99, 0.999))
        busy, load, others = window.server / window.seconds, window.load / window.seconds, others_of(window)
        print(
            f"  {label:13} {way:19} {len(window.times) / window.seconds:7,.0f} {p50:8.2f} {p99:8.2f} {p999:8.2f}"
            f" {window.late:6,} {busy:8.0%} {others:7.0%} {load:6.0%}",
            flush=True,
        )


def run(asked: argparse.Namespace) -> None:
    asked.cache.mkdir(parents=True, exist_ok=True)
    names = [asked.only] if asked.only else ["rospo", "boardgame.io"]
    results = {name: (ours if name == "rospo" else theirs)(asked) for name in names}
    show_command(asked, "tables", "seconds", "rate", "only")
    print(
        f"{asked.tables} tables of four, {SEATS * asked.tables} sockets; the server on one core, the load on another; "
        f"{asked.seconds} s each, paced at {asked.rate:,} moves/s"
    )
    if "rospo" in results:
        print(
            f"rospo {version('rospo')}, Python {platform.python_version()}: Istinto; "
            "a move is answered when it is on disk (SQLite, synchronous=FULL)"
        )
    if "boardgame.io" in results:
        storage = "its default storage, in memory: not durable"
        print(f"{their_versions(asked.cache)}: tricks like Istinto's; {storage}")
    print(f"  {'':33} moves/s   p50 ms   p99 ms  p99.9 ms  late   server  others   load")
    for name, windows in results.items():
        table(name, windows)
    if any(others_of(window) > NOISE for windows in results.values() for window in windows):
        print("  NOT VALID: others used the server's core; measure again on an idle machine")
    print("  ms: from sending a move to its answer at the sender; server, others: shares of the server's core")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=int, default=20, help="of each measurement")
    parser.add_argument("--rate", type=int, default=1000, help="moves a second at all tables, when paced")
    parser.add_argument("--only", choices=("rospo", "boardgame.io"))
    add_common(parser)
    run(parser.parse_args())


if __name__ == "__main__":
    main()
