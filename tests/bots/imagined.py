"""Worlds that a seat imagines, and what makes one possible."""

from typing import Any

from rospo import Match, View
from rospo.bots.habit import recalled
from rospo.core.chance import stream
from tests.kits import KITS


def given_back(match: Match) -> Any:
    """The true state, with what was chosen in secret undone, as a memory has it."""
    s = match._state.copy()
    KITS[match.game].minds.given_back(s)
    return s


def imagined(match: Match, seat: int, seed: int) -> tuple[Any, Any]:
    """A world that a seat imagines from its view, and the memory in it."""
    s, m = recalled(match._game, match.view(seat))
    match._game.bot.imagine(s, m, seat, stream(seed, 1))
    return s, m


def seen(match: Match, seat: int, world: Any) -> View:
    """The seat's view if that world were the true one."""
    real = match.view(seat)
    common = {name: getattr(real, name) for name in View.__dataclass_fields__}
    view: View = match._game.views.view(world, seat, common)
    return view


def assert_possible(match: Match, seat: int, world: Any, m: Any) -> None:
    """The world fits what the seat knows: its view and its moves are the same, and no card is lost."""
    truth, rules = given_back(match), match._rules
    assert seen(match, seat, world) == seen(match, seat, truth)
    assert (rules.to_act(world), rules.due(world)) == (rules.to_act(truth), rules.due(truth))
    if rules.to_act(truth) >> seat & 1:
        assert match._game.moves.legal(world, seat) == match._game.moves.legal(truth, seat)
    KITS[match.game].minds.all_there(match, world, m)
