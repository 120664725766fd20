"""Matches as a score sheet is told of them, for the web's own tests of its arithmetic (web/src/scores/law.test.ts) and
of the stories that it tells (web/src/lib/story.test.ts).

`python -m tests.sheets twins 12` plays matches of a game, so many with each number of players. It prints, as JSON, what
a table would enter after each round, what the rules say came out, and the public log. What is entered belongs to a
game: `PAPER` in the `paper.py` beside its kit.
"""

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from random import Random
from typing import Any

import rospo
from rospo import Event, Match
from rospo.bots.table import luck
from rospo.play import registry
from tests.kit import Options
from tests.kits import beside
from tests.support import calm, random_move

LEVELS = slice(1, 3)
"""Bots of these levels play: quick, and good enough to win points, since a match may last until somebody has them."""
WHIM = 0.01
"""How likely anybody makes any move, in place of what is due; what is seldom in a game comes up so."""

Entry = Mapping[str, Any]


@dataclass(frozen=True, kw_only=True)
class Paper:
    """How a game is told to its score sheet."""

    options: tuple[Options, ...]  # those that change what is counted, or when a match ends
    entry: Callable[[Sequence[Event], Match], Entry]  # a `Round` of the web: from what happened in the round, and the
    # match before its last move, where a table sees more than the public log


def told(match: Match, paper: Paper, rng: Random) -> dict[str, Any]:
    """Play the match to its end, and write down every round."""
    bots = [rospo.bot(rng.choice(rospo.bots(match.game)[LEVELS]), match.game) for _ in range(match.players)]
    seed = rng.randrange(2**32)
    rounds: list[dict[str, Any]] = []
    began = 0
    while not match.over:
        before = match.copy()
        if rng.random() < WHIM or registry.game(match.game).race is not None:
            match.play(*random_move(match, rng, seldom=1))
        else:
            seat = match.due[0]
            moves = [move for move in match.legal(seat) if calm(match.game, [str(move)])]
            match.play(seat, bots[seat].choose(match.view(seat), moves, luck(match, seat, seed)))
        if match.over or match.round > before.round:
            entry = paper.entry(match.log_since(began), before)
            rounds.append({"entry": entry, "totals": match.scores, "dealer": before.view(None).dealer})
            began = match.log_length
    options = {name: value or 0 for name, value in match.options.items()}  # a sheet writes 0 for no limit
    log = [event.to_dict() for event in match.log_since(0)]
    return {"players": match.players, "options": options, "rounds": rounds, "winners": match.winners, "log": log}


def matches(game: str, count: int) -> list[dict[str, Any]]:
    """With each number of players `count`, their options taking turns; the same each time."""
    paper: Paper = beside(game, "paper").PAPER
    rng = Random(game)
    return [
        told(rospo.start(game, players, seed=rng.randrange(2**32), **options), paper, rng)
        for players in registry.game(game).seats
        for options in islice(cycle(paper.options), count)
    ]


if __name__ == "__main__":
    print(json.dumps(matches(sys.argv[1], int(sys.argv[2])), separators=(",", ":")))
