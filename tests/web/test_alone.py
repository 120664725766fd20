"""Alone with bots: every option before the game, and how good and how fast they are during it."""

from playwright.sync_api import Page, expect

from rospo.play import registry
from tests.kits import KITS
from tests.web.conftest import PHONE, Visit
from tests.web.looking import faults_in_both_themes, resize, sticks_out
from tests.web.players import opened

TABLE = """
(id) => new Promise((tell) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/live`);
  socket.onmessage = ({ data }) => { tell(JSON.parse(data)); socket.close(); };
})
"""
"""What the server says of a table."""


def told(page: Page) -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = page.evaluate(TABLE, page.url.rsplit("/", 1)[1].removesuffix("?now"))
    return found


def to_the_sheet(page: Page, title: str) -> None:
    page.goto("/")
    page.get_by_role("link", name=f"Choose bots and options {title}").tap()
    expect(page.get_by_role("heading", level=1)).to_have_text(f"{title} against bots")


def test_a_game_alone_begins_with_the_bots_and_options_of_ones_choice(visit: Visit) -> None:
    page = visit(**PHONE).new_page()
    to_the_sheet(page, "Take That")
    page.get_by_role("radio", name="1", exact=True).check()
    page.get_by_role("radio", name="novice").check()
    page.get_by_role("radio", name="relaxed").check()
    page.get_by_label("First dealer").select_option(label="Kero")
    page.get_by_label("Pro game").check()
    page.get_by_label("Rounds").fill("1")
    page.get_by_role("button", name="Play", exact=True).tap()
    expect(page.locator("ul.hand li")).to_have_count(9)
    table, view = told(page)["table"], told(page)["view"]
    assert (table["speed"], table["public"], table["options"]) == (
        "relaxed",
        False,
        {"rounds": 1, "pro": True, "dealer": 1},
    )
    assert [seat["level"] for seat in table["seats"]] == [None, "novice"]  # type: ignore[attr-defined]
    assert view["dealer"] == 1
    to_the_sheet(page, "Take That")  # it begins with what was chosen last
    for chosen in ("1", "novice", "relaxed"):
        expect(page.get_by_role("radio", name=chosen, exact=True)).to_be_checked()
    expect(page.get_by_label("Pro game")).to_be_checked()


def test_a_race_may_have_no_freeze_and_another_lag_compensation(visit: Visit) -> None:
    page = visit(**PHONE).new_page()
    to_the_sheet(page, "Ligretto Twist")
    page.get_by_label("Freeze after a fumble (ms)").fill("0")
    page.get_by_label("Lag compensation (ms)").fill("40")
    page.get_by_role("button", name="Play", exact=True).tap()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("button", name="Bots: strength and speed")).to_be_visible()
    table = told(page)["table"]
    assert (table["options"], table["lag_comp_ms"]) == ({"fumble_ms": 0}, 40)


def test_bots_get_better_and_faster_during_the_game(visit: Visit) -> None:
    page = visit(**PHONE).new_page()
    page.goto(opened(page.context, "istinto", [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 3]) + "?now")
    bots = page.get_by_role("button", name="Bots: strength and speed")
    for group, choice in (("Strength of the bots", "expert"), ("Speed of the bots", "champion")):
        bots.tap()
        ways = page.get_by_role("group", name=group)
        ways.get_by_role("button", name=choice).tap()
        bots.tap()
        expect(ways.get_by_role("button", name=choice)).to_have_attribute("aria-pressed", "true")
        assert sticks_out(page) <= 0
        bots.tap()
    table = told(page)["table"]
    assert table["speed"] == "champion"
    assert [seat["level"] for seat in table["seats"]][1:] == ["expert"] * 3  # type: ignore[attr-defined]
    resize(page, 360, 640)
    bots.tap()
    assert faults_in_both_themes(page) == []
    assert sticks_out(page) <= 0


def test_among_friends_the_host_changes_the_bots_strength_but_not_their_speed(visit: Visit) -> None:
    host, friend = visit().new_page(), visit().new_page()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "novice"}]
    host.goto(address := opened(host.context, "take_that", seats))
    friend.goto(address)
    friend.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start", exact=True).click()
    host.get_by_role("button", name="Bots: strength and speed").click()
    expect(host.get_by_role("group", name="Strength of the bots")).to_be_visible()
    expect(host.get_by_role("group", name="Speed of the bots")).to_have_count(0)
    expect(friend.locator("ul.hand li").first).to_be_visible()
    expect(friend.get_by_role("button", name="Bots: strength and speed")).to_have_count(0)


def test_the_sheet_has_every_option_of_every_game(visit: Visit) -> None:
    page = visit(**PHONE).new_page()
    for name in KITS:
        game = registry.game(name)
        page.goto(f"/new/{name}/alone")
        rules = page.locator(".option a")
        expect(rules).to_have_text([option.rule for option in game.options])
        expect(page.get_by_label("First dealer")).to_be_visible()
        resize(page, 360, 640)
        assert faults_in_both_themes(page) == []
        assert sticks_out(page) <= 0
