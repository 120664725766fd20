"""The home page's *Play now*, to the end of a game. `make dist` runs this at an installed package (`ROSPO_PYTHON`)."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from rospo.play import registry
from tests.kits import KITS
from tests.server.serving import Served
from tests.web.conftest import Visit
from tests.web.players import RESULT, player_of

GAME = next(game for game in KITS if registry.game(game).race is None)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server of that environment; by default, of this one."""

    class Installed(Served):
        python = os.environ.get("ROSPO_PYTHON", Served.python)

    running = Installed(tmp_path_factory.mktemp("installed") / "tables.db", bots_ms=30)
    yield running
    running.kill()


def test_play_now_leads_to_a_result(visit: Visit) -> None:
    page = visit().new_page()
    player = player_of(GAME)(page, "clicks")
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/t/*")
    player.play_to_the_end()
    expect(page.locator(RESULT)).to_be_visible()
    assert player.moves > 0
