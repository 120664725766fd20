"""Chance: always within 63 bits, uniform, and unrelated for near seeds (ALL-R3)."""

from collections import Counter
from itertools import pairwise
from math import factorial, sqrt

import pytest
from hypothesis import given, strategies as st

from rospo.core import chance
from tests.support import rule

BITS63 = st.integers(1, chance.MASK63)  # a stream never starts at 0, and no step leads there


def chi_square(counts: list[int], expected: float) -> float:
    """Deviation from pure chance, in standard deviations."""
    freedom = len(counts) - 1
    statistic = sum((count - expected) ** 2 / expected for count in counts)
    return (statistic - freedom) / sqrt(2 * freedom)


@given(BITS63, st.integers(1, 2**31))
def test_nothing_leaves_63_bits(x: int, n: int) -> None:
    after, drawn = chance.below(x, n)
    assert 0 <= after <= chance.MASK63
    assert 0 <= drawn < n
    assert 0 <= chance.scramble(x) <= chance.MASK63
    product = ((after ^ (after >> 32)) & chance.LOW) * n
    assert product <= chance.MASK63


def test_the_generator_has_its_full_period_by_two_primes() -> None:
    for number in (chance.A * 2**32 - 1, chance.A * 2**31 - 1):
        witnesses = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37)  # enough below 3·10²⁴ (Sorenson, Webster 2015)
        odd, twos = number - 1, 0
        while odd % 2 == 0:
            odd, twos = odd // 2, twos + 1
        for witness in witnesses:
            power = pow(witness, odd, number)
            squares = [pow(power, 2**i, number) for i in range(twos)]
            assert power == 1 or number - 1 in squares


def test_a_biased_draw_is_drawn_again() -> None:
    """With n = 3·2²⁹ a third of the range would be favoured if nothing were rejected."""
    n, x = 3 * 2**29, chance.stream(1, 0)
    thirds = [0, 0, 0]
    for _ in range(30_000):
        x, drawn = chance.below(x, n)
        thirds[drawn * 3 // n] += 1
    assert abs(chi_square(thirds, 10_000)) < 4
    evens = 0
    for _ in range(30_000):
        x, drawn = chance.below(x, n)
        evens += drawn % 2 == 0
    assert abs(evens - 15_000) < 4 * sqrt(7500)


@rule("ALL-R3")
def test_all_orders_of_five_cards_are_equally_likely() -> None:
    seen: Counter[tuple[int, ...]] = Counter()
    for seed in range(60_000):
        deck = [0, 1, 2, 3, 4]
        chance.shuffle(deck, 5, 5, chance.stream(seed, 0))
        seen[tuple(deck)] += 1
    assert len(seen) == factorial(5)
    assert abs(chi_square(list(seen.values()), 500)) < 4


@rule("ALL-R3")
def test_every_card_is_equally_likely_in_every_place_of_a_large_deck() -> None:
    places = [0] * (79 * 79)
    for seed in range(8_000):
        deck = list(range(79))
        chance.shuffle(deck, 79, 79, chance.stream(chance.folded(seed), 3))
        for place, card in enumerate(deck):
            places[place * 79 + card] += 1
    assert abs(chi_square(places, 8_000 / 79)) < 4


def test_neighbours_in_a_deck_are_unrelated() -> None:
    follows = [0] * (10 * 9)
    for seed in range(5_000):
        deck = list(range(10))
        chance.shuffle(deck, 10, 10, chance.stream(seed, 1))
        for first, second in pairwise(deck):
            follows[first * 9 + second - (second > first)] += 1
    assert abs(chi_square(follows, 5_000 * 9 / 90)) < 4


@given(BITS63, st.integers(1, 66))
def test_dealing_less_gives_the_same_top_cards(seed: int, wanted: int) -> None:
    whole, part = list(range(66)), list(range(66))
    chance.shuffle(whole, 66, 66, chance.stream(seed, 0))
    chance.shuffle(part, 66, wanted, chance.stream(seed, 0))
    assert whole[:wanted] == part[:wanted]
    assert sorted(part) == sorted(whole) == list(range(66))


def test_one_changed_bit_of_a_seed_changes_half_of_the_bits() -> None:
    flips = [0] * 63
    for seed in range(300):
        x = chance.scramble(seed * 7919)
        for bit in range(63):
            flips[bit] += (chance.scramble(x) ^ chance.scramble(x ^ 1 << bit)).bit_count()
    means = [count / 300 / 63 for count in flips]
    assert all(0.45 < mean < 0.55 for mean in means), means


def test_near_seeds_and_rounds_share_no_stream() -> None:
    starts = {chance.stream(chance.folded(seed), number) for seed in range(300) for number in range(-3, 300)}
    assert len(starts) == 300 * 303
    assert 0 not in starts


@pytest.mark.parametrize("seed", [0, 1, 2**63 - 1, 2**63, 2**300])
def test_any_seed_fits_a_state(seed: int) -> None:
    assert 0 <= chance.folded(seed) <= chance.MASK63
    assert chance.folded(seed) != chance.folded(seed + 1)
