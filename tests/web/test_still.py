"""Nothing jumps while a table opens, is dealt, and others move: what comes later has its place kept."""

from functools import partial

import pytest

import rospo
from rospo.play import registry
from tests.web.conftest import Visit
from tests.web.looking import come_to_rest
from tests.web.players import Player, seated

WATCH = """
window.jumps = [];
const note = (entries) => {
  for (const entry of entries) {
    const what = entry.sources.map(({ node }) => node?.className || node?.nodeName);
    window.jumps.push([entry.value, ...what]);
  }
};
const watcher = new PerformanceObserver((list) => note(list.getEntries()));
watcher.observe({ type: "layout-shift", buffered: true });
window.allJumps = () => {
  note(watcher.takeRecords());
  return window.jumps;
};
"""
SIZES = [(360, 640), (1920, 1080)]
LEAST = 0.0005
"""What chips do that travel: they make the heaps of somebody wider or narrower, a few pixels."""
RACES = 8
"""Moves in a race that are enough."""


def others_have_moved(player: Player) -> bool:
    """In a race some; else all that is done before the table waits for nobody but us."""
    return player.due == [0] or player.count("lay") + player.count("flip") >= RACES


@pytest.mark.parametrize("game", rospo.games())
def test_nothing_jumps_while_a_table_opens(visit: Visit, game: str) -> None:
    context = visit()
    context.add_init_script(WATCH)
    page = context.new_page()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        player = seated(context, game, bots=min(3, registry.game(game).seats[-1] - 1), page=page)
        page.locator(".hand li, [data-flip]").first.wait_for()
        player.listen_until(partial(others_have_moved, player))
        come_to_rest(page)
        jumps = [jump for jump in page.evaluate("allJumps()") if jump[0] > LEAST]
        assert jumps == [], f"at {width}×{height}"
