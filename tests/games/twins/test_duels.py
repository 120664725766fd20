"""Twins: what each duel does, bankruptcies and the end."""

import pytest

import rospo
from rospo.games.twins import moves, rules
from tests.games.twins.table import calm_hand, duel, pot, shown, table
from tests.support import illegal, rule, texts

LADDER = ["r10 o10", "r9 g9", "b8 b9", "v5 v6", "y5 g7", "y1 g2"]  # best first


@rule("TW-8")
@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize(
    ("number", "change"),
    [
        (1, (0, 0, -2)),
        (1, (0, 0, -2, -2)),
        (1, (0, 0, -2, -2, -2)),
        (1, (0, 0, 0, -2, -2, -2)),
        (2, (3, 0, 0)),
        (2, (3, 0, 0, 0)),
        (2, (3, 3, 0, 0, 0)),
        (2, (3, 3, 0, 0, 0, 0)),
        (3, (0, 0, -1)),
        (3, (0, 0, 0, -1)),
        (3, (0, 0, 0, -1, -1)),
        (3, (0, 0, 0, 0, -1, -1)),
        (4, (20, 0, 0)),
        (4, (20, 0, 0, 0)),
        (4, (20, 0, 0, 0, 0)),
        (4, (20, 0, 0, 0, 0, 0)),
    ],
)
def test_the_summary_card_says_who_pays_and_wins(number: int, change: tuple[int, ...], *, turned: bool) -> None:
    step = -1 if turned else 1
    match = shown(f"duel {number} | pot 20 | {' ; '.join(LADDER[: len(change)][::step])}")
    assert match.scores == tuple(12 + gain for gain in change[::step])
    assert pot(match) == 20 - sum(change)  # TW-8: into the pot, out of the pot
    told = next(event for event in reversed(match.view(None).log) if event.kind == "duel")
    assert [told.fact(name) for name in ("duel", "change", "pot")] == [number, change[::step], pot(match)]


@rule("TW-8")
@pytest.mark.parametrize(("players", "in_duel_4"), [(3, (0, 1)), (4, (0, 1, 2)), (5, (0, 1, 2)), (6, (0, 1, 2, 3))])
def test_a_player_who_pays_in_duel_3_sits_out_duel_4(players: int, in_duel_4: tuple[int, ...]) -> None:
    match = shown(f"duel 3 | {' ; '.join(LADDER[:players])}")
    assert match.to_act == in_duel_4


@rule("TW-8", "TW-R2")
def test_five_players_duel_2_twins_4_and_pair_8_win_3_each() -> None:
    match = shown("duel 2 | pot 6 | r5 g7 ; r4 o4 ; y8 g8 ; v3 v5 ; b7 b9")
    assert match.scores == (12, 15, 15, 12, 12)


@rule("TW-9")
def test_four_players_duel_1_all_three_singles_pay() -> None:
    match = shown("duel 1 | r3 g4 ; r5 g7 ; o10 b2 ; v7 v9")
    assert match.scores == (10, 10, 10, 12)
    assert pot(match) == 6


@rule("TW-9")
@pytest.mark.parametrize(
    ("picture", "change"),
    [
        ("duel 1 | r9 o9 ; r3 g6 ; o4 b5", (0, -2, -2)),  # 1 place, two tie for it
        ("duel 1 | r3 g6 ; o4 b5 ; y1 v2", (0, 0, -2)),  # a tie above the paying place costs nothing
        ("duel 1 | r9 o9 ; y9 g9 ; r3 g6 ; o4 b5", (0, 0, -2, -2)),  # the tie fills both places
        ("duel 1 | r3 g6 ; o4 b5 ; y2 v7 ; g1 v2", (-2, -2, -2, -2)),  # the second place is three
        ("duel 1 | r9 o9 ; r3 g6 ; o4 b5 ; y2 v1 ; g1 v2", (0, -2, -2, -2, -2)),  # third place of five is two
        ("duel 1 | r9 o9 ; r8 o8 ; r3 g6 ; o4 b5 ; y2 v1 ; g1 v2", (0, 0, -2, -2, -2, -2)),  # and of six
        ("duel 3 | r9 o9 ; r3 g6 ; o4 b5", (0, -1, -1)),
        ("duel 3 | r9 o9 ; r8 o8 ; r3 g6 ; o4 b5", (0, 0, -1, -1)),
        ("duel 3 | r9 o9 ; r3 g6 ; o4 b5 ; y2 v7 ; g1 v2", (0, -1, -1, -1, -1)),
        ("duel 3 | r9 o9 ; r8 o8 ; r7 o7 ; r3 g6 ; o4 b5 ; y2 v1", (0, 0, 0, -1, -1, -1)),
    ],
)
def test_everyone_tied_with_the_last_place_that_pays_pays(picture: str, change: tuple[int, ...]) -> None:
    match = shown(picture)
    assert match.scores == tuple(12 + gain for gain in change)
    assert pot(match) == -sum(change)
    if picture.startswith("duel 3"):
        assert match.to_act == tuple(seat for seat, gain in enumerate(change) if gain == 0)


@rule("TW-9")
def test_a_player_sitting_out_cannot_pick() -> None:
    match = shown("duel 3 | r9 o9 ; r8 o8 ; r3 g6 b10 v10 ; o4 b5 y10 g10")
    for seat, pick in ((2, "pick b10 v10"), (3, "pick y10 g10")):
        assert texts(match, seat) == []
        with illegal("TW-9", match):
            match.play(seat, pick)


@rule("TW-9", "TW-13")
def test_earlier_picks_do_not_count_in_a_duel_you_sit_out() -> None:
    match = shown("duel 3 | pot 5 | r9 o9 r1 g2 ; r8 o8 b1 v3 ; r5 g5", max_hands=1)
    duel(match, "r1 g2", "b1 v3")  # the pair of 5 would have won
    assert match.scores == (12, 18, 11)
    match = shown("duel 1 | pot 2 | chips 12 12 1 | r9 o9 r1 g2 ; r8 o8 b1 v3 ; r5 g5")
    duel(match, "r1 g2", "b1 v3")
    assert match.scores == (12, 15, 0)
    assert match.view(None).log[-1].fact("ranks") == (("singles", 3), ("singles", 4), None)
    assert match.view(None).log[-1].fact("change") == (0, 3, 0)


@rule("TW-9")
def test_sitting_out_is_for_one_duel_only() -> None:
    match = shown("duel 3 | r9 o9 ; r8 o8 ; r3 g6")
    assert 2 not in match.to_act
    assert match.view(None).to_dict()["sits_out"] == [2]
    calm_hand(match)
    assert match.view(None).to_dict()["sits_out"] == []
    for seat in (1, 2, 0):
        match.play(seat, "buy 0")
    assert 2 in match.to_act


@rule("TW-10")
@pytest.mark.parametrize(
    ("picture", "change"),
    [
        # the source's
        ("pot 4 | r9 o9 ; r8 o8 ; r7 g7 ; r1 g2 ; b3 b5", (3, 1, 0, 0, 0)),
        ("pot 7 | r2 g2 ; b5 b7 ; v5 v7 ; r9 g8 ; r8 g7", (3, 0, 0, 0, 0)),
        # lone winners take what is there
        ("pot 6 | r9 o9 ; r8 o8 ; r7 g7 ; r1 g2 ; b3 b5", (3, 3, 0, 0, 0)),
        ("pot 5 | r9 o9 ; r8 o8 ; r7 g7 ; r1 g2 ; b3 b5", (3, 2, 0, 0, 0)),
        ("pot 3 | r9 o9 ; r8 o8 ; r7 g7 ; r1 g2 ; b3 b5", (3, 0, 0, 0, 0)),
        ("pot 2 | r9 o9 ; r8 o8 ; r7 g7 ; r1 g2 ; b3 b5 ; v1 v2", (2, 0, 0, 0, 0, 0)),
        ("pot 0 | r9 o9 ; r8 o8 ; r7 g7", (0, 0, 0)),
        ("pot 1 | r9 o9 ; r8 o8 ; r7 g7 ; r1 g2", (1, 0, 0, 0)),
        # a group that ties is paid whole or not at all
        ("pot 9 | r2 g2 ; b5 b7 ; v5 v7 ; r9 g8 ; r8 g7", (3, 3, 3, 0, 0)),
        ("pot 8 | r2 g2 ; b5 b7 ; v5 v7 ; r9 g8 ; r8 g7", (3, 0, 0, 0, 0)),
        ("pot 6 | b5 b7 ; v5 v7 ; r9 g8", (3, 3, 0)),
        ("pot 5 | b5 b7 ; v5 v7 ; r9 g8", (0, 0, 0)),
        ("pot 6 | b8 b9 ; v8 v9 ; r9 g8 ; r8 g7", (3, 3, 0, 0)),
        ("pot 5 | b8 b9 ; v8 v9 ; r9 g8 ; r8 g7", (0, 0, 0, 0)),
        # a tie for first leaves no place for the next, paid or not
        ("pot 20 | b5 b7 ; v5 v7 ; r9 g8 ; r8 g7 ; r1 g2", (3, 3, 0, 0, 0)),
        ("pot 5 | b5 b7 ; v5 v7 ; r9 g8 ; r8 g7 ; r1 g2", (0, 0, 0, 0, 0)),
        ("pot 9 | b5 b7 ; v5 v7 ; r5 r7 ; r9 g8 ; r8 g7", (3, 3, 3, 0, 0)),
        ("pot 8 | b5 b7 ; v5 v7 ; r5 r7 ; r9 g8 ; r8 g7", (0, 0, 0, 0, 0)),
        # a tie below the winning places changes nothing
        ("pot 3 | r9 o9 ; b5 b7 ; v5 v7", (3, 0, 0)),
        ("pot 6 | r9 o9 ; r8 o8 ; b5 b7 ; v5 v7 ; r1 g2 ; o1 b2", (3, 3, 0, 0, 0, 0)),
    ],
)
def test_winners_of_duel_2_are_paid_from_the_best_down(picture: str, change: tuple[int, ...]) -> None:
    match = shown(f"duel 2 | {picture}")
    assert match.scores == tuple(12 + gain for gain in change)
    assert pot(match) == int(picture.split()[1]) - sum(change)


@rule("TW-10")
@pytest.mark.parametrize(
    ("in_pot", "change"), [(3, (3, 0, 0, 0, 0)), (14, (3, 0, 0, 0, 0)), (15, (3,) * 5), (16, (3,) * 5)]
)
def test_twins_9_win_but_four_pairs_of_3_only_if_the_pot_covers_all(in_pot: int, change: tuple[int, ...]) -> None:
    state = table(f"duel 2 | pot {in_pot} | ; ; ; ;")._state  # no deck deals four pairs of 3
    twins_9, pair_3 = (rules.rank(moves.card(a), moves.card(b)) for a, b in (("r9", "o9"), ("r3", "g3")))
    state.ranks[:5] = [twins_9, pair_3, pair_3, pair_3, pair_3]
    rules.win(state, 2)
    assert tuple(state.change[:5]) == change
    assert state.pot == in_pot - sum(change)


@rule("TW-11")
def test_a_tie_for_first_in_duel_4_leaves_the_pot_for_the_next_hand() -> None:
    match = shown("duel 4 | pot 14 | r9 g9 ; o9 b9 ; v5 v6")
    assert match.scores == (12, 12, 12)
    assert (match.round, pot(match)) == (2, 14)


@rule("TW-11")
def test_a_tie_below_first_in_duel_4_changes_nothing() -> None:
    match = shown("duel 4 | pot 14 | r9 o9 ; o8 b8 ; r8 g8")
    assert match.scores == (26, 12, 12)
    assert (match.round, pot(match)) == (2, 0)


@rule("TW-12")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_if_everybody_must_sit_out_duel_4_it_is_not_played_and_the_pot_stays(players: int) -> None:
    singles_11 = [f"r{number} g{11 - number}" for number in range(1, players + 1)]
    match = shown(f"duel 3 | pot 5 | {' ; '.join(singles_11)}")
    assert match.scores == (11,) * players
    assert (match.round, match.phase, pot(match)) == (2, "buy", 5 + players)


@rule("TW-12")
def test_if_one_player_may_play_duel_4_it_is_played() -> None:
    match = shown("duel 3 | pot 5 | r1 g10 ; r2 g9 ; r10 o10")
    assert (match.phase, match.to_act) == ("duel", (2,))


# --- the end


@rule("TW-13")
def test_a_player_who_owes_more_than_they_have_pays_all_and_is_out_of_the_remaining_duels() -> None:
    match = shown("duel 1 | chips 12 12 1 | r9 o9 b1 b2 v1 v2 ; r8 o8 b3 b4 v3 v5 ; r1 g2 y9 y10")
    assert match.scores == (12, 12, 0)
    assert pot(match) == 1
    assert texts(match, 2) == []
    with illegal("TW-13", match):
        match.play(2, "pick y9 y10")
    duel(match, "b1 b2", "b3 b4")
    assert (match.over, match.to_act) == (False, (0, 1))
    duel(match, "v1 v2", "v3 v5")
    assert (match.over, match.to_act) == (False, (1,))
    assert calm_hand(match).over


@rule("TW-13")
@pytest.mark.parametrize(("number", "price"), [(1, 2), (3, 1)])
def test_a_player_who_can_just_pay_is_not_bankrupt(number: int, price: int) -> None:
    picture = "duel {} | chips 12 12 {} | r9 o9 ; r8 o8 ; r1 g2"
    match = shown(picture.format(number, price))
    assert (match.scores[2], match.view(None).to_dict()["bankrupt"]) == (0, [])
    assert not calm_hand(match).over

    match = shown(picture.format(number, price - 1))
    assert (match.scores[2], match.view(None).to_dict()["bankrupt"]) == (0, [2])
    assert calm_hand(match).over


@rule("TW-13")
def test_a_player_bankrupt_in_duel_3_is_out_of_duel_4_which_ends_the_game() -> None:
    match = shown("duel 3 | pot 4 | chips 12 12 0 | r9 o9 b1 b2 ; r8 o8 b3 b4 ; r1 g2 y9 y10")
    with illegal("TW-13", match):
        match.play(2, "pick y9 y10")
    duel(match, "b1 b2", "b3 b4")
    assert match.over
    assert match.scores == (12, 16, 0)


@rule("TW-13")
def test_if_all_are_bankrupt_the_game_is_over_at_once() -> None:
    match = shown("duel 1 | pot 4 | chips 1 0 1 | r1 g10 ; r2 g9 ; r3 g8")
    assert match.over
    assert match.scores == (0, 0, 0)
    assert pot(match) == 6


@rule("TW-13")
def test_buying_bankrupts_nobody() -> None:
    match = table("buy | chips 1 12 12 | ; ;")
    match.play(0, "buy 1")
    assert (match.scores[0], match.view(None).to_dict()["bankrupt"]) == (0, [])


@rule("TW-14")
def test_the_highest_chip_value_wins() -> None:
    match = shown("duel 4 | pot 9 | chips 3 5 11 | r9 o9 ; r8 o8 ; r1 g2", max_hands=1)
    assert match.scores == (12, 5, 11)
    assert match.winners == (0,)


@rule("TW-R11")
def test_nothing_can_be_played_after_the_end() -> None:
    match = shown("duel 4 | pot 9 | r9 o9 ; r8 o8 ; r1 g2", max_hands=1)
    assert (match.phase, match.to_act) == ("over", ())
    for seat in range(3):
        assert texts(match, seat) == []
        for move in ("buy 0", "pick r1 g2"):
            with illegal("TW-R11", match):
                match.play(seat, move)


@rule("TW-14")
def test_nobody_has_won_before_the_end() -> None:
    assert shown("duel 3 | chips 12 12 0 | r9 o9 ; r8 o8 ; r1 g2").winners == ()


# --- rulings


@rule("TW-R2")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_duel_2_pays_3_to_the_winner(players: int) -> None:
    match = shown(f"duel 2 | pot 3 | {' ; '.join(LADDER[:players])}")
    assert match.scores[0] == 15


@rule("TW-R3")
def test_after_bankruptcies_the_summary_card_stays_the_one_for_those_who_sat_down() -> None:
    match = table("duel 2 | pot 9 | chips 5 5 0 0 0 | bankrupt 2 3 4 | r9 o9 r1 g2 ; r8 o8 b3 b4 ; ; ;")
    duel(match, "r9 o9", "r8 o8")
    assert match.scores == (8, 8, 0, 0, 0)  # both of the two are among the first 2
    duel(match, "r1 g2", "b3 b4")
    assert match.scores == (7, 7, 0, 0, 0)  # and among the last 2
    assert match.over  # so nobody is left for duel 4


@rule("TW-R3")
@pytest.mark.parametrize(
    ("picture", "change"),
    [
        ("duel 2 | pot 9 | bankrupt 0 | ; r9 o9 ; r8 o8 ; r1 g2 ; b3 b4", (0, 3, 3, 0, 0)),  # not a table of 4
        ("duel 3 | bankrupt 0 | ; r9 o9 ; r8 o8 ; r1 g2 ; b3 b4", (0, 0, 0, -1, -1)),
        ("duel 2 | pot 9 | bankrupt 5 1 | r9 o9 ; ; r8 o8 ; r1 g2 ; b3 b4 ;", (3, 0, 3, 0, 0, 0)),
        ("duel 3 | bankrupt 5 1 | r9 o9 ; ; r8 o8 ; r1 g2 ; b3 b4 ;", (0, 0, 0, -1, -1, 0)),
        ("duel 3 | bankrupt 0 | ; r9 o9 ; r8 o8 ; r1 g2", (0, 0, 0, -1)),
        ("duel 3 | bankrupt 0 | ; r9 o9 ; r1 g2", (0, 0, -1)),
    ],
)
def test_places_are_counted_among_those_who_take_part(picture: str, change: tuple[int, ...]) -> None:
    match = shown(picture)
    assert match.scores == tuple(12 + gain for gain in change)


@rule("TW-R3")
def test_a_player_alone_in_duel_3_is_last_and_pays() -> None:
    match = shown("duel 1 | chips 12 1 1 | r9 o9 ; r1 g10 ; r2 g9")
    assert match.scores == (12, 0, 0)
    duel(match, texts(match, 0)[0].removeprefix("pick "))
    assert match.scores == (14, 0, 0)  # first of one: wins what is in the pot, up to 3
    duel(match, texts(match, 0)[0].removeprefix("pick "))
    assert match.scores == (13, 0, 0)
    assert match.over
    assert match.winners == (0,)
    assert pot(match) == 1


@rule("TW-R3")
def test_if_duel_1_has_no_more_players_than_paying_places_all_pay() -> None:
    match = shown("duel 1 | bankrupt 0 1 2 | ; ; ; r9 o9 ; r8 o8 ; r1 g2")
    assert match.scores == (12, 12, 12, 10, 10, 10)


@rule("TW-R6")
def test_one_player_left_in_duel_4_still_plays_two_cards_and_wins_the_pot() -> None:
    match = table("duel 4 | pot 7 | sits out 0 2 | ; r1 g2 ;")
    assert match.to_act == (1,)
    assert texts(match, 1) == ["pick r1 g2"]
    match.play(1, "pick r1 g2")
    assert match.scores == (12, 19, 12)
    assert (match.round, pot(match)) == (2, 0)


@rule("TW-R7")
def test_a_pot_unclaimed_in_the_last_hand_is_nobodys() -> None:
    match = shown("duel 4 | pot 14 | chips 3 4 5 | r9 g9 ; o9 b9 ; v5 v6", max_hands=1)
    assert match.over
    assert match.scores == (3, 4, 5)
    assert match.winners == (2,)
    assert pot(match) == 14


@rule("TW-R7", "TW-12")
def test_a_pot_that_nobody_may_play_for_is_nobodys() -> None:
    match = shown("duel 3 | pot 5 | chips 9 0 4 | r1 g10 ; r2 g9 ; r3 g8")
    assert match.over
    assert match.scores == (8, 0, 3)
    assert match.winners == (0,)


@rule("TW-R8")
def test_equal_chips_share_the_win() -> None:
    match = shown("duel 4 | pot 2 | chips 3 5 5 4 | r9 o9 ; r8 o8 ; r1 g2 ; b1 b2", max_hands=1)
    assert match.scores == (5, 5, 5, 4)
    assert match.winners == (0, 1, 2)


@rule("TW-R8")
def test_a_bankrupt_player_does_not_share_the_win_of_those_with_no_chips_left() -> None:
    match = shown("duel 3 | pot 5 | chips 0 1 1 | r1 g10 ; r2 g9 ; r3 g8")
    assert match.scores == (0, 0, 0)
    assert match.winners == (1, 2)


@rule("TW-R8")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_if_all_are_bankrupt_they_share_the_win(players: int) -> None:
    singles_11 = [f"r{number} g{11 - number}" for number in range(1, players + 1)]
    match = shown(f"duel 1 | chips {' '.join(['1'] * players)} | {' ; '.join(singles_11)}")
    assert match.winners == tuple(range(players))


@rule("TW-R11")
@pytest.mark.parametrize("hands", [1, 2, 3])
def test_max_hands_limits_the_number_of_hands(hands: int) -> None:
    match = rospo.start("twins", 3, seed=4, max_hands=hands)
    for _ in range(hands):
        assert not match.over
        calm_hand(match)
    assert match.over
    assert match.round == hands


@rule("TW-R11")
def test_without_max_hands_only_a_bankruptcy_ends_the_game() -> None:
    match = rospo.start("twins", 3, seed=4)
    assert match.options["max_hands"] is None
    while not match.over:
        assert match.view(None).to_dict()["bankrupt"] == []
        calm_hand(match)
    assert match.view(None).to_dict()["bankrupt"] != []
    assert match.round > 4  # a player who never buys loses at most 3 per hand


@rule("TW-R11")
def test_a_bankruptcy_ends_the_game_before_max_hands() -> None:
    match = shown("duel 1 | chips 12 12 1 | r9 o9 ; r8 o8 ; r1 g2", max_hands=3)
    assert calm_hand(match).over
    assert match.round == 1


@rule("TW-R11")
@pytest.mark.parametrize("hands", [0, -1, True, "2", 1.0])
def test_max_hands_is_none_or_a_whole_number_from_1(hands: object) -> None:
    with pytest.raises(rospo.BadOption, match="TW-R11"):
        rospo.start("twins", 3, max_hands=hands)
