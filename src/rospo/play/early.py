"""Early play in Istinto (IS-R3, IS-12): kept by the table, not by the match.

Once a trick's first card lies, a player whose turn hasn't come may commit a card. It is held, played when the turn
comes, and may be withdrawn until then.
"""

from rospo.core.errors import BadOption, IllegalMove
from rospo.games.istinto import GAME, moves, rules
from rospo.play.match import Match
from rospo.play.move import Move, book


class EarlyPlay:
    """The committed cards of one match. Call `settle` after every move of the match."""

    def __init__(self, match: Match) -> None:
        if match.game != GAME.name:
            raise BadOption("early play is a rule of Istinto's")
        self._match = match
        self._cards: dict[int, Move] = {}
        self._trick = (0, 0)

    def commit(self, seat: int, move: Move | str) -> None:
        """Hold a card for the seat's turn, in place of one held before. Raises if it couldn't be played then."""
        self._match._check_seat(seat)
        action = book(GAME).of(move).action
        if not rules.PLAY <= action < rules.CHALLENGE:
            raise IllegalMove(f"can't commit to {move}: only a card can be committed", "IS-R3")
        state = self._match._state
        reason = rules.refused_early(state, seat, action - rules.PLAY)
        if reason:
            raise IllegalMove(*moves.why(state, seat, action, reason))
        self._drop_stale()
        self._trick = (state.round, state.trick)
        self._cards[seat] = book(GAME).of_action(action)

    def withdraw(self, seat: int) -> Move | None:
        """Take a committed card back; None if there was none."""
        self._drop_stale()
        return self._cards.pop(seat, None)

    def held(self, seat: int) -> Move | None:
        """The card that the seat has committed. A table shows it to that seat alone."""
        self._drop_stale()
        return self._cards.get(seat)

    @property
    def seats(self) -> tuple[int, ...]:
        """Who has committed a card."""
        self._drop_stale()
        return tuple(self._cards)

    def settle(self) -> list[tuple[int, Move]]:
        """Play the committed cards whose turn has come; returns what was played."""
        played = []
        self._drop_stale()
        while (seat := self._match._state.turn) in self._cards:
            move = self._cards.pop(seat)
            self._match.play(seat, move)
            played.append((seat, move))
            self._drop_stale()
        return played

    def _drop_stale(self) -> None:
        """A card is committed to one trick; when that is over, or the round is, nothing is held any more."""
        if not self._cards:
            return
        state = self._match._state
        if (state.round, state.trick) != self._trick:
            self._cards.clear()
