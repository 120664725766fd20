"""The score sheet for real cards (web/src/games/<game>/scores/scoring.ts, web/src/scores) counts as the law does.

Random matches are played; what a table would enter after each round is taken from the public log, and the sheet's own
functions, bundled for node, must find every round possible and reach the same totals, end and winners.
"""

import json
import subprocess
from collections.abc import Generator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import rospo
from rospo import Event, Match
from tests.kits import ALL_TABLES
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

Entry = dict[str, Any]


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


def _options(game: str, rng: Random) -> dict[str, Any]:
    if game == "istinto":
        until = rng.choice([100, 60, "each_dealt_twice"])
        return {"until": until, "revokes": rng.choice(["prevented", "challengeable"])}
    if game == "take_that":
        return {"rounds": rng.randint(1, 3), "pro": rng.random() < 0.5}
    if game == "twins":
        return {"max_hands": rng.choice([None, None, 3])}
    return {"rounds": rng.randint(1, 3)}


def _play(game: str, players: int, rng: Random) -> tuple[Match, list[list[int]], list[Entry]]:
    """A random match, its totals after each round, and what its table would enter."""
    match = rospo.start(game, players, seed=rng.randrange(2**32), **_options(game, rng))
    lines, entries, seen = [], [], 0
    table = TABLES[game](players)
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


Table = Generator[Entry | None, tuple[Event, Any], None]


def _istinto(players: int) -> Table:
    challenge = None
    event, _ = yield None
    while True:
        entry = None
        if event.kind == "challenge":
            challenge = {"accuser": event.seat, "accused": event.fact("accused"), "revoked": event.fact("revoked")}
        if event.kind == "round":
            counts = {"bids": event.fact("bids"), "tricks": event.fact("tricks")}
            entry, challenge = {"counts": counts, "challenge": challenge}, None
        event, _ = yield entry


def _take_that(players: int) -> Table:
    """Cards beside each player. The extra card of `pro` is seen by its taker, who turns it over at the end."""
    zeros = [0] * players
    twisted, taken, toads, extra = zeros[:], zeros[:], zeros[:], [set[str]() for _ in zeros]
    event, match = yield None
    while True:
        entry = None
        seat = event.seat or 0
        if event.kind == "twist":
            twisted[seat] += 2
        if event.kind == "take":
            taken[seat] += len(event.fact("cards"))
            toads[seat] += sum(_toad(card) for card in event.fact("cards"))
        if event.kind == "extra":
            extra[seat] = set(match.view(seat).extra)
        if event.kind == "round":
            counts = {
                "twisted": twisted,
                "taken": [n + len(more) for n, more in zip(taken, extra, strict=True)],
                "toads": [n + sum(map(_toad, more)) for n, more in zip(toads, extra, strict=True)],
            }
            entry = {"counts": counts}
            twisted, taken, toads, extra = zeros[:], zeros[:], zeros[:], [set() for _ in zeros]
        event, match = yield entry


def _toad(card: str) -> bool:
    return card[0] == card[1]


def _twins(players: int) -> Table:
    bankrupt: list[int] = []
    event, _ = yield None
    while True:
        entry = None
        if event.kind == "duel":
            bankrupt = list(event.fact("bankrupt"))
        if event.kind == "hand":
            entry = {"counts": {"chips": event.fact("chips")}, "pot": event.fact("pot"), "bankrupt": bankrupt}
        event, _ = yield entry


def _ligretto_twist(players: int) -> Table:
    event, _ = yield None
    while True:
        event, _ = yield {"counts": {"left": event.fact("left")}} if event.kind == "round" else None


TABLES = {"istinto": _istinto, "take_that": _take_that, "twins": _twins, "ligretto_twist": _ligretto_twist}
"""What a person writes down while they watch a game: sent each line of the log, it gives an entry after each round."""
