"""`rospo play`: whole games by a script, and every kind of typing mistake."""

from pathlib import Path

import pytest

import rospo as library
from tests.cli.conftest import ANY, Rospo

TABLES = [
    "take_that --players 2 --pro --open-heaps --rounds 1",
    "take_that --players 3",
    "take_that --players 4 --dealer 3 --seat 3 --rounds 1",
    "twins --players 3 --max-hands 3",
    "twins --players 4 --max-hands 2 --seat 2",
    "twins --players 6 --max-hands 1",
    "istinto --players 3 --until 60 --seed 10",
    "istinto --players 3 --until each_dealt_twice",
    "istinto --players 6 --until 60 --revokes challengeable --seed 2",
]


@pytest.mark.parametrize("line", TABLES)
def test_a_whole_game(rospo: Rospo, line: str) -> None:
    said = rospo("play", "--seed", "11", *line.split(), "--record", "game.rospo", typed=ANY)
    assert said.status == 0
    assert said.err == ""
    match = library.load(Path("game.rospo").read_text(encoding="utf-8"))
    assert match.over
    assert " win" in said.out
    assert ("chips now" if line.startswith("twins") else "total") in said.out
    assert max(map(len, said.out.splitlines())) <= 100


def test_the_same_seed_gives_the_same_game(rospo: Rospo) -> None:
    first = rospo("play", "twins", "--seed", "3", "--max-hands", "1", typed=ANY)
    assert rospo("play", "twins", "--seed", "3", "--max-hands", "1", typed=ANY) == first
    assert rospo("play", "twins", "--seed", "4", "--max-hands", "1", typed=ANY) != first


# --- the menu


def test_the_menu_asks_game_and_players(rospo: Rospo) -> None:
    said = rospo("play", "--seed", "1", typed="what?\n9\n\nTake\n7\nx\n2\nquit\n")
    assert said.status == 0
    assert "Which game?" in said.out
    assert "no game is called 'what?'" in said.out
    assert "Take That is for 2 to 4 players." in said.out
    assert "Take That, 2 players" in said.out


def test_the_menu_takes_numbers_and_enter_for_the_default(rospo: Rospo) -> None:
    assert "Istinto, 4 players" in rospo("play", typed="4\n\nquit\n").out


@pytest.mark.parametrize("typed", ["", "1\n"])
def test_the_menu_can_be_left(rospo: Rospo, typed: str) -> None:
    said = rospo("play", typed=typed)
    assert said.status == 0
    assert said.out.endswith("Bye.\n")


# --- at the prompt


def test_wrong_input_never_ends_the_game(rospo: Rospo) -> None:
    wrong = [
        "foo",
        "lay 99",
        "lay",
        "12345",
        "-1",
        "\x00",
        "🐸",
        "LAY  34 ",
        "twist 22",
        "take",
        "rule",
        "rule X-1",
        "save /no/x",
    ]
    said = rospo("play", "take_that", "--seed", "3", "--dealer", "2", typed="\n".join([*wrong, "1", "1"]) + "\n")
    assert said.status == 0
    assert said.err == ""
    assert "'foo' isn't a move now: try `lay " in said.out
    assert "there is no choice 12345: 1 to 9, or `lay " in said.out
    assert "there is no card 99 (TT-1). `rule TT-1` explains." in said.out
    assert "the row is empty, so a card must be laid (TT-10)" in said.out
    assert "say which rule" in said.out
    assert "has no rule 'X-1'" in said.out
    assert "can't write '/no/x'" in said.out
    assert said.out.count("You lay") == 2


def test_a_refusal_can_be_looked_up(rospo: Rospo) -> None:
    said = rospo("play", "take_that", "--seed", "3", typed="lay 99\nrule TT-1\nrules\n")
    assert "TT-1     The deck runs from" in said.out
    assert "Getting ready" in said.out


def test_commands_available_at_any_time(rospo: Rospo) -> None:
    said = rospo(
        *["play", "take_that", "--seed", "3", "--bot", "random"], typed="help\n?\nmoves\nlog\nscore\ntable\nhint\n1\n"
    )
    assert "Lay a card from 18 to 38" in said.out
    assert "save FILE" in said.out
    assert said.out.count("Bot 1 lays 36.") == 2  # as it happened, and by `log`
    assert said.out.count("── Round 1 of 2") == 3  # first, by `table`, and after the move
    assert "The expert would play" in said.out


def test_istinto_ends_a_round_by_number_and_names_the_moves_of_the_phase(rospo: Rospo) -> None:
    line = "play istinto --revokes challengeable --seed 2 --players 3 --bot random"
    said = rospo(*line.split(), typed="3\n" + "1\n" * 11 + "5\nfoo\n1\n").out
    closing = said.split("accept or challenge >")
    assert "challenge 1  challenge 2\n" in closing[0]
    assert "there is no choice 5: only 1, or `accept` or `challenge 1` … `challenge 2`." in closing[1]
    assert "bid" not in closing[1] + closing[2]
    assert "All accept the round." in closing[3]


def test_help_explains_numbers_and_calls_a_hand_a_hand(rospo: Rospo) -> None:
    said = rospo("play", "twins", "--seed", "3", typed="help\n0\nhelp\n").out
    assert said.count("a number picks the choice beside it") == 1  # when buying, a number says how many
    assert "what happened in this hand" in said
    assert "r, o and y" in said


def test_case_and_extra_spaces_do_not_matter(rospo: Rospo) -> None:
    said = rospo(*["play", "take_that", "--seed", "3", "--bot", "random"], typed="  T82  \nHELP\nQUIT\n")
    assert "You twist 28 out of the row with 82: +2." in said.out
    assert "You draw 29." in said.out


def test_a_name_and_a_seat(rospo: Rospo) -> None:
    said = rospo("play", "take_that", "--seed", "3", "--name", "Anna Lena", "--seat", "1", typed="1\n")
    assert "Anna Lena lays" in said.out
    assert "Bot 0" in said.out
    assert "Bot 1" not in said.out


# --- secrets


def test_nothing_but_views_reaches_the_table() -> None:
    folder = Path(library.__file__).parent / "cli"
    telling = {str(path.relative_to(folder)) for path in folder.rglob("*.py") if ".reveal()" in path.read_text()}
    assert telling == {"replay.py"}


def test_nobody_elses_cards_are_shown(rospo: Rospo) -> None:
    out = rospo("play", "twins", "--seed", "3", "--dealer", "3", typed="moves\n").out
    match = library.start("twins", players=4, seed=3, dealer=3)
    hidden = {card for seat in (1, 2, 3) for card in match.view(seat).to_dict()["hand"]}
    table = out[out.index("── Hand 1") :]
    assert not hidden & set(table.split())
