"""Golden playthroughs: whole games as texts that a person can read, kept move by move.

Each move is followed by what it changed in the truth, indented, so that a diff shows at once which rule moved.
`python -m tests.golden.playthrough` writes them anew; look at the diff before you keep it: a change breaks old records.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import rospo
from tests.kits import ALL_TABLES, KITS
from tests.support import random_move

CLOCK = 37
"""In a race, the milliseconds between two moves."""

UNTOLD = ("pile", "stock", "discarded", "played", "stacks", "heights", "clock", "phase", "round")
"""Left out after a move, because the move says it."""


def path(game: str, players: int) -> Path:
    return KITS[game].folder / "golden" / f"{players}.txt"


def playthrough(game: str, players: int) -> str:
    """One whole game as text."""
    golden = KITS[game].golden
    seed = golden.seeds.get(players, players)
    match = rospo.start(game, players=players, seed=seed, **golden.options)
    rng = Random(seed)
    lines = [f"{game}, {players} players, seed {seed}, {match.options}", ""]
    lines += dealt(match)
    while not match.over:
        lines += told_move(match, rng)
    lines += ["", f"scores {match.scores}, winners {match.winners}"]
    return "\n".join(lines) + "\n"


def told_move(match: rospo.Match, rng: Random) -> Iterator[str]:
    before, logged = match.reveal(), len(match.view(None).log)
    if match._game.race is not None:
        seat, text = race_move(match, rng)
        yield f"{seat} {text} @{match.clock}"
    else:
        seat, text = random_move(match, rng)
        yield f"{seat} {text}"
    match.play(seat, text)
    for event in match.view(None).log[logged + 1 :]:
        facts = ", ".join(f"{name} {shown(value)}" for name, value in event.facts)
        yield f"    * {event.kind}{'' if event.seat is None else f' {event.seat}'}: {facts}"
    after = match.reveal()
    if after["round"] != before["round"] and not match.over:
        yield ""
        yield from dealt(match)
    else:
        yield from changes(before, after)


def race_move(match: rospo.Match, rng: Random) -> tuple[int, str]:
    """The clock ticks; now and then somebody tries what may fail."""
    match.advance(match.clock + CLOCK)
    while not match.to_act:
        match.advance(match.clock + CLOCK)
    seat, text = random_move(match, rng)
    return seat, KITS[match.game].golden.slip(rng, text)


def dealt(match: rospo.Match) -> Iterator[str]:
    truth = match.reveal()
    yield f"-- round {truth['round']}, dealer {truth['dealer']}, scores {shown(truth['scores'])}"
    for key in ("hands", "pile", "stock", "undealt", "stacks", "set_aside"):
        for name, value in flat({key: truth.get(key)}):
            yield f"    {name}: {shown(value)}"


def changes(before: dict[str, Any], after: dict[str, Any]) -> Iterator[str]:
    old = dict(flat(before))
    for name, value in flat(after):
        if old.get(name) != value and not name.startswith(UNTOLD):
            yield f"    {name}: {shown(old.get(name))} → {shown(value)}"


def flat(truth: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Lists of lists taken apart by seat."""
    for key, value in truth.items():
        if key == "picks" or (key != "table" and isinstance(value, list) and any(isinstance(v, list) for v in value)):
            yield from ((f"{key} {seat}", item) for seat, item in enumerate(value))
        elif value is not None:
            yield key, value


def shown(value: Any) -> str:
    if isinstance(value, list | tuple):
        return " ".join("/".join(map(str, v)) if isinstance(v, list | tuple) else str(v) for v in value) or "–"
    return "–" if value is None else str(value)


if __name__ == "__main__":
    for table in ALL_TABLES:
        path(*table).parent.mkdir(exist_ok=True)
        path(*table).write_text(playthrough(*table), encoding="utf-8")
