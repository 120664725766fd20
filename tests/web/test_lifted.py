"""A card that a first tap has lifted: it stays to be seen, and the table says what a second tap does."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import PHONE, Visit
from tests.web.looking import come_to_rest
from tests.web.players import CARD, CORNER, seated

VEIL = """
card => {
  const { backgroundColor, opacity } = getComputedStyle(card, "::after");
  const [, , , alpha = "1"] = backgroundColor.match(/[\\d.]+/g);
  return Number(alpha) * Number(opacity);
}
"""
"""How much of a card is hidden by what dims it."""


class Line:
    """The connection of a page, over which it can be told more than the server says."""

    def __init__(self, page: Page) -> None:
        self._n = 0
        self._route: WebSocketRoute | None = None
        page.route_web_socket("**/live*", self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        self._route = route

        def to_page(text: str | bytes) -> None:
            self._n = json.loads(text).get("n", self._n)
            route.send(text)

        server.on_message(to_page)

    def tell(self, **event: Any) -> None:
        assert self._route is not None
        self._n += 1
        self._route.send(json.dumps({"t": "event", "n": self._n, "at": 0, **event}))


def test_a_lifted_card_that_turns_out_not_to_fit_is_still_seen(visit: Visit) -> None:
    context = visit(**PHONE, reduced_motion="reduce")
    page = context.new_page()
    line = Line(page)
    player = seated(context, "istinto", "taps", bots=2, page=page)
    player.wait()
    come_to_rest(page)
    line.tell(view={"phase": "trick", "due": [1], "to_act": [1], "turn": 1}, offer=[], early=[])
    card = page.locator(CARD).first
    card.tap(position=CORNER)
    expect(card).to_have_attribute("aria-pressed", "true")
    line.tell(view={"due": [0], "to_act": [0], "turn": 0}, offer=["play T"])
    expect(card).to_have_attribute("aria-disabled", "true")
    come_to_rest(page)
    assert card.evaluate(VEIL) < 0.3


def test_the_table_says_what_a_second_tap_does(visit: Visit) -> None:
    player = seated(visit(**PHONE, reduced_motion="reduce"), "istinto", "taps", bots=2)
    page = player.page
    player.play_until(lambda: bool(player.wait()) and player.sees(".foot:has(.mine) .can"))
    page.locator(f"{CARD}.can").first.tap(position=CORNER)
    expect(page.locator(".status")).to_have_text("Tap again to play this card.")
