"""What every game's `bot.py` must provide: a true memory, consistent worlds, legal habits that don't peek."""

from typing import Any

import pytest

import rospo
from rospo import Match
from rospo.bots.habit import recalled
from rospo.core.chance import stream
from rospo.core.game import DEAL, OVER
from tests.bots.imagined import assert_possible, given_back, imagined
from tests.bots.walks import positions, walk
from tests.kits import KITS
from tests.tables import TABLES

each_table = pytest.mark.parametrize("number", range(len(TABLES)), ids=[str(table) for table in TABLES])
each_game = pytest.mark.parametrize("game", rospo.games())
HABITS = ("novice", "club", "playout")


# --- what a seat knows


def known(s: Any, seat: int, game: str) -> dict[str, Any]:
    """The fields of a state as far as the seat knows them."""
    minds = KITS[game].minds
    values: dict[str, Any] = {name: value for name, value in s.values().items() if name not in minds.left_out}
    del values["seed"]
    minds.known(s, seat, values)
    return values


@each_table
def test_a_seat_recalls_all_it_may_know_and_nothing_hidden(number: int) -> None:
    for match, _ in positions(number):
        for seat in range(match.players):
            s, m = recalled(match._game, match.view(seat))
            assert known(s, seat, match.game) == known(given_back(match), seat, match.game)
            assert not any(KITS[match.game].minds.secret(s, m, seat))


@each_table
def test_the_end_is_recalled_too(number: int) -> None:
    *_, (match, _) = walk(TABLES[number], number)
    assert match.over
    s, _ = recalled(match._game, match.view(0))
    assert s.phase == OVER
    assert [match._rules.score(s, seat) for seat in range(match.players)] == list(match.scores)


# --- memory kept move by move


def memory(m: Any, game: str) -> dict[str, Any]:
    return {name: value for name, value in m.values().items() if name not in KITS[game].minds.working}


@each_table
def test_a_memory_kept_move_by_move_is_the_one_recalled(number: int) -> None:
    for match, kept in positions(number):
        facts = memory(kept, match.game)
        KITS[match.game].minds.given_back_facts(match._state, facts)
        for seat in range(match.players):
            _, m = recalled(match._game, match.view(seat))
            assert memory(m, match.game) == facts


# --- imagined worlds


@each_table
def test_an_imagined_world_never_contradicts_the_view(number: int) -> None:
    for place, (match, _) in enumerate(positions(number)):
        for seat in range(match.players):
            for chance in range(3):
                world, m = imagined(match, seat, 100 * place + chance)
                assert_possible(match, seat, world, m)
                assert match._game.bot.plausible(world, m, seat) > 0


@each_game
def test_imagined_worlds_depend_only_on_the_seed(game: str) -> None:
    match = KITS[game].start(seed=1)
    first, again, other = (imagined(match, 0, seed)[0] for seed in (1, 1, 2))
    assert first == again != other


# --- habits


@each_table
def test_habits_make_legal_moves_and_look_at_no_hidden_card(number: int) -> None:
    for place, (match, _) in enumerate(positions(number)):
        for seat in match.due:
            s, m = recalled(match._game, match.view(seat))
            legal = match._game.moves.legal(match._state, seat)
            for habit in HABITS:
                for x in (stream(place, 2), stream(place, 3)):
                    choose = getattr(match._game.bot, habit)
                    chosen = choose(s.copy(), m.copy(), seat, x)
                    assert chosen[1] in legal, habit
                    assert chosen == choose(match._state.copy(), m.copy(), seat, x), habit


@each_table
def test_habits_change_nothing_at_the_table(number: int) -> None:
    for match, kept in positions(number):
        before = match._state.copy()
        for habit in HABITS:
            getattr(match._game.bot, habit)(match._state, kept.copy(), match.due[0], 1)
        assert match._state == before


# --- search


def candidates(match: Match, seat: int) -> list[int]:
    s, m = recalled(match._game, match.view(seat))
    out = [0] * (match._rules.ACTIONS + 1)
    return out[: match._game.bot.candidates(s, m, seat, out)]


@each_table
def test_candidates_are_legal_and_distinct(number: int) -> None:
    for match, _ in positions(number):
        for seat in match.due:
            found = candidates(match, seat)
            assert found
            assert len(set(found)) == len(found)
            legal = {move.action for move in match.legal(seat)}
            wait = {getattr(match._game.bot, "WAIT", None)}
            mixed = match._game.bot.MIXES
            assert {code % match._rules.ACTIONS if mixed else code for code in found} <= legal | wait


@each_table
def test_every_candidate_leads_to_the_end_of_a_round_that_is_worth_something(number: int) -> None:
    for place, (match, _) in enumerate(positions(number)[::3]):
        game, mind, rules = match._game, match._game.bot, match._rules
        seat = match.due[0]
        for code in candidates(match, seat)[:6]:
            s, m = imagined(match, seat, place)
            mind.attempt(s, m, seat, code)
            x = stream(place, 4)
            while s.phase not in (DEAL, OVER):
                other = game.next_seat(s)
                x, action = mind.playout(s, m, other, x)
                assert rules.refusal(s, other, action) == 0
                mind.remember(s, m, other, action)
                rules.apply(s, other, action)
            assert all(0 <= mind.worth(s, m, player) <= 1 for player in range(match.players))


@each_table
def test_a_finished_match_is_worth_most_to_its_winners(number: int) -> None:
    *_, (match, kept) = walk(TABLES[number], number + 50)
    worth = [match._game.bot.worth(match._state, kept, seat) for seat in range(match.players)]
    assert all(0 <= value <= 1 for value in worth)
    losers = [value for seat, value in enumerate(worth) if seat not in match.winners]
    assert all(worth[seat] > value for seat in match.winners for value in losers)
