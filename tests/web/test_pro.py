"""Take That's pro game: who takes a row of one card takes one from the pile, too, and only they may look at it."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.players import DUE, seated

TAKE = "[data-do=take]"


def test_taking_a_row_of_one_announces_the_extra_card(visit: Visit) -> None:
    player = seated(visit(reduced_motion="reduce"), "take_that", bots=2, options={"pro": True})
    page = player.page
    extra = page.locator(TAKE, has_text="−1, and one from the pile")
    while True:
        page.locator(DUE).wait_for()
        if extra.count():
            break
        player.play_one()
    heap = page.locator("[data-seat='0'] [data-heap=down] b")
    before = int(heap.inner_text())
    extra.click()
    expect(heap).to_have_text(str(before + 2))
    page.get_by_role("button", name="Scores").click()
    beside = page.get_by_role("list", name="Extra cards only you have seen")
    expect(beside.locator("li")).not_to_have_count(0)
