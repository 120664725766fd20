"""Games in somebody else's package: found like the built-in ones, and left out in one line if they are broken."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BUILT_IN = "take_that twins ligretto_twist istinto"

Installed = Callable[..., None]
Said = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def install(tmp_path: Path) -> Installed:
    """Put a copy of a game where installed packages are, as another game."""

    def install(name: str, *, game: str = "istinto", package: str | None = None, value: str | None = None) -> None:
        package = package or name
        shutil.copytree(
            ROOT / "src/rospo/games" / game, tmp_path / package, ignore=shutil.ignore_patterns("__pycache__")
        )
        for file in (tmp_path / package).glob("*.py"):
            text = file.read_text().replace(f"rospo.games.{game}", package)
            file.write_text(text.replace(f'name="{game}"', f'name="{name}"').replace("place=", "place=-"))
        info = tmp_path / f"{package}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[rospo.games]\n{name} = {value or package}\n")

    return install


@pytest.fixture
def python(tmp_path: Path) -> Said:
    """Run Python with those packages installed."""

    def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
        path = os.pathsep.join([str(tmp_path), str(ROOT / "src")])
        return subprocess.run(
            [sys.executable, "-W", "error", *arguments],
            env={**os.environ, "PYTHONPATH": path},
            capture_output=True,
            text=True,
            check=False,
        )

    return run


LIST = "import rospo; print(*rospo.games()); print(*rospo.games())"


def test_a_plugin_comes_after_the_built_in_games(install: Installed, python: Said) -> None:
    install("frogs")
    done = python("-c", LIST)
    assert (done.stdout.splitlines(), done.stderr) == ([f"{BUILT_IN} frogs"] * 2, "")


PLAYED = """
import rospo

match, again = rospo.start("frogs", 3, seed=1), rospo.start("istinto", 3, seed=1)
while not match.over:
    seat = match.due[0]
    move = rospo.bot("random", "frogs").choose(match.view(seat), match.legal(seat), __import__("random").Random(1))
    match.play(seat, move)
    again.play(seat, str(move))
assert match.scores == again.scores
assert rospo.load(str(match.record())).reveal() == match.reveal()
one, other = (rospo.simulate.run(game, 3, games=50, seed=1) for game in ("frogs", "istinto"))
assert one.scores.tolist() == other.scores.tolist()
"""


def test_a_plugin_is_played_and_compiled_like_any_game(install: Installed, python: Said) -> None:
    install("frogs")
    done = python("-c", PLAYED)
    assert done.returncode == 0, done.stderr


def test_a_race_can_be_a_plugin(install: Installed, python: Said) -> None:
    install("leapfrog", game="ligretto_twist")
    code = """
import rospo
one, other = (rospo.simulate.run(game, 3, games=20, seed=1) for game in ("leapfrog", "ligretto_twist"))
assert one.scores.tolist() == other.scores.tolist()
"""
    done = python("-c", code)
    assert done.returncode == 0, done.stderr


def test_the_rules_of_a_plugin_are_read_from_its_package(install: Installed, python: Said) -> None:
    install("frogs", package="pond")
    done = python("-m", "rospo.cli", "rules", "frogs", "--lang", "it")
    assert done.returncode == 0, done.stderr
    assert "IS-5" in done.stdout


BROKEN: dict[str, tuple[str, Callable[[str], str | None], str]] = {
    "import": ("__init__.py", lambda text: "import nothing_of_that_name\n" + text, "nothing_of_that_name"),
    "exit": ("__init__.py", lambda text: "raise SystemExit(3)\n", "SystemExit"),
    "no game": ("__init__.py", lambda text: text.replace("GAME = ", "OTHER = "), "no GAME"),
    "wrong type": ("__init__.py", lambda text: text + "\nGAME = 'frogs'\n", "no GAME"),
    "another name": ("__init__.py", lambda text: text.replace('name="frogs"', 'name="toads"'), "toads"),
    "seats": ("__init__.py", lambda text: text.replace("seats=range(3, 7)", "seats=range(3, 9)"), "seats"),
    "a rule": ("rules.py", lambda text: text.replace("def score(", "def points("), "its `rules` lacks score"),
    "a habit": ("bot.py", lambda text: text.replace("def novice(", "def beginner("), "its `bot` lacks novice"),
    "early play": ("early.py", lambda text: text.replace("def occasion(", "def trick("), "its `early` lacks occasion"),
    "words": ("words/en.toml", lambda text: None, "words/en.toml"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_plugin_is_named_in_one_line_and_left_out(
    what: str, install: Installed, python: Said, tmp_path: Path
) -> None:
    name, damage, told = BROKEN[what]
    install("frogs")
    file = tmp_path / "frogs" / name
    text = damage(file.read_text())
    file.unlink() if text is None else file.write_text(text)
    done = python("-c", LIST)
    assert done.stdout.splitlines() == [BUILT_IN] * 2
    (line,) = done.stderr.splitlines()
    assert line.startswith("The game 'frogs' (frogs, of frogs 1.0) is left out: ")
    assert told in line


def test_a_plugin_cannot_take_the_name_of_a_built_in_game(install: Installed, python: Said) -> None:
    install("twins", package="others")
    done = python("-c", LIST)
    assert done.stdout.splitlines() == [BUILT_IN] * 2
    assert done.stderr == "The game 'twins' (others, of others 1.0) is left out: there is another game of that name\n"


def test_of_two_plugins_with_one_name_only_one_is_there(install: Installed, python: Said) -> None:
    install("frogs")
    install("frogs", package="pond")
    done = python("-c", LIST)
    assert done.stdout.splitlines() == [f"{BUILT_IN} frogs"] * 2
    assert len(done.stderr.splitlines()) == 1


def test_a_plugin_that_is_broken_is_no_game(install: Installed, python: Said) -> None:
    install("frogs", value="nothing_of_that_name")
    done = python("-c", "import rospo; rospo.start('frogs', 3)")
    assert "no game is called 'frogs'" in done.stderr
    done = python("-c", "import rospo; rospo.start('istinto', 3)")
    assert (done.returncode, done.stderr) == (0, "")  # a built-in game looks for no plugin
