"""Games in somebody else's package: found like the built-in ones, and left out in one line if they are broken."""

from collections.abc import Callable
from pathlib import Path

import rospo
from tests.plugins import Installed, Said, install, python

__all__ = ["install", "python"]

BUILT_IN = " ".join(rospo.games())
LIST = "import rospo; print(*rospo.games()); print(*rospo.games())"


def test_a_plugin_comes_after_the_built_in_games(install: Installed, python: Said) -> None:
    install("frogs")
    done = python("-c", LIST)
    assert (done.stdout.splitlines(), done.stderr) == ([f"{BUILT_IN} frogs"] * 2, "")


def test_the_rules_of_a_plugin_are_read_from_its_package(install: Installed, python: Said) -> None:
    install("frogs", package="pond")
    done = python("-m", "rospo.cli", "rules", "frogs", "--lang", "it")
    assert done.returncode == 0, done.stderr
    assert "IS-5" in done.stdout


BROKEN: dict[str, tuple[str, Callable[[str], str | None], str]] = {
    "imports": ("__init__.py", lambda text: "import nothing_of_that_name\n" + text, "nothing_of_that_name"),
    "exits": ("__init__.py", lambda text: "raise SystemExit(3)\n", "SystemExit"),
    "no_game": ("__init__.py", lambda text: text.replace("GAME = ", "OTHER = "), "no GAME"),
    "wrong_type": ("__init__.py", lambda text: text + "\nGAME = 'frogs'\n", "no GAME"),
    "another_name": ("__init__.py", lambda text: text.replace('name="another_name"', 'name="toads"'), "toads"),
    "many_seats": ("__init__.py", lambda text: text.replace("seats=range(3, 7)", "seats=range(3, 9)"), "seats"),
    "no_score": ("rules.py", lambda text: text.replace("def score(", "def points("), "its `rules` lacks score"),
    "no_novice": ("bot.py", lambda text: text.replace("def novice(", "def beginner("), "its `bot` lacks novice"),
    "no_occasion": ("early.py", lambda text: text.replace("def occasion(", "def trick("), "its `early` lacks occasion"),
    "no_words": ("words/en.toml", lambda text: None, "words/en.toml"),
}


def test_a_broken_plugin_is_named_in_one_line_and_left_out(install: Installed, python: Said, tmp_path: Path) -> None:
    for name, (file, damage, _) in BROKEN.items():
        install(name)
        damaged = tmp_path / name / file
        text = damage(damaged.read_text())
        damaged.unlink() if text is None else damaged.write_text(text)
    done = python("-c", LIST)
    assert done.stdout.splitlines() == [BUILT_IN] * 2
    lines = sorted(done.stderr.splitlines())
    assert len(lines) == len(BROKEN)
    for line, name in zip(lines, sorted(BROKEN), strict=True):
        assert line.startswith(f"The game '{name}' ({name}, of {name} 1.0) is left out: ")
        assert BROKEN[name][2] in line


def test_a_plugin_cannot_take_the_name_of_a_built_in_game(install: Installed, python: Said) -> None:
    install("twins", package="others")
    done = python("-c", LIST)
    assert done.stdout.splitlines() == [BUILT_IN] * 2
    assert done.stderr == "The game 'twins' (others, of others 1.0) is left out: there is another game of that name\n"


def test_only_one_of_two_plugins_with_the_same_name_is_used(install: Installed, python: Said) -> None:
    install("frogs")
    install("frogs", package="pond")
    done = python("-c", LIST)
    assert done.stdout.splitlines() == [f"{BUILT_IN} frogs"] * 2
    assert len(done.stderr.splitlines()) == 1


def test_a_broken_plugin_cannot_be_started(install: Installed, python: Said) -> None:
    install("frogs", value="nothing_of_that_name")
    done = python("-c", "import rospo; rospo.start('frogs', 3)")
    assert "no game is called 'frogs'" in done.stderr
    done = python("-c", "import rospo; rospo.start('istinto', 3)")
    assert (done.returncode, done.stderr) == (0, "")  # a built-in game looks for no plugin
