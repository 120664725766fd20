"""The commands in the pages: those of `rospo` are run where that is cheap, and otherwise parsed by the command itself.
Whatever the other commands name must exist.
"""

import argparse
import io
import re
import shutil
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

import pytest

import rospo
from rospo.cli import COMMANDS, main
from rospo.cli.arguments import Parser
from tests.docs.blocks import PAGES, ROOT, Block, Command, blocks, commands, name

SHELL = ("sh", "console")
RUN = {
    "": (),
    "rules": (),
    "simulate": ("--games", "1000"),
    "play": (),
    "replay": (),
    "arena": ("--games", "3", "--workers", "1"),
    "analyse": ("--playouts", "20"),
}
"""The commands cheap enough to run, each with the arguments that make it so."""
SLOW = ("expert", "ligretto_twist")
"""Words of commands that aren't run: minutes of thought, and a race watched in real time."""
OTHER_PROGRAMS = {
    *("SITE=cards.example.org", "cd", "cp", "createdb", "curl", "docker", "journalctl", "pipx"),
    *("printf", "sha256sum", "sqlite3", "systemctl", "umask", "useradd"),
}
"""Those that aren't ours: only their quotes are checked."""

BLOCKS = [block for page in PAGES for block in blocks(page, *SHELL)]
INLINE = sorted(
    {found for page in PAGES for found in re.findall(r"(?<!`)`(rospo [a-z][^`…]*)`(?!`)", page.read_text())}
)


class Understood(Exception):
    """A command has read its arguments."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to run commands in, with the examples and a game to replay."""
    shutil.copytree(ROOT / "examples", tmp_path, dirs_exist_ok=True)
    match = rospo.start("take_that", players=2, seed=1, rounds=1)
    match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    (tmp_path / "game.rospo").write_text(str(match.record()))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path


def understands(words: Sequence[str], monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether `rospo` accepts these words; it stops as soon as it has read them."""

    def read(parser: Parser, arguments: Sequence[str]) -> argparse.Namespace:
        wanted(parser, arguments)
        raise Understood

    wanted = Parser.read
    with monkeypatch.context() as patch:
        patch.setattr(Parser, "read", read)
        try:
            return main(words) == 0
        except Understood:
            return True


def cheap(words: Sequence[str]) -> bool:
    return (words[0] if words else "") in RUN and not any(slow in word for word in words for slow in SLOW)


def answers(shown: Sequence[str], said: str) -> bool:
    """Whether the answer on the page is the output; `…` stands for any lines."""
    pattern = "".join("(?:.*\n)*" if line == "…" else re.escape(line.rstrip()) + "\n" for line in shown)
    return re.fullmatch(pattern, "".join(line.rstrip() + "\n" for line in said.strip().splitlines())) is not None


@pytest.mark.parametrize("block", BLOCKS, ids=str)
def test_the_commands_of_a_block_are_right(
    block: Block, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = list(commands(block))
    assert found
    for command in found:
        program, *words = command.words
        if program == "rospo":
            check_rospo(Command(tuple(words), command.answer), monkeypatch, capsys)
        else:
            assert_is_there(program, words)


def check_rospo(command: Command, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    words = command.words
    assert understands(words, monkeypatch), words
    if not cheap(words):
        assert not command.answer, f"{words} is shown with an answer that nobody checks"
        return
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    capsys.readouterr()
    assert main([*words, *RUN[words[0] if words else ""]]) == 0, words
    said = capsys.readouterr().out
    assert not command.answer or answers(command.answer, said), said


def assert_is_there(program: str, words: Sequence[str]) -> None:
    """Checks whatever a command names: a target of the Makefile, a file, an extra."""
    if program == "make":
        makefile = (ROOT / "Makefile").read_text()
        for target in words:
            name, is_variable, _ = target.partition("=")
            assert re.search(rf"^{name} \?=" if is_variable else rf"^{name}:", makefile, re.MULTILINE), f"make {target}"
    elif program in ("python", "python3") and words[0] != "-m":
        assert (ROOT / words[0]).exists(), words
    elif program.endswith("pip"):
        for extra in re.findall(r"rospo\[([\w,]+)\]", " ".join(words)):
            assert set(extra.split(",")) <= extras()
    else:
        assert program in {"python3", "python", *OTHER_PROGRAMS}, f"{program}: add it here, or to the page's words"


def extras() -> set[str]:
    return set(tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"])


@pytest.mark.parametrize("line", INLINE)
def test_the_commands_between_words_are_right(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    _, command, *words = line.split()
    assert command in COMMANDS
    assert understands([command, *words], monkeypatch)


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_the_extras_between_words_are_there(page: Path) -> None:
    for extra in re.findall(r"rospo\[([\w,]+)\]", page.read_text()):
        assert set(extra.split(",")) <= extras()


def test_commands_and_answers_are_read_right() -> None:
    block = Block(ROOT, 1, "sh", "a 'b c' \\\n  d # e\nf | g\n", None)
    assert [command.words for command in commands(block)] == [("a", "b c", "d"), ("f",), ("g",)]
    block = Block(ROOT, 1, "console", "$ a b\nc\n\n$ d\n", None)
    assert list(commands(block)) == [Command(("a", "b"), ("c",)), Command(("d",))]
    assert answers(["a", "…", "d"], "a\nb\nc\nd\n")
    assert answers(["a", "…"], "a\n")
    assert not answers(["a", "…", "d"], "a\nb\nc\n")
