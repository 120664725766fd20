"""How players made of code think about Take That: memory, imagined worlds, habits, and what a search asks for."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import rospo
from rospo import Match
from rospo.core.game import DEAL, OVER
from rospo.games.take_that import GAME, bot, rules
from rospo.games.take_that.bot import Memory
from rospo.games.take_that.rules import State
from rospo.play.options import new_state
from tests.support import rule

TABLES = [
    (2, {}),
    (2, {"pro": True}),
    (3, {"open_heaps": True}),
    (3, {"pro": True, "open_heaps": True}),
    (4, {}),
    (4, {"pro": True}),
]
HABITS = (bot.novice, bot.club, bot.playout)

tables = pytest.mark.parametrize(("players", "options"), TABLES)


def recalled(match: Match, seat: int) -> tuple[State, Memory]:
    """The table as a seat knows it."""
    view = match.view(seat)
    s = new_state(GAME, view.players, view.options)
    m = Memory()
    bot.recall(view, s, m)
    return s, m


def walk(players: int, seed: int, **options: Any) -> Iterator[tuple[Match, Memory]]:
    """Every position of a match, with the memory that somebody at the table keeps; habit and chance take turns."""
    match = rospo.start("take_that", players, seed=seed, **options)
    rng = Random(seed)
    m = Memory()
    bot.forget(match._state, m)
    while not match.over:
        yield match, m
        (seat,) = match.to_act
        _, action = bot.club(match._state, m, seat, 1)
        if rng.random() < 0.3:
            action = rng.choice(match.legal(seat)).action
        number = match.round
        bot.remember(match._state, m, seat, action)
        match.play(seat, match.move(action))
        if match.round != number:
            bot.forget(match._state, m)


def public(m: Memory) -> dict[str, Any]:
    """A memory without the places to work in."""
    return {
        name: value for name, value in m.values().items() if name not in ("hidden", "may_end", "may_lie", "may_twist")
    }


def known(s: State, seat: int) -> dict[str, Any]:
    """What a seat may know of a state."""
    values = s.values()
    for name in ("seed", "first_dealer", "deck", "took_extra"):  # the last is news of one moment
        del values[name]
    values["row"] = s.row[: s.row_len]
    values["hands"] = s.hands[2 * seat : 2 * seat + 2]
    values["extra"] = s.extra[2 * seat : 2 * seat + 2]
    return values


# --- memory


@rule("TT-R4")
@tables
def test_a_seat_recalls_all_but_what_is_hidden(players: int, options: dict[str, Any]) -> None:
    for match, _ in walk(players, 1, **options):
        for seat in range(players):
            s, _ = recalled(match, seat)
            assert known(s, seat) == known(match._state, seat)
            hidden = [s.hands[i] | s.extra[i] for i in range(8) if i // 2 != seat]
            assert not any(hidden)
            assert not any(s.deck)


@tables
def test_a_memory_kept_move_by_move_is_the_one_recalled(players: int, options: dict[str, Any]) -> None:
    for match, m in walk(players, 2, **options):
        assert public(recalled(match, 0)[1]) == public(m)


@rule("TT-14")
def test_a_memory_counts_hands_and_extra_cards_rightly() -> None:
    extras = 0
    for match, m in walk(2, 3, pro=True):
        s = match._state
        for seat in range(2):
            assert m.sizes[seat] == sum(hand.bit_count() for hand in s.hands[2 * seat : 2 * seat + 2])
            assert m.extras[seat] == sum(extra.bit_count() for extra in s.extra[2 * seat : 2 * seat + 2])
            extras += m.extras[seat]
    assert extras


def test_after_the_match_the_phase_is_known_too() -> None:
    *_, (match, _) = walk(2, 4, rounds=1)
    assert match.over
    assert recalled(match, 0)[0].phase == OVER


# --- imagined worlds


@tables
def test_an_imagined_world_never_contradicts_the_view(players: int, options: dict[str, Any]) -> None:
    x = 1
    for match, _ in walk(players, 5, **options):
        for seat in range(players):
            s, m = recalled(match, seat)
            x = bot.imagine(s, m, seat, x)
            real = match.view(seat)
            common = {name: getattr(real, name) for name in rospo.View.__dataclass_fields__}
            assert GAME.views.view(s, seat, common) == real
            assert all_cards(s) == list(range(rules.DECK))


def all_cards(s: State) -> list[int]:
    """Where every card of a world is: each must be somewhere, once."""
    sets = [s.in_row, *(heap[i : i + 2] for heap in (s.hands, s.face_up, s.face_down, s.extra) for i in (0, 2, 4, 6))]
    cards = [n for low, high in sets for n in range(100) if (low | high << rules.HALF) >> n & 1]
    numbers = [rules.number(i) for i in range(rules.DECK)]
    return sorted(numbers.index(card) for card in cards + s.deck[s.top :])


def test_cards_that_a_seat_would_have_used_are_seldom_in_its_imagined_hand() -> None:
    match = rospo.start("take_that", 4, seed=1)
    s, m = recalled(match, 0)
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


@tables
def test_habits_make_legal_moves_and_look_at_no_hidden_card(players: int, options: dict[str, Any]) -> None:
    x = 7
    for match, m in walk(players, 6, **options):
        (seat,) = match.to_act
        blank, own = recalled(match, seat)
        for habit in HABITS:
            after, action = habit(match._state, m, seat, x)
            assert rules.refusal(match._state, seat, action) == 0
            assert habit(blank, own, seat, x) == (after, action)
        x = after


def test_reach_is_what_may_be_laid_on() -> None:
    rng = Random(1)
    for _ in range(200):
        hand = rng.sample(range(12, 99), rng.randint(0, 4))
        both = sum(1 << card for card in hand)
        low, high = bot.within_reach(both & bot.FULL, both >> rules.HALF)
        near = {n for n in range(100) if any(abs(n - card) <= rules.NEAR for card in hand)}
        assert {n for n in range(100) if (low | high << rules.HALF) >> n & 1} == near


# --- search


@tables
def test_candidates_are_legal_and_all_different(players: int, options: dict[str, Any]) -> None:
    for match, m in walk(players, 8, **options):
        (seat,) = match.to_act
        out = [0] * rules.ACTIONS
        found = out[: bot.candidates(match._state, m, seat, out)]
        assert found
        assert len(set(found)) == len(found)
        assert set(found) <= {move.action for move in match.legal(seat)}


@rule("TT-11")
def test_leaves_are_an_upper_bound() -> None:
    checked = 0
    for seed in range(12):
        for match, m in walk(2 + seed % 3, seed, rounds=1):
            bound = bot.leaves(match._state, m)
            if bound <= 500:
                assert 1 <= ways(match._state) <= bound
                assert bound <= bot.leaves(*recalled(match, match.to_act[0]))
                checked += 1
    assert checked > 10


def ways(s: State) -> int:
    """In how many ways the round can go on, tried one after the other."""
    if s.phase in (DEAL, OVER):
        return 1
    total = 0
    for n in range(rules.choices(s, s.turn)):
        after = s.copy()
        rules.apply(after, s.turn, rules.choice(s, s.turn, n))
        total += ways(after)
    return total


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
