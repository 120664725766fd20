"""The score sheet for real cards (web/src/games/<game>/scores/scoring.ts, web/src/scores) counts as the law does.

Random matches are played; what a table would enter after each round is taken from the
public log, as `paper.py` beside a game's kit has it, and the sheet's own
functions, bundled for node, must find every round possible and reach the same totals, end and winners.
"""

import json
import subprocess
from pathlib import Path
from random import Random

import pytest

import rospo
from rospo import Match
from tests.kit import Entry
from tests.kits import ALL_TABLES, beside
from tests.support import texts

WEB = Path(__file__).parents[2] / "web"
ROLLDOWN = WEB / "node_modules/.bin/rolldown"
MATCHES = 12
"""Random matches for each number of players of each game."""

pytestmark = pytest.mark.skipif(not ROLLDOWN.exists(), reason="the web table's tools aren't installed: make web")

CHECK = """
import { readFileSync } from "node:fs";
import { complete, reckon, trouble } from "./reckon.mjs";
const { scoring } = await import(`./${process.argv[2]}.mjs`);
const answers = JSON.parse(readFileSync(0, "utf8")).map(({ sitting, rounds }) => ({
  troubles: rounds.map((round, i) => trouble(scoring, sitting, rounds.slice(0, i), round)),
  gaps: rounds.filter((round) => !complete(scoring, sitting, round)).length,
  ends: rounds.map((_, i) => reckon(scoring, sitting, rounds.slice(0, i + 1)).end),
  lines: reckon(scoring, sitting, rounds).lines.map((line) => line.totals),
  dealers: reckon(scoring, sitting, rounds).lines.map((line) => line.dealer),
  winners: reckon(scoring, sitting, rounds).winners,
}));
console.log(JSON.stringify(answers));
"""


@pytest.fixture(scope="module")
def sheet(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sheet's functions as a script that node runs."""
    folder = tmp_path_factory.mktemp("scores")
    sources = {game: f"src/games/{game}/scores/scoring.ts" for game in rospo.games()}
    for name, source in {"reckon": "src/scores/reckon.ts", **sources}.items():
        bundled = [source, "--format", "esm", "--file", str(folder / f"{name}.mjs")]
        subprocess.run([ROLLDOWN, *bundled], cwd=WEB, check=True, capture_output=True)
    (folder / "check.mjs").write_text(CHECK)
    return folder / "check.mjs"


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_the_sheet_counts_as_the_law_does(game: str, players: int, sheet: Path) -> None:
    rng = Random(f"{game} {players}")
    played = [_play(game, players, rng) for _ in range(MATCHES)]
    told = [{"sitting": _sitting(match), "rounds": entries} for match, _, entries in played]
    run = subprocess.run(["node", sheet, game], input=json.dumps(told), capture_output=True, text=True, check=True)
    for (match, lines, entries), answer in zip(played, json.loads(run.stdout), strict=True):
        assert answer["troubles"] == [None] * len(entries)
        assert answer["gaps"] == 0
        assert [bool(end) for end in answer["ends"]] == [False] * (len(entries) - 1) + [True]
        assert answer["lines"] == lines
        assert answer["lines"][-1] == list(match.scores)
        assert answer["winners"] == list(match.winners)
        assert answer["dealers"][-1] == match.view(None).dealer


def _sitting(match: Match) -> Entry:
    options = {name: value or 0 for name, value in match.options.items()}
    first = (match.view(None).dealer - match.round + 1) % match.players
    names = [f"player {seat}" for seat in range(match.players)]
    return {"game": match.game, "names": names, "options": options, "dealer": first}


def _play(game: str, players: int, rng: Random) -> tuple[Match, list[list[int]], list[Entry]]:
    """A random match, its totals after each round, and what its table would enter."""
    paper = beside(game, "paper")
    match = rospo.start(game, players, seed=rng.randrange(2**32), **paper.options(rng))
    lines, entries, seen = [], [], 0
    table = paper.paper(players)
    next(table)
    while not match.over:
        seat = rng.choice(match.due)  # who could only challenge seldom does
        match.play(seat, _choose(texts(match, seat), rng))
        for event in match.log_since(seen):
            entry = table.send((event, match))
            if entry is not None:
                entries.append({"pot": 0, "bankrupt": [], "challenge": None, **entry})
                lines.append(list(match.scores))
        seen = match.log_length
    return match, lines, entries


def _choose(moves: list[str], rng: Random) -> str:
    """Any move; but few challenges, and bids that can be made, so that points are won."""
    if moves[0].startswith("bid"):
        return rng.choice(moves[:3] if rng.random() < 0.9 else moves)
    calm = [move for move in moves if not move.startswith("challenge")]
    return rng.choice(calm if calm and rng.random() < 0.995 else moves)
