"""Time per turn: it is seen running down, a bot plays when it is up, and the page says so."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.server.serving import Served, served
from tests.web.conftest import Visit
from tests.web.players import opened

SCALE = 0.12  # 15 seconds are nearly two

WATCH = """
window.left = [];
new MutationObserver(() => {
  const told = document.querySelector(".seat[data-seat='0'] .left")?.textContent.trim();
  if (told && told !== window.left.at(-1)) window.left.push(told);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""The time that was left, as it was shown."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("web"), bots_ms=100, timer_scale=SCALE, grace_s=0) as running:
        yield running


def test_when_time_runs_out_a_bot_plays_that_turn_and_after_two_keeps_the_seat(visit: Visit) -> None:
    context = visit()
    context.add_init_script(WATCH)
    address = opened(context, "take_that", [{"kind": "me"}, {"kind": "bot", "level": "novice"}], timer="fast")
    page = context.new_page()
    page.goto(f"{address}?now")
    mine = page.locator(".seat[data-seat='0']")
    expect(page.locator(".refusal")).to_contain_text("Time ran out: a bot played this turn for you.")
    expect(page.get_by_role("log")).to_contain_text("Time ran out. You")
    expect(mine.get_by_text("A bot plays: time ran out twice.")).to_be_visible()
    assert ("2 seconds", "1 second") in pairwise(page.evaluate("window.left"))
    expect(page.locator(".refusal")).to_have_count(0)  # it would lie over the button
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_text("A bot plays")).to_have_count(0)
