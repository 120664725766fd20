"""`rospo completion`: the real shells complete with what it prints."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import rospo as library
from rospo.cli import COMMANDS
from rospo.cli.completion import SHELLS
from rospo.cli.everything import everything
from tests.cli.conftest import Rospo

BASH = """
source {script}
COMP_WORDS=({words} "{last}") COMP_CWORD={number}
$(complete -p rospo | sed 's/.*-F \\([^ ]*\\).*/\\1/')
printf '%s\\n' "${{COMPREPLY[@]}}"
"""
FISH = "source {script}; complete -C '{words} {last}'"
CASES = [
    ("rospo", "", set(COMMANDS)),
    ("rospo", "pl", {"play"}),
    ("rospo play", "", set(library.games())),
    ("rospo play", "--pl", {"--players"}),
    ("rospo rules", "--l", {"--lang"}),
    ("rospo rules --lang", "", {"en", "it", "de", "fr", "nl", "es"}),
    ("rospo prune", "--dr", {"--dry-run"}),
    ("rospo completion", "", set(SHELLS)),
]


@pytest.fixture
def scripts(rospo: Rospo, tmp_path: Path) -> Path:
    for shell in SHELLS:
        said = rospo("completion", shell)
        assert (said.status, said.err) == (0, "")
        (tmp_path / shell).write_text(said.out)
    return tmp_path


def needs(shell: str) -> None:
    if shutil.which(shell) is None:
        pytest.skip(f"there is no {shell} here")


@pytest.mark.parametrize(("shell", "program"), [("bash", BASH), ("fish", FISH)])
def test_a_shell_completes(shell: str, program: str, scripts: Path) -> None:
    needs(shell)
    for words, last, wanted in CASES:
        text = program.format(script=scripts / shell, words=words, last=last, number=len(words.split()))
        done = subprocess.run([shell, "-c", text], capture_output=True, text=True, cwd=scripts, check=False)
        assert done.stderr == ""
        found = {line.split("\t")[0] for line in done.stdout.splitlines()}
        assert wanted <= found, (words, last, found)
        assert all(word.startswith(last) for word in found)


def test_zsh_understands_its_script(scripts: Path) -> None:
    needs("zsh")
    (scripts / "zsh").rename(scripts / "_rospo")
    program = f"fpath=({scripts} $fpath); autoload -U compinit; compinit -u -D; print $_comps[rospo]; zsh -n _rospo"
    done = subprocess.run(["zsh", "-f", "-c", program], capture_output=True, text=True, cwd=scripts, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "_rospo\n", "")


@pytest.mark.parametrize("shell", SHELLS)
def test_every_command_and_option_is_in_every_script(shell: str, scripts: Path) -> None:
    text = (scripts / shell).read_text()
    for command, parser in everything().commands.items():
        assert command in text
        for action in parser._actions:
            for flag in action.option_strings:
                assert flag.removeprefix("--") in text, flag


def test_every_command_is_listed() -> None:
    assert everything().commands.keys() == COMMANDS.keys()


def test_another_shell_is_refused_in_one_line(rospo: Rospo) -> None:
    said = rospo("completion", "tcsh")
    assert said == (2, "", "rospo: 'tcsh' has no completion here: use bash, zsh, fish\n")


def test_nothing_else_loads_the_library_for_completion() -> None:
    check = "import sys; from rospo.cli import main; main(['play', '-h']); sys.exit('shtab' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], capture_output=True, check=False).returncode == 0
