"""Istinto by its rules page: deal, bids, tricks. See also `test_score`, `test_early` and `test_errors`."""

import json
from collections import Counter
from typing import Any

import pytest

import rospo
from rospo import IllegalMove, Match, NotYourTurn
from tests.games.istinto.table import (
    CARDS,
    NAMES,
    fifth,
    fourth,
    hand,
    look,
    play,
    rival,
    sixth,
    table,
    third,
    trick_winner,
    you,
)
from tests.support import illegal, rule, texts

SHUFFLED = CARDS[1::2] + CARDS[::2][::-1]
"""A stacked deck in no particular order."""


def start(players: int = 3, **options: Any) -> Match:
    """A match before the first bid; you deal."""
    return rospo.start("istinto", players, **{"seed": 4, "dealer": you, **options})


def bid(match: Match, *bids: int) -> None:
    """Bids one after another, each by the player whose turn it is."""
    for number in bids:
        match.play(match.to_act[0], f"bid {number}")


def winner_of(cards: str) -> int | None:
    """Who wins a trick of these cards, which `you` lead, `rival` follows …"""
    names = cards.split()
    hands = " | ".join(f"{name}: {card}" for name, card in zip(NAMES, names, strict=False))
    match = table(hands)
    play(match, *names)
    return trick_winner(match)


# --- cards and deal


@rule("IS-1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_deck_has_five_suits_from_1_to_12_and_six_trumps(players: int) -> None:
    truth = start(players).reveal()
    cards = Counter(sum(truth["hands"], truth["undealt"]))
    assert cards.total() == 66
    assert cards.pop("T") == 6
    assert sorted(cards.elements()) == sorted(f"{suit}{rank}" for suit in "wbgrk" for rank in range(1, 13))


@rule("IS-1")
@pytest.mark.parametrize("card", ["w0", "w13", "k99", "y3"])
def test_a_card_that_is_not_in_the_deck_cannot_be_played(card: str) -> None:
    match = table("you: w1 k12 T")
    with illegal("IS-1", match):
        match.play(you, f"play {card}")


@rule("IS-2")
@pytest.mark.parametrize(("players", "undealt"), [(3, 33), (4, 22), (5, 11), (6, 0)])
def test_each_player_gets_eleven_cards_and_the_rest_are_not_dealt(players: int, undealt: int) -> None:
    match = start(players)
    assert look(match).hands == (11,) * players
    assert look(match).undealt == undealt
    assert len(match.reveal()["undealt"]) == undealt


@rule("IS-2")
@pytest.mark.parametrize("dealer", range(4))
def test_the_deck_is_dealt_in_blocks_from_the_dealers_left(dealer: int) -> None:
    truth = start(4, decks=[SHUFFLED], dealer=dealer).reveal()
    for block in range(4):
        seat = (dealer + 1 + block) % 4
        assert sorted(truth["hands"][seat]) == sorted(SHUFFLED[11 * block : 11 * block + 11])
    assert sorted(truth["undealt"]) == sorted(SHUFFLED[44:])


@rule("IS-2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_cards_that_were_not_dealt_stay_unseen(players: int) -> None:
    match = start(players)
    bid(match, *[0] * players)
    match.play(rival, match.legal(rival)[0])
    for seat in (*range(players), None):
        seen = json.dumps(match.view(seat).to_dict())
        assert not [card for card in set(match.reveal()["undealt"]) - {"T"} if f'"{card}"' in seen]


@rule("IS-2", "ALL-R1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_deal_passes_clockwise_each_round(players: int) -> None:
    for dealer in range(players):
        match = table("you: w1", players=players, dealer=dealer)  # the last trick
        while match.round == 1:
            match.play(match.to_act[0], match.legal(match.to_act[0])[0])
        assert look(match).dealer == (dealer + 1) % players
        assert match.to_act == ((dealer + 1) % players,)
        assert look(match).hands == (11,) * players


# --- bids


@rule("IS-3")
@pytest.mark.parametrize(("players", "dealer"), [(3, 0), (3, 2), (4, 1), (5, 4), (6, 5)])
def test_from_the_dealer_clockwise_each_says_a_number(players: int, dealer: int) -> None:
    match = start(players, dealer=dealer)
    for step in range(players):
        assert match.phase == "bid"
        assert match.to_act == ((dealer + step) % players,)
        bid(match, step)
    assert match.phase == "trick"
    assert [look(match).bids[(dealer + step) % players] for step in range(players)] == list(range(players))


@rule("IS-3")
@pytest.mark.parametrize("before", [(), (11,), (5, 6), (11, 11), (0, 0)])
def test_any_number_from_0_to_11_is_allowed_whatever_the_others_said(before: tuple[int, ...]) -> None:
    match = start()
    bid(match, *before)
    (seat,) = match.to_act
    assert texts(match, seat) == [f"bid {number}" for number in range(12)]
    with illegal("IS-3", match):
        match.play(seat, "bid 12")


@rule("IS-3")
def test_bids_are_open() -> None:
    match = start()
    bid(match, 3, 11)
    for seat in (you, rival, third, None):
        assert look(match, seat).bids == (3, 11, None)


@rule("IS-3")
def test_nobody_bids_out_of_turn_or_twice() -> None:
    match = start()
    with illegal("IS-3", match):
        match.play(rival, "bid 2")
    bid(match, 2)
    with illegal("IS-3", match):
        match.play(you, "bid 3")
    bid(match, 2, 2)
    for seat in (you, rival):  # whoever leads
        with illegal("IS-3", match):
            match.play(seat, "bid 3")


@rule("IS-3")
def test_no_card_is_played_before_all_have_bid() -> None:
    match = start()
    bid(match, 2, 2)
    with illegal("IS-3", match):
        match.play(rival, f"play {hand(match, rival).split()[0]}")


# --- tricks


@rule("IS-4")
@pytest.mark.parametrize(("players", "dealer"), [(3, 0), (3, 2), (4, 1), (5, 4), (6, 5)])
def test_the_dealers_left_neighbour_leads_any_card_to_the_first_trick(players: int, dealer: int) -> None:
    left = (dealer + 1) % players
    deck = ["T", *(card for card in SHUFFLED if card != "T"), *["T"] * 5]  # so that the leader has a trump
    match = start(players, dealer=dealer, decks=[deck])
    bid(match, *[1] * players)
    assert match.to_act == (left,)
    assert set(texts(match, left)) == {"play T", *(f"play {card}" for card in deck[:11])}


@rule("IS-4")
def test_a_trick_goes_clockwise_from_the_leader() -> None:
    match = table("turn: third | you: w1 w2 | rival: w3 w4 | third: w5 w6 | fourth: w7 w8")
    for seat, card in ((third, "w5"), (fourth, "w7"), (you, "w1"), (rival, "w3")):
        assert match.to_act == (seat,)
        match.play(seat, f"play {card}")
    assert look(match).last_trick == ((third, "w5"), (fourth, "w7"), (you, "w1"), (rival, "w3"))


@rule("IS-4")
def test_the_winner_of_a_trick_leads_any_card_to_the_next() -> None:
    match = table("you: w1 b1 T | rival: w3 w5 b3 | third: g1 k2 T")
    play(match, "w1", "w3", "g1")
    assert look(match).tricks == (8, 1, 0)
    assert match.to_act == (rival,)
    assert texts(match, rival) == ["play w5", "play b3"]
    play(match, "b3", "T", "b1")
    assert match.to_act == (third,)
    assert texts(match, third) == ["play k2"]


@rule("IS-4")
def test_nobody_plays_before_their_turn_or_after_it() -> None:
    match = table("trick: w1 | you: w2 w3 | rival: w4 w5 | third: w6")
    for seat, card in ((rival, "w4"), (third, "w6")):
        with illegal("IS-4", match):
            match.play(seat, f"play {card}")
        with pytest.raises(NotYourTurn):
            match.play(seat, f"play {card}")
        assert match.legal(seat) == []


@rule("IS-4")
def test_only_a_card_from_your_own_hand_can_be_played_and_it_leaves_the_hand() -> None:
    match = table("you: w2 k3 | rival: w4 w5")
    with illegal("IS-4", match):
        match.play(you, "play w4")
    with illegal("IS-4", match):
        match.play(you, "play T")
    match.play(you, "play w2")
    assert hand(match) == "k3"


@rule("IS-5")
def test_whoever_holds_the_led_suit_must_play_it() -> None:
    match = table("trick: g7 | you: w3 g2 k12 g9 T | rival: w1 w2 b3 b4 b5")
    assert texts(match, you) == ["play g2", "play g9"]  # whichever they like
    for card in ("w3", "k12", "T"):
        with illegal("IS-5", match):
            match.play(you, f"play {card}")


@rule("IS-5")
def test_a_player_void_in_the_led_suit_may_play_anything() -> None:
    match = table("trick: g7 | you: w3 k12 T T | rival: w1 w2 b3 b4")
    assert texts(match, you) == ["play w3", "play k12", "play T"]


@rule("IS-5")
def test_a_trump_in_between_does_not_excuse_from_following_suit() -> None:
    match = table("trick: r9 T | you: r4 k3 T | rival: w1 w2 w3 | third: w4 w5 | fourth: b1 b2")
    assert texts(match, you) == ["play r4"]
    with illegal("IS-5", match):
        match.play(you, "play T")


@rule("IS-5")
def test_a_discarded_suit_does_not_become_the_led_suit() -> None:
    match = table("trick: r9 k2 | you: r4 k3 | rival: w1 | third: w4")
    assert texts(match, you) == ["play r4"]


@rule("IS-5")
def test_a_trump_is_not_of_any_suit() -> None:
    match = table("trick: g7 | you: T T T | rival: w1 w2 w3")
    assert texts(match, you) == ["play T"]  # void, with nothing but trumps
    match = table("you: k3 T | rival: w1 w2")
    assert texts(match, you) == ["play k3", "play T"]  # leading


@rule("IS-6")
def test_if_a_trump_is_led_everyone_may_play_anything() -> None:
    match = table("trick: T | you: w3 g2 T | rival: w1 k2 b3")
    assert texts(match, you) == ["play w3", "play g2", "play T"]
    play(match, "w3")
    assert texts(match, rival) == ["play w1", "play b3", "play k2"]  # the white card asks for nothing


@rule("IS-7")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("b6 b11 k12 b9", rival),
        ("w1 b12 g12 r12", you),
        ("w2 w1 k12", you),
        ("g10 g11 g12 g9 g8", third),
        ("k1 k2 w12 b12 r12 k3", sixth),
    ],
)
def test_without_a_trump_the_highest_card_of_the_led_suit_wins(cards: str, winner: int) -> None:
    assert winner_of(cards) == winner


@rule("IS-7", "IS-8")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("w12 T w11", rival),
        ("r9 T r12 T", fourth),
        ("r9 T T r12", third),
        ("T w3 k12 T", fourth),
        ("T w12 b12 g12 r12", you),
        ("w1 k12 w2 w12 T", fifth),
        ("T T T", third),
        ("T T T T T T", sixth),
        ("b1 T T T T b12", fifth),
    ],
)
def test_any_trump_beats_all_suits_and_of_several_the_last_wins(cards: str, winner: int) -> None:
    assert winner_of(cards) == winner


@rule("IS-8")
def test_equal_trumps_are_one_choice_and_are_played_one_at_a_time() -> None:
    match = table("you: w3 T T T | rival: b1 b2 b3 b4 | third: w4 w5 w6 w7")
    assert texts(match, you) == ["play w3", "play T"]
    play(match, "T")
    assert hand(match) == "w3 T T"


@rule("IS-8")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_round_is_eleven_tricks(players: int) -> None:
    match = start(players)
    bid(match, *[0] * players)
    for trick in range(11):
        assert match.round == 1
        assert sum(look(match).tricks) == trick
        for _ in range(players):
            (seat,) = match.to_act
            match.play(seat, match.legal(seat)[-1])
    assert match.round == 2
    assert match.phase == "bid"


@pytest.mark.parametrize(
    ("picture", "move", "message"),
    [
        (
            "trick: g7 | you: g2 k12 T | rival: w1 w2 w3",
            "play T",
            "can't play T: green was led and seat 0 holds g2 (IS-5)",
        ),
        ("you: g2 k12 T", "play w1", "can't play w1: seat 0 holds g2 k12 T (IS-4)"),
        ("turn: third | you: g2", "play g2", "can't play g2: it is the turn of seat 2 to play, not of seat 0 (IS-4)"),
        ("you: g2", "play w13", "can't play w13: there is no card w13 (IS-1)"),
        ("you: g2", "bid 12", "can't bid 12: a bid is a number from 0 to 11 (IS-3)"),
        ("you: g2", "bid 3", "can't bid 3: all have bid, the tricks are being played (IS-3)"),
    ],
)
@rule("IS-1", "IS-3", "IS-4", "IS-5")
def test_a_refusal_names_the_move_the_position_and_the_rule(picture: str, move: str, message: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        table(picture).play(you, move)
    assert str(refused.value) == message


@pytest.mark.parametrize(
    "picture",
    [
        "you: w1 w1",  # one card twice
        "you: T T T T | rival: T T T T",  # eight trumps
        "you: w13",
        "me: w1",
        "you w1",
        "you: w1 | rival: w2 w3",  # too many
        "trick: w1 w2 w3",  # complete
        "trick: g7 | you: g2 | third: g3 | rival: w1 w2",
        "trick: g7 T | you: g2 w1 | rival: b1 | third: g3",  # the third had to follow
        "you: w1 | tricks: 1 2 3",  # ten were played
        "you: w1 | bids: 1 2",
        "you: w1 | turn: fourth",
    ],
)
def test_a_bad_picture_is_refused(picture: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  # whatever is wrong with it
        table(picture)
