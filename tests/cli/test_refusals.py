"""Refusals at the table: no seats where there are names, and the moves possible right now."""

import sys
from pathlib import Path

import pytest

from rospo.cli import arguments
from rospo.cli.arguments import invoked
from rospo.cli.refusals import not_understood, spoken
from rospo.core.terminal import Choice, Names

US = Names(("You", "Bot 1", "Bot 2"), you=0)

SENTENCES = [
    ("can't take: it is the turn of seat 1, not of seat 0", "can't take: it is the turn of Bot 1, not yours"),
    ("it is the turn of seat 2 to bid, not of seat 0", "it is the turn of Bot 2 to bid, not yours"),
    ("can't lay 34: seat 0 holds 35 36", "can't lay 34: you hold 35 36"),
    ("white was led and seat 0 holds w3", "white was led and you hold w3"),
    ("after taking the row, seat 0 must lay a card", "after taking the row, you must lay a card"),
    ("seat 1 has yet to bid", "Bot 1 has yet to bid"),
    ("it costs 3 and seat 0 has 2", "it costs 3 and you have 2"),
    ("seat 0 is bankrupt", "you are bankrupt"),
    ("seat 0 sits out duel 4", "you sit out duel 4"),
    ("seat 0 may challenge another of the 3 seats", "you may challenge another of the 3 seats"),
    ("the turn of seat 0 in this trick has come", "your turn in this trick has come"),
    (
        "seat 0 has picked and a pick stands; waiting for 1, 2",
        "you have picked and a pick stands; waiting for Bot 1 and Bot 2",
    ),
    ("can't challenge 9: there is no seat 9", "can't challenge 9: there is no seat 9"),
    ("seat 9 holds nothing", "seat 9 holds nothing"),
    ("the row is empty, so a card must be laid", "the row is empty, so a card must be laid"),
]


@pytest.mark.parametrize(("message", "said"), SENTENCES)
def test_seats_become_names(message: str, said: str) -> None:
    assert spoken(message, US, 0) == said


def test_a_refusal_lists_what_is_possible_instead() -> None:
    choices = [Choice("play w1", number=1), Choice("play w2", number=2), Choice("challenge 1")]
    assert not_understood("7", choices) == "there is no choice 7: 1 to 2, or `play w1` or `challenge 1`"
    assert not_understood("#7", choices) == not_understood("7", choices)
    assert not_understood("hm", choices) == "'hm' isn't a move now: try `play w1`, `challenge 1` or a number (1 to 2)"
    bids = [Choice(f"bid {tricks}") for tricks in range(12)]
    assert not_understood("hm", bids) == "'hm' isn't a move now: try `bid 0` … `bid 11`"


@pytest.mark.parametrize(
    ("called", "found", "typed"),
    [
        (".venv/bin/rospo", None, ".venv/bin/rospo"),
        ("/opt/our games/rospo", None, "'/opt/our games/rospo'"),
        ("/usr/bin/rospo", "/usr/bin/rospo", "rospo"),
        (".venv/bin/rospo", "/usr/bin/rospo", ".venv/bin/rospo"),
        ("/x/rospo/cli/__main__.py", None, "python3 -m rospo.cli"),
        ("-c", None, "rospo"),
    ],
)
def test_the_suggested_command_exists_here(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, called: str, found: str | None, typed: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [called])
    monkeypatch.setattr(sys, "executable", "python3")
    monkeypatch.setattr(arguments, "which", lambda name: found)
    assert invoked() == typed
