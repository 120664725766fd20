"""Other worlds that a seat can't tell from its own.

A *place* is where a card lies that a seat can't see: a rival's hand, the pile, a face-down heap. `worlds` swaps the
cards of two places in a copy of a match's state, or changes something else that nobody may learn. `other_deals` goes
further: it deals differently from the start and plays the same moves again, so that the log too is written in the other
world.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement, product
from random import Random
from typing import NamedTuple

import rospo
from rospo import Match
from tests.kit import Place, World
from tests.kits import KITS
from tests.support import random_move
from tests.tables import CARDS, Table

# --- other worlds


def hidden(match: Match, seat: int | None) -> list[Place]:
    """Every place that the seat, or a spectator, can't see."""
    rivals = [rival for rival in range(match.players) if rival != seat]
    return list(KITS[match.game].secrets.hidden(match._state, rivals))


def worlds(match: Match, seat: int | None, rng: Random, most: int | None = None) -> list[World]:
    """Other worlds for a seat: one per pair of places (`most` of them, drawn at random), and the special ones."""
    secrets, places = KITS[match.game].secrets, hidden(match, seat)
    pairs = [
        (one, other)
        for one, other in combinations_with_replacement(sorted({place.where for place in places}), 2)
        if one != other or one.startswith(secrets.ordered)
    ]
    if most is not None and len(pairs) > most:
        pairs = rng.sample(pairs, most)
    found = [_swap(match, seat, rng, *pair) for pair in pairs]
    found += [_other_seed(match), _all_at_once(match, seat, rng), *secrets.others(match, seat)]
    return [world for world in found if world is not None]


def _swap(match: Match, seat: int | None, rng: Random, one: str, other: str) -> World | None:
    """Two cards change places; None if there are no two different ones."""
    twin = match.copy()
    places = hidden(twin, seat)
    here = [place for place in places if place.where == one]
    there = [place for place in places if place.where == other]
    rng.shuffle(here)
    rng.shuffle(there)
    for a, b in product(here, there):
        if a.card != b.card:
            a.put(b.card)
            b.put(a.card)
            return World(f"{one}, {other}", twin)
    return None


def _all_at_once(match: Match, seat: int | None, rng: Random) -> World | None:
    """All hidden cards, dealt anew."""
    twin = match.copy()
    places = hidden(twin, seat)
    cards = [place.card for place in places]
    rng.shuffle(cards)
    for place, card in zip(places, cards, strict=True):
        place.put(card)
    return World("all", twin) if twin.reveal() != match.reveal() else None


def _other_seed(match: Match) -> World:
    twin = match.copy()
    twin._seed += 1
    twin._state.seed ^= 0x5DEECE66D
    return World("seed", twin)


# --- the same moves after another deal


class Deal(NamedTuple):
    """A round dealt from a stacked deck and played for a while, without moves that are played seldom."""

    table: Table
    seed: int
    deck: list[str]
    match: Match


def dealt(table: Table, seed: int, moves: int | None) -> Deal:
    """A match within its first round: stopped by the last of the moves or just before a second deal."""
    rng = Random(seed)
    deck = list(CARDS[table.game])
    rng.shuffle(deck)
    short = Table(table.game, table.players, {**table.options, **KITS[table.game].secrets.one_round})
    match = short.start(seed, decks=[deck])
    while not match.over and moves != 0:
        before = match.copy()
        match.play(*random_move(match, rng))
        if match.round != before.round:
            return Deal(short, seed, deck, before)
        moves = None if moves is None else moves - 1
    return Deal(short, seed, deck, match)


def other_deals(deal: Deal, seat: int | None, rng: Random, most: int) -> Iterator[Match]:
    """Matches from other decks, two cards swapped that the seat hasn't seen, after the same moves."""
    for one, other in _swappable(deal, seat, rng)[:most]:
        deck = deal.deck[:]
        deck[one], deck[other] = deck[other], deck[one]
        match = _same_moves(deal, deck, {deal.deck[one]: deal.deck[other], deal.deck[other]: deal.deck[one]})
        if match is not None and match.reveal() != deal.match.reveal():  # otherwise: one hand, dealt in another order
            yield match


def _swappable(deal: Deal, seat: int | None, rng: Random) -> list[tuple[int, int]]:
    """Pairs of indices into the deck, in random order."""
    secrets = KITS[deal.table.game].secrets
    groups = secrets.unseen(deal, seat)
    pairs = [(a, b) for group in groups for a in group for b in group if a < b and deal.deck[a] != deal.deck[b]]
    pairs = [(a, b) for a, b in pairs if secrets.may_swap(deal, deal.deck[a], deal.deck[b])]
    rng.shuffle(pairs)
    return pairs


def _same_moves(deal: Deal, deck: Sequence[str], renamed: Mapping[str, str]) -> Match | None:
    """Play again; None if a move wasn't possible in that world, which everybody could work out."""
    secrets = KITS[deal.table.game].secrets
    match = deal.table.start(deal.seed, decks=[deck])
    for action in deal.match._actions:
        text = secrets.same_move(str(match.move(action.action)), renamed)
        try:
            match.play(action.seat, text, action.at)
        except rospo.IllegalMove as refused:
            if refused.rule != secrets.betrays:
                raise
            return None
    return match
