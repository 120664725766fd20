"""A game that was dropped into a copy of the web table and built with it: played to its end, and seen everywhere.

Nothing else of the web table is changed; at the server the game is a plugin.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.fifth_game.installed import FOLDER, installed
from tests.fifth_game.learner import LEARNER
from tests.fifth_game.player import Wren
from tests.server.serving import Served, served
from tests.web.conftest import DESKTOP, PATIENCE_MS, USUAL
from tests.web.looking import come_to_rest, faults, shows_all_when_held_sideways, sticks_out
from tests.web.players import seated

ROOT = FOLDER.parents[1]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A copy of Rospo with the game's folder beside the other games' folders, and its package installed."""
    root = tmp_path_factory.mktemp("copy")
    shutil.copytree(ROOT / "web", root / "web", ignore=shutil.ignore_patterns("node_modules"))
    shutil.copytree(ROOT / "src", root / "src", ignore=shutil.ignore_patterns("__pycache__", "web"))
    (root / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    shutil.copytree(FOLDER / "web/wren", root / "web/src/games/wren")
    subprocess.run(["node_modules/.bin/vite", "build"], cwd=root / "web", check=True, capture_output=True)
    (site := root / "site").mkdir()
    paths = [str(root / "src"), installed(site)["PYTHONPATH"]]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(paths))
        with served(root, bots_ms=30) as running:
            yield running


@pytest.fixture
def page(chromium: Browser, server: Served) -> Iterator[Page]:
    context = chromium.new_context(base_url=server.url, reduced_motion="reduce", **{**USUAL, **DESKTOP})
    context.set_default_timeout(PATIENCE_MS)
    failed: list[str] = []
    context.on("weberror", lambda error: failed.append(str(error.error)))
    yield context.new_page()
    context.close()
    assert failed == []


def look(page: Page) -> None:
    come_to_rest(page)
    assert sticks_out(page) <= 0
    assert faults(page) == []


def test_it_is_played_to_its_end_and_seen_again(page: Page) -> None:
    player = seated(page.context, "wren", bots=2, by=Wren, page=page, options={"rounds": 1})
    player.play_until(lambda: player.moves >= 2)
    player.wait()
    look(page)
    player.play_to_the_end()
    assert player.count("play", seat=0) == 7
    look(page)
    page.get_by_role("link", name="See the replay").click()
    expect(page.get_by_role("slider")).to_have_attribute("max", "21")
    page.keyboard.press("End")
    look(page)


def test_a_phone_held_sideways_shows_table_and_hand_at_once(page: Page) -> None:
    seated(page.context, "wren", bots=1, by=Wren, page=page).wait()
    shows_all_when_held_sideways(page, Wren.mine)


def test_it_stands_on_the_shelf_with_its_rules(page: Page) -> None:
    page.goto("/")
    box = page.get_by_role("article", name="Wren")
    expect(box).to_contain_text("Big birds gather on the branch.")
    look(page)
    page.goto("/rules/wren")
    expect(page.locator("main")).to_contain_text("king of the birds")
    expect(page.locator("main [data-card='24']").first).to_be_attached()
    look(page)


def test_its_lesson_is_learned_to_its_end(page: Page) -> None:
    page.goto("/learn/wren")
    expect(page.locator("body")).to_contain_text("Welcome to Wren!")
    look(page)
    learner = LEARNER(page, FOLDER / "web/wren")
    for _ in learner.steps:
        learner.go_on()
    expect(page.get_by_role("heading", name="You know Wren!")).to_be_focused()
    look(page)


def test_its_score_sheet_counts_feathers(page: Page) -> None:
    page.goto("/scores/new/wren")
    page.get_by_role("radio", name="2").check()
    page.get_by_label("Player 1", exact=True).fill("Ada")
    page.get_by_label("Player 2", exact=True).fill("Bea")
    page.get_by_label("Rounds").select_option("1")
    page.get_by_role("button", name="Open the sheet").click()
    for field, counts in {"Feathers": (3, 20), "King": (1, 0)}.items():
        for name, count in zip(("Ada", "Bea"), counts, strict=True):
            page.get_by_label(f"{field}: {name}").fill(str(count))
    expect(page.get_by_role("alert").filter(has_text="Then the nest has 4 feathers at least")).to_be_visible()
    page.get_by_label("Feathers: Ada").fill("16")
    page.get_by_role("button", name="Write it down").click()
    expect(page.locator("tbody tr").first.locator("td b")).to_have_text(["21", "20"])
    expect(page.get_by_role("heading", name="Ada wins!")).to_be_visible()
    look(page)
