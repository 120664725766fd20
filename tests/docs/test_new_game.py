"""The files that docs/new_game.md names. That a folder alone is a game, `tests/fifth_game` shows."""

import re

from tests.docs.blocks import ROOT

GAME = ROOT / "src/rospo/games/istinto"
WEB_GAME = ROOT / "web/src/games/istinto"


def test_the_files_it_names_exist() -> None:
    text = (ROOT / "docs/new_game.md").read_text()
    named = {word for word in re.findall(r"`([\w./]+/[\w./]+)`", text) if not word.startswith("src/lessons")}
    assert len(named) > 15
    for word in named:
        places = [place / word for place in (ROOT, ROOT / "src/rospo", ROOT / "web/src", GAME, WEB_GAME)]
        assert any(place.exists() for place in places), word
