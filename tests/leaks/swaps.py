"""Other worlds that a seat can't tell from its own.

A *place* is where a card lies that a seat can't see: a rival's hand, the pile, a face-down heap. `worlds` swaps the
cards of two places in a copy of a match's state, or changes something else that nobody may learn. `other_deals` goes
further: it deals differently from the start and plays the same moves again, so that the log too is written in the other
world.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations_with_replacement, product
from random import Random
from typing import Any, NamedTuple

import rospo
from rospo import Match
from rospo.core.bits import members
from rospo.games.istinto import moves as istinto_moves
from rospo.games.twins import moves as twins_moves
from tests.support import random_move
from tests.tables import CARDS, Table

TRUMP = 60
DEALT = -1
TOADS = {"22", "33", "44", "55", "66", "77", "88"}


# --- places that a seat can't see


class Place(NamedTuple):
    """A hidden card; `put` lays another there. Puts add and subtract, so their order doesn't matter."""

    where: str
    card: int
    put: Callable[[int], None]


ORDERED = ("pile", "stock", "stack", "parked", "aside")
"""Where the order of the cards is a secret too."""


def hidden(match: Match, seat: int | None) -> list[Place]:
    """Every place that the seat, or a spectator, can't see."""
    rivals = [rival for rival in range(match.players) if rival != seat]
    find: dict[str, Callable[[Any, list[int]], Iterator[Place]]] = {
        "take_that": _in_take_that,
        "twins": _in_twins,
        "ligretto_twist": _in_ligretto_twist,
        "istinto": _in_istinto,
    }
    return list(find[match.game](match._state, rivals))


def _in_take_that(s: Any, rivals: list[int]) -> Iterator[Place]:
    for rival in rivals:
        yield from _in_two_halves(s.hands, f"hand {rival}", rival)
        yield from _in_two_halves(s.extra, f"extra {rival}", rival)
    if not s.open_heaps:  # the table shows how many cards a heap has, not which: not even its owner's (TT-R4)
        for owner in range(s.players):
            yield from _in_two_halves(s.face_down, f"heap {owner}", owner)
    for i in range(s.top, len(s.deck)):
        yield Place("pile", s.deck[i], partial(s.deck.__setitem__, i))


def _in_two_halves(sets: list[int], where: str, owner: int) -> Iterator[Place]:
    for half in range(2):
        for bit in members(sets[2 * owner + half]):
            yield Place(where, 50 * half + bit, partial(_put_in_halves, sets, owner, 50 * half + bit))


def _put_in_halves(sets: list[int], owner: int, old: int, new: int) -> None:
    sets[2 * owner + old // 50] -= 1 << old % 50
    sets[2 * owner + new // 50] += 1 << new % 50


def _in_twins(s: Any, rivals: list[int]) -> Iterator[Place]:
    for rival in rivals:
        for card in members(s.hands[rival]):
            yield Place(f"hand {rival}", card, partial(_put_in_hand, s.hands, rival, card))
        if s.phase == 3 and (s.playing & ~s.waiting) >> rival & 1:  # picked, and not shown yet (TW-R9)
            for i in (2 * rival, 2 * rival + 1):
                yield Place(f"pick {rival}", s.picks[i], partial(s.picks.__setitem__, i))
    for i in range(s.top, len(s.deck)):
        yield Place("stock", s.deck[i], partial(s.deck.__setitem__, i))


def _put_in_hand(hands: list[int], owner: int, old: int, new: int) -> None:
    hands[owner] += (1 << min(new, TRUMP)) - (1 << min(old, TRUMP))


def _in_ligretto_twist(s: Any, rivals: list[int]) -> Iterator[Place]:
    for owner in range(s.players):  # a stack is hidden from its owner too (LT-R6)
        for name, cards, size in (("stack", s.stack, s.stacked[owner]), ("parked", s.parked, s.heap[owner])):
            for i in range(40 * owner, 40 * owner + size):
                yield Place(f"{name} {owner}", cards[i], partial(_put_in_stack, s, cards, i))
    for i in range(s.top, len(s.deck)):
        if s.deck[i] != DEALT:
            yield Place("aside", s.deck[i], partial(s.deck.__setitem__, i))


def _put_in_stack(s: Any, cards: list[int], i: int, new: int) -> None:
    s.left[4 * (i // 40) + cards[i]] -= 1
    s.left[4 * (i // 40) + new] += 1
    cards[i] = new


def _in_istinto(s: Any, rivals: list[int]) -> Iterator[Place]:
    for rival in rivals:
        hand = s.hands[rival]
        for card in (*members(hand & (1 << TRUMP) - 1), *[TRUMP] * (hand >> TRUMP)):
            yield Place(f"hand {rival}", card, partial(_put_in_hand, s.hands, rival, card))
    for i in range(11 * s.players, len(s.deck)):
        yield Place("undealt", min(s.deck[i], TRUMP), partial(s.deck.__setitem__, i))


# --- other worlds


class World(NamedTuple):
    """A match that a seat can't tell from the one it plays; `kind` says what was changed, e.g. "hand 1, pile"."""

    kind: str
    match: Match


def worlds(match: Match, seat: int | None, rng: Random, most: int | None = None) -> list[World]:
    """Other worlds for a seat: one a pair of places (at most so many, drawn at random), and the special ones."""
    places = hidden(match, seat)
    pairs = [
        (one, other)
        for one, other in combinations_with_replacement(sorted({place.where for place in places}), 2)
        if one != other or one.startswith(ORDERED)
    ]
    if most is not None and len(pairs) > most:
        pairs = rng.sample(pairs, most)
    found = [_swap(match, seat, rng, *pair) for pair in pairs]
    found += [_other_seed(match), _all_at_once(match, seat, rng), *_other_revokes(match, seat)]
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
    """All that is hidden, dealt anew."""
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


def _other_revokes(match: Match, seat: int | None) -> Iterator[World]:
    """Who revoked depends on hands that nobody else saw (IS-13)."""
    if match.options.get("revokes") == "challengeable":
        for rival in range(match.players):
            if rival != seat:
                twin = match.copy()
                twin._state.revoked ^= 1 << rival
                yield World(f"revoked {rival}", twin)


# --- the same moves after another deal


class Deal(NamedTuple):
    """A round dealt from a stacked deck and played for a while, without accusations."""

    table: Table
    seed: int
    deck: list[str]
    match: Match


def dealt(table: Table, seed: int, moves: int | None) -> Deal:
    """A match within its first round: stopped by the last of the moves or just before a second deal."""
    rng = Random(seed)
    deck = list(CARDS[table.game])
    rng.shuffle(deck)
    options = table.options | ({"rounds": 1} if "rounds" in table.options else {})
    options |= {"max_hands": 1} if "max_hands" in table.options else {}
    short = Table(table.game, table.players, options)
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
        if match is not None and match.reveal() != deal.match.reveal():  # else: one hand, dealt in another order
            yield match


def _swappable(deal: Deal, seat: int | None, rng: Random) -> list[tuple[int, int]]:
    """Pairs of indices into the deck, in random order."""
    groups = _unflipped(deal) if deal.table.game == "ligretto_twist" else [_unseen(deal, seat)]
    pairs = [(a, b) for group in groups for a in group for b in group if a < b and deal.deck[a] != deal.deck[b]]
    if deal.match.over and deal.table.game == "take_that":  # then all know what the extra cards counted (TT-12)
        pairs = [(a, b) for a, b in pairs if (deal.deck[a] in TOADS) == (deal.deck[b] in TOADS)]
    rng.shuffle(pairs)
    return pairs


def _unseen(deal: Deal, seat: int | None) -> list[int]:
    places = [place for place in hidden(deal.match, seat) if not place.where.startswith("heap")]
    if deal.table.game != "istinto":
        name = str if deal.table.game == "take_that" else twins_moves.CARDS.__getitem__
        return [deal.deck.index(name(place.card)) for place in places]
    indices = list(range(11 * deal.match.players, 66))
    for place in places:
        if place.where != "undealt":
            block = 11 * ((int(place.where[-1]) - deal.match.view(None).dealer - 1) % deal.match.players)
            indices.append(deal.deck.index(istinto_moves.NAMES[place.card], block, block + 11))
    return indices


def _unflipped(deal: Deal) -> list[list[int]]:
    """In a race: the cards that nobody has flipped, a list a stack, and those set aside."""
    fresh = deal.table.start(deal.seed, decks=[deal.deck])._state
    players, size = deal.match.players, 38 if deal.match.players == 4 else 40
    middle = max(i for i, card in enumerate(fresh.deck) if card == DEALT)  # above it, a swap could change the middle
    order = [i for i, card in enumerate(fresh.deck) if card != DEALT]
    groups = [order[players * size :]]
    for block in range(players):
        seat = (fresh.dealer + 1 + block) % players
        flips = sum(event.kind == "flip" and event.seat == seat for event in deal.match._log)
        groups.append(order[block * size : (block + 1) * size][flips:])
    return [[i for i in group if i > middle] for group in groups]


def _same_moves(deal: Deal, deck: Sequence[str], renamed: dict[str, str]) -> Match | None:
    """Play again; None if a player couldn't have made a move in that world, which all could work out (IS-5)."""
    match = deal.table.start(deal.seed, decks=[deck])
    for action in deal.match._actions:
        text = str(match.move(action.action))
        if text.startswith("pick"):  # a secret pick is of other cards in the other world
            first, second = sorted((renamed.get(name, name) for name in text.split()[1:]), key=CARDS["twins"].index)
            text = f"pick {first} {second}"
        try:
            match.play(action.seat, text, action.at)
        except rospo.IllegalMove as refused:
            if refused.rule != "IS-5":
                raise
            return None
    return match
