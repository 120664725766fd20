"""A contested pile in Ligretto Twist: whoever wins it is told by how much, as whoever loses it is.

Nobody can press within milliseconds of somebody else on purpose, so the answers on their way to the page are changed
into those of a contest; tests of the server see to it that it sends such answers.
"""

import json

import pytest
from playwright.sync_api import Page, WebSocketRoute

from tests.games.ligretto_twist.player import LigrettoTwist
from tests.web.conftest import Visit
from tests.web.players import opened

LISTEN = """
[window.heard, window.seen] = [[], []];
new MutationObserver(() => {
  for (const told of document.querySelectorAll("[data-pile] .margin")) window.seen.push(told.textContent.trim());
  for (const spoken of document.querySelectorAll("[role=log], [role=alert]")) window.heard.push(spoken.textContent);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""All that was seen on a pile, and all that a screen reader would have said, however soon something else followed."""


def contested(page: Page, **margin: object) -> None:
    """Every card that the page lays was wanted by somebody else too."""
    lays: set[str] = set()

    def connect(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def to_server(text: str | bytes) -> None:
            message = json.loads(text)
            if message["t"] == "play" and message["move"].startswith("lay"):
                lays.add(message["cid"])
            server.send(text)

        def to_page(text: str | bytes) -> None:
            message = json.loads(text)
            route.send(json.dumps({**message, **margin}) if message.get("cid") in lays else text)

        route.on_message(to_server)
        server.on_message(to_page)

    page.route_web_socket("**/live*", connect)


@pytest.mark.parametrize(
    ("margin", "shown", "said"),
    [
        ({"won_by": 34}, "✓ 34 ms", "First by 34 ms"),
        ({"won_by": 3}, "✓ a tie", "A tie: the draw went to you"),
        ({"t": "refused", "code": "late", "facts": {"by": 34}}, "34 ms", "Too late by 34 ms"),
    ],
)
def test_a_margin_is_seen_on_the_pile_and_said(visit: Visit, margin: dict[str, object], shown: str, said: str) -> None:
    context = visit()
    page = context.new_page()
    page.add_init_script(LISTEN)
    contested(page, **margin)
    player = LigrettoTwist(page, "clicks")
    page.goto(opened(context, "ligretto_twist", [{"kind": "me"}, {"kind": "bot", "level": "novice"}]) + "?now")
    player.play_until(lambda: page.evaluate("window.seen.length") > 0)
    assert set(page.evaluate("window.seen")) == {shown}
    page.wait_for_function("said => window.heard.some((text) => text.includes(said))", arg=said)
