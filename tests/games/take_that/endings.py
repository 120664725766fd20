"""The end of rounds of Take That, for the search."""

from random import Random
from typing import Any

from rospo import Match
from rospo.games.take_that import bot
from tests.games.take_that.table import NAMES, table
from tests.kit import FEW_WAYS, Ending


def endings() -> list[Ending]:
    """Rows and small hands of related cards, with the pile used up."""
    found: list[Ending] = []
    rng = Random(2)
    while len(found) < 100:
        near = rng.sample([card for card in range(23, 48) if card % 10], 16)
        cards = list(dict.fromkeys([*near, *(int(str(card)[::-1]) for card in near)]))
        rng.shuffle(cards)
        players, size = rng.randint(2, 4), rng.randint(1, 4)
        hands = [cards[seat * size : (seat + 1) * size] for seat in range(players)]
        row = cards[players * size :][: rng.randint(1, 4)]
        places = {"row": row, **dict(zip(NAMES, hands, strict=False)), "pile": []}
        picture = " | ".join(f"{place}: {' '.join(map(str, held))}" for place, held in places.items())
        match = table(picture, rounds=rng.randint(1, 2))
        memory = all_known(match)
        memory.weight = rng.choice([0, 1_000_000])  # in a search, a point won later counts less
        if 1 < match._game.bot.leaves(match._state, memory.copy()) <= 20 * FEW_WAYS:
            found.append(Ending(match._game, match._state, memory))
    return found


def all_known(match: Match) -> Any:
    """The memory of a pictured table: all cards are known but those in the hands."""
    s, mind = match._state, match._game.bot
    m = mind.Memory()
    mind.forget(s, m)
    for half in range(2):
        hands = sum(s.hands[half::2])
        m.gone[half] = bot.CARDS[half] & ~(hands | s.in_row[half])
    for seat in range(match.players):
        m.sizes[seat] = (s.hands[2 * seat] | s.hands[2 * seat + 1] << 50).bit_count()
    return m
