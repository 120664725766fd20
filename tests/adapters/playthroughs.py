"""OpenSpiel's playthroughs of our games: the opening and the end in the open, all of it by digest.

A playthrough asks a game for everything that OpenSpiel knows to ask, after every move of one game: hundreds of
kilobytes, mostly tensors. Kept are the facts of the game, the states around the first moves and at the end as they
print themselves, and a digest of every line. `python -m tests.adapters.playthroughs` writes them anew; if only the
digest changed, compare `playthrough` itself before and after.
"""

from hashlib import sha256
from itertools import pairwise

from open_spiel.python.algorithms import generate_playthrough

import rospo.adapters.openspiel  # noqa: F401  # registers the games
from tests.adapters.openspiel_tables import DESCRIBED, named
from tests.kits import KITS

KEPT = {
    (game, name): KITS[game].folder / f"openspiel/{name}.txt"
    for game, tables in DESCRIBED.items()
    for name in tables.playthroughs
}
"""The files, by games and names."""
SEED = 1
FIRST = 3
"""Number of states shown from the first deal on."""


def playthrough(game: str, name: str) -> str:
    """One game played at random, as printed by OpenSpiel."""
    table = DESCRIBED[game].playthroughs[name]
    text: str = generate_playthrough.playthrough(named(game, *table), [], seed=SEED)
    return text


def kept(text: str) -> str:
    """The parts of a playthrough that are kept."""
    lines = text.splitlines()
    starts = [at for at, line in enumerate(lines) if line.startswith("# State ")]
    states = [lines[at:end] for at, end in pairwise([*starts, len(lines)])]
    dealt = next(number for number, state in enumerate(states) if "IsChanceNode() = False" in state)
    shown = [*states[dealt : dealt + FIRST], states[-1]]
    digest = sha256(text.encode()).hexdigest()
    chosen = [*lines[: starts[0]], *(line for state in shown for line in (*filter(_is_plain, state), ""))]
    return "\n".join([*chosen, f"{len(states)} states, {len(lines)} lines, sha256 {digest}", ""])


def _is_plain(line: str) -> bool:
    """Whether a line is readable: the state as it prints itself, and the action taken in it."""
    return line.startswith(("#", "CurrentPlayer", "Returns", "StringLegalActions"))


def main() -> None:
    for names, file in KEPT.items():
        file.parent.mkdir(exist_ok=True)
        file.write_text(kept(playthrough(*names)))


if __name__ == "__main__":
    main()
