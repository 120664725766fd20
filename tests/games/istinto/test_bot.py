"""What Istinto's bots infer from suits that weren't followed, and from challenges."""

from random import Random
from typing import Any

import pytest

import rospo
from rospo import Match
from rospo.bots.habit import recalled
from rospo.core.chance import stream
from rospo.core.game import DEAL, OVER
from rospo.games.istinto import rules as istinto
from rospo.play import registry
from tests.bots.imagined import assert_possible, imagined
from tests.bots.walks import walk
from tests.games.istinto.mind import in_hand
from tests.games.istinto.table import table
from tests.kit import this_round
from tests.support import rule
from tests.tables import Table


def shown_voids(match: Match) -> list[set[str]]:
    """For each seat, the suits it didn't follow in this round, read from the log alone."""
    voids: list[set[str]] = [set() for _ in range(match.players)]
    lying: list[str] = []
    for event in this_round(match):
        if event.kind != "play":
            continue
        card = event.fact("card")
        if lying and lying[0] != "T" and card[0] != lying[0][0]:
            assert event.seat is not None
            voids[event.seat].add(lying[0][0])
        lying = [*lying, card] if len(lying) + 1 < match.players else []
    return voids


def assert_voids_kept(match: Match, world: Any) -> None:
    for seat, suits in enumerate(shown_voids(match)):
        hand = [match._game.moves.CARDS[card] for card in in_hand(world, seat)]
        assert not [card for card in hand if card[0] in suits], f"seat {seat} has none of {suits}"


@rule("IS-5")
@pytest.mark.parametrize("players", range(3, 7))
def test_whoever_did_not_follow_a_suit_has_none_of_it_in_an_imagined_world(players: int) -> None:
    late = voids = 0
    for seed in range(8):
        for match, _ in walk(Table("istinto", players, {"until": 60}), seed):
            if match.round > 1:
                break
            if match._state.trick < 6 or match._state.lying not in (0, players - 2):
                continue
            late += 1
            voids += sum(map(len, shown_voids(match)))
            for seat in range(players):
                world, m = imagined(match, seat, late)
                assert_voids_kept(match, world)
                assert_possible(match, seat, world, m)
    assert voids > 2 * late


@rule("IS-5")
def test_where_only_one_deal_is_possible_it_is_imagined() -> None:
    """Six players leave no card undealt. Four suits are led, and each time only one rival can follow."""
    hands = {
        "you": "w1 b1 g1 r1 k1",
        "rival": "w2 w3 w4 w5 w6",
        "third": "b2 b3 b4 b5 b6",
        "fourth": "g2 g3 g4 g5 g6",
        "fifth": "r2 r3 r4 r5 r6",
        "sixth": "k2 k3 k4 k5 k6",
    }
    match = table(" | ".join(f"{name}: {hand}" for name, hand in hands.items()))
    _, m = recalled(match._game, match.view(0))
    s = match._state.copy()
    dealt = s.hands[:]
    everything = istinto.CARDS + 6 * istinto.ONE_TRUMP
    m.gone = everything - sum(dealt)
    suits = [istinto.SUIT << 12 * n for n in range(5)]
    for rival in range(1, 6):
        m.voids[rival] = istinto.CARDS & ~suits[rival - 1]
    for chance in range(20):
        world, thought = s.copy(), m.copy()
        match._game.bot.imagine(world, thought, 0, stream(chance, 1))
        assert world.hands == dealt


@rule("IS-5")
def test_cards_are_passed_on_until_every_hand_is_possible() -> None:
    """Suits that seats can't have, drawn at random for a deal that is known: a way to deal is always found."""
    mind, rng = registry.game("istinto").bot, Random(1)
    for trial in range(400):
        players, size = rng.randint(3, 6), rng.randint(1, 6)
        cards = rng.sample(range(60), players * size)
        s, m = istinto.State(), mind.Memory()
        s.players, s.phase, s.trick = players, istinto.TRICK, istinto.HAND - size
        mind.forget(s, m)
        for seat in range(players):
            s.hands[seat] = sum(1 << card for card in cards[seat * size : (seat + 1) * size])
            for suit in [istinto.SUIT << 12 * n for n in range(5)]:
                if not s.hands[seat] & suit and rng.random() < 0.9:
                    m.voids[seat] |= suit
        m.gone = istinto.CARDS + 6 * istinto.ONE_TRUMP - sum(s.hands)
        voids = m.voids[:]
        mind.imagine(s, m, 0, stream(trial, 1))
        assert m.gone + sum(s.hands) == istinto.CARDS + 6 * istinto.ONE_TRUMP
        for seat in range(1, players):
            assert s.hands[seat].bit_count() == size
            assert not s.hands[seat] & voids[seat]


@pytest.mark.parametrize("moves", [0, 20, 40])
@pytest.mark.parametrize("players", range(3, 7))
def test_habits_accuse_no_player_who_followed_suit_in_an_imagined_world(players: int, moves: int) -> None:
    """Where revokes can be challenged (IS-13), habits accuse only a player who was seen to revoke."""
    match = rospo.start("istinto", players, seed=2, revokes="challengeable")
    mind, rules = match._game.bot, match._rules
    club = rospo.bot("club", "istinto")
    for move in range(min(moves, 12 * players - 4)):
        seat = match.due[0]
        match.play(seat, club.choose(match.view(seat), match.legal(seat), Random(move)))
    s, m = imagined(match, match.due[0], 1)
    x = 1
    while s.phase not in (DEAL, OVER):
        seat = match._game.next_seat(s)
        x, action = mind.club(s, m, seat, x)
        assert not istinto.CHALLENGE <= action < istinto.ACCEPT
        mind.remember(s, m, seat, action)
        rules.apply(s, seat, action)


def test_an_abandoned_round_says_nothing_about_who_bids_sensibly() -> None:
    match = rospo.start("istinto", 3, seed=1, revokes="challengeable")
    while match.phase == "bid":
        match.play(match.due[0], "bid 3")
    match.play(match.due[0], match.legal(match.due[0])[0])
    match.play(match.due[0], "challenge 0" if match.due[0] != 0 else "challenge 1")
    assert match.round == 2
    _, broken_off = recalled(match._game, match.view(0))
    _, fresh = recalled(match._game, rospo.start("istinto", 3, seed=1, revokes="challengeable").view(0))
    assert broken_off.trust == fresh.trust
