"""A finished trick of Istinto lies for a moment; a tap anywhere on the table sweeps it at once."""

from tests.web.conftest import Visit
from tests.web.players import seated

STAYS_MS = 1200
WATCH = """
window.lay = 0;
window.stayed = [];
let since = null;
new MutationObserver(() => {
  const lies = document.querySelector("li.winner") !== null;
  if (lies && since === null) [since, window.lay] = [performance.now(), window.lay + 1];
  if (!lies && since !== null) { window.stayed.push(performance.now() - since); since = null; }
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
"""
"""How many tricks lay there, and how long each stayed."""


def test_a_tap_anywhere_sweeps_a_finished_trick(visit: Visit) -> None:
    context = visit()
    context.add_init_script(WATCH)
    player = seated(context, "istinto", "keys", bots=2)
    page = player.page
    for trick in range(1, 5):
        player.play_until(lambda: player.count("play", seat=0) >= trick)  # noqa: B023
        page.wait_for_function("trick => window.lay >= trick", arg=trick)
        if trick > 1:  # the first one lies until it goes by itself
            page.locator(".me .name").click()
        page.wait_for_function("trick => window.stayed.length >= trick", arg=trick)
    alone, *tapped = page.evaluate("window.stayed")
    assert alone >= STAYS_MS
    assert min(tapped) < STAYS_MS
