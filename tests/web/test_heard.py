"""A player who only listens misses nothing: every event is said once, in order, and then the question."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from tests.games.istinto.player import BIDS
from tests.games.twins.player import BUY
from tests.server.serving import Served
from tests.web.conftest import Visit
from tests.web.learners import learning
from tests.web.players import opened, player_of

HEAR = """
window.heard = [];
new MutationObserver((changes) => {
  for (const { type, target, addedNodes } of changes) {
    const element = type === "characterData" ? target.parentElement : target;
    if (!element?.closest?.("[role=log], [role=alert]")) continue;
    for (const node of type === "characterData" ? [target] : addedNodes) {
      const sentences = node.nodeName === "P" ? node.children : [node];
      for (const { textContent } of sentences) if (textContent.trim()) window.heard.push(textContent.trim());
    }
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Everything that a screen reader is told, as it comes."""
NAMES = ["You", "Kero", "Rana"]
SUITS = {"w": "white", "b": "blue", "g": "green", "r": "red", "k": "black"}
WORDS = Path(__file__).resolve().parents[2] / "web/src/games/istinto/words/en.ftl"
ASKED = re.compile(r"Your bid\.|You lead: any card\.|Your card\. .*")


def heard(page: Page) -> list[str]:
    told: list[str] = page.evaluate("window.heard")
    return told


def card(name: str) -> str:
    return "trump" if name == "T" else f"{SUITS[name[0]]} {name[1:]}"


def sentence(event: dict[str, Any]) -> str:
    """The sentence of one event of the log, as it must be said."""
    kind, seat = event["kind"], event.get("seat", 0)
    you = seat == 0
    if kind == "bid":
        return f"{NAMES[seat]} {'bid' if you else 'bids'} {event['bid']}."
    if kind == "play":
        return f"{NAMES[seat]} {'play' if you else 'plays'} {card(event['card'])}."
    if kind == "trick":
        won = next(name for who, name in event["cards"] if who == seat)
        return f"{NAMES[seat]} {'take' if you else 'takes'} the trick with {card(won)}."
    me, kero, rana = event["scores"]
    return f"The round is over: you {me}, Kero {kero}, and Rana {rana}."


def test_every_event_of_a_hand_is_said_once_and_then_what_is_asked(visit: Visit) -> None:
    context = visit(reduced_motion="reduce")
    context.add_init_script(HEAR)
    page = context.new_page()
    player = player_of("istinto")(page, "keys")
    sentences: list[str] = []

    def listen(socket: WebSocket) -> None:
        def received(frame: str | bytes) -> None:
            message = json.loads(frame)
            for event in message.get("events", []) if message["t"] in ("state", "event") else []:
                asked = event["kind"] in ("bid", "play") and event["seat"] == 0  # nobody else moves before we do
                sentences.extend(["?", sentence(event)] if asked else [sentence(event)])

        socket.on("framereceived", received)

    page.on("websocket", listen)
    page.goto(opened(context, "istinto", [{"kind": "me"}, *[{"kind": "bot", "level": "novice"}] * 2]) + "?now")
    page.locator(BIDS).wait_for()
    while not (over := [said for said in sentences if said.startswith("The round is over")]):
        player.play_one()
    page.wait_for_function("said => window.heard.includes(said)", arg=over[0])
    said = ["?" if ASKED.fullmatch(said) else said for said in heard(page)]
    hand = sentences[: sentences.index(over[0]) + 1]
    assert said[: said.index(over[0]) + 1] == hand
    assert hand.count("?") == 1 + 11  # a bid and eleven cards


def test_refusals_and_a_lost_connection_are_said_too(visit: Visit, server: Served) -> None:
    context = visit(reduced_motion="reduce")
    context.add_init_script(HEAR)
    page = context.new_page()
    player = player_of("istinto")(page, "keys")
    page.goto(opened(context, "istinto", [{"kind": "me"}, *[{"kind": "bot", "level": "novice"}] * 2]) + "?now")
    player.play_until(lambda: bool(player.wait()) and player.sees(".hand .cannot"))
    page.locator(".hand .cannot").first.click(position={"x": 8, "y": 10}, force=True)
    expect(page.get_by_role("alert")).to_contain_text("You must follow suit: the suit led is")
    server.kill()
    expect(page.get_by_role("alert").filter(has_text="Connection lost")).to_contain_text("Connection lost")
    server.start()
    expect(page.get_by_role("log")).to_contain_text("The connection is back.")
    said = heard(page)
    assert [
        said.count(once) for once in said if "You must follow suit" in once or "The connection is back" in once
    ] == [1, 1]


def test_a_remark_is_not_repeated_when_the_table_changes(visit: Visit) -> None:
    context = visit(reduced_motion="reduce")
    context.add_init_script(HEAR)
    page = context.new_page()
    player = player_of("istinto")(page, "keys")
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "novice"}] * 2]
    page.goto(opened(context, "istinto", seats, timer="relaxed") + "?now")  # deadlines change with every move
    page.get_by_role("button", name="Say something").click()
    page.get_by_role("button", name="Croak!").click()
    expect(page.get_by_role("button", name="Say something")).to_be_focused()
    expect(page.get_by_role("log")).to_contain_text("Croak!")
    player.play_until(lambda: player.moves >= 3)
    assert len([said for said in heard(page) if "Croak!" in said]) == 1


def test_a_lesson_says_each_event_once_and_each_of_its_steps(visit: Visit) -> None:
    context = visit(reduced_motion="reduce")
    context.add_init_script(HEAR)
    page = context.new_page()
    texts = dict(re.findall(r"^istinto-lesson-([\w-]+) = (.*)$", WORDS.read_text(), re.MULTILINE))
    learner = learning(page, "istinto")
    expected = []
    for step in learner.steps:
        expected.append(texts[step["name"]])
        expected += [sentence(event) for then in step["then"] if not then.get("jump") for event in then["events"]]
        learner.go_on()
    expect(page.get_by_role("heading", name="You know Istinto!")).to_be_focused()
    page.wait_for_function("said => window.heard.length >= said", arg=len(expected))
    assert heard(page) == expected


def test_the_place_in_the_hand_is_kept_when_a_card_goes(visit: Visit) -> None:
    """A player by keys isn't thrown back to the top of the page."""
    player = player_of("istinto")(visit(reduced_motion="reduce").new_page(), "keys")
    page = player.page
    page.goto(opened(page.context, "istinto", [{"kind": "me"}, *[{"kind": "bot", "level": "novice"}] * 2]) + "?now")
    page.locator(BIDS).wait_for()
    for cards in (11, 10, 9):
        player.play_one()  # the bid, then two cards
        expect(page.locator(".hand li:not([inert])")).to_have_count(cards)
        expect(page.locator(".hand button:focus")).to_have_count(1)


def test_laying_two_cards_in_twins_leaves_the_focus_in_the_hand(visit: Visit) -> None:
    player = player_of("twins")(visit(reduced_motion="reduce").new_page(), "keys")
    page = player.page
    page.goto(opened(page.context, "twins", [{"kind": "me"}, *[{"kind": "bot", "level": "novice"}] * 2]) + "?now")
    page.locator(BUY).first.wait_for()
    player.play_until(lambda: player.moves >= 3)  # what is bought, then two duels
    expect(page.locator(".hand li:not([inert])")).not_to_have_count(9)
    expect(page.locator(".hand button:focus")).to_have_count(1)
