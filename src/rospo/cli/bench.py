"""`rospo bench`: how fast Rospo is. The measuring functions return plain numbers, so that scripts can use them."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from rospo.cli.arguments import Parser, usual_players
from rospo.cli.screen import console, plain_table
from rospo.core.extras import need_compiler
from rospo.play import registry
from rospo.play.match import start

if TYPE_CHECKING:
    from rich.table import Table

WARM_UP = 64
_TIMED = "import time\nt = time.perf_counter()\n{}\nprint(time.perf_counter() - t)"
_PEAK = "{}\nprint(next(line for line in open('/proc/self/status') if line.startswith('VmHWM')).split()[1])"
_FIRST_GAME = """
import rospo
match = rospo.start({game!r}, players={players}, seed=1)
while not match.over:
    seat = match.to_act[0]
    match.play(seat, match.legal(seat)[0])
"""


@dataclass(slots=True)
class Speeds:
    """The measurements of one game."""

    game: str
    players: int
    state_bytes: int
    one_core: float  # compiled, random moves per second
    two_cores: float
    plain: float  # moves per second of a Match in Python: get the legal moves, play one by its text
    sizes: list[tuple[int, float]] = field(default_factory=list)  # games, seconds on one core
    peaks: list[float | None] = field(default_factory=list)  # megabytes, for the fewest and the most of these games
    compile_cold: float | None = None  # seconds until the first game, with an empty cache
    compile_warm: float | None = None  # the same in a new process, from the cache


# --- measuring


def compiled_speed(game: str, players: int, games: int, workers: int = 1) -> float:
    """Compiled random moves per second, without compile time."""
    from rospo import simulate

    result = simulate.run(game, players=players, games=games, seed=1, workers=workers)
    return float(result.moves.sum() / result.seconds)


def seconds_for(game: str, players: int, games: int) -> float:
    """Seconds for a number of games on one core, from the call to the result."""
    from rospo import simulate

    simulate.run(game, players=players, games=WARM_UP, seed=1)
    began = time.perf_counter()
    simulate.run(game, players=players, games=games, seed=1)
    return time.perf_counter() - began


def state_bytes(game: str) -> int:
    """The size of one compiled state."""
    from rospo.simulate.fast import dtype

    return int(dtype(registry.game(game).rules.State).itemsize)


def plain_speed(game: str, players: int, seconds: float) -> float:
    """Moves per second of a Match: get the legal moves, play one by its text; including deals."""
    rng = Random(1)
    moves, seed = 0, 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        match = start(game, players, seed=seed)
        while not match.over:
            seat = match.to_act[0]
            match.play(seat, rng.choice(match.legal(seat)).text)
            moves += 1
        seed += 1
    return moves / (time.perf_counter() - began)


def in_new_process(statement: str, how: str = _TIMED, **environment: str) -> float:
    """Seconds that a statement takes in a fresh interpreter, without the interpreter's own start."""
    command = [sys.executable, "-c", how.replace("{}", statement)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env={**os.environ, **environment})
    return float(done.stdout)


def compile_seconds(game: str, players: int) -> tuple[float, float]:
    """Seconds from the import to the first simulated game: with an empty cache, then from the cache."""
    statement = f"from rospo import simulate\nsimulate.run({game!r}, players={players}, games=1, seed=1)"
    with TemporaryDirectory() as folder:
        return in_new_process(statement, NUMBA_CACHE_DIR=folder), in_new_process(statement, NUMBA_CACHE_DIR=folder)


def start_seconds(times: int = 5) -> float:
    """Seconds from `import rospo` to the end of a match of the first game in a fresh interpreter, the best of a few."""
    game = registry.game(registry.games()[0])
    first = _FIRST_GAME.format(game=game.name, players=usual_players(game))
    return min(in_new_process(first) for _ in range(times))


def peak_megabytes(game: str, players: int, games: int) -> float | None:
    """The peak memory of a process that simulates a number of games; None if the system doesn't say."""
    if not sys.platform.startswith("linux"):
        return None
    statement = f"from rospo import simulate\nsimulate.run({game!r}, players={players}, games={games}, seed=1)"
    return in_new_process(statement, _PEAK) * 1024 / 1e6


def measure(game: str, *, quick: bool) -> Speeds:
    """All of it for one game."""
    players = usual_players(registry.game(game))
    games = 4_000 if quick else 40_000
    compiled_speed(game, players, WARM_UP)
    one = max(compiled_speed(game, players, games) for _ in range(1 if quick else 3))
    two = max(compiled_speed(game, players, 2 * games, workers=2) for _ in range(1 if quick else 3))
    plain = max(plain_speed(game, players, 0.3) for _ in range(1 if quick else 5))
    found = Speeds(game, players, state_bytes(game), one, two, plain)
    found.sizes = [(n, seconds_for(game, players, n)) for n in ((1_000, 4_000) if quick else (1_000, 10_000, 100_000))]
    if not quick:
        found.peaks = [peak_megabytes(game, players, n) for n in (found.sizes[0][0], found.sizes[-1][0])]
        found.compile_cold, found.compile_warm = compile_seconds(game, players)
    return found


# --- the command


def run(arguments: Sequence[str]) -> int:
    """The command."""
    found = parser().read(arguments)
    need_compiler("rospo bench")
    speeds = []
    with _busy() as say:
        say("starting fresh interpreters")
        first = start_seconds(times=2 if found.quick else 5)
        for game in registry.games():
            say(f"measuring {game}")
            speeds.append(measure(game, quick=found.quick))
    if found.json:
        print(json.dumps({"start_seconds": first, "games": [asdict(speed) for speed in speeds]}))
    else:
        _show(speeds, first)
    return 0


def parser(arguments: Sequence[str] = ()) -> Parser:
    made = Parser(
        "bench", "Measure how fast the rules run, compiled and plain.", ["rospo bench", "rospo bench --quick --json"]
    )
    made.add_argument("--quick", action="store_true", help="a rough answer in seconds, without cold compiling")
    made.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    return made


@contextmanager
def _busy() -> Iterator[Any]:
    """A line on the error stream that says what is being measured."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    with console(stderr=True).status("…") as status:
        yield status.update


def _show(speeds: Sequence[Speeds], first: float) -> None:
    out = console()
    out.print(_speeds(speeds))
    out.print(_costs(speeds))
    out.print(_starts(speeds))
    out.print(f"From 'import rospo' to the end of a first match, in a fresh interpreter: {1000 * first:.0f} ms")


def _speeds(speeds: Sequence[Speeds]) -> "Table":
    table = plain_table("Random moves a second", "game", "players", "one core", "two cores", "ratio", "plain Python")
    for s in speeds:
        ratio = f"×{s.two_cores / s.one_core:.2f}"
        table.add_row(s.game, str(s.players), _millions(s.one_core), _millions(s.two_cores), ratio, f"{s.plain:,.0f}")
    return table


def _starts(speeds: Sequence[Speeds]) -> "Table":
    table = plain_table("A compiled game", "game", "state", "first game, cold", "from the cache")
    for s in speeds:
        table.add_row(s.game, f"{s.state_bytes} B", _seconds(s.compile_cold), _seconds(s.compile_warm))
    return table


def _costs(speeds: Sequence[Speeds]) -> "Table":
    """Costs are linear if a game costs the same however many there are, and so is memory."""
    counts = [f"{games:,}" for games, _ in speeds[0].sizes]
    title = "Microseconds per game by number of games; seconds for the most; memory for the fewest and the most"
    table = plain_table(title, "game", *counts, "seconds", "memory")
    for s in speeds:
        costs = (f"{1e6 * took / games:.1f} µs" for games, took in s.sizes)
        peaks = " → ".join("–" if peak is None else f"{peak:.0f}" for peak in s.peaks)
        table.add_row(s.game, *costs, _seconds(s.sizes[-1][1]), f"{peaks} MB" if peaks else "–")
    return table


def _millions(speed: float) -> str:
    return f"{speed / 1e6:.1f} M"


def _seconds(seconds: float | None) -> str:
    return "–" if seconds is None else f"{seconds:.2f} s"
