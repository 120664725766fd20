"""Why a move of Take That is good or bad: from what the seat sees, and from imagined deals."""

from typing import Any

from rospo.core.bits import members
from rospo.core.game import OVER
from rospo.core.reasons import Deal, Position, Reason
from rospo.core.shared import left_of
from rospo.games.take_that import rules
from rospo.games.take_that.bot import attempt, look, playout
from rospo.games.take_that.rules import HALF, TAKE, TOAD, TURN, TWIST, State, choices, minus_points, partner

SENTENCES = {
    "points": "+2 at once: `{card}` and `{partner}` lie face up beside you.",
    "mine": "Only you can twist `{card}` out again: you hold `{partner}`.",
    "safe": "Nobody can hold `{partner}` any more, so `{card}` can't be twisted out.",
    "open": "A rival holds `{partner}`, to twist `{card}` out, in {tenths} of 10 imagined deals.",
    "stuck": "The next player can neither lay nor twist in {tenths} of 10 imagined deals, and has to take −{cost}.",
    "taken": "A rival takes the row before your next turn in {tenths} of 10 imagined deals.",
    "again": "You needn't take the row on your next turn in {tenths} of 10 imagined deals.",
    "toad": "`{card}` is a toad: it makes the row dearer by {points}.",
    "shelter": "You keep `{card}`: while `{partner}` lies in the row, you can't get stuck.",
    "cost": "The row costs you {points}.",
    "extra": "The row costs you {points}, and brings the top card of the pile as well.",
    "fresh": "After that you open a new row with any card you like.",
}
OFTEN, SELDOM = 5, 3
"""From so many deals of ten on, something is likely, or worth a word."""


def of_move(now: Position, action: int) -> list[Reason]:
    if action == TAKE:
        return _of_take(now)
    return _of_twist(now, action - TWIST) if action >= TWIST else _of_lay(now, action)


def _of_take(now: Position) -> list[Reason]:
    s = now.state
    told = (("points", _cost(s)),)
    brings_extra = s.pro and s.row_len == 1 and not rules.pile_is_empty(s)  # TT-14, TT-R3
    cost = Reason("extra" if brings_extra else "cost", "TT-14" if brings_extra else "TT-12", good=False, facts=told)
    return [cost] if rules.pile_is_empty(s) else [cost, Reason("fresh", "TT-8", good=True)]  # TT-11


def _of_twist(now: Position, card: int) -> list[Reason]:
    points = Reason("points", "TT-12", good=True, facts=_pair(card))
    return [points, *_next(now, TWIST + card), *_shelter(now, but=card, gone=partner(card))]


def _of_lay(now: Position, card: int) -> list[Reason]:
    found = [*_next(now, card), *_shelter(now, but=card)]
    if rules.is_toad(card):
        told = (("card", str(card)), ("points", TOAD))
        return [*found, Reason("toad", "TT-12", good=False, facts=told)]
    other = partner(card)
    if rules.holds(now.state, now.seat, other):
        return [Reason("mine", "TT-7", good=True, facts=_pair(card)), *found]
    if not _is_hidden(now, other):
        return [*found, Reason("safe", "TT-7", good=True, facts=_pair(card))]
    tenths = now.tenths([_rival_holds(deal.state, now.seat, other) for deal in now.deals])
    return [*found, Reason("open", "TT-7", good=tenths < SELDOM, facts=(*_pair(card), ("tenths", tenths)))]


def _pair(card: int) -> tuple[tuple[str, str], ...]:
    return ("card", str(card)), ("partner", str(partner(card)))


def _cost(s: State) -> int:
    return minus_points(s.in_row[0], s.in_row[1])


def _is_hidden(now: Position, card: int) -> bool:
    """Hasn't the seat seen this card yet?"""
    memory = now.memory.copy()
    look(now.state, memory, now.seat)
    return bool(memory.hidden[card // HALF] >> card % HALF & 1)


def _rival_holds(s: State, seat: int, card: int) -> bool:
    return any(rules.holds(s, rival, card) for rival in range(s.players) if rival != seat)


def _next(now: Position, action: int) -> list[Reason]:
    """What happens to the row until the seat's next turn, if the others play by habit."""
    after = [_after(deal, now.seat, action) for deal in now.deals]
    stuck = now.tenths([_is_stuck(s, now.seat) for s, _ in after])
    cost = _cost(after[0][0])  # the row is the same in every deal
    ends = [_until_back(*table, deal.luck, now.seat) for table, deal in zip(after, now.deals, strict=True)]
    taken = now.tenths([took for took, _ in ends])
    again = now.tenths([free for _, free in ends])
    found = [Reason("taken", "TT-8", good=True, facts=(("tenths", taken),))] if taken >= SELDOM else []
    if stuck >= SELDOM:
        found.insert(0, Reason("stuck", "TT-8", good=True, facts=(("tenths", stuck), ("cost", cost))))
    return [*found, Reason("again", "TT-8", good=again >= OFTEN, facts=(("tenths", again),))]


def _after(deal: Deal, seat: int, action: int) -> tuple[State, Any]:
    s, m = deal.state.copy(), deal.memory.copy()
    attempt(s, m, seat, action)
    return s, m


def _is_stuck(s: State, seat: int) -> bool:
    """Is taking the row all that the player after this seat can do (TT-8)?"""
    return bool(s.phase == TURN and s.row_len > 0 and choices(s, left_of(s, seat)) == 1)


def _until_back(s: State, m: Any, x: int, seat: int) -> tuple[bool, bool]:
    """Does a rival take the row before the seat's next turn, and needn't the seat take it then?"""
    took = False
    while s.phase > OVER and s.turn != seat:
        x, played = playout(s, m, s.turn, x)
        took = took or played == TAKE
        attempt(s, m, s.turn, played)
    return took, s.phase <= OVER or s.row_len == 0 or choices(s, seat) > 1


def _shelter(now: Position, *, but: int, gone: int = 0) -> list[Reason]:
    """A card of the hand, other than the one played, whose partner stays in the row."""
    s = now.state
    for half in range(2):
        for bit in members(rules.twists(s, now.seat, half)):
            card = half * HALF + bit
            if card != but and partner(card) != gone:
                return [Reason("shelter", "TT-7", good=True, facts=_pair(card))]
    return []
