"""`rospo play`: leaving a game, saving it, and resuming it."""

import io
import sys
from pathlib import Path

import pytest

import rospo as library
from rospo.cli import files, keyboard, main
from rospo.cli.arguments import Refused
from tests.cli.conftest import ANY, Rospo


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


def test_saving_twice_works_but_no_other_file_is_overwritten(rospo: Rospo) -> None:
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
    assert "Bot 1 lays 3" not in said.out.split("> 1")[0]  # earlier events aren't repeated


def test_a_resumed_game_goes_on_in_its_file(rospo: Rospo) -> None:
    rospo("play", "take_that", "--seed", "5", typed="1\nsave a.rospo\n")
    before = Path("a.rospo").read_text()
    left = rospo("play", "--resume", "a.rospo", typed="quit\n").out
    assert "This game continues in a.rospo" in left
    assert "saved" not in left
    assert Path("a.rospo").read_text() == before
    assert "To continue: `rospo play --resume a.rospo`" in rospo("play", "--resume", "a.rospo", typed="1\n").out
    assert Path("a.rospo").read_text().startswith(before.partition("\n\n-- 6 moves")[0])
    assert len(Path("a.rospo").read_text()) > len(before)


def test_a_resumed_game_whose_file_is_not_ours_says_what_is_kept(rospo: Rospo, monkeypatch: pytest.MonkeyPatch) -> None:
    rospo("play", "take_that", "--seed", "5", typed="1\nsave a.rospo\n")
    monkeypatch.setattr(files, "may_go_on", lambda name: False)
    assert "saved" not in rospo("play", "--resume", "a.rospo", typed="quit\n").out
    assert "since you saved isn't kept" in rospo("play", "--resume", "a.rospo", typed="1\nquit\n").out


def test_leaving_says_what_was_not_saved(rospo: Rospo) -> None:
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
    """Imitate a terminal that yields these lines, or raises these exceptions."""
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
    assert "To continue: `rospo play --resume take_that.rospo --bot random --pace 0`" in said.out
    assert not library.load(Path("take_that.rospo").read_text()).over
    assert "wasn't saved" not in said.out


def test_a_game_that_is_kept_anyway_is_left_without_an_offer_to_save(
    monkeypatch: pytest.MonkeyPatch, rospo: Rospo
) -> None:
    at_terminal(monkeypatch, "1", "quit", "l")
    said = rospo("play", "take_that", "--seed", "3", "--pace", "0", "--record", "a.rospo").out
    assert "Leave? The game is kept." in said
    assert "save first" not in said
