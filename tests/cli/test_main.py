"""`rospo` without arguments, and its answers to bad input."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import rospo as library
from rospo.cli import COMMANDS
from rospo.play import registry
from rospo.terminal.words import words
from tests.cli.conftest import Rospo, shell


def test_rospo_alone_lists_its_commands(rospo: Rospo) -> None:
    said = rospo()
    assert said.status == 0
    assert said.err == ""
    for command in COMMANDS:
        assert f"rospo {command}" in said.out
    squeezed = " ".join(said.out.split())
    for game in library.games():
        assert game in squeezed
        assert words(registry.game(game).package).game["tagline"] in squeezed


@pytest.mark.parametrize("flag", ["-h", "--help", "help"])
def test_help_prints_the_same(rospo: Rospo, flag: str) -> None:
    assert rospo(flag).out == rospo().out


def test_version(rospo: Rospo) -> None:
    assert rospo("--version").out == f"rospo {library.__version__}\n"


@pytest.mark.parametrize("command", list(COMMANDS))
def test_every_command_explains_itself(rospo: Rospo, command: str) -> None:
    said = rospo(command, "-h")
    assert said.status == 0
    assert f"usage: rospo {command}" in said.out
    assert "examples:" in said.out
    assert rospo("help", command) == said


def test_help_about_one_game_lists_its_options_in_plain_words(rospo: Rospo) -> None:
    said = " ".join(rospo("play", "take", "-h").out.split("examples:")[0].split())
    assert "options of Take That" in said
    assert "how many rounds make a match" in said
    assert "--until" not in said
    assert "--fumble-ms" not in said
    everything = rospo("play", "-h").out
    for flag in ("--pro", "--open-heaps", "--max-hands", "--until", "--revokes", "--rounds", "--fumble-ms", "--dealer"):
        line = next(line for line in everything.splitlines() if line.strip().startswith(flag))
        assert len(line.split()) > 3, line


RACE = next(game for game in library.games() if registry.game(game).race is not None)
BAD = [
    ("rles", "did you mean 'rules'?"),
    ("frobnicate", "the commands are play"),
    ("twins", "'rospo play twins'"),
    ("play istnto", "did you mean 'istinto'?"),
    ("play t", "take_that or twins"),
    ("play twins --players 9", "3 to 6 players"),
    ("play twins --players two", "'two' isn't a whole number"),
    ("play twins --players", "--players"),
    ("play twins --seat 7", "the seats are 0 to 3"),
    ("play twins --seat -1", "the seats are 0 to 3"),
    ("play twins --rounds 2", "its options are --max-hands, --dealer"),
    ("play take_that --rounds 0", "a whole number from 1"),
    ("play take_that --rounds many", "a whole number from 1"),
    ("play istinto --until 70", "each_dealt_twice"),
    ("play istinto --revokes maybe", "challengeable"),
    ("play take_that --seed -4", "0 or more"),
    ("play take_that --seed 1.5", "whole number"),
    ("play take_that --dealer 5", "a seat from 0 to 2"),
    ("play take_that --bot clever", "random"),
    ("play take_that --bot random,random,random", "give one for all, or 2"),
    ("play take_that --pace -1", "from 0 to"),
    ("play take_that --speed 2", "--pace"),
    ("play take_that --name !!", "1 to 20 letters"),
    ("play take_that --playrs 3", "did you mean --players?"),
    ("play take_that extra", "'extra'"),
    (f"play {RACE} --seat 1", "--speed"),
    (f"play {RACE} --speed 0", "above 0"),
    (f"play {RACE} --speed fast", "above 0"),
    ("play --resume nothing.rospo", "no such file"),
    ("play twins --resume nothing.rospo", "leave GAME out"),
    ("play --players 3 --resume nothing.rospo", "leave --players out"),
    ("play --rounds 3 --resume nothing.rospo", "leave --rounds out"),
    ("play take_that --record nowhere/x.rospo", "no folder"),
    ("play take_that --record .", "folder"),
    ("rules", "GAME is take_that"),
    ("rules whist", "the games are"),
    ("rules twins --rule TW-99", "TW-9"),
    ("rules twins --rule xyz", "TW-1"),
    ("rules twins --lang xx", "use en, it, de, fr, nl, es"),
    ("rules twins --lang ../en", "use en, it, de, fr, nl, es"),
    ("simulate", "GAME is take_that"),
    ("simulate twins --games 0", "from 1"),
    ("simulate twins --games lots", "'lots' isn't a whole number"),
    ("simulate twins --workers 0", "from 1"),
    ("simulate twins --players 2", "3 to 6 players"),
    ("simulate twins --bots random,random", "4, one per seat"),
    ("simulate twins --bots clever", "random"),
    ("simulate twins --until 60", "--max-hands"),
    ("simulate istinto --until 61", "each_dealt_twice"),
    ("replay", "FILE"),
    ("replay nothing.rospo", "no such file"),
    ("replay .", "directory"),
    ("replay - --step", "keyboard"),
    ("bench --fast", "'--fast'"),
]


@pytest.mark.parametrize(("line", "right"), BAD, ids=[line for line, _ in BAD])
def test_bad_input_is_one_line_that_says_what_would_be_right(rospo: Rospo, line: str, right: str) -> None:
    said = rospo(*line.split())
    assert said.status == 2
    assert said.out == ""
    assert said.err.startswith("rospo: ")
    assert said.err.count("\n") == 1, said.err
    assert right in said.err


def test_a_game_without_a_table_is_refused_in_one_line(rospo: Rospo, monkeypatch: pytest.MonkeyPatch) -> None:
    known = registry.game
    monkeypatch.setattr(registry, "game", lambda name: replace(known(name), terminal=None))
    said = rospo("play", "twins", "--record", "game.rospo")
    right = "rospo: Twins has no table for the terminal: 'rospo serve' opens its table in a browser\n"
    assert (said.status, said.out, said.err) == (2, "", right)
    assert not Path("game.rospo").exists()


def test_a_new_process_leaves_no_traceback_either() -> None:
    said = shell("play", "twins", "--players", "99")
    assert (said.status, said.out, said.err) == (2, "", "rospo: Twins is for 3 to 6 players, not 99\n")


def test_a_closed_pipe_is_not_an_error() -> None:
    command = f"{sys.executable} -m rospo.cli rules twins | head -n 1"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout == "TWINS\n"
    assert done.stderr == ""


def test_a_terminal_without_unicode_does_not_end_the_game() -> None:
    said = shell("play", "take_that", "--seed", "1", typed="1\n", PYTHONIOENCODING="ascii")
    assert said.status == 0
    assert said.err == ""


def test_undecodable_input_does_not_end_the_game(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "rospo.cli", "play", "take_that", "--seed", "3"]
    done = subprocess.run(command, input=b"\xff\xfe\n1\n", capture_output=True, cwd=tmp_path, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"You lay" in done.stdout


def test_without_any_input_stream(tmp_path: Path) -> None:
    done = subprocess.run(
        ["sh", "-c", f"{sys.executable} -m rospo.cli play <&-"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("line", ["", "rules twins", "play take_that --seed 1", "replay -h"])
def test_commands_load_no_heavy_library_they_do_not_need(line: str) -> None:
    check = (
        "import sys; from rospo.cli import main; main(sys.argv[1:]);"
        "sys.exit(any(heavy in sys.modules for heavy in ('numpy', 'numba')))"
    )
    done = subprocess.run(
        [sys.executable, "-c", check, *line.split()], input="", capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
