"""How Take That's bots think, where particular to the game; `test_minds` has what all games share."""

from random import Random

import rospo
from rospo.bots.habit import recalled
from rospo.core.game import OVER
from rospo.games.take_that import GAME, bot, rules
from rospo.games.take_that.bot import Memory
from rospo.games.take_that.rules import State
from tests.bots.walks import walk
from tests.support import rule
from tests.tables import Table

# --- memory


@rule("TT-14")
def test_a_memory_counts_hands_and_extra_cards_rightly() -> None:
    extras = 0
    for match, m in walk(Table("take_that", 2, {"rounds": 2, "pro": True}), 3):
        s = match._state
        for seat in range(2):
            assert m.sizes[seat] == sum(hand.bit_count() for hand in s.hands[2 * seat : 2 * seat + 2])
            assert m.extras[seat] == sum(extra.bit_count() for extra in s.extra[2 * seat : 2 * seat + 2])
            extras += m.extras[seat]
    assert extras


# --- imagined worlds


def test_imagined_hands_seldom_contain_cards_that_would_have_been_played() -> None:
    match = rospo.start("take_that", 4, seed=1)
    s, m = recalled(GAME, match.view(0))
    plain = doubted = 0
    card = next(n for n in range(12, 50) if rules.is_card(n) and not rules.holds(s, 0, n))
    x = 1
    for _ in range(1500):
        m.doubts[2] = 0
        x = bot.imagine(s, m, 0, x)
        plain += rules.holds(s, 1, card)
        m.doubts[2] = 1 << card
        x = bot.imagine(s, m, 0, x)
        doubted += rules.holds(s, 1, card)
    assert 0 < doubted < 0.6 * plain


# --- habits


def test_reach_is_what_may_be_laid_on() -> None:
    rng = Random(1)
    for _ in range(200):
        hand = rng.sample(range(12, 99), rng.randint(0, 4))
        both = sum(1 << card for card in hand)
        low, high = bot.within_reach(both & bot.FULL, both >> rules.HALF)
        near = {n for n in range(100) if any(abs(n - card) <= rules.NEAR for card in hand)}
        assert {n for n in range(100) if (low | high << rules.HALF) >> n & 1} == near


# --- search


def test_a_better_score_is_worth_more_and_a_win_most() -> None:
    worths = []
    for own in (-20, -1, 0, 1, 20):
        s = State()
        m = Memory()
        s.players, s.phase = 3, OVER
        s.scores[:] = [own, 0, 0, 0]
        worths.append(bot.worth(s, m, 0))
        assert 0 <= worths[-1] <= 1
    assert worths == sorted(worths)
    assert worths[1] < worths[2] < worths[3]
