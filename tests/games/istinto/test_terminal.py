"""Istinto at the terminal: its table, its input and its story."""

import pytest

import rospo
from rospo import Event
from rospo.cli.terminal import terminal
from tests.cli.shown import assert_all_moves_are_shown, at_turn, drawn, read, tell
from tests.support import texts


def test_every_legal_move_can_be_read_off() -> None:
    assert_all_moves_are_shown("istinto")


def test_a_card_that_may_not_be_played_is_dim_and_not_offered() -> None:
    match = rospo.start("istinto", players=3, seed=1)
    while match.phase == "bid":
        match.play(match.to_act[0], "bid 2")
    match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    seat = match.to_act[0]
    hand = terminal("istinto").table.hand(match.view(seat), texts(match, seat), 80)
    able = {move.removeprefix("play ") for move in texts(match, seat)}
    for span in hand.spans:
        card = hand.plain[span.start : span.end]
        assert ("dim" in str(span.style)) == (card not in able)


def test_a_revoke_is_marked_by_more_than_colour_and_never_where_there_is_none() -> None:
    match = rospo.start("istinto", players=3, seed=2, dealer=1, revokes="challengeable")
    for _ in range(3):
        match.play(match.view(None).to_dict()["turn"], "bid 3")
    lead = match.view(None).to_dict()["turn"]
    assert "(" not in drawn(match, lead, 100)
    match.play(lead, next(move for move in match.legal(lead) if move.text.startswith("play w")))
    seat = match.view(None).to_dict()["turn"]
    view, legal = match.view(seat), texts(match, seat)
    other = [card for card in view.to_dict()["hand"] if card[0] != "w"]
    shown = drawn(match, seat, 100)
    assert "any card in (brackets) would be a revoke (IS-13)" in shown
    assert all(shown.count(f"({card})") == 2 for card in set(other))  # in the hand and in the list
    assert shown.count("(w") == 0
    hand = terminal("istinto").table.hand(view, legal, 100)
    for span in hand.spans:
        assert ("dim" in str(span.style)) == hand.plain[span.start : span.end].startswith("(")


@pytest.mark.parametrize(
    ("typed", "meant"), [("bid 3", "bid 3"), ("3", "bid 3"), ("b11", "bid 11"), ("12", "bid 12"), ("hm", None)]
)
def test_what_is_typed_as_a_bid(typed: str, meant: str | None) -> None:
    match, seat = at_turn("istinto", 0)
    assert read(match, seat, typed) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("play w12", "play w12"),
        ("w12", "play w12"),
        ("p w 12", "play w12"),
        ("w012", "play w12"),
        ("t", "play T"),
        ("play t", "play T"),
        ("trump", "play T"),
        ("challenge 2", "challenge 2"),
        ("c2", "challenge 2"),
        ("challenge bot 2", "challenge 2"),
        ("accept", "accept"),
        ("ok", "accept"),
        ("hm", None),
        ("77", None),
    ],
)
def test_what_is_typed_in_a_trick(typed: str, meant: str | None) -> None:
    match, seat = at_turn("istinto", 4, revokes="challengeable")
    assert read(match, seat, typed) == meant


def test_numbers_are_cards_and_never_accusations() -> None:
    match, seat = at_turn("istinto", 4, revokes="challengeable")
    choices = terminal("istinto").table.choices(match.view(seat), texts(match, seat))
    assert all((choice.number is None) == choice.text.startswith("challenge") for choice in choices)
    assert read(match, seat, "1") == texts(match, seat)[0]


def test_events_are_told() -> None:
    bid = Event("bid", 1, (("bid", 2),))
    lead = Event("play", 0, (("card", "b7"),))
    assert tell("istinto", bid) == ["Bot 1 bids 2."]
    assert tell("istinto", lead, (bid,)) == ["You lead `b7`."]
    assert tell("istinto", Event("play", 1, (("card", "T"),)), (bid, lead)) == ["Bot 1 plays `T`."]
    trick = Event("trick", 1, (("cards", ((0, "b7"), (1, "T"))),))
    assert tell("istinto", trick, (bid, lead)) == ["→ Bot 1 wins the trick with `T`: 1 of 2."]
    assert tell("istinto", trick, (bid, lead, trick)) == ["→ Bot 1 wins the trick with `T`: 2 of 2."]


@pytest.mark.parametrize(
    ("guilty", "said"),
    [
        (True, "You challenge Bot 2. Bot 2 did revoke. Bot 2 loses 10, and the round is over."),
        (False, "You challenge Bot 2. Bot 2 did not revoke. You lose 10, and the round is over."),
    ],
)
def test_challenges_are_told(guilty: bool, said: str) -> None:
    assert tell("istinto", Event("challenge", 0, (("accused", 2), ("revoked", guilty)))) == [said]
