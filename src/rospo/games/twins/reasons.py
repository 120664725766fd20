"""Why a move of Twins is good or bad: from what the seat sees, and from duels in imagined deals."""

from rospo.core.bits import members
from rospo.core.reasons import Deal, Fact, Position, Reason
from rospo.games.twins import rules
from rospo.games.twins.bot import NO_PAIR, best_pair, playout, without
from rospo.games.twins.moves import KINDS
from rospo.games.twins.rules import KIND, PAIR, PICK, State

SENTENCES = {
    "price": "It costs {price} of your {chips} chips.",
    "pairs": "Twins and pairs in your hand, for four duels: {pairs}.",
    "better": "The new cards make one more twins or pair in {tenths} of 10 imagined deals.",
    "escapes": "{Rank}: nothing to pay in duel {duel} in {tenths} of 10 imagined deals.",
    "wins": "{Rank}: wins chips in duel {duel} in {tenths} of 10 imagined deals.",
    "pot": "{Rank}: wins the pot of {pot} in {tenths} of 10 imagined deals.",
    "keeps": "You keep for later: {rank}.",
}
DUELS = 4
OFTEN = 5
"""From so many deals of ten on, something speaks for a move."""


def of_move(now: Position, action: int) -> list[Reason]:
    return _of_pick(now, action) if action >= PICK else _of_buying(now, action)


# --- buying


def _of_buying(now: Position, cards: int) -> list[Reason]:
    s = now.state
    pairs = _pairs(s.hands[now.seat])
    held = Reason("pairs", "TW-6", good=(cards == 0) == (pairs >= DUELS / 2), facts=(("pairs", pairs),))
    if cards == 0:
        return [held]
    tenths = now.tenths([_pairs(_bought(deal.state, now.seat, cards)) > pairs for deal in now.deals])
    better = Reason("better", "TW-4", good=tenths >= OFTEN, facts=(("tenths", tenths),))
    told = (("price", rules.price(cards)), ("chips", s.chips[now.seat]))
    return [better, held, Reason("price", "TW-4", good=False, facts=told)]


def _bought(s: State, seat: int, cards: int) -> int:
    """The seat's hand after buying so many."""
    s = s.copy()
    rules.draw(s, seat, cards)
    hand: int = s.hands[seat]
    return hand


def _pairs(cards: int) -> int:
    """How many of the four best pairs of a hand are twins or a pair."""
    found = 0
    for _ in range(DUELS):
        pair = best_pair(cards)
        found += pair != NO_PAIR and rules.rank(*rules.pair_cards(pair)) >= PAIR * KIND
        cards = without(cards, pair)
    return found


# --- picking


def _of_pick(now: Position, action: int) -> list[Reason]:
    pair = action - PICK
    found = [_in_duel(now, action)]
    left = best_pair(without(now.state.hands[now.seat], pair))
    if now.state.duel < DUELS and left != NO_PAIR:
        rank = _rank(left)
        found.append(Reason("keeps", "TW-6", good=rank > _rank(pair), facts=_told(rank)))
    return found


def _in_duel(now: Position, action: int) -> Reason:
    """How it fares in this duel, if the others pick by habit."""
    s = now.state
    told = _told(_rank(action - PICK))
    if s.duel in (1, 3):
        tenths = now.tenths([not _pays(_shown(deal, now.seat, action), deal.state, now.seat) for deal in now.deals])
        facts: tuple[tuple[str, Fact], ...] = (*told, ("duel", s.duel), ("tenths", tenths))
        return Reason("escapes", "TW-9", good=tenths >= OFTEN, facts=facts)
    tenths = now.tenths([_shown(deal, now.seat, action).change[now.seat] > 0 for deal in now.deals])
    if s.duel == DUELS:
        return Reason("pot", "TW-11", good=tenths >= OFTEN, facts=(*told, ("pot", s.pot), ("tenths", tenths)))
    return Reason("wins", "TW-10", good=tenths >= OFTEN, facts=(*told, ("duel", s.duel), ("tenths", tenths)))


def _rank(pair: int) -> int:
    return rules.rank(*rules.pair_cards(pair))


def _told(rank: int) -> tuple[tuple[str, Fact], ...]:
    return ("kind", KINDS[rank // KIND]), ("value", rank % KIND)


def _shown(deal: Deal, seat: int, action: int) -> State:
    """The deal after this duel."""
    s: State = deal.state.copy()
    m, x = deal.memory.copy(), deal.luck
    for player in members(s.waiting):
        picked = action
        if player != seat:
            x, picked = playout(s, m, player, x)
        rules.apply(s, player, picked)
    return s


def _pays(after: State, before: State, seat: int) -> bool:
    """Was the seat among the last that pay, even if it had no chip left (TW-13)?"""
    return after.change[seat] < 0 or (after.bankrupt & ~before.bankrupt) >> seat & 1 != 0
