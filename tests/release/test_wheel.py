"""The wheel: what is in it, and what it says about itself."""

import json
import re
import zipfile
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest

import rospo
from release import clean_room
from rospo.cli import COMMANDS
from rospo.play import registry
from tests.release.thin import ROOT

pytestmark = pytest.mark.xdist_group("release")


@pytest.fixture(scope="module")
def files(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as packed:
        return {name: packed.read(name) for name in packed.namelist()}


@pytest.fixture(scope="module")
def about(files: dict[str, bytes]) -> Message:
    (path,) = (name for name in files if name.endswith(".dist-info/METADATA"))
    return Parser().parsestr(files[path].decode())


def test_it_has_the_web_table_types_rules_and_licence(files: dict[str, bytes]) -> None:
    assert {"rospo/py.typed", "rospo/server/web/index.html", "rospo/server/web/index.html.br"} <= set(files)
    for game in registry.games():
        for language in ("en", "it", "de", "fr", "nl", "es"):
            assert f"rospo/games/{game}/words/{language}.toml" in files
    (licence,) = (name for name in files if name.endswith("licenses/LICENSE"))
    assert files[licence] == (ROOT / "LICENSE").read_bytes()


def test_it_has_nothing_else(files: dict[str, bytes]) -> None:
    own = f"rospo-{rospo.__version__}"
    assert {name.split("/")[0] for name in files} == {"rospo", f"{own}.dist-info", f"{own}.data"}
    assert [name for name in files if name.startswith(f"{own}.data/")] == [f"{own}.data/data/share/man/man1/rospo.1"]
    assert not [name for name in files if re.search(r"__pycache__|\.pyc$|\.db$|node_modules", name)]


def test_it_says_what_it_is(about: Message) -> None:
    assert about["Version"] == rospo.__version__
    assert about["License-Expression"] == "MIT"
    assert about["Requires-Python"] == ">=3.11"
    assert "Typing :: Typed" in about.get_all("Classifier", [])
    assert "card games" in about["Keywords"]


def test_its_description_has_no_link_that_leads_nowhere(about: Message) -> None:
    text = str(about.get_payload())
    assert "# Rospo" in text
    assert re.findall(r"\]\((?!https?:)", text) == []


def test_the_web_table_has_the_same_version() -> None:
    for name in ("package.json", "package-lock.json"):
        assert json.loads((ROOT / "web" / name).read_text())["version"] == rospo.__version__


def test_make_dist_tries_every_command() -> None:
    tried = {words[0] for words in (*clean_room.COMMANDS, *clean_room.AFTER, *clean_room.NEEDS_FAST) if words}
    assert {*COMMANDS} - tried == {"serve"}  # which plays the game


def test_the_changelog_begins_with_this_version() -> None:
    headings = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert headings[0] == rospo.__version__
