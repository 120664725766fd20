"""Reasons found in real matches, and imagined deals played on as matches, to measure again what they say."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from random import Random
from typing import Any, NamedTuple

import rospo
from rospo import Match
from rospo.bots import bot
from rospo.bots.imagined import position
from rospo.core.reasons import Deal, Fact, Position, Reason
from rospo.play import registry
from tests.kits import KITS, beside

WITH_REASONS = [game for game in KITS if registry.game(game).reasons is not None]
DEALS = 12
MATCHES, MOVES = 12, 45
ENOUGH = 12
"""Cases of one reason: more are as the first."""


class Case(NamedTuple):
    """A reason for or against a move in a match."""

    match: Match
    seat: int
    move: str
    now: Position
    reason: Reason

    @property
    def view(self) -> Any:
        return self.match.view(self.seat)

    def often(self, happens: Callable[[Deal], bool]) -> int:
        """In how many of ten of its imagined deals."""
        return round(10 * sum(map(happens, self.now.deals)) / DEALS)

    def goes_on(self, deal: Deal) -> Iterator[Match]:
        """A match in that deal: after the move, and after each further one by habit, to the end of the round."""
        twin = self.match.copy()
        twin._state = deal.state.copy()
        mind, memory, x = twin._game.bot, deal.memory.copy(), deal.luck
        this_round, picked = twin.round, False
        while not twin.over and twin.round == this_round:
            seat = twin.due[0]
            if seat == self.seat and not picked:
                action, picked = self.match._book.of(self.move).action, True
            else:
                x, action = mind.playout(twin._state, memory, seat, x)
            mind.remember(twin._state, memory, seat, action)
            twin.play(seat, twin.move(action))
            yield twin


Expected = Mapping[str, Callable[[Case], Mapping[str, Fact]]]


def expected(game: str) -> Expected:
    """What each reason's facts must be: `EXPECTED` in the `reasons.py` beside the game's kit."""
    found: Expected = beside(game, "reasons").EXPECTED
    return found


def matches(game: str) -> Iterator[Match]:
    """Matches with every number of players and every option, move by move, played by bots of mixed strength."""
    kit, seats = KITS[game], registry.game(game).seats
    for seed in range(MATCHES):
        rng = Random(seed)
        options = kit.options[seed % len(kit.options)]
        match = rospo.start(game, seats[seed % len(seats)], seed=seed, **options)
        for _ in range(MOVES):
            if match.over:
                break
            yield match.copy()
            seat = rng.choice(match.due)
            player = bot(rng.choice(("novice", "club")), game)
            match.play(seat, player.choose(match.view(seat), match.legal(seat), rng))


@cache
def cases(game: str) -> dict[str, list[Case]]:
    """Enough cases of every reason, by its id."""
    found: dict[str, list[Case]] = {}
    reasons = registry.game(game).reasons
    assert reasons is not None
    for number, match in enumerate(matches(game)):
        rng = Random(number)
        seat = rng.choice(match.due)
        move = rng.choice(match.legal(seat))
        now = position(match._game, match.view(seat), DEALS)
        for reason in reasons().of_move(now, move.action):
            known = found.setdefault(reason.id, [])
            if len(known) < ENOUGH:
                known.append(Case(match, seat, move.text, now, reason))
    return found
