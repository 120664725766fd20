"""A finished trick of Istinto lies for a moment; a tap anywhere on the table sweeps it at once."""

from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.web.conftest import Visit
from tests.web.players import seated

pytestmark = pytest.mark.xdist_group("web istinto")

STAYS_MS = 1200
WATCH = """
window.stayed = [];
let since = null;
new MutationObserver(() => {
  const lies = document.querySelector("li.winner") !== null;
  if (lies && since === null) since = performance.now();
  if (!lies && since !== null) { window.stayed.push(performance.now() - since); since = null; }
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
"""


def test_a_tap_anywhere_sweeps_a_finished_trick(visit: Visit) -> None:
    context = visit()
    context.add_init_script(WATCH)
    player = seated(context, "istinto", "keys", bots=2)
    page = player.page
    winner = page.locator("li.winner")

    def until_a_trick_lies() -> None:
        """A key sweeps it too, so nothing is pressed before it is known whether one lies."""
        while True:
            player.play_one()
            with suppress(TimeoutError):
                winner.wait_for(timeout=2000)
                return

    until_a_trick_lies()
    expect(winner).to_have_count(0)  # nobody taps
    for _ in range(3):
        until_a_trick_lies()
        page.locator(".me .name").click()
        expect(winner).to_have_count(0)
    alone, *tapped = page.evaluate("window.stayed")
    assert alone >= STAYS_MS
    assert min(tapped) < STAYS_MS
