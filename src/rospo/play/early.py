"""Early play: moves committed before their turn, kept by the table, not by the match (`rospo.core.early`).

A committed move is played when its seat's turn comes, and may be withdrawn until then.
"""

from rospo.core.errors import BadOption, IllegalMove
from rospo.play import registry
from rospo.play.match import Match
from rospo.play.move import Move, book


class EarlyPlay:
    """The committed moves of one match. Call `settle` after every move of the match."""

    def __init__(self, match: Match) -> None:
        game = registry.game(match.game)
        if game.early is None:
            raise BadOption(f"{game.title} has no early play")
        self._match = match
        self._early = game.early
        self._moves = game.moves
        self._book = book(game)
        self._committed: dict[int, Move] = {}
        self._occasion: tuple[int, ...] = ()

    def committable(self, seat: int) -> list[Move]:
        """The moves that the seat may commit now, in a fixed order."""
        self._match._check_seat(seat)
        return self._book.of_actions(self._early.committable(self._match._state, seat))

    def commit(self, seat: int, move: Move | str) -> None:
        """Keep a move for the seat's turn, replacing any committed before. Raises if it couldn't be made then."""
        self._match._check_seat(seat)
        found = self._book.of(move)
        state = self._match._state
        reason = self._early.refusal(state, seat, found.action)
        if reason:
            raise IllegalMove(*self._moves.why(state, seat, found.action, reason))
        self._drop_stale()
        self._occasion = self._early.occasion(state)
        self._committed[seat] = found

    def withdraw(self, seat: int) -> Move | None:
        """Take back the committed move and return it; None if there was none."""
        self._drop_stale()
        return self._committed.pop(seat, None)

    def committed(self, seat: int) -> Move | None:
        """The move that the seat has committed. A table shows it only to that seat."""
        self._drop_stale()
        return self._committed.get(seat)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that have committed a move."""
        self._drop_stale()
        return tuple(self._committed)

    def settle(self) -> list[tuple[int, Move]]:
        """Play the committed moves whose turn has come; returns them."""
        played = []
        while (due := self.due()) is not None:
            seat, move = due
            del self._committed[seat]
            self._match.play(seat, move)
            played.append(due)
        return played

    def due(self) -> tuple[int, Move] | None:
        """The committed move whose turn has come, and its seat: the only one the game waits for."""
        seats = self._match.due
        move = self.committed(seats[0]) if len(seats) == 1 else None
        return None if move is None else (seats[0], move)

    def _drop_stale(self) -> None:
        """Moves are committed for one occasion, such as a trick; when it is over, they are dropped."""
        if self._committed and self._early.occasion(self._match._state) != self._occasion:
            self._committed.clear()
