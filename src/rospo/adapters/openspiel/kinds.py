"""A game as OpenSpiel needs it: its own description, or a general one, and its parameters."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rospo.core.game import AnyState, Game, Option
from rospo.core.openspiel import Description, Size
from rospo.play.options import checked_count, checked_options, checked_players, new_state

MOVES = 1_000
"""Moves after which a match is cut off, if its game has no description."""
UNBOUNDED = 1e6
"""The bound of scores that are unbounded as far as we know."""


def _general_size(s: AnyState, parameters: Mapping[str, Any]) -> Size:
    moves = parameters["max_moves"]
    return Size(moves, moves, -UNBOUNDED, UNBOUNDED)


GENERAL = Description(size=_general_size, parameters={"max_moves": MOVES})
"""The description of a game that has none."""


@dataclass(frozen=True, eq=False)
class Kind:
    """One game in OpenSpiel."""

    game: Game

    @property
    def described(self) -> bool:
        """Does the game have its own description? Otherwise its memory is only text (`general.Memory`)."""
        return self.game.openspiel is not None

    @cached_property
    def description(self) -> Description:
        return GENERAL if self.game.openspiel is None else self.game.openspiel()

    @property
    def parameters(self) -> dict[str, Any]:
        """OpenSpiel's parameters with their defaults. Texts and numbers don't mix there: 0 and -1 stand for None."""
        options = {option.name: 0 if option.default is None else option.default for option in self.game.options}
        return {"players": self.game.seats[0], **options, "dealer": -1, **self.description.parameters}

    def template(self, parameters: Mapping[str, Any]) -> AnyState:
        """The first state, from OpenSpiel's parameters; BadOption if there is no such table."""
        for name in self.description.parameters:
            checked_count(name, parameters[name], 1_000_000)
        players = checked_players(self.game, parameters["players"])
        options = {option.name: parameters[option.name] or zero(option) for option in self.game.options}
        dealer = None if parameters["dealer"] == -1 else parameters["dealer"]
        return new_state(self.game, players, checked_options(self.game, players, {**options, "dealer": dealer}))


def zero(option: Option) -> Any:
    """What 0 stands for, as a parameter of OpenSpiel: None, or the one text in an option of numbers."""
    if option.default is None:
        return None
    texts = [value for value in option.values if isinstance(value, str)]
    if texts and isinstance(option.default, int):
        return texts[0]
    return type(option.default)()
