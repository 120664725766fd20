"""From thoughts to reasons: the best move and what speaks for it, another and what it costs."""

from random import Random

import pytest

import rospo
from rospo import Match
from rospo.bots.imagined import position
from rospo.bots.reasoned import FEW, MOST, reasoned
from rospo.bots.thought import Explanation, Thought
from rospo.play import registry
from rospo.play.move import Move
from tests.kits import KITS
from tests.reasoning import WITH_REASONS
from tests.support import play_on

WITHOUT = [game for game in KITS if game not in WITH_REASONS]


def thought_of(moves: list[Move], *values: float) -> Explanation:
    """What a bot thinks that ranks the first moves in this order."""
    thoughts = [Thought(move, value, 0.01, 1 / len(values)) for move, value in zip(moves, values, strict=False)]
    return Explanation("thinks", tuple(thoughts), 100)


def begun(game: str) -> tuple[Match, int]:
    match = play_on(KITS[game].start(seed=5), Random(5), 6)
    return match, match.due[0]


@pytest.mark.parametrize("game", WITH_REASONS)
def test_the_best_move_has_what_speaks_for_it_and_the_second_what_speaks_against_it(game: str) -> None:
    match, seat = begun(game)
    view, legal = match.view(seat), match.legal(seat)
    told = reasoned(view, thought_of(legal, 0.6, 0.52, 0.5))
    assert told.other is not None
    assert (told.best.move, told.other.move) == (legal[0], legal[1])
    assert told.cost == pytest.approx(0.08)
    reasons, now = registry.game(game).reasons, position(match._game, view)
    assert reasons is not None
    for one, good, most in ((told.best, True, MOST), (told.other, False, FEW)):
        all_there = reasons().of_move(now, one.move.action)
        fitting = [reason for reason in all_there if reason.good == good]
        assert list(one.reasons) == (fitting or all_there)[:most]


@pytest.mark.parametrize("game", KITS)
def test_any_other_move_can_be_asked_about(game: str) -> None:
    match, seat = begun(game)
    view, legal = match.view(seat), match.legal(seat)
    found = thought_of(legal, 0.6, 0.52, 0.7)
    assert reasoned(view, found, legal[0]).other is None
    assert reasoned(view, found, legal[0]).cost is None
    if len(legal) > 2:
        better = reasoned(view, found, legal[2])
        assert better.other is not None
        assert better.cost == 0, "an estimate above the best one's is noise"
    if len(legal) > 3:
        unknown = reasoned(view, found, legal[3])
        assert unknown.other is not None
        assert (unknown.other.move, unknown.cost) == (legal[3], None)


@pytest.mark.parametrize("game", KITS)
def test_one_move_alone_has_no_other(game: str) -> None:
    match, seat = begun(game)
    told = reasoned(match.view(seat), thought_of(match.legal(seat), 0.5))
    assert (told.other, told.cost) == (None, None)


@pytest.mark.parametrize("game", WITHOUT)
def test_a_game_without_reasons_still_has_a_cost(game: str) -> None:
    match = KITS[game].start(seed=5)
    seat = match.due[0]
    first = match.legal(seat)[0]
    assert reasoned(match.view(seat), thought_of([first], 0.6)).best.reasons == ()


def test_in_a_race_to_wait_is_no_move() -> None:
    race = next(name for name in rospo.games() if registry.game(name).race is not None)
    match = KITS[race].start(seed=5)
    seat = match.due[0]
    waiting = Explanation("waits", (Thought(None, 0.6, 0, 0.6), Thought(match.legal(seat)[0], 0.5, 0, 0.4)))
    assert reasoned(match.view(seat), waiting).best.move == match.legal(seat)[0]
