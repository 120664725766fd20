"""A game on the compiled rules as a `Match`, for views, texts, a record or a picture."""

from typing import Any

from rospo.core.shared import NOBODY
from rospo.play.match import Match, start


class Replica:
    """Made on demand, which is rare: keeping a match up to date would cost more than the game itself."""

    def __init__(self, game: str, players: int, **options: Any) -> None:
        self._start = {"game": game, "players": players, **options}
        self._seed: int | None = None
        self._match: Match | None = None
        self._done = 0
        self.acts: list[tuple[int, int]] = []
        """What has happened: seat and action; or NOBODY and the milliseconds by which the clock moved on."""

    def begin(self, seed: int) -> None:
        self._seed = seed
        self._match = None
        self._done = 0
        self.acts = []

    def match(self) -> Match:
        """A copy of the match as it is."""
        if self._seed is None:
            raise RuntimeError("call reset first: no match has begun")
        if self._match is None:
            self._match = start(seed=self._seed, **self._start)
        match = self._match
        for seat, what in self.acts[self._done :]:
            if seat == NOBODY:
                match.advance(match.clock + what)
            else:
                match.play(seat, match.move(what))
        self._done = len(self.acts)
        return match.copy()
