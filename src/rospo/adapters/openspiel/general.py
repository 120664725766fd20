"""What every seat remembers of a match whose game has no description: in words, from the game's view.

The public log has every move and what followed; a seat also remembers what it did itself and what only it could see
after each move. Both come through the game's view, so nothing else can be remembered.
"""

from typing import NamedTuple, Self

from rospo.adapters.openspiel.words import text
from rospo.core.game import AnyState, Event, Game


class Moment(NamedTuple):
    """A deal or a move, as the seats saw it."""

    public: str
    own: tuple[str, ...]  # one more line for each seat


class Memory:
    """All moments so far."""

    __slots__ = ("log", "moments")

    def __init__(self) -> None:
        self.moments: list[Moment] = []
        self.log: list[Event] = []

    def copy(self) -> Self:
        twin = type(self)()
        twin.moments = self.moments[:]
        twin.log = self.log[:]
        return twin

    def dealt(self, game: Game, s: AnyState) -> None:
        scores = text(tuple([game.rules.score(s, seat) for seat in range(s.players)]))
        heading = f"{game.round_name} {s.round + 1}: dealer {s.dealer}, scores {scores}"
        self.moments.append(Moment(heading, _own(game, s)))

    def play(self, game: Game, s: AnyState, seat: int, action: int) -> None:
        """Apply the move and remember it."""
        noticed = game.views.noticed(s, seat, action)
        game.rules.apply(s, seat, action)
        events = game.views.told(s, seat, action, noticed)
        self.log += events
        own = list(_own(game, s))
        own[seat] = f"{game.moves.text(action)}; {own[seat]}"
        self.moments.append(Moment("; ".join(map(_told, events)), tuple(own)))

    def told(self, seat: int) -> list[str]:
        """What the seat remembers."""
        return [f"{moment.public} | {moment.own[seat]}" for moment in self.moments]


def _own(game: Game, s: AnyState) -> tuple[str, ...]:
    """What only each seat sees now."""
    seen = [game.views.own(s, seat) for seat in range(s.players)]
    return tuple([", ".join(f"{name} {text(value)}" for name, value in own.items()) for own in seen])


def _told(event: Event) -> str:
    who = () if event.seat is None else (str(event.seat),)
    return " ".join([*who, event.kind, *(f"{name} {text(value)}" for name, value in event.facts)])
