"""The page about reliability: the way of a move is the one it takes, and what the page names is there."""

import re
import sys
from pathlib import Path
from types import FrameType
from typing import Any

from rospo import server
from tests.docs.blocks import ROOT
from tests.kits import KITS
from tests.server.leaking import Evening, evening, world
from tests.tables import Table

PAGE = (ROOT / "docs/reliability.md").read_text()
SERVER = Path(server.__path__[0])
WAY = PAGE.partition("## The way of one move")[2]
HANDED_ON = re.findall(r"^\| \d+ \| `([\w/]+\.py)`", WAY, re.MULTILINE)
MET = re.findall(r"`((?:core/)?\w+\.py)`", WAY.partition("On its way it meets")[2])
MOST = 12


def files_of_a_move() -> set[str]:
    """The server's files in which a function is called while a move comes in and everybody is told."""
    found: set[str] = set()

    def calls(frame: FrameType, event: str, argument: Any) -> None:
        path = Path(frame.f_code.co_filename)
        if event == "call" and SERVER in path.parents:
            found.add(path.relative_to(SERVER).as_posix())

    async def play(here: Evening) -> None:
        await here.say(0, "start")
        seat = here.match.due[0]
        move = here.match.legal(seat)[0].text
        sys.setprofile(calls)
        await here.say(seat, "play", move=move)
        sys.setprofile(None)

    game, (players, options) = next((game, kit.evenings.leaks[0]) for game, kit in KITS.items())
    evening(world(Table(game, players, dict(options)), 3), play)
    return found


def test_a_move_is_handed_on_by_few_files() -> None:
    assert 0 < len(HANDED_ON) <= MOST
    assert [name for name in (*HANDED_ON, *MET) if not (SERVER / name).is_file()] == []


def test_the_way_of_a_move_is_the_one_on_the_page() -> None:
    way = files_of_a_move()
    assert way <= {*HANDED_ON, *MET}
    assert set(HANDED_ON) - way == {"sqlite.py"}  # here the store is in memory


def test_the_tests_that_the_page_names_are_there() -> None:
    named = re.findall(r"`(?:tests/server/)?(test_\w+\.py)`", PAGE)
    assert named
    assert [name for name in named if not (ROOT / "tests/server" / name).is_file()] == []
