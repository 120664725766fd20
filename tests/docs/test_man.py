"""The man page and docs/commands.md agree with the commands."""

import subprocess
import sys

import pytest

from rospo.cli.everything import everything
from tests.docs.blocks import ROOT

MAN = (ROOT / "docs/rospo.1").read_text()
COMMANDS = (ROOT / "docs/commands.md").read_text()


def test_the_page_is_as_the_code_would_make_it() -> None:
    program = "import man; print(man.page(), end='')"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT / "docs/making", capture_output=True, text=True, check=True
    )
    assert done.stdout == MAN, "say make man"


@pytest.mark.parametrize("command", everything().commands)
def test_every_option_is_in_the_page(command: str) -> None:
    plain = MAN.replace("\\", "")
    assert f"rospo {command}" in plain
    for action in everything().commands[command]._actions:
        if action.help != "show this help message and exit":
            assert all(flag in plain for flag in action.option_strings)


@pytest.mark.parametrize("section", ["EXIT STATUS", "ENVIRONMENT", "FILES"])
def test_the_page_has_what_a_man_page_has(section: str) -> None:
    assert f".SH {section}\n" in MAN or f'.SH "{section}"' in MAN
    assert f"## {section.capitalize()}" in COMMANDS
