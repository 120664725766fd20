"""The rules that all four games share: the deal, shared wins, the seed, refusals."""

import random
import tomllib
from collections import Counter
from contextlib import suppress
from importlib.resources import files
from itertools import permutations
from math import sqrt
from random import Random
from typing import Any

import pytest

import rospo
from rospo import Match, Move
from tests.support import ALL_TABLES, everything, play_on, rule, texts

GAMES = ["take_that", "twins", "ligretto_twist", "istinto"]
SEVERAL_ROUNDS: dict[str, dict[str, Any]] = {
    "take_that": {"rounds": 4},
    "twins": {"max_hands": 4},
    "ligretto_twist": {"rounds": 4},
    "istinto": {"until": "each_dealt_twice"},
}
FULL_TABLE = {"take_that": 4, "twins": 6, "ligretto_twist": 4, "istinto": 6}


def chi_square(observed: list[int], expected: float) -> float:
    return sum((count - expected) ** 2 for count in observed) / expected


def like_chance(distance: float, freedom: int) -> bool:
    """Is a chi-square distance within four standard deviations of what chance gives?"""
    return abs(distance - freedom) < 4 * sqrt(2 * freedom)


# --- the deal


@rule("ALL-R1")
@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_the_first_dealer_is_drawn_from_the_seed_each_seat_as_likely(game: str, players: int) -> None:
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
    match, rng = rospo.start(game, players, seed=6, dealer=1, **SEVERAL_ROUNDS[game]), Random(6)
    dealers = [1]
    while not match.over:
        play_on(match, rng, 1)
        if match.round > len(dealers):
            dealers.append(match.view(None).dealer)
    assert len(dealers) >= 2
    assert dealers == [(1 + number) % players for number in range(len(dealers))]
    assert match.view(None).dealer == dealers[-1]  # who dealt last, also when all is over


@rule("ALL-R1")
@pytest.mark.parametrize(
    ("game", "players", "first"), [("take_that", 3, 2), ("twins", 4, 2), ("istinto", 3, 1), ("istinto", 5, 1)]
)
def test_who_begins_sits_where_the_dealer_says(game: str, players: int, first: int) -> None:
    assert rospo.start(game, players, seed=6, dealer=1).to_act == (first,)  # TT-5, TW-4: the left; IS-3: the dealer


# --- shared wins


def many_short_games(game: str) -> list[Match]:
    short: dict[str, dict[str, Any]] = {
        "take_that": {"rounds": 1},
        "twins": {"max_hands": 1},
        "ligretto_twist": {"rounds": 2},
        "istinto": {"until": "each_dealt_twice"},
    }
    return [play_on(rospo.start(game, 3, seed=seed, **short[game]), Random(seed)) for seed in range(60)]


@rule("ALL-R2")
@pytest.mark.parametrize("game", GAMES)
def test_equal_best_results_share_the_win(game: str) -> None:
    matches = many_short_games(game)
    for match in matches:
        assert match.winners == tuple(seat for seat in range(3) if match.scores[seat] == max(match.scores))
    assert {len(match.winners) for match in matches} >= {1, 2}


@rule("ALL-R2")
@pytest.mark.parametrize("game", GAMES)
def test_nobody_has_won_while_the_game_goes_on(game: str) -> None:
    match, rng = rospo.start(game, 3, seed=6), Random(6)
    for _ in range(40):
        assert match.winners == ()
        play_on(match, rng, 1)


# --- the seed


@rule("ALL-R3")
@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_the_same_seed_options_and_actions_give_the_same_game(game: str, players: int) -> None:
    first, again = (rospo.start(game, players, seed=6, **SEVERAL_ROUNDS[game]) for _ in range(2))
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
@pytest.mark.parametrize("game", GAMES)
def test_the_seed_alone_decides_what_is_dealt_in_later_rounds(game: str) -> None:
    def second_deal(player: int) -> dict[str, Any]:
        match, rng = rospo.start(game, 3, seed=6, dealer=0, **SEVERAL_ROUNDS[game]), Random(player)
        while match.round == 1:
            play_on(match, rng, 1)
        return match.reveal()

    cards = "stacks" if game == "ligretto_twist" else "hands"
    deals = [second_deal(player)[cards] for player in range(4)]
    assert deals == [deals[0]] * 4
    assert deals[0] != rospo.start(game, 3, seed=6, dealer=1).reveal()[cards]  # nor is it the first deal again


def shuffled_deck(match: Match) -> list[int]:
    """The deck of the current round, as the rules shuffle it."""
    match._rules.shuffle(match._state)
    return list(match._state.deck)


@rule("ALL-R3")
@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_equally_likely_at_every_place_of_the_deck(game: str) -> None:
    decks = [shuffled_deck(rospo.start(game, FULL_TABLE[game], seed=seed)) for seed in range(600)]
    kinds, size = Counter(decks[0]), len(decks[0])  # in Ligretto Twist forty cards look the same
    assert all(Counter(deck) == kinds for deck in decks)
    seen = Counter((place, card) for deck in decks for place, card in enumerate(deck))
    counts = [seen[place, card] for place in range(size) for card in kinds]
    distance = chi_square(counts, 600 / len(kinds)) * (size - 1) / size  # a card at one place is missing at all others
    assert like_chance(distance, (size - 1) * (len(kinds) - 1))


@rule("ALL-R3")
@pytest.mark.parametrize("game", ["take_that", "twins", "istinto"])
def test_every_order_of_four_cards_is_equally_likely(game: str) -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(600):
        deck = shuffled_deck(rospo.start(game, FULL_TABLE[game], seed=seed))
        orders[tuple(card for card in deck if card in (13, 14, 35, 59))] += 1
    counts = [orders[order] for order in permutations((13, 14, 35, 59))]
    assert like_chance(chi_square(counts, 600 / 24), 23)


@rule("ALL-R3")
def test_this_version_deals_what_every_version_deals() -> None:
    dealt = {game: rospo.start(game, 3, seed=7).reveal() for game in GAMES}
    assert [truth["dealer"] for truth in dealt.values()] == [0, 0, 0, 0]
    assert " ".join(dealt["take_that"]["hands"][0]) == "13 26 28 36 39 45 64 78 88"
    assert " ".join(dealt["twins"]["hands"][0]) == "o7 y3 y4 y8 b8 v2 v4 v7"
    assert "".join(dealt["ligretto_twist"]["stacks"][0]) == "ggbybrbgbbbbgryrygbrrbggrrrrygyyrrgbggry"
    assert " ".join(dealt["istinto"]["hands"][0]) == "w3 w7 b1 b2 g2 g4 g5 g8 r3 r11 k10"


# --- refusals


def rule_ids(game: str) -> set[str]:
    """The ids of the rules that a player of the game can read."""
    words = files("rospo.games").joinpath(game, "words", "en.toml").read_text(encoding="utf-8")
    return set(tomllib.loads(words)["rules"])


def every_move(match: Match) -> list[Move]:
    """Every move that the game has words for; Take That's action codes have gaps."""
    moves = []
    for action in range(match._rules.ACTIONS):
        with suppress(rospo.MalformedMove):
            moves.append(match.move(action))
    return moves


def is_fumble(match: Match, seat: int, move: str) -> bool:
    """A lay that Ligretto Twist lets fail instead of refusing it (LT-R5)."""
    return match.game == "ligretto_twist" and move.startswith("lay") and bool(match.reveal()["held"][seat])


@rule("ALL-R4")
@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_an_illegal_action_changes_nothing_and_names_the_rule_it_breaks(game: str, players: int) -> None:
    match, rng = rospo.start(game, players, seed=6), Random(6)
    moves, known, refused = every_move(match), rule_ids(game), Counter[str]()
    for _ in range(25):
        play_on(match, rng, 5)
        before = everything(match)
        for _ in range(20):
            seat, move = rng.randrange(players), rng.choice(moves)
            if str(move) in texts(match, seat) or is_fumble(match, seat, str(move)):
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
@pytest.mark.parametrize("game", GAMES)
def test_what_is_no_move_or_no_seat_changes_nothing_either(game: str) -> None:
    match = play_on(rospo.start(game, 3, seed=6), Random(6), 7)
    before = everything(match)
    seat = match.to_act[0]
    legal = texts(match, seat)[0]
    for move in ("", "pass", f" {legal}", f"{legal} ", legal.upper(), legal.replace(" ", "  ") + " now", None, 3):
        with pytest.raises(rospo.MalformedMove):
            match.play(seat, move)  # type: ignore[arg-type]
    for nobody in (-1, 3, None, "0", True):
        with pytest.raises(rospo.WrongSeat):
            match.play(nobody, legal)  # type: ignore[arg-type]
    assert everything(match) == before


@rule("ALL-R4")
@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_every_move_that_is_called_legal_is_accepted(game: str, players: int) -> None:
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
