"""Istinto by its rules page: revokes and challenges, and what may be looked at."""

import json
from typing import Any

import pytest

import rospo
from rospo import IllegalMove, Match, NotYourTurn
from tests.games.istinto.table import look, play, rival, table, third, you
from tests.support import illegal, rule, texts


def real_table(picture: str, players: int | None = None, **options: Any) -> Match:
    """A table where any hand card can be played and revokes can be challenged (IS-R1)."""
    return table(picture, players, revokes="challengeable", **options)


def bid_and_lead(match: Match) -> None:
    """All bids, and the first card of the round."""
    while match.phase == "bid":
        match.play(match.to_act[0], "bid 2")
    match.play(match.to_act[0], match.legal(match.to_act[0])[0])


# --- revokes and challenges


@rule("IS-R1")
def test_prevented_is_the_default_and_only_legal_cards_can_be_played() -> None:
    match = table("trick: g7 | you: g2 k12 T | rival: w1 w2 w3")
    assert texts(match, you) == ["play g2"]
    assert match.legal(rival) == []
    for move in ("challenge 1", "challenge 2"):
        with illegal("IS-R1", match):
            match.play(you, move)


@rule("IS-R1", "IS-9")
def test_prevented_a_round_is_scored_with_its_last_card() -> None:
    match = table("trick: w1 w2 | you: w3 | rival: | third: | bids: 11 0 0")
    match.play(you, "play w3")
    assert match.phase == "bid"
    assert match.scores == (60, 20, 20)


@rule("IS-R1", "IS-R2")
def test_challengeable_any_hand_card_can_be_played_or_another_player_challenged() -> None:
    match = real_table("trick: g7 | you: g2 k12 T | rival: w1 w2 w3 | third: b1 b2", players=3)
    assert texts(match, you) == ["play g2", "play k12", "play T", "challenge 1", "challenge 2"]
    match.play(you, "play k12")
    assert look(match).table == ((third, "g7"), (you, "k12"))


@rule("IS-13")
@pytest.mark.parametrize("card", ["k12", "T"])
def test_an_accused_player_who_revoked_loses_ten_points(card: str) -> None:
    match = real_table("trick: g7 | you: g2 k12 T | rival: w1 w2 w3 | third: b1 b2 | scores: 30 40 50")
    match.play(you, f"play {card}")
    match.play(rival, f"challenge {you}")
    assert match.scores == (20, 40, 50)


@rule("IS-13")
def test_a_challenger_who_is_wrong_loses_ten_points() -> None:
    match = real_table("trick: g7 | you: g2 k12 T | rival: w1 w2 w3 | third: b1 b2 | scores: 30 40 50")
    match.play(you, "play g2")
    match.play(rival, f"challenge {you}")
    assert match.scores == (30, 30, 50)


@rule("IS-13", "IS-5", "IS-6")
@pytest.mark.parametrize(
    ("picture", "card"),
    [
        ("trick: g7 | you: w3 k12 T", "k12"),  # void in green
        ("trick: g7 | you: w3 k12 T", "T"),
        ("trick: T | you: w3 k12 g2", "k12"),  # a trump was led
        ("you: w3 k12 T", "T"),  # leading
        ("trick: g7 | you: g1 g2 T", "g1"),
    ],
)
def test_a_card_that_the_rules_allow_is_no_revoke(picture: str, card: str) -> None:
    match = real_table(picture)
    match.play(you, f"play {card}")
    match.play(rival, f"challenge {you}")
    assert match.scores == (0, -10, 0)


@rule("IS-13", "IS-R2")
def test_a_challenge_covers_only_the_player_it_names() -> None:
    match = real_table("trick: g7 | you: g2 k12 | rival: g3 w2 | third: b1")
    play(match, "k12", "w2")  # both revoke
    for challenger, accused, scores in (
        (you, third, (-10, 0, 0)),  # the third did follow
        (you, rival, (0, -10, 0)),  # nobody asked about yours
        (rival, you, (-10, 0, 0)),
        (third, you, (-10, 0, 0)),
    ):
        after = match.copy()
        after.play(challenger, f"challenge {accused}")
        assert after.scores == scores


@rule("IS-13")
def test_a_challenge_ends_the_round_at_once_in_the_middle_of_a_trick() -> None:
    match = real_table("trick: g7 | you: g2 k12 | rival: w1 w2 | third: b1")
    match.play(you, "play k12")
    match.play(third, f"challenge {you}")
    assert (match.round, match.phase) == (2, "bid")
    assert look(match).hands == (11, 11, 11)
    assert look(match).table == ()
    assert look(match).tricks == (0, 0, 0)
    assert look(match).bids == (None, None, None)


@rule("IS-R8", "IS-R2")
def test_a_revoke_can_be_challenged_when_its_trick_is_long_over() -> None:
    match = real_table("trick: g7 | you: g2 k12 w5 | rival: w1 w2 w3 | third: b1 b2")
    play(match, "k12", "w1")  # you revoke; the third wins
    play(match, "b1", "w5", "w2")
    play(match, "b2", "g2")  # and there is the green card
    match.play(rival, f"challenge {you}")
    assert match.scores == (-10, 0, 0)
    assert (match.round, match.phase) == (2, "bid")  # the round ended, not the trick


@rule("IS-R2", "IS-R8")
def test_a_revoke_of_an_earlier_round_cannot_be_challenged() -> None:
    match = real_table("trick: g7 | you: g2 k12 | rival: w1 w2 | third: b1")
    match.play(you, "play k12")
    match.play(you, f"challenge {rival}")  # wrong, and the round is over
    bid_and_lead(match)
    match.play(rival, f"challenge {you}")
    assert match.scores == (-10, -10, 0)


@rule("IS-R2")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_other_player_may_challenge_on_turn_or_not(players: int) -> None:
    match = real_table("you: w1 w2", players)
    match.play(you, "play w1")
    assert match.to_act == tuple(range(players))
    for seat in range(players):
        challenges = [move for move in texts(match, seat) if move.startswith("challenge")]
        assert challenges == [f"challenge {other}" for other in range(players) if other != seat]
        with illegal("IS-R2", match):
            match.play(seat, f"challenge {seat}")
        with illegal("IS-R2", match):
            match.play(seat, f"challenge {players}")


@rule("IS-R2")
def test_before_the_first_card_nobody_can_be_challenged() -> None:
    match = rospo.start("istinto", 3, seed=1, dealer=you, revokes="challengeable")
    for _ in range(3):
        with illegal("IS-R2", match):
            match.play(match.to_act[0], f"challenge {third if match.to_act[0] != third else you}")
        match.play(match.to_act[0], "bid 2")
    assert match.phase == "trick"
    assert match.to_act == (rival,)
    with illegal("IS-R2", match):
        match.play(you, f"challenge {third}")
    match.play(rival, match.legal(rival)[0])
    match.play(you, f"challenge {third}")
    assert match.scores == (-10, 0, 0)


@rule("IS-R2")
def test_between_two_tricks_players_may_challenge() -> None:
    match = real_table("trick: g7 g8 | you: g2 k12 | rival: w1 | third: b1")
    match.play(you, "play k12")
    assert look(match).table == ()
    match.play(rival, f"challenge {you}")
    assert match.scores == (-10, 0, 0)


def closing(picture: str = "", **options: Any) -> Match:
    """After the last trick, in which nobody revoked, of a round that would give 10, 15 and 20."""
    match = real_table(f"you: w3 | rival: w2 | third: w1 | tricks: 1 4 5 | bids: 2 4 5 {picture}", **options)
    play(match, "w3", "w2", "w1")
    return match


@rule("IS-R2")
def test_after_the_last_trick_each_player_may_still_challenge_or_accept() -> None:
    match = closing()
    assert match.phase == "closing"
    assert match.to_act == (you, rival, third)
    assert texts(match, rival) == ["challenge 0", "challenge 2", "accept"]
    with illegal("IS-8", match):
        match.play(you, "play w3")
    match.play(rival, f"challenge {you}")
    assert match.scores == (0, -10, 0)  # and no bids
    assert match.round == 2


@rule("IS-R2")
def test_a_revoke_in_the_last_tricks_can_be_challenged_after_the_last() -> None:
    match = real_table("trick: g7 | you: g2 k12 | rival: w1 w2 | third: b1")
    play(match, "k12", "w1", "b1", "g2", "w2")
    assert match.phase == "closing"
    match.play(third, "accept")
    match.play(rival, f"challenge {you}")
    assert match.scores == (-10, 0, 0)


@rule("IS-R2")
@pytest.mark.parametrize("order", [(you, rival, third), (third, you, rival)])
def test_the_round_is_scored_when_all_have_accepted(order: tuple[int, ...]) -> None:
    match = closing()
    for seat in order:
        assert (match.round, match.scores) == (1, (0, 0, 0))
        match.play(seat, "accept")
    assert (match.round, match.phase) == (2, "bid")
    assert match.scores == (10, 15, 20)


@rule("IS-R2")
def test_each_round_must_be_accepted_again() -> None:
    match = closing()
    for seat in (you, rival, third):
        match.play(seat, "accept")
    bid_and_lead(match)
    while match.phase == "trick":
        turn = look(match).turn or 0
        match.play(turn, match.legal(turn)[0])
    assert match.phase == "closing"
    assert match.to_act == (you, rival, third)
    assert look(match).accepted == ()


@rule("IS-R2")
def test_accepting_is_final() -> None:
    match = closing()
    match.play(rival, "accept")
    assert match.to_act == (you, third)
    assert match.legal(rival) == []
    assert look(match).accepted == (rival,)
    for move in ("accept", f"challenge {you}"):
        with illegal("IS-R2", match):
            match.play(rival, move)
        with pytest.raises(NotYourTurn):
            match.play(rival, move)
    match.play(you, f"challenge {rival}")  # but a player who accepted may still be accused
    assert match.scores == (-10, 0, 0)


@rule("IS-R2")
def test_nothing_is_accepted_before_the_last_trick_is_played() -> None:
    match = real_table("trick: w1 w2 | you: w3 | rival: | third:")
    with illegal("IS-R2", match):
        match.play(you, "accept")
    match.play(you, "play w3")
    match.play(you, "accept")


@rule("IS-R2")
def test_a_round_ended_by_a_challenge_scores_no_bids_and_totals_may_be_negative() -> None:
    match = real_table("you: w3 | rival: w2 | third: w1 | tricks: 5 0 5 | bids: 6 0 5 | scores: -20 0 95")
    play(match, "w3", "w2", "w1")
    match.play(third, f"challenge {rival}")
    assert match.scores == (-20, 0, 85)
    bid_and_lead(match)
    match.play(you, f"challenge {rival}")
    assert match.scores == (-30, 0, 85)


# --- rulings on the end of the game


@rule("IS-R4", "IS-10")
def test_the_winner_check_is_made_when_the_round_is_scored_not_before() -> None:
    match = closing("| scores: 90 0 0")
    match.play(you, "accept")
    match.play(rival, "accept")
    assert not match.over
    accepted, challenged = match.copy(), match.copy()
    accepted.play(third, "accept")
    assert accepted.winners == (you,)
    challenged.play(third, f"challenge {you}")
    assert not challenged.over
    assert challenged.scores == (90, 0, -10)


@rule("IS-R4", "IS-R6")
def test_a_challenge_in_the_last_round_ends_the_match() -> None:
    match = real_table("you: w3 w4 | scores: 20 15 5 | round: 6", until="each_dealt_twice")
    match.play(you, "play w3")
    match.play(you, f"challenge {rival}")
    assert match.over
    assert match.scores == (10, 15, 5)
    assert match.winners == (rival,)


@rule("IS-R7", "IS-2")
def test_a_round_abandoned_by_a_challenge_still_passes_the_deal_on() -> None:
    match = real_table("you: w3 w4", dealer=third)
    match.play(you, "play w3")
    match.play(rival, f"challenge {you}")
    assert look(match).dealer == you
    assert match.to_act == (you,)


@rule("IS-R6", "IS-R7", "IS-11")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_each_dealt_twice_everybody_deals_twice_even_if_rounds_are_abandoned(players: int) -> None:
    match = rospo.start("istinto", players, seed=1, dealer=1, until="each_dealt_twice", revokes="challengeable")
    dealers = []
    while not match.over:
        dealers.append(look(match).dealer)
        bid_and_lead(match)
        match.play(rival, f"challenge {you}")
    assert dealers == [(1 + number) % players for number in range(2 * players)]


# --- what may be looked at


@rule("IS-R5")
def test_only_the_last_trick_can_be_looked_at_again() -> None:
    match = table("you: w1 b1 g1 | rival: w2 b2 g2 | third: w3 b3 g3")
    assert look(match).last_trick == ()
    play(match, "w1", "w2", "w3")
    assert look(match).table == ()
    assert look(match).last_trick == ((you, "w1"), (rival, "w2"), (third, "w3"))
    play(match, "b3", "b1")
    assert look(match).last_trick == ((you, "w1"), (rival, "w2"), (third, "w3"))
    play(match, "b2")
    for seat in (you, rival, third, None):
        view = look(match, seat)
        assert view.last_trick == ((third, "b3"), (you, "b1"), (rival, "b2"))
        shown = json.dumps({key: value for key, value in view.to_dict().items() if key != "log"})
        assert '"w1"' not in shown


@rule("IS-R5")
def test_a_perfect_memory_knows_the_tricks_before() -> None:
    match = table("you: w1 b1 g1 | rival: w2 b2 g2 | third: w3 b3 g3")
    play(match, "w1", "w2", "w3", "b3", "b1", "b2")
    for seat in (you, rival, third, None):
        played = [(event.seat, event.fact("card")) for event in look(match, seat).log if event.kind == "play"]
        assert played[:3] == [(you, "w1"), (rival, "w2"), (third, "w3")]


@rule("IS-R5", "IS-13")
def test_nobody_is_told_that_somebody_revoked() -> None:
    seen = []
    for kept in ("g2", "w9"):  # with the green card, playing k12 is a revoke
        match = real_table(f"trick: g7 | you: {kept} k12 | rival: w1 w2 | third: b1")
        match.play(you, "play k12")
        seen.append([match.view(rival), match.view(third), match.view(None)])
    assert seen[0] == seen[1]


@rule("IS-R1", "IS-R2", "IS-8")
def test_a_refusal_names_the_move_the_position_and_the_rule() -> None:
    def why(match: Match, seat: int, move: str) -> str:
        with pytest.raises(IllegalMove) as refused:
            match.play(seat, move)
        return str(refused.value)

    prevented = table("you: g2 k12")
    assert why(prevented, you, "challenge 1") == (
        "can't challenge 1: here revokes are prevented, so there is none to challenge (IS-R1)"
    )
    unplayed = real_table("you: " + " ".join(f"w{rank}" for rank in range(1, 12)))
    assert why(unplayed, you, "challenge 1") == ("can't challenge 1: no card of this round has been played yet (IS-R2)")
    played = closing()
    assert why(played, you, "challenge 4") == "can't challenge 4: the seats here are 0 to 2 (IS-R2)"
    assert why(played, you, "play w3") == "can't play w3: all eleven tricks are played; challenge or accept (IS-8)"
    played.play(you, "accept")
    assert why(played, you, "challenge 1") == (
        "can't challenge 1: seat 0 has accepted this round, and that is final (IS-R2)"
    )


@rule("IS-R2")
def test_the_game_waits_only_for_the_one_on_turn_though_all_may_challenge() -> None:
    match = rospo.start("istinto", players=3, seed=1, dealer=third, revokes="challengeable")
    for seat in (third, you, rival):
        match.play(seat, "bid 3")
    assert (match.to_act, match.due) == ((you,), (you,))
    match.play(you, match.legal(you)[0])
    assert (match.to_act, match.due) == ((you, rival, third), (rival,))
    assert match.view(you).due == (rival,)
