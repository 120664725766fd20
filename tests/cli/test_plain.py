"""NO_COLOR, dumb terminals and pipes are respected."""

import re
from pathlib import Path

import pytest

from rospo.play import registry
from tests.cli.conftest import shell
from tests.cli.terminal import Terminal
from tests.kits import KITS

COLOUR = re.compile(r"\x1b\[(?:[0-9]+;)*(?:3[0-9]|4[0-9]|9[0-7])(?:;[0-9]+)*m")
GAME = next(name for name in KITS if registry.game(name).race is None)
PLAY = ("play", GAME, "--seed", "3", "--pace", "0")


@pytest.mark.parametrize(
    ("variables", "coloured", "styled"),
    [({}, True, True), ({"NO_COLOR": "1"}, False, True), ({"TERM": "dumb"}, False, False)],
)
def test_a_terminal_is_coloured_only_if_it_may_be(
    variables: dict[str, str], coloured: bool, styled: bool, tmp_path: Path
) -> None:
    with Terminal(*PLAY, folder=tmp_path, variables=variables) as terminal:
        terminal.expect(" > ")
        terminal.type("quit")
        terminal.expect("Leave?")
        assert bool(COLOUR.search(terminal.raw)) == coloured
        assert ("\x1b[1m" in terminal.raw or "\x1b[2m" in terminal.raw) == styled


@pytest.mark.parametrize("variables", [{}, {"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_a_pipe_gets_plain_text(variables: dict[str, str]) -> None:
    for words in (PLAY, ("rules", GAME), ()):
        said = shell(*words, typed="1\nquit\n", **variables)
        assert (said.status, said.err) == (0, "")
        assert "\x1b" not in said.out
