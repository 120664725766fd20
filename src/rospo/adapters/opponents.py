"""The bots around one learner, in a match: they play until it is the learner's turn."""

from collections.abc import Sequence
from typing import Any

from rospo.bots import Bot
from rospo.bots.load import make_bot
from rospo.bots.table import luck
from rospo.core.errors import BadOption
from rospo.play import registry
from rospo.play.match import Match

Bots = str | Bot | Sequence[str | Bot]
"""One for all, or one per seat from the learner's left clockwise; each a name or a bot."""


def opponents(game: str, players: int, bots: Bots) -> list[Bot]:
    """A bot for each of the other seats, from the learner's left clockwise."""
    named = list(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots] * (players - 1)
    if len(named) != players - 1:
        raise BadOption(f"bots must be one for all, or {players - 1}: one for each of the other seats")
    return [make_bot(bot, game) if isinstance(bot, str) else bot for bot in named]


class Others:
    """Everybody but the learner."""

    def __init__(self, match: Match, learner: int, bots: Sequence[Bot], seed: int) -> None:
        self._match = match
        self._learner = learner
        self._seed = seed
        self._bots = {(learner + 1 + k) % match.players: bot for k, bot in enumerate(bots)}
        self._racer = self._new_racer() if registry.game(match.game).race is not None else None

    def _new_racer(self) -> Any:
        from rospo.bots.racer import Racer
        from rospo.bots.speed import speed

        seats = range(self._match.players)
        return Racer(self._match, [speed(self._bots.get(seat, "club"), self._match.game) for seat in seats])

    def play(self) -> None:
        """Play until it is the learner's turn, or the match is over. In a race the learner is as fast as `club`."""
        match = self._match
        while not match.over:
            seat, at = (match.due[0], 0) if self._racer is None else self._racer.next(match.view(None))
            if seat == self._learner:
                if self._racer is not None:
                    match.advance(at)
                return
            rng = luck(match, seat, self._seed)
            if self._racer is None:
                match.play(seat, self._bots[seat].choose(match.view(seat), match.legal(seat), rng))
            else:
                self._racer.act(match, seat, at, self._bots[seat], rng)
