"""A view in every form in which it can leave the library, for comparing worlds."""

import pickle
from random import Random
from typing import Any

from rospo import Match, View
from tests.kit import this_round
from tests.leaks.swaps import worlds


def faces(match: Match, seat: int | None) -> tuple[View, dict[str, Any], str, bytes]:
    """A view in every form in which it can leave the library."""
    view = match.view(seat)
    return view, view.to_dict(), repr(view), pickle.dumps(view)


def seats_and_spectator(match: Match) -> list[int | None]:
    return [*range(match.players), None]


def assert_no_leak(match: Match, seat: int | None, rng: Random, most: int | None = None) -> None:
    seen, seen_by_all = faces(match, seat), faces(match, None)
    for kind, world in worlds(match, seat, rng, most):
        same = faces(world, seat) == seen
        assert same, f"seat {seat} can see a change of {kind}"
        same = faces(world, None) == seen_by_all
        assert same, f"a spectator can see a change of {kind}"


def own(match: Match, seat: int | None) -> dict[str, Any]:
    """A view as data, cut down to this round: in others the same cards may have been played."""
    log = this_round(match)
    view = match.view(seat).to_dict() | {"log": [event.to_dict() for event in log]}
    if not any(event.kind == "trick" for event in log):
        view.pop("last_trick", None)  # it still lies there from the round before
    return view


def words(value: Any) -> set[str]:
    """Every text anywhere in a value."""
    if isinstance(value, dict):
        return {word for item in value.values() for word in words(item)}
    if isinstance(value, list | tuple):
        return {word for item in value for word in words(item)}
    return {value} if isinstance(value, str) else set()
