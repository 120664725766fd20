"""A table of bots: they play a match to its end.

A decision depends only on the view, the legal moves and its own random stream, so the same match, bots and seed give
the same game, wherever and in whatever order games are played.
"""

from collections.abc import Sequence
from random import Random

from rospo.bots import Ask, Bot
from rospo.bots.racer import Racer
from rospo.bots.speed import speed
from rospo.play import registry
from rospo.play.match import Match


def luck(match: Match, seat: int, seed: int) -> Random:
    """The random stream of one decision: each has its own, so that a resumed game continues the same way."""
    return Random(f"{seed}/{match.moves}/{seat}")


def play_out(match: Match, bots: Sequence[Bot], seed: int, *, ask: Ask | None = None) -> None:
    """Play a match to its end, with one bot per seat. A refused move raises the same error as `match.play`."""
    if registry.game(match.game).race is not None:
        _race(match, bots, seed, ask)
        return
    while not match.over:
        seat = match.due[0]
        asked = (match.view(seat), match.legal(seat), luck(match, seat, seed))
        match.play(seat, bots[seat].choose(*asked) if ask is None else ask(bots[seat], *asked))


def _race(match: Match, bots: Sequence[Bot], seed: int, ask: Ask | None) -> None:
    """All bots act at the speed of their models."""
    racer = Racer(match, [speed(bot, match.game) for bot in bots])
    while not match.over:
        seat, at = racer.next(match.view(None))
        racer.act(match, seat, at, bots[seat], luck(match, seat, seed), ask=ask)
