"""`rospo replay`: the same sentences as at the table, from a record."""

from pathlib import Path
from random import Random

import pytest

import rospo as library
from rospo.play import registry
from tests.cli.conftest import Rospo
from tests.kits import KITS
from tests.support import play_on


def recorded(game: str, moves: int | None = None, players: int | None = None, **options: object) -> str:
    """Put a random game into game.rospo; returns its text."""
    match = library.start(game, players or KITS[game].players, seed=5, **options)  # type: ignore[arg-type]
    text = str(play_on(match, Random(5), moves).record())
    Path("game.rospo").write_text(text, encoding="utf-8")
    return text


@pytest.mark.parametrize("game", library.games())
def test_a_whole_record(rospo: Rospo, game: str) -> None:
    recorded(game, **KITS[game].short)
    said = rospo("replay", "game.rospo")
    assert said.status == 0
    assert said.err == ""
    lines = said.out.splitlines()
    assert lines[0].startswith(registry.game(game).title)
    assert any("1: Seat " in line for line in lines)
    assert " win" in lines[-1]


def test_a_record_from_a_pipe(rospo: Rospo) -> None:
    text = recorded("take_that", rounds=1)
    assert rospo("replay", "-", typed=text) == rospo("replay", "game.rospo")


def test_a_game_that_is_not_over(rospo: Rospo) -> None:
    recorded("istinto", 20)
    assert rospo("replay", "game.rospo").out.endswith("The record stops here; the game isn't over.\n")


def test_a_record_without_moves(rospo: Rospo) -> None:
    recorded("istinto", 0)
    assert rospo("replay", "game.rospo").status == 0
    assert rospo("replay", "game.rospo", "--step").status == 0


def test_only_some_moves(rospo: Rospo) -> None:
    recorded("istinto", 30)
    whole = rospo("replay", "game.rospo").out.splitlines()
    bids = [line for line in whole if " bids " in line]
    assert rospo("replay", "game.rospo", "--moves", "2-3").out.splitlines()[1:] == bids[1:3]
    assert rospo("replay", "game.rospo", "--moves", "2").out.splitlines()[1:] == bids[1:2]
    assert rospo("replay", "game.rospo", "--moves", "-3").out.splitlines()[-3:] == bids
    assert rospo("replay", "game.rospo", "--moves", "4-").out.splitlines()[1:] == whole[whole.index(bids[2]) + 1 :]


@pytest.mark.parametrize("span", ["3-2", "0-4", "x", "-", "1-2-3"])
def test_an_invalid_span_is_refused(rospo: Rospo, span: str) -> None:
    recorded("istinto", 30)
    said = rospo("replay", "game.rospo", f"--moves={span}")
    assert (said.status, said.err.count("\n")) == (2, 1)


def test_a_span_beyond_the_end(rospo: Rospo) -> None:
    recorded("istinto", 30)
    assert "has 30 moves" in rospo("replay", "game.rospo", "--moves", "31-").err


def test_the_viewer_decides_whose_cards_are_shown(rospo: Rospo) -> None:
    recorded("twins", max_hands=1)
    closed = rospo("replay", "game.rospo").out
    assert "pick" not in closed
    own = rospo("replay", "game.rospo", "--seat", "1").out
    assert own.count("Seat 1: pick") == 4 or "sit" in own
    assert "Seat 0: pick" not in own
    everybody = rospo("replay", "game.rospo", "--all").out
    assert "Seat 0: pick" in everybody
    assert "Seat 2: pick" in everybody


# --- damage


def test_a_damaged_record_says_where(rospo: Rospo) -> None:
    text = recorded("take_that", 10)
    lines = text.splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith("-- round"))
    lines[number + 2] = "0 lay 20"
    Path("game.rospo").write_text("\n".join(lines), encoding="utf-8")
    for command in (("replay", "game.rospo"), ("play", "--resume", "game.rospo")):
        said = rospo(*command)
        assert said.status == 2
        assert said.out == ""
        assert said.err.startswith(f"rospo: game.rospo, line {number + 3}: ")
        assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    "content", [b"", b"hello", b"\xff\xfe\x00", b"rospo record 99\n", b"rospo record 1\ngame: whist\n"]
)
def test_a_file_that_is_not_a_record_is_refused(rospo: Rospo, content: bytes) -> None:
    Path("x").write_bytes(content)
    said = rospo("replay", "x")
    assert (said.status, said.out, said.err.count("\n")) == (2, "", 1)


# --- step by step


def test_stepping(rospo: Rospo) -> None:
    recorded("istinto", 30)
    said = rospo("replay", "game.rospo", "--step", typed="\n\nb\ng 30\n\nfoo\n0\nq\n")
    assert said.status == 0
    prompts = [line.split(" >")[0] for line in said.out.splitlines() if line.startswith("move ")]
    assert prompts == [f"move {n} of 30" for n in (0, 1, 2, 1, 30, 30, 30, 0)]
    assert "That was the last move." in said.out
    assert "'foo' isn't understood." in said.out
    assert "hand" not in said.out


def test_stepping_to_a_number_refuses_an_invalid_one(rospo: Rospo) -> None:
    recorded("istinto", 30)
    said = rospo("replay", "game.rospo", "--step", typed="12\n31\nhm\nq\n").out
    assert "There is no move 31: the moves are 1 to 30" in said
    assert said.count("move 12 of 30 >") == 3
    assert said.count("── Round") == 2  # nothing is drawn anew for what was refused


def test_stepping_through_a_seats_eyes_or_with_all_cards(rospo: Rospo) -> None:
    recorded("take_that", 20)
    assert "  hand  " in rospo("replay", "game.rospo", "--step", "--seat", "1", typed="\n").out
    everything = rospo("replay", "game.rospo", "--step", "--all", typed="g 20\n").out
    assert all(f"Seat {seat}: " in everything for seat in range(3))
    assert "  pile  " in everything


@pytest.mark.parametrize("game", library.games())
def test_every_game_can_be_stepped_through(rospo: Rospo, game: str) -> None:
    recorded(game, 40)
    said = rospo("replay", "game.rospo", "--step", "--all", typed="\n" * 41)
    assert said.status == 0
    assert "move 40 of 40" in said.out
