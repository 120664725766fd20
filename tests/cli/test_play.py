"""`rospo play`: whole games by a script, and everything that can be typed wrong on the way."""

import io
import sys
from pathlib import Path

import pytest

import rospo as library
from rospo.cli import files, keyboard, main
from rospo.cli.arguments import Refused
from tests.cli.conftest import Rospo

ANY = "1\n0\naccept\n" * 1000
"""Plays any game to its end: the first move listed, buying nothing where one card is too dear, accepting."""

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


def test_the_menu_takes_numbers_and_enter_for_the_usual(rospo: Rospo) -> None:
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
    assert "'foo' is no move of Take That: say 'lay 34', 'twist 43' or 'take'" in said.out
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


def test_what_may_be_asked_at_any_time(rospo: Rospo) -> None:
    said = rospo("play", "take_that", "--seed", "3", typed="help\n?\nmoves\nlog\nscore\ntable\nhint\n1\n")
    assert "Lay a card from 18 to 38" in said.out
    assert "save FILE" in said.out
    assert said.out.count("Bot 1 lays 36.") == 2  # as it happened, and by `log`
    assert said.out.count("── Round 1 of 2") == 3  # first, by `table`, and after the move
    assert "no hints yet" in said.out


def test_letters_may_be_large_and_spaces_many(rospo: Rospo) -> None:
    said = rospo("play", "take_that", "--seed", "3", typed="  T82  \nHELP\nQUIT\n")
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


# --- leaving and coming back


def test_the_end_of_input_is_a_polite_end(rospo: Rospo) -> None:
    said = rospo("play", "istinto", "--seed", "1", typed="3\n")
    assert said.status == 0
    assert said.err == ""
    assert "This game wasn't saved" in said.out.splitlines()[-1]


def test_quit_in_a_pipe_asks_nothing(rospo: Rospo) -> None:
    assert "wasn't saved" in rospo("play", "twins", "--seed", "1", typed="quit\n").out


def test_a_saved_game_goes_on_where_it_was(rospo: Rospo) -> None:
    whole = rospo("play", "take_that", "--seed", "5", "--rounds", "1", "--record", "whole.rospo", typed=ANY)
    said = rospo("play", "take_that", "--seed", "5", "--rounds", "1", typed="1\n1\nsave half.rospo\nquit\n")
    assert "rospo play --resume half.rospo" in said.out
    assert not library.load(Path("half.rospo").read_text()).over
    said = rospo("play", "--resume", "half.rospo", "--record", "rest.rospo", typed=ANY)
    assert said.status == 0
    assert Path("rest.rospo").read_text() == Path("whole.rospo").read_text()
    assert whole.out.splitlines()[-8:-2] == said.out.splitlines()[-8:-2]


def test_saving_twice_is_fine_but_no_other_file_is_touched(rospo: Rospo) -> None:
    Path("mine.txt").write_text("precious")
    said = rospo("play", "take_that", "--seed", "5", typed="save mine.txt\nsave a.rospo\n1\nsave a.rospo\nsave\n")
    assert Path("mine.txt").read_text() == "precious"
    assert "exists already" in said.out
    assert said.out.count("Saved.") == 3
    assert Path("take_that.rospo").read_text() == Path("a.rospo").read_text()


def test_a_resumed_game_may_be_kept_in_its_own_file(rospo: Rospo) -> None:
    rospo("play", "take_that", "--seed", "5", typed="1\nsave a.rospo\n")
    before = Path("a.rospo").read_text()
    said = rospo("play", "--resume", "a.rospo", "--record", "a.rospo", typed="1\nsave a.rospo\n")
    assert said.status == 0
    assert "exists already" not in said.out
    assert Path("a.rospo").read_text() != before
    assert "Bot 1 lays 3" not in said.out.split("> 1")[0]  # what happened before isn't told again


def test_what_was_not_saved_is_said(rospo: Rospo) -> None:
    said = rospo("play", "take_that", "--seed", "5", typed="1\nsave a.rospo\n1\n")
    assert said.out.endswith("What happened since you saved isn't kept.\n")


@pytest.mark.parametrize("name", ["/no/x", ".", "\x00", "x" * 5000, "a/b/c"])
def test_a_file_that_cannot_be_written_ends_nothing(rospo: Rospo, name: str) -> None:
    said = rospo("play", "take_that", "--seed", "5", typed=f"save {name}\n1\n1\n")
    assert said.status == 0
    assert "can't write" in said.out
    assert "You lay" in said.out


def test_a_disk_that_fills_up_ends_nothing(rospo: Rospo, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(name: str, match: library.Match) -> None:
        raise Refused(f"can't write {name!r}: no space left on device")

    monkeypatch.setattr(files, "write", full)
    said = rospo("play", "take_that", "--seed", "5", "--rounds", "1", "--record", "a.rospo", typed=ANY)
    assert said.status == 0
    assert "no space left" in said.out
    assert " win" in said.out


def test_a_record_may_not_replace_a_file(rospo: Rospo) -> None:
    Path("mine.txt").write_text("precious")
    assert rospo("play", "take_that", "--record", "mine.txt").status == 2
    assert Path("mine.txt").read_text() == "precious"


def test_a_record_is_kept_even_if_the_game_is_left(rospo: Rospo) -> None:
    said = rospo("play", "take_that", "--seed", "5", "--seat", "1", "--record", "a b.rospo", typed="1\n1\n")
    assert "rospo play --resume 'a b.rospo' --seat 1" in said.out
    assert not library.load(Path("a b.rospo").read_text()).over


def test_a_finished_game_can_be_resumed_and_is_over(rospo: Rospo) -> None:
    rospo("play", "take_that", "--seed", "5", "--rounds", "1", "--record", "a.rospo", typed=ANY)
    assert "with" in rospo("play", "--resume", "a.rospo").out.splitlines()[-1]


def test_ctrl_c_in_a_pipe_leaves_cleanly(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", _Interrupted("1\n"))
    assert main(["play", "take_that", "--seed", "3"]) == 0
    assert "wasn't saved" in capsys.readouterr().out


class _Interrupted(io.StringIO):
    """A few lines, then Ctrl-C."""

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        if line := super().readline():
            return line
        raise KeyboardInterrupt


# --- a terminal, imitated


Typed = str | type[BaseException]


def at_terminal(monkeypatch: pytest.MonkeyPatch, *lines: Typed) -> None:
    """Let these lines come from a terminal, or these exceptions instead of a line."""
    coming = iter(lines)

    def line(prompt: str) -> str:
        print(prompt, end="")
        answer = next(coming, EOFError)
        if isinstance(answer, str):
            print(answer)
            return answer
        raise answer

    monkeypatch.setattr(keyboard, "live", lambda: True)
    monkeypatch.setattr("builtins.input", line)


def test_ctrl_c_asks_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch, rospo: Rospo) -> None:
    at_terminal(monkeypatch, KeyboardInterrupt, "", "1", KeyboardInterrupt, KeyboardInterrupt)
    said = rospo("play", "take_that", "--seed", "3", "--pace", "0")
    assert said.status == 0
    assert said.out.count("Leave?") == 2
    assert "You stay." in said.out
    assert "You lay" in said.out
    assert "wasn't saved" in said.out


@pytest.mark.parametrize("first", [KeyboardInterrupt, EOFError, "quit"])
def test_leaving_offers_to_save(
    monkeypatch: pytest.MonkeyPatch, rospo: Rospo, first: str | type[BaseException]
) -> None:
    at_terminal(monkeypatch, "1", first, "s")
    said = rospo("play", "take_that", "--seed", "3", "--pace", "0", "--bot", "random")
    assert "To go on: `rospo play --resume take_that.rospo --bot random --pace 0`" in said.out
    assert not library.load(Path("take_that.rospo").read_text()).over
    assert "wasn't saved" not in said.out
