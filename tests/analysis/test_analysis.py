"""The analysis of a game: exact where brute force is possible, repeatable, and blind to what a seat couldn't know."""

from functools import cache
from random import Random
from typing import Any

import pytest

import rospo
from rospo import Match
from rospo.analysis import Analysis, Decision, analyse, length, steps, why
from rospo.analysis.lines import Scale
from rospo.analysis.report import accuracy
from rospo.bots.habit import recalled
from rospo.core import extras
from rospo.core.chance import below, stream
from rospo.play import registry
from rospo.search.budget import Budget
from rospo.search.search import FEWEST, search
from rospo.search.worlds import ONE, QUICK
from tests.analysis.played import BY_TURNS, RACES, played
from tests.kit import Ending
from tests.kits import KITS
from tests.leaks.swaps import dealt, other_deals
from tests.search.searching import brute_force, late_in_a_round
from tests.tables import TABLES, WITH_HANDS

each_game = pytest.mark.parametrize("game", KITS)
each_by_turns = pytest.mark.parametrize("game", BY_TURNS)
each_solved = pytest.mark.parametrize("game", [game for game, kit in KITS.items() if kit.endings is not None])
PLAYOUTS = 300


@cache
def quick(match: Match, **options: Any) -> Analysis:
    return analyse(match, playouts=PLAYOUTS, **options)


# --- the same again


@each_game
def test_one_seed_gives_one_analysis_and_another_may_give_another(game: str) -> None:
    match = played(game, "club", "random")
    first, again, other = quick(match), analyse(match, playouts=PLAYOUTS), quick(match, seed=1)
    assert first.to_dict() == again.to_dict()
    assert first.to_dict() != other.to_dict()


@each_game
def test_it_can_be_had_in_parts(game: str) -> None:
    record = played(game, "club", "random").record()
    middle, end = length(record) // 2, length(record)
    parts = [
        step
        for first, last in ((0, middle), (middle, end))
        for step in steps(record, playouts=PLAYOUTS, first=first, last=last)
    ]
    assert tuple(parts) == quick(played(game, "club", "random")).steps


@each_by_turns
def test_a_record_its_text_and_its_match_say_the_same(game: str) -> None:
    match = played(game, "club", "random")
    whole = analyse(match, playouts=20).steps
    assert whole == analyse(match.record(), playouts=20).steps == analyse(str(match.record()), playouts=20).steps


def test_progress_is_told() -> None:
    match, heard = played(BY_TURNS[0], "random"), []
    analyse(match, playouts=20, progress=lambda done, of: heard.append((done, of)))
    assert heard == [(done, match.moves + 1) for done in range(1, match.moves + 2)]


# --- the decisions


@each_by_turns
def test_every_choice_is_judged_with_the_move_that_was_made_among_the_candidates(game: str) -> None:
    match = played(game, "random")
    found = quick(match)
    actions = match.record().actions
    for made in found.decisions:
        action = actions[made.number - 1]
        assert (made.seat, made.played.action) == (action.seat, action.action)
        assert made.played in [choice.move for choice in made.choices]
        assert made.best == made.choices[0].move
        assert made.regret >= 0
        assert made.error >= 0
        assert (made.regret == 0) == (made.played == made.best)
    judged = {made.number for made in found.decisions}
    again = rospo.start(match.game, match.players, seed=match.record().seed, **match.options)
    for number, action in enumerate(actions, start=1):
        assert number in judged or len(again.legal(action.seat)) == 1 or action.seat not in again.due
        again.play(action.seat, again.move(action.action))


@each_solved
def test_near_the_end_of_a_round_the_regret_is_brute_forces(game: str) -> None:
    """The average over the worlds that the seat imagines, each solved exactly after each candidate."""
    checked = 0
    for match, _ in late_in_a_round(game, 2, QUICK):
        seat = match.due[0]
        legal = [move.action for move in match.legal(seat)]
        if len(legal) < 2:
            continue
        imagine = [imagined(match, seat, stream(5, world)) for world in range(FEWEST)]
        if any(match._game.bot.leaves(s, m) > QUICK for s, m in imagine):
            continue  # in such a world not everybody plays best
        state, memory = recalled(match._game, match.view(seat))
        budget = Budget(FEWEST * len(legal))
        found = search(match._game).run(state, memory, seat=seat, seed=5, budget=budget, judge=legal[-1])
        if {candidate.worlds for candidate in found.candidates} == {FEWEST}:
            exact = {one.code: by_force(match, seat, one.code, imagine) for one in found.candidates}
            assert {one.code: one.value for one in found.candidates} == pytest.approx(exact)
            assert found.judged is not None
            assert found.judged.value == pytest.approx(max(exact.values()) - exact[legal[-1]])
            checked += 1
        if checked == 8:
            break
    assert checked


def by_force(match: Match, seat: int, candidate: int, imagine: list[tuple[Any, Any]]) -> float:
    """What a candidate is worth to a seat, on average over imagined worlds."""
    game, total = match._game, 0.0
    for world, memory in imagine:
        s, m = world.copy(), memory.copy()
        game.bot.attempt(s, m, seat, candidate)
        total += brute_force(Ending(game, s, m))[0][seat]
    return total / len(imagine)


def imagined(match: Match, seat: int, x: int) -> tuple[Any, Any]:
    """The world that a search draws from this stream, by plausibility."""
    game, weights = match._game, 0.0
    root, memory = recalled(game, match.view(seat))
    kept = (root, memory)
    for _ in range(game.bot.TRIES):
        s, m = root.copy(), memory.copy()
        x = game.bot.imagine(s, m, seat, x)
        weight = game.bot.plausible(s, m, seat)
        weights += weight
        x, lot = below(x, ONE)
        if lot * weights <= weight * ONE:
            kept = (s, m)
    return kept


@pytest.mark.parametrize("table", WITH_HANDS[::3], ids=str)
def test_cards_that_a_seat_could_not_know_change_nothing_in_its_analysis(table: Any) -> None:
    compared = 0
    for seed in range(3):
        deal = dealt(table, seed, 40)
        for seat in range(table.players):
            for other in other_deals(deal, seat, Random(seed), 1):
                mine, theirs = (seen(match, seat) for match in (deal.match, other))
                assert mine == theirs
                compared += 1
    assert compared


def seen(match: Match, seat: int) -> tuple[Any, ...]:
    """What an analysis says about a seat, which may only rest on what that seat saw."""
    found = analyse(match, playouts=40)
    return [made.to_dict() for made in found.decisions if made.seat == seat], found.line(seat)


# --- the lines


@each_game
def test_a_line_starts_even_and_ends_with_the_result(game: str) -> None:
    match = played(game, "club", "random")
    found = quick(match)
    assert match.over
    assert len(found.steps) == match.moves + 1
    for seat in range(match.players):
        line = found.line(seat)
        assert all(0 <= chance <= 1 for chance in line)
        assert line[-1] == (1 / len(match.winners) if seat in match.winners else 0)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_before_the_first_deal_all_have_the_same_chance(table: Any) -> None:
    game = registry.game(table.game)
    options = table.start(1).options
    state = game.rules.State()
    state.players, state.first_dealer = table.players, 0
    game.configure(state, options)
    game.rules.begin(state)
    scale = Scale(game, table.players, options)
    chances = [scale.chance(game.bot.worth(state, game.bot.Memory(), seat)) for seat in range(table.players)]
    assert chances == pytest.approx([1 / table.players] * table.players)
    assert (scale.chance(0.0), scale.chance(1.0)) == (0, 1)


# --- the sums


def decided(regret: float, error: float, *chances: float) -> Decision:
    """A decision with these candidates, the best first."""
    move = rospo.start("twins", 3, seed=1).move(0)
    choices = tuple(rospo.analysis.Choice(move, chance, 0.0, 0.0) for chance in chances)
    return Decision(1, 1, 0, "buy", move, move, regret, error, 0.0, choices)


def test_accuracy_is_what_was_not_given_away_for_sure() -> None:
    assert accuracy([]) is None
    assert accuracy([decided(0.0, 0.0, 0.5)]) is None  # nothing at stake
    assert accuracy([decided(0.0, 0.0, 0.5, 0.3)]) == 1
    assert accuracy([decided(0.05, 0.01, 0.5, 0.3), decided(0, 0, 0.6, 0.4)]) == pytest.approx(1 - 0.04 / 0.2)
    assert accuracy([decided(0.01, 0.02, 0.5, 0.3)]) == 1  # within the error
    assert accuracy([decided(0.4, 0.0, 0.5, 0.3)]) == 0


def test_the_gain_of_a_move_counts_its_error() -> None:
    assert decided(0.0, 0.0, 0.6, 0.2).gain == pytest.approx(0.2)
    assert decided(0.1, 0.05, 0.6, 0.2).gain == pytest.approx(0.05)


@each_by_turns
def test_the_costliest_and_the_best_move_are_those(game: str) -> None:
    found = quick(played(game, "random"))
    costs = sorted((made.cost for made in found.decisions), reverse=True)
    assert [made.cost for made in found.costliest()] == [cost for cost in costs[:3] if cost > 0]
    assert all(made.seat == 1 for made in found.costliest(seat=1))
    best = found.best()
    assert best is not None
    assert best.gain == max(made.gain for made in found.decisions)
    told = found.to_dict()
    assert told["costliest"] == [made.number for made in found.costliest()]
    assert told["best"] == best.number
    assert sum(seat["decisions"] for seat in told["seats"]) == len(found.decisions)


@pytest.mark.parametrize("game", RACES)
def test_in_a_race_time_is_what_is_lost(game: str) -> None:
    found = quick(played(game, "club", "random"))
    assert not found.decisions
    assert found.best() is None
    for seat in range(found.record.players):
        told = found.seat(seat)
        assert told.accuracy is None
        assert sum(told.lost_ms.values()) == sum(lost.ms for lost in found.losses if lost.seat == seat)
        assert sum(told.lost_at.values()) == pytest.approx(sum(told.lost_ms.values()))
    longest = found.longest()
    assert longest[0].ms == max(lost.ms for lost in found.losses)
    assert found.longest(seat=1)[0].seat == 1


# --- the reasons


@each_by_turns
def test_the_moves_that_stand_out_have_reasons(game: str) -> None:
    found = quick(played(game, "random"))
    for made in found.costliest():
        told = why(found.record, made)
        assert told.best.move == made.best
        assert told.other is not None
        assert told.other.move == made.played
        assert told.cost == pytest.approx(made.regret)
        assert why(found.record, made) == told


# --- refusals


def test_what_is_no_record_is_refused() -> None:
    with pytest.raises(rospo.BadOption, match="a record, its text or a match"):
        analyse(7)  # type: ignore[arg-type]
    with pytest.raises(rospo.DamagedRecord):
        analyse("7")
    with pytest.raises(rospo.BadOption):
        analyse(played(BY_TURNS[0], "random"), playouts=0)


def test_without_the_compiler_one_line_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "has_compiler", lambda: False)
    with pytest.raises(rospo.NotInstalled, match=r"an analysis needs an extra: pip install 'rospo\[fast\]'"):
        analyse(played(BY_TURNS[0], "random"))
