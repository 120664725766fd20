"""`rospo verify FILE`: does the proof of a table hold? Was every card dealt as committed before the game?

Exit status: 0 if it holds, 1 if it doesn't, 2 if there is no proof to read.
"""

import json
from collections.abc import Sequence
from typing import Any

from rospo.cli import files
from rospo.cli.arguments import Parser, Refused
from rospo.cli.names import seats, titled
from rospo.core.errors import quoted
from rospo.play import registry
from rospo.play.match import Match
from rospo.server.core.fair import NotAProof, NotFair, Proof, check, read
from rospo.terminal.text import many, minus

HOLDS, DOES_NOT_HOLD = 0, 1


def run(arguments: Sequence[str]) -> int:
    """The command."""
    found = parser().read(arguments)
    proof = _proof(found.file)
    try:
        match = check(proof)
    except NotFair as error:
        print(json.dumps({"fair": False, "why": str(error)}) if found.json else f"This proof doesn't hold: {error}")
        return DOES_NOT_HOLD
    print(json.dumps(_facts(proof, match)) if found.json else "\n".join(_lines(proof, match)))
    return HOLDS


def parser(arguments: Sequence[str] = ()) -> Parser:
    made = Parser(
        "verify",
        "Check the proof of a finished table: that its cards follow from what the server committed itself to\n"
        "before the game and from the players' values. `-` reads the proof from a pipe.",
        ["rospo verify proof.json", "rospo verify proof.json --json"],
    )
    made.add_argument("file", metavar="FILE", help="a proof, as the table offers it after the game; - for a pipe")
    made.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    return made


def _proof(name: str) -> Proof:
    told = files.text(name, "proof", "one JSON object")
    try:
        return read(told)
    except NotAProof as error:
        raise Refused(f"{files.place(name)}: {error}") from None


def _facts(proof: Proof, match: Match) -> dict[str, Any]:
    return {
        "fair": True,
        "table": proof.table,
        "game": match.game,
        "players": match.players,
        "commitment": proof.commitment,
        "values": proof.values,
        "rounds": match.round,
        "moves": match.moves,
        "scores": match.scores,
        "winners": match.winners,
    }


def _lines(proof: Proof, match: Match) -> list[str]:
    """What fits, and what only a player can compare."""
    names = seats(match.players)
    rounds = many(match.round, registry.game(match.game).round_name)
    scores = ", ".join(f"{names[seat]} {minus(score)}" for seat, score in enumerate(match.scores))
    winners = names.together(match.winners)
    return [
        f"{titled(match.record())}; table {quoted(proof.table)}",
        f"The commitment fits the secret: {proof.commitment}",
        f"The decks of {rounds} follow from the secret and the values of the seats:",
        *(f"  {names[seat]}: {repr(value) if value else 'none'}" for seat, value in enumerate(proof.values)),
        f"The record fits: {many(match.moves, 'move')}, {scores}; {winners} {names.verb(match.winners, 'win')}.",
        "So the deal was fair if the table showed this commitment before the game, and your value is the one you gave.",
    ]
