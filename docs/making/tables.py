"""Tables that nobody writes by hand: made from the code, or from what a benchmark printed."""

import re
import tomllib
from collections.abc import Callable, Iterable, Sequence
from importlib import resources
from pathlib import Path

from rospo.bots import RandomBot
from rospo.core.layout import UNLIMITED, Field
from rospo.play import registry
from rospo.server.chosen import FIELDS, meaning, right

ROOT = Path(__file__).parents[2]
RESULTS = ROOT / "benchmarks/results"

ARENA = re.compile(r"^\$ rospo arena (\w+) --bots (\S+) --games (\d+)", re.MULTILINE)
NOT_MEASURED = "Not measured yet."
PLACES = ("1st", "2nd", "3rd", "4th", "5th", "6th")


# --- the simulation


def simulation() -> str:
    """What the last long run of the simulation came to, as it was printed."""
    return f"```text\n{(RESULTS / 'simulation.txt').read_text().strip()}\n```"


def made(name: str, game: str | None) -> str:
    """The table with that name; if each game has one, that of `game`."""
    return MAKERS[name]() if game is None else OF_A_GAME[name](game)


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Cells as Markdown. A column whose title ends with a colon has numbers, and is aligned to the right."""
    rule = ["---:" if title.endswith(":") else "---" for title in head]
    lines = [[title.removesuffix(":") for title in head], rule, *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


# --- observations


def observation(game: str) -> str:
    """The layout of an observation, field by field."""
    layout = registry.game(game).observation
    intro = f"Version {layout.version} of the layout: {layout.size} numbers."
    rows = [
        (places(start, field.size), f"`{field.name}`", bounds(field), field.meaning)
        for start, field in zip(layout.starts, layout.fields, strict=True)
    ]
    return f"{intro}\n\n{table(('at', 'field', 'from … to', 'what'), rows)}"


def places(start: int, size: int) -> str:
    return f"{start}" if size == 1 else f"{start} … {start + size - 1}"


def bounds(field: Field) -> str:
    return f"{bound(field.least)} … {bound(field.most)}"


def bound(number: int) -> str:
    if abs(number) == UNLIMITED:
        return "∞" if number > 0 else "−∞"
    return str(number).replace("-", "−")


def codes() -> str:
    """The numbers of actions and observed numbers of each game, with links to its page."""
    rows = []
    for game in map(registry.game, registry.games()):
        page = f"games/{game.name}.md"
        sizes = f"[{game.rules.ACTIONS}]({page}#actions)", f"[{game.observation.size}]({page}#observation)"
        rows.append((f"[{game.title}]({page})", *sizes))
    return table(("game", "codes:", "observation:"), rows)


# --- the server


def settings() -> str:
    """Every setting of a server, with its default and what it may be."""
    rows = []
    for field in FIELDS.values():
        default = str(field.default).removesuffix(".0").lower()
        rows.append((f"`{field.name}`", default, right(field), meaning(field)))
    return table(("name", "default", "what it may be", "what it is"), rows)


# --- bots


def levels(game: str) -> str:
    """How each level thinks."""
    lines = {RandomBot.name: RandomBot.line, **registry.game(game).bot.LEVELS}
    return table(("level", "how it thinks"), [(f"`{name}`", line) for name, line in lines.items()])


def strength(game: str) -> str:
    """What the arena found, from benchmarks/results/levels.txt."""
    rows = []
    text = (RESULTS / "levels.txt").read_text()
    for found in ARENA.finditer(text):
        if found[1] == game:
            shown = text[found.end() :].split("\n$ ", 1)[0]
            rows.append(_compared(found[2].split(","), shown))
    if not rows:
        return NOT_MEASURED
    return table(("one", "against", "wins:", "its score, less theirs:", "deals:"), rows)


def _compared(bots: list[str], shown: str) -> Sequence[str]:
    one, *others = bots
    wins = re.search(rf"^ {one} .*?([\d.]+ ± [\d.]+ %)", shown, re.MULTILINE)
    gap = re.search(rf"^ {one} − {others[0]} +([−\d.]+ ± [\d.]+)", shown, re.MULTILINE)
    deals = re.search(r"games on ([\d,]+) deals", shown)
    if wins is None or gap is None or deals is None:
        raise ValueError(f"levels.txt: can't read the arena of {bots}")
    return f"`{one}`", f"{len(others)} × `{others[0]}`", wins[1], gap[1], deals[1]


# --- statistics


def statistics(game: str) -> str:
    """Length, scores and wins by place, from benchmarks/results/game_statistics.txt."""
    found = [cells for cells in figures() if cells[0] == game]
    if not found:
        return NOT_MEASURED
    columns = len(found[-1][-1].split())
    head = ("bots", "players:", "moves:", "score:", "5 … 95 %:", "shared:")
    first = table(head, [(f"`{c[1]}`", c[2], c[4], c[6], c[7], f"{c[8]} %") for c in found])
    wins = [
        (f"`{c[1]}`", c[2], *(f"{share} %" for share in c[9].split()), *[""] * (columns - int(c[2]))) for c in found
    ]
    second = table(("bots", "players:", *(f"{place}:" for place in PLACES[:columns])), wins)
    return (
        f"{first}\n\nWho wins, by place: the 1st is the first dealer's left neighbour, and the last is that dealer. "
        f"A shared win counts as a share.\n\n{second}"
    )


def figures() -> list[list[str]]:
    """The rows that benchmarks/game_statistics.py printed, without their head."""
    lines = (RESULTS / "game_statistics.txt").read_text().splitlines()
    rows = [[cell.strip() for cell in line.split("|")] for line in lines if "|" in line]
    return rows[1:]


# --- the rest


def games() -> str:
    """All games with a page, with the lines on their boxes."""
    rows = []
    for game in map(registry.game, registry.games()):
        if (ROOT / f"docs/games/{game.name}.md").exists():
            file = resources.files(game.package) / "words" / "en.toml"
            told = tomllib.loads(file.read_text(encoding="utf-8"))["game"]["tagline"]
            rows.append((f"[{game.title}]({game.name}.md)", f"{game.seats[0]}–{game.seats[-1]}", told))
    return table(("game", "players", "what it is"), rows)


def capacity() -> str:
    """What a server needs, worked out from what benchmarks/results has on its memory, its load and people's games."""
    memory, load, hours, once = (
        (RESULTS / f"{name}.txt").read_text() for name in ("server_memory", "server_load", "durations", "once")
    )

    def number(pattern: str, text: str) -> float:
        (found,) = re.findall(pattern, text)
        return float(found.replace(",", ""))

    idle, bots = number(r"nobody there +([\d.]+) MB", memory), number(r"the bots' process: (\d+) MB", once)
    socket, bare = number(r"([\d.]+) kB a socket", memory), number(r"([\d.]+) kB a table without", memory)
    tables, moves = number(r"--tables (\d+)", memory), number(r"--moves (\d+)", memory)
    move = 1e6 * number(r"these tables on disk +([\d.]+) MB", memory) / (tables * moves)
    thinking = number(r"THINKING = ([\d.]+) s", hours)
    most = number(r"rospo +as fast as it goes +([\d,]+)", load)
    paced, p99 = re.findall(r"rospo +paced +([\d,]+) +[\d.]+ +([\d.]+)", load)[0]
    players = 4 * thinking * float(paced.replace(",", ""))
    game = move * 60 * number(r"istinto +4 players: +(\d+) min", hours) / thinking / 1e6
    a_table = bare + 4 * socket
    rows = [
        ("memory, with nobody there", f"{idle:.0f} MB, and {bots:.0f} MB for the bots"),
        (
            "memory for a table of four",
            f"{a_table:.0f} kB: 1,000 such tables take {a_table:.0f} MB",
        ),
        ("a move on disk", f"{move:.0f} bytes"),
        ("a long game on disk (Istinto with four)", f"{game:.2f} MB"),
        ("one such game a day, for a year", f"{365 * game:.0f} MB"),
        ("twenty a day, for a year", f"{20 * 365 * game / 1000:.1f} GB; [pruned](hosting.md#pruning), a tenth of that"),
        ("moves a second on one core, at most", f"{most:,.0f}, each on disk before it is answered"),
        ("players on one core", f"{players:,.0f} at {paced} moves a second: 99 of 100 are answered within {p99} ms"),
    ]
    return (
        f"{table(('what', 'how much'), rows)}\n\nMeasured with `rospo[fast]` on two shared cores "
        "(`benchmarks/results/server_load.txt`, `server_memory.txt`, `durations.txt`, `once.txt`). A player thinks "
        f"{thinking:.1f} seconds a move, as in the durations; the setting `sockets` allows 10,000 connections."
    )


def decisions() -> str:
    """All decisions, with their titles."""
    pages = sorted((ROOT / "docs/decisions").glob("[0-9]*.md"))
    return "\n".join(f"- [{page.read_text().splitlines()[0].removeprefix('# ')}]({page.name})" for page in pages)


OF_A_GAME: dict[str, Callable[[str], str]] = {
    "observation": observation,
    "levels": levels,
    "strength": strength,
    "statistics": statistics,
}
MAKERS: dict[str, Callable[[], str]] = {
    "capacity": capacity,
    "codes": codes,
    "decisions": decisions,
    "games": games,
    "settings": settings,
    "simulation": simulation,
}
