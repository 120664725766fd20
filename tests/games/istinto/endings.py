"""The end of rounds of Istinto, for the search."""

from random import Random
from typing import Any

from rospo import Match
from rospo.games.istinto import rules
from tests.kit import FEW_WAYS, Ending


def endings() -> list[Ending]:
    """The last two or three tricks of random rounds."""
    from tests.bots.walks import walk  # it needs the kits
    from tests.tables import Table

    found, rng = [], Random(1)
    for seed in range(20):
        late = []
        for match, memory in walk(Table("istinto", 3 + seed % 2, {"until": 60}), seed):
            if 1 < match._game.bot.leaves(match._state, memory) <= FEW_WAYS:
                late.append(Ending(match._game, match._state.copy(), memory.copy()))
        found += rng.sample(late, 2)
    return found


def all_known(match: Match) -> Any:
    """The memory of a pictured table: all cards are known but those in the hands."""
    s, mind = match._state, match._game.bot
    m = mind.Memory()
    mind.forget(s, m)
    m.gone = rules.CARDS + 6 * rules.ONE_TRUMP - sum(s.hands)
    return m
