"""Nothing jumps while a table opens, is dealt, and others move: what comes later has its place kept."""

import pytest

from tests.web.conftest import Visit
from tests.web.players import seated

WATCH = """
window.jumps = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    const what = entry.sources.map(({ node }) => node?.className || node?.nodeName);
    window.jumps.push([entry.value, ...what]);
  }
}).observe({ type: "layout-shift", buffered: true });
"""
LEAST = 0.0005
"""What chips do that travel: they make the heaps of somebody wider or narrower, a few pixels."""


@pytest.mark.xdist_group("web frame")
@pytest.mark.parametrize(("width", "height"), [(360, 640), (1920, 1080)])
@pytest.mark.parametrize("game", ["take_that", "twins", "ligretto_twist", "istinto"])
def test_nothing_jumps_while_a_table_opens(visit: Visit, game: str, width: int, height: int) -> None:
    context = visit(viewport={"width": width, "height": height})
    context.add_init_script(WATCH)
    page = seated(context, game, bots=3).page
    page.locator(".hand li, [data-flip]").first.wait_for()
    page.wait_for_timeout(2500)  # all is dealt, and bots have moved
    assert [jump for jump in page.evaluate("window.jumps") if jump[0] > LEAST] == []
