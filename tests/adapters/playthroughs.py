"""OpenSpiel's playthroughs of our games: the opening and the end in the open, all of it by digest.

A playthrough asks a game for everything that OpenSpiel knows to ask, after every move of one game: hundreds of
kilobytes, mostly tensors. Kept are the facts of the game, the states around the first moves and at the end as they
print themselves, and a digest of every line. `python -m tests.adapters.playthroughs` writes them anew; if only the
digest changed, compare `playthrough` itself before and after.
"""

from hashlib import sha256
from itertools import pairwise
from pathlib import Path

from open_spiel.python.algorithms import generate_playthrough

import rospo.adapters.openspiel  # noqa: F401  # registers the games

FOLDER = Path(__file__).parent / "openspiel_playthroughs"
GAMES = {
    "take_that": "rospo_take_that(players=2,rounds=1,pro=True,open_heaps=True)",
    "twins": "rospo_twins(players=3,max_hands=1)",
    "ligretto_twist": "rospo_ligretto_twist(players=2,rounds=1)",
    "istinto": "rospo_istinto(players=3,horizon=1)",
    "istinto_challengeable": "rospo_istinto(players=3,until=60,horizon=4,revokes=challengeable,dealer=1)",
}
SEED = 1
FIRST = 3
"""Number of states shown from the first deal on."""


def playthrough(name: str) -> str:
    """One game played at random, as printed by OpenSpiel."""
    text: str = generate_playthrough.playthrough(GAMES[name], [], seed=SEED)
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
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(kept(playthrough(name)))


if __name__ == "__main__":
    main()
