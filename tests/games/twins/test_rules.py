"""Twins: the parts, a hand, the rank of two cards, and what is secret. See `test_duels` for the duels."""

from itertools import combinations, pairwise
from random import Random

import pytest

import rospo
from rospo import Match
from tests.games.twins.table import calm_hand, duel, pick_of, pot, shown, table
from tests.support import illegal, play_on, rule, texts

COLOURS = "roygbv"
ALL_60 = {f"{colour}{number}" for colour in COLOURS for number in range(1, 11)}


def look_alike(match: Match, other: Match, seats: tuple[int | None, ...]) -> bool:
    """Whether none of these seats can tell the two matches apart. None is a spectator."""
    return all(match.view(seat) == other.view(seat) for seat in seats)


# --- parts


@rule("TW-1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_there_are_sixty_cards_one_to_ten_in_six_colours(players: int) -> None:
    truth = rospo.start("twins", players, seed=4).reveal()
    cards = [card for hand in truth["hands"] for card in hand] + truth["stock"]
    assert len(cards) == 60
    assert set(cards) == ALL_60


@rule("TW-1")
@pytest.mark.parametrize("card", ["r11", "r0", "w5"])
def test_a_card_that_is_not_in_the_deck_cannot_be_picked(card: str) -> None:
    match = table("duel 1 | r1 r2 ; g1 g2 ; b1 b2")
    with illegal("TW-1", match):
        match.play(0, f"pick r1 {card}")


@rule("TW-2")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_everyone_starts_with_chips_worth_12_and_the_pot_is_empty(players: int) -> None:
    match = rospo.start("twins", players, seed=4)
    assert match.scores == (3 * 1 + 2 * 2 + 1 * 5,) * players
    assert pot(match) == 0


@rule("TW-2")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_no_chips_are_added_later(players: int) -> None:
    match, rng = rospo.start("twins", players, seed=players), Random(players)
    while not match.over:
        play_on(match, rng, 1)
        assert sum(match.scores) + pot(match) == 12 * players
    assert match.round > 1


# --- a hand


@rule("TW-3")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_eight_cards_are_dealt_to_each_and_the_rest_is_the_stock(players: int) -> None:
    view = rospo.start("twins", players, seed=4).view(None).to_dict()
    assert view["hands"] == [8] * players
    assert view["stock"] == {3: 36, 4: 28, 5: 20, 6: 12}[players]


@rule("TW-3")
def test_the_deal_begins_at_the_dealers_left_and_leaves_the_stock_in_order() -> None:
    deck = sorted(ALL_60)
    truth = rospo.start("twins", 4, dealer=1, decks=[deck]).reveal()
    assert [set(truth["hands"][seat]) for seat in (2, 3, 0, 1)] == [set(deck[i : i + 8]) for i in (0, 8, 16, 24)]
    assert truth["stock"] == deck[32:]


@rule("TW-3")
def test_every_hand_is_dealt_anew_from_all_sixty_cards() -> None:
    match = rospo.start("twins", 3, seed=4)
    match.play(match.to_act[0], "buy 2")
    first = match.reveal()
    second = calm_hand(match).reveal()
    assert second["round"] == 2
    assert {card for hand in second["hands"] for card in hand} | set(second["stock"]) == ALL_60
    assert [len(hand) for hand in second["hands"]] == [8, 8, 8]
    assert second["hands"] != first["hands"]
    assert second["bought"] == [0, 0, 0]
    seen = match.view(None).to_dict()
    assert [seen[name] for name in ("duel", "playing", "waiting")] == [0, [], []]


@rule("TW-3")
def test_the_deal_passes_left_after_every_hand() -> None:
    match = rospo.start("twins", 3, seed=4, dealer=1)
    dealers = []
    for _ in range(4):
        dealers.append(match.view(None).dealer)
        calm_hand(match)
    assert dealers == [1, 2, 0, 1]


@rule("TW-3", "ALL-R3")
def test_all_sixty_cards_are_shuffled_down_to_the_last_of_the_stock() -> None:
    last = [rospo.start("twins", 3, seed=seed).reveal()["stock"][-1] for seed in range(120)]
    assert last.count("v10") < 12, "2 are expected of 120: the last card of an unshuffled deck must not stay last"


@rule("TW-4")
def test_buying_goes_once_round_from_the_dealers_left() -> None:
    match = rospo.start("twins", 4, seed=4, dealer=1)
    for seat in (2, 3, 0, 1):
        assert match.phase == "buy"
        assert match.to_act == (seat,)
        for other in {0, 1, 2, 3} - {seat}:
            assert texts(match, other) == []
            with illegal("TW-4", match):
                match.play(other, "buy 0")
        match.play(seat, "buy 0")
    assert match.phase == "duel"


@rule("TW-4")
@pytest.mark.parametrize(("cards", "price"), [(0, 0), (1, 1), (2, 3)])
def test_nothing_is_free_one_card_costs_1_and_two_cost_3(cards: int, price: int) -> None:
    match = table("buy | pot 4 | ; ;")
    match.play(0, f"buy {cards}")
    assert match.scores == (12 - price, 12, 12)
    assert pot(match) == 4 + price
    assert match.view(None).to_dict()["hands"] == [8 + cards, 8, 8]


@rule("TW-4")
def test_bought_cards_come_from_the_top_of_the_stock() -> None:
    match = rospo.start("twins", 3, seed=4, dealer=2)
    dealt = match.reveal()
    match.play(0, "buy 2")
    match.play(1, "buy 1")
    now = match.reveal()
    assert set(now["hands"][0]) == set(dealt["hands"][0] + dealt["stock"][:2])
    assert set(now["hands"][1]) == set(dealt["hands"][1] + dealt["stock"][2:3])
    assert now["stock"] == dealt["stock"][3:]


@rule("TW-4")
def test_nobody_may_buy_three_cards() -> None:
    match = table("buy | ; ;")
    assert texts(match, 0) == ["buy 0", "buy 1", "buy 2"]
    with illegal("TW-4", match):
        match.play(0, "buy 3")


@rule("TW-4")
def test_nobody_buys_twice_or_during_a_duel() -> None:
    match = table("buy | ; ;")
    match.play(0, "buy 1")
    with illegal("TW-4", match):
        match.play(0, "buy 1")
    match = table("duel 1 | ; ;")
    with illegal("TW-4", match):
        match.play(0, "buy 1")


@rule("TW-4")
def test_no_card_is_picked_before_all_have_bought() -> None:
    match = table("buy | r1 r2 ; g1 g2 ; b1 b2")
    match.play(0, "buy 0")
    match.play(1, "buy 0")
    for seat, pick in enumerate(["pick r1 r2", "pick g1 g2", "pick b1 b2"]):
        with illegal("TW-4", match):
            match.play(seat, pick)


@rule("TW-4")
def test_how_many_cards_were_bought_is_public_but_not_which() -> None:
    match = table("buy | ; ;")
    other = match.copy()
    top = other._state.top
    other._state.deck[top : top + 2] = reversed(other._state.deck[top : top + 2])
    for same in (match, other):
        same.play(0, "buy 1")
    assert not look_alike(match, other, (0,))
    assert look_alike(match, other, (1, 2, None))
    for seat in (1, 2, None):
        assert match.view(seat).to_dict()["bought"] == [1, 0, 0]
        assert match.view(seat).log[-1].to_dict() == {"kind": "buy", "seat": 0, "cards": 1}


@rule("TW-5")
def test_a_hand_is_four_duels_of_two_cards() -> None:
    match = table("duel 1 | r1 r2 r3 r4 ; g10 b10 g9 b9 y8 y7 y6 y5 ; v10 o10 v9 o9 v8 o8 v7 o7")
    sizes = []
    for number in (1, 2, 3, 4):
        assert match.view(None).to_dict()["duel"] == number
        sizes.append(match.view(None).to_dict()["hands"])
        duel(match, *(texts(match, seat)[0].removeprefix("pick ") for seat in match.to_act))
    assert sizes == [[8, 8, 8], [6, 6, 6], [4, 4, 4], [2, 2, 2]]
    assert match.round == 2


@rule("TW-5")
def test_players_pick_in_any_order_and_all_is_shown_when_the_last_has_picked() -> None:
    match = table("duel 1 | r1 r2 ; g1 g2 ; b1 b2")
    match.play(2, "pick b1 b2")
    match.play(0, "pick r1 r2")
    assert match.to_act == (1,)
    assert [event.kind for event in match.view(None).log] == ["pick", "pick"]
    match.play(1, "pick g1 g2")
    shown_duel = match.view(None).log[-1]
    assert shown_duel.kind == "duel"
    assert shown_duel.fact("picks") == (("r1", "r2"), ("g1", "g2"), ("b1", "b2"))


@rule("TW-5")
def test_a_pick_cannot_be_changed() -> None:
    match = table("duel 1 | r1 r2 r3 r4 ; g1 g2 ; b1 b2")
    match.play(0, "pick r1 r2")
    assert texts(match, 0) == []
    for again in ("pick r1 r2", "pick r3 r4"):
        with illegal("TW-5", match):
            match.play(0, again)


@rule("TW-5")
@pytest.mark.parametrize("pick", ["pick r1 g1", "pick g1 g2", "pick r1 r1", "pick r1 v10"])
def test_a_pick_is_two_cards_of_your_own_hand(pick: str) -> None:
    match = table("duel 1 | r1 r2 ; g1 g2 ; b1 b2")
    with illegal("TW-5", match):
        match.play(0, pick)


@rule("TW-5")
def test_any_two_cards_of_the_hand_may_be_picked() -> None:
    match = table("duel 3 | v1 g4 b2 r7 ; ;")
    assert texts(match, 0) == [
        "pick r7 g4",
        "pick r7 b2",
        "pick r7 v1",
        "pick g4 b2",
        "pick g4 v1",
        "pick b2 v1",
    ]


@rule("TW-5")
def test_there_is_a_pick_for_any_two_of_the_sixty_cards() -> None:
    in_order = [f"{colour}{number}" for colour in COLOURS for number in range(1, 11)]
    match = table("duel 1 | ; ;")
    picks = [str(match.move(action)) for action in range(3, 3 + 60 * 59 // 2)]
    assert sorted(picks) == sorted(f"pick {first} {second}" for first, second in combinations(in_order, 2))


@rule("TW-5")
def test_played_cards_are_gone() -> None:
    match = shown("duel 1 | r1 r2 ; g1 g2 ; b1 b2")
    stock = match.reveal()["stock"]
    for seat, played in enumerate(["r1 r2", "g1 g2", "b1 b2"]):
        assert not set(played.split()) & set(match.reveal()["hands"][seat])
        assert not set(played.split()) & set(stock)
        with illegal("TW-5", match):
            match.play(seat, pick_of(played))


@rule("TW-5")
def test_bought_cards_that_are_not_needed_stay_unplayed() -> None:
    match = table("buy | ; ;", max_hands=1)
    match.play(0, "buy 2")
    calm_hand(match)
    sat_out = match.view(None).to_dict()["sits_out"]
    assert match.view(None).to_dict()["hands"] == [(2 if seat == 0 else 0) + 2 * (seat in sat_out) for seat in range(3)]


@rule("TW-R4")
@pytest.mark.parametrize(
    ("chips", "offers"),
    [
        (0, ["buy 0"]),
        (1, ["buy 0", "buy 1"]),
        (2, ["buy 0", "buy 1"]),
        (3, ["buy 0", "buy 1", "buy 2"]),
    ],
)
def test_buying_needs_the_price_in_chips(chips: int, offers: list[str]) -> None:
    match = table(f"buy | chips {chips} 12 12 | ; ;")
    assert texts(match, 0) == offers
    for dear in {"buy 0", "buy 1", "buy 2"} - set(offers):
        with illegal("TW-R4", match):
            match.play(0, dear)
    match.play(0, offers[-1])
    assert match.scores[0] == {0: 0, 1: 0, 2: 1, 3: 0}[chips]


@rule("TW-R4")
def test_a_player_without_chips_is_not_bankrupt_and_plays_on() -> None:
    match = table("buy | chips 3 12 12 | r9 o9 ; r8 o8 ; r1 g2")
    for seat, buys in enumerate(["buy 2", "buy 0", "buy 0"]):
        match.play(seat, buys)
    assert match.scores[0] == 0
    assert match.to_act == (0, 1, 2)
    duel(match, "r9 o9", "r8 o8", "r1 g2")
    assert match.view(None).to_dict()["bankrupt"] == []
    assert match.to_act == (0, 1, 2)


@rule("TW-R5")
@pytest.mark.parametrize("chips", [5, 7, 12])
def test_change_is_always_possible(chips: int) -> None:
    match = table(f"buy | chips {chips} {chips} {chips} | r9 o9 ; r8 o8 ; r1 g2")
    for seat, buys in enumerate(["buy 1", "buy 2", "buy 1"]):
        match.play(seat, buys)
    assert match.scores == (chips - 1, chips - 3, chips - 1)
    duel(match, "r9 o9", "r8 o8", "r1 g2")
    assert match.scores == (chips - 1, chips - 3, chips - 1 - 2)


# --- the rank of two cards


def winner(first: str, second: str) -> int | None:
    """The winner of two picks in a duel for a pot of 5; None if they tie."""
    match = shown(f"duel 4 | pot 5 | sits out 2 | {first} ; {second} ;")
    assert sorted(match.scores[:2]) in ([12, 12], [12, 17])
    return match.scores.index(17) if 17 in match.scores else None


def sum_of(total: int, colours: str) -> str:
    low = max(1, total - 10)
    return f"{colours[0]}{low} {colours[-1]}{total - low}"


BEST_FIRST = [
    *(f"r{number} o{number}" for number in range(10, 0, -1)),  # twins
    *(f"y{number} g{number}" for number in range(10, 0, -1)),  # pairs
    *(sum_of(total, "bv"[total % 2]) for total in range(19, 2, -1)),  # colours
    *(sum_of(total, ("ro", "yg")[total % 2]) for total in range(19, 2, -1)),  # singles
]


@rule("TW-6")
@pytest.mark.parametrize(("better", "worse"), list(pairwise(BEST_FIRST)))
def test_twins_beat_pairs_beat_colours_beat_singles_each_by_value(better: str, worse: str) -> None:
    assert winner(better, worse) == 0
    assert winner(worse, better) == 1


@rule("TW-6")
def test_the_lowest_of_a_kind_beats_the_highest_of_the_next() -> None:
    assert winner("r1 o1", "r10 g10") == 0
    assert winner("r1 g1", "b9 b10") == 0
    assert winner("b1 b2", "r9 g10") == 0


@rule("TW-R1")
@pytest.mark.parametrize("number", [1, 5, 10])
def test_three_colours_carry_black_numerals_and_three_white(number: int) -> None:
    for first, second in combinations(COLOURS, 2):
        match = shown(f"duel 1 | {first}{number} {second}{number} ; r2 r3 ; g3 g4")
        same_ink = {first, second} <= set("roy") or {first, second} <= set("gbv")
        assert match.view(None).log[-1].fact("ranks")[0] == ("twins" if same_ink else "pair", number)


@rule("TW-6")
@pytest.mark.parametrize(
    ("pick", "kind", "value"),
    [
        ("r7 y7", "twins", 7),
        ("g1 v1", "twins", 1),
        ("r7 g7", "pair", 7),
        ("o10 v10", "pair", 10),
        ("b9 b10", "colour", 19),
        ("y1 y2", "colour", 3),
        ("r9 o10", "singles", 19),
        ("r1 g2", "singles", 3),
    ],
)
def test_two_cards_are_called_by_kind_and_value(pick: str, kind: str, value: int) -> None:
    match = shown(f"duel 1 | {pick} ; r5 r6 ; g5 g6")
    assert match.view(None).log[-1].fact("ranks")[0] == (kind, value)


@rule("TW-7")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("r4 o4", "g4 b4"),
        ("r4 g4", "o4 v4"),
        ("r7 r9", "b7 b9"),
        ("b6 b10", "v7 v9"),
        ("r3 o10", "g6 v7"),
    ],
)
def test_same_kind_and_same_value_tie_whatever_the_colours_inks_or_parts_of_the_sum(first: str, second: str) -> None:
    assert winner(first, second) is None


@rule("TW-7")
def test_twins_4_beat_pair_8_beats_colour_16_beats_colour_8_beats_singles_12() -> None:
    best_first = ["r4 o4", "y8 g8", "b7 b9", "v3 v5", "r5 g7"]
    for better in range(5):
        for worse in range(better + 1, 5):
            assert winner(best_first[better], best_first[worse]) == 0


# --- secrets


@rule("TW-R9")
def test_nobody_else_can_learn_a_pick_before_the_last_one_is_in() -> None:
    match = table("duel 1 | r1 r2 r3 r4 ; g1 g2 ; b1 b2")
    other = match.copy()
    match.play(0, "pick r1 r2")
    other.play(0, "pick r3 r4")
    assert look_alike(match, other, (1, 2, None))
    assert not look_alike(match, other, (0,))
    for same in (match, other):
        same.play(2, "pick b1 b2")
    assert look_alike(match, other, (1, 2, None))
    for same in (match, other):
        same.play(1, "pick g1 g2")
    assert not any(look_alike(match, other, (seat,)) for seat in (1, 2, None))


@rule("TW-R9")
def test_you_may_see_your_own_pick() -> None:
    match = table("duel 1 | r1 r2 ; g1 g2 ; b1 b2")
    match.play(0, "pick r1 r2")
    assert [match.view(seat).to_dict()["pick"] for seat in (0, 1, 2, None)] == [["r1", "r2"], None, None, None]
    assert match.view(None).log[-1].to_dict() == {"kind": "pick", "seat": 0}


@rule("TW-R9")
def test_the_refusal_of_another_seats_move_tells_no_pick() -> None:
    match = table("duel 1 | r1 r2 ; g1 g2 g3 g4 ; b1 b2")
    match.play(0, "pick r1 r2")
    match.play(1, "pick g1 g2")
    for move in ("pick g3 g4", "pick r1 r2"):
        with pytest.raises(rospo.IllegalMove) as refused:
            match.play(1, move)
        assert not {"r1", "r2", "g1", "g2"} & set(str(refused.value).removeprefix(f"can't {move}").split())


@rule("TW-R9")
def test_once_the_last_pick_is_in_everybody_sees_all_picks() -> None:
    match = shown("duel 1 | r1 r2 ; g1 g2 ; b1 b2")
    for seat in (0, 1, 2, None):
        assert match.view(seat).log[-1].fact("picks") == (("r1", "r2"), ("g1", "g2"), ("b1", "b2"))


def with_other_cards(match: Match, seat: int) -> Match:
    """The same match, but all that the seat still holds changed places with cards of the stock."""
    twin = match.copy()
    s = twin._state
    mine = [card for card in range(60) if s.hands[seat] >> card & 1]
    place = slice(s.top, s.top + len(mine))
    s.hands[seat] = sum(1 << card for card in s.deck[place])
    s.deck[place] = mine
    return twin


@rule("TW-R10")
@pytest.mark.parametrize(
    "picture",
    [
        "duel 4 | pot 9 | sits out 2 | r9 o9 ; r8 o8 ;",
        "duel 2 | pot 9 | bankrupt 2 | r9 o9 ; r8 o8 ;",
    ],
)
def test_a_player_who_is_out_keeps_their_unplayed_cards_hidden(picture: str) -> None:
    match = table(picture)
    twin = with_other_cards(match, 2)
    assert look_alike(match, twin, (0, 1, None))
    assert not look_alike(match, twin, (2,))
    for same in (match, twin):
        duel(same, "r9 o9", "r8 o8")
    assert look_alike(match, twin, (0, 1, None))


@rule("TW-R10")
def test_unplayed_cards_stay_hidden_after_the_end() -> None:
    match = shown("duel 4 | pot 9 | sits out 2 | r9 o9 ; r8 o8 ; r1 g2", max_hands=1)
    assert match.over
    twin = with_other_cards(match, 2)
    assert look_alike(match, twin, (0, 1, None))
    assert not look_alike(match, twin, (2,))


@pytest.mark.parametrize(
    "picture", ["duel 5 | ; ;", "r1 ; r1 ;", "w1 ; ;", "pot | ; ;", "chips 1 2 | ; ;", "rain | ; ;", "r1 ; r2"]
)
def test_a_picture_that_shows_no_table_is_refused(picture: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        table(picture)
