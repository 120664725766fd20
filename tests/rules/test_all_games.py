"""The rules that all games share: the deal, shared wins, the seed, refusals."""

import random
from collections import Counter
from contextlib import suppress
from itertools import permutations
from math import sqrt
from random import Random
from typing import Any

import pytest

import rospo
from rospo import Match, Move
from rospo.play import registry
from tests.kit import Kit
from tests.kits import ALL_TABLES, KITS
from tests.rules.ids import SHARED
from tests.support import everything, play_on, rule, texts
from tests.tables import CARDS

each_game = pytest.mark.parametrize("game", KITS)
each_kit = pytest.mark.parametrize("kit", KITS.values(), ids=str)


def chi_square(observed: list[int], expected: float) -> float:
    return sum((count - expected) ** 2 for count in observed) / expected


def like_chance(distance: float, freedom: int) -> bool:
    """Is a chi-square distance within four standard deviations of what chance gives?"""
    return abs(distance - freedom) < 4 * sqrt(2 * freedom)


# --- the deal


@rule("ALL-R1")
@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_the_seed_draws_the_first_dealer_with_each_seat_equally_likely(game: str, players: int) -> None:
    dealers = [rospo.start(game, players, seed=seed).view(None).dealer for seed in range(300)]
    assert like_chance(chi_square([dealers.count(seat) for seat in range(players)], 300 / players), players - 1)
    assert set(dealers) == set(range(players))
    assert dealers[:20] == [rospo.start(game, players, seed=seed).view(None).dealer for seed in range(20)]


@rule("ALL-R1")
@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_the_first_dealer_may_be_agreed(game: str, players: int) -> None:
    for seat in range(players):
        for seed in range(5):
            assert rospo.start(game, players, seed=seed, dealer=seat).view(None).dealer == seat
    for nobody in (-1, players, True, "0"):
        with pytest.raises(rospo.BadOption, match="ALL-R1"):
            rospo.start(game, players, dealer=nobody)


@rule("ALL-R1")
@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_the_deal_passes_to_the_left_neighbour_each_round(game: str, players: int) -> None:
    match, rng = rospo.start(game, players, seed=6, dealer=1, **KITS[game].several_rounds), Random(6)
    dealers = [1]
    while not match.over:
        play_on(match, rng, 1)
        if match.round > len(dealers):
            dealers.append(match.view(None).dealer)
    assert len(dealers) >= 2
    assert dealers == [(1 + number) % players for number in range(len(dealers))]
    assert match.view(None).dealer == dealers[-1]  # the last dealer, even when the match is over


@rule("ALL-R1")
@pytest.mark.parametrize(("game", "players"), [table for table in ALL_TABLES if KITS[table[0]].first_seat is not None])
def test_the_first_player_follows_from_the_dealer(game: str, players: int) -> None:
    first = KITS[game].first_seat or 0
    for dealer in range(players):
        assert rospo.start(game, players, seed=6, dealer=dealer).to_act == ((dealer + first) % players,)


# --- shared wins


def many_short_games(game: str) -> list[Match]:
    kit = KITS[game]
    return [play_on(kit.start(seed=seed, **kit.shared), Random(seed)) for seed in range(60)]


@rule("ALL-R2")
@each_game
def test_equal_best_results_share_the_win(game: str) -> None:
    matches = many_short_games(game)
    for match in matches:
        assert match.winners == tuple(seat for seat in range(match.players) if match.scores[seat] == max(match.scores))
    assert {len(match.winners) for match in matches} >= {1, 2}


@rule("ALL-R2")
@each_game
def test_nobody_has_won_while_the_game_goes_on(game: str) -> None:
    match, rng = KITS[game].start(seed=6), Random(6)
    for _ in range(40):
        assert match.winners == ()
        play_on(match, rng, 1)


# --- the seed


@rule("ALL-R3")
@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_the_same_seed_options_and_actions_give_the_same_game(game: str, players: int) -> None:
    first, again = (rospo.start(game, players, seed=6, **KITS[game].several_rounds) for _ in range(2))
    random.seed(1)
    play_on(first, Random(6))
    random.seed(2)  # no other source of chance has a say
    play_on(again, Random(6))
    assert everything(first) == everything(again)
    assert first.reveal() == again.reveal()


@rule("ALL-R3")
@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_different_seeds_give_different_deals(game: str, players: int) -> None:
    seeds = [0, 1, 2, 3, 2**31, 2**32, 2**62, 2**63, 2**63 + 1, 2**64, 2**200, 2**200 + 1]
    deals = [rospo.start(game, players, seed=seed, dealer=0).reveal() for seed in seeds]
    assert len({str({**deal, "seed": 0}) for deal in deals}) == len(seeds)


@rule("ALL-R3")
@each_game
def test_the_seed_alone_decides_what_is_dealt_in_later_rounds(game: str) -> None:
    kit = KITS[game]

    def second_deal(player: int) -> dict[str, Any]:
        match, rng = kit.start(seed=6, dealer=0, **kit.several_rounds), Random(player)
        while match.round == 1:
            play_on(match, rng, 1)
        return match.reveal()

    deals = [second_deal(player)[kit.blocks] for player in range(4)]
    assert deals == [deals[0]] * 4
    assert deals[0] != kit.start(seed=6, dealer=1).reveal()[kit.blocks]  # nor is it the first deal again


def shuffled_deck(match: Match) -> list[int]:
    """The deck of the current round, as the rules shuffle it."""
    match._rules.shuffle(match._state)
    return list(match._state.deck)


@rule("ALL-R3")
@each_game
def test_every_card_is_equally_likely_at_every_place_of_the_deck(game: str) -> None:
    decks = [shuffled_deck(rospo.start(game, registry.game(game).seats[-1], seed=seed)) for seed in range(600)]
    kinds, size = Counter(decks[0]), len(decks[0])  # many may look the same
    assert all(Counter(deck) == kinds for deck in decks)
    seen = Counter((place, card) for deck in decks for place, card in enumerate(deck))
    counts = [seen[place, card] for place in range(size) for card in kinds]
    distance = chi_square(counts, 600 / len(kinds)) * (size - 1) / size  # a card at one place is missing at all others
    assert like_chance(distance, (size - 1) * (len(kinds) - 1))


def single_cards(game: str) -> list[int]:
    """The cards that look like no other, as the deck holds them."""
    return [registry.game(game).moves.card(name) for name, number in Counter(CARDS[game]).items() if number == 1]


@rule("ALL-R3")
@pytest.mark.parametrize("game", [game for game in KITS if len(single_cards(game)) >= 4])
def test_every_order_of_four_cards_is_equally_likely(game: str) -> None:
    single = single_cards(game)
    four = (single[0], single[1], single[len(single) // 2], single[-1])
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(600):
        deck = shuffled_deck(rospo.start(game, registry.game(game).seats[-1], seed=seed))
        orders[tuple(card for card in deck if card in four)] += 1
    counts = [orders[order] for order in permutations(four)]
    assert sum(counts) == 600
    assert like_chance(chi_square(counts, 600 / 24), 23)


@rule("ALL-R3")
@each_kit
def test_a_seed_deals_the_same_cards_in_every_version(kit: Kit) -> None:
    truth = kit.start(seed=7).reveal()
    assert truth["dealer"] == kit.first_dealer
    assert " ".join(truth[kit.blocks][0]) == kit.first_block


# --- refusals


def every_move(match: Match) -> list[Move]:
    """Every move that the game has words for; codes may have gaps."""
    moves = []
    for action in range(match._rules.ACTIONS):
        with suppress(rospo.MalformedMove):
            moves.append(match.move(action))
    return moves


@rule("ALL-R4")
@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_an_illegal_action_changes_nothing_and_names_the_rule_it_breaks(game: str, players: int) -> None:
    match, rng = rospo.start(game, players, seed=6), Random(6)
    moves, known, refused = every_move(match), {*KITS[game].rules, *SHARED}, Counter[str]()
    for _ in range(25):
        play_on(match, rng, 5)
        before = everything(match)
        for _ in range(20):
            seat, move = rng.randrange(players), rng.choice(moves)
            if str(move) in texts(match, seat) or KITS[game].tolerated(match, seat, str(move)):
                continue
            with pytest.raises(rospo.IllegalMove) as caught:
                match.play(seat, move)
            assert caught.value.rule in known
            assert str(caught.value).startswith(f"can't {move}")
            assert str(caught.value).endswith(f"({caught.value.rule})")
            refused[caught.value.rule] += 1
        assert everything(match) == before
    assert len(refused) >= 2


@rule("ALL-R4")
@each_game
def test_an_invalid_move_or_seat_changes_nothing(game: str) -> None:
    match = play_on(KITS[game].start(seed=6), Random(6), 7)
    before = everything(match)
    seat = match.to_act[0]
    legal = texts(match, seat)[0]
    for move in ("", "pass", f" {legal}", f"{legal} ", legal.upper(), legal.replace(" ", "  ") + " now", None, 3):
        with pytest.raises(rospo.MalformedMove):
            match.play(seat, move)  # type: ignore[arg-type]
    for nobody in (-1, match.players, None, "0", True):
        with pytest.raises(rospo.WrongSeat):
            match.play(nobody, legal)  # type: ignore[arg-type]
    assert everything(match) == before


@rule("ALL-R4")
@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_every_legal_move_is_accepted(game: str, players: int) -> None:
    match, rng = rospo.start(game, players, seed=6), Random(6)
    for _ in range(15):
        play_on(match, rng, 7)
        for seat in match.to_act:
            for move in match.legal(seat):
                twin = match.copy()
                twin.play(seat, move)
                assert everything(twin) != everything(match)


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_simulations_are_offered_the_same_moves_in_the_same_order(game: str, players: int) -> None:
    match, rng = rospo.start(game, players, seed=6), Random(6)
    for _ in range(30):
        play_on(match, rng, 3)
        rules, state = match._rules, match._state
        for seat in match.to_act:
            offered = [rules.choice(state, seat, n) for n in range(rules.choices(state, seat))]
            assert offered == [move.action for move in match.legal(seat)]
