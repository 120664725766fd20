"""The game copied into Rospo, as `docs/new_game.md` says: nothing else is changed, and the general tests pass."""

import sys
from pathlib import Path

import pytest

from tests.fifth_game.inside import ROOT, Copy

GENERAL = (
    *("games/wren", "rules", "golden", "leaks", "play/test_contract.py", "test_kits.py", "test_names.py"),
    *("cli/test_every_game.py", "cli/test_rules.py", "server/test_wire_types.py"),
    "lockstep/test_lockstep.py::test_the_three_implementations_agree[wren-2-rounds=1-king=True]",
)
"""What takes seconds; `test_fifth_game.py` runs the others."""

FOR_TWO = {
    "src/rospo/games/wren/__init__.py": {"range(2, 5)": "range(2, 3)"},
    "tests/games/wren/kit.py": {"block=7": "block=9", "1 4 7 11 12 15 19": "4 7 10 12 17 19 20 22 24"},
}
"""What makes it a game for two only."""

MODULES = ROOT / "web/node_modules"


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


def test_it_passes_the_general_tests(copy: Copy) -> None:
    copy.test(*GENERAL, about="wren or WR- or list or up_to_date")


def test_a_game_for_two_passes_them_too(copy: Copy) -> None:
    for file, changes in FOR_TWO.items():
        text = (copy.root / file).read_text()
        for old, new in changes.items():
            assert text.count(old) == 1
            text = text.replace(old, new)
        (copy.root / file).write_text(text)
    copy.test("play", "rules", "cli", about="wren")


@pytest.mark.skipif(not MODULES.is_dir(), reason="needs the tools of the web table")
def test_its_score_sheet_counts_as_its_rules_do(copy: Copy) -> None:
    (copy.root / "web/node_modules").symlink_to(MODULES)
    vitest = ("node_modules/.bin/vitest", "run", "src/scores/law.test.ts", "-t", "wren")
    assert "1 passed" in copy.run(*vitest, folder="web", ROSPO_PYTHON=sys.executable, NO_COLOR="1")
