"""Why a move of Istinto is good or bad: from what the seat remembers, and from play in imagined deals."""

from rospo.core.bits import members
from rospo.core.game import OVER
from rospo.core.reasons import Deal, Position, Reason
from rospo.games.istinto import rules
from rospo.games.istinto.bot import attempt, playout
from rospo.games.istinto.moves import NAMES
from rospo.games.istinto.rules import CARDS, CHALLENGE, CLOSING, HAND, PLAY, TRUMP, State, trumps
from rospo.games.istinto.strength import above, unseen

SENTENCES = {
    "made": "You take exactly {bid} in {tenths} of 10 imagined deals.",
    "pays": "{bid} bid and taken: {points} points.",
    "hand": "Trumps in your hand: {trumps}. Cards of 11 or 12: {high}.",
    "wanted": "Tricks you still want: {wanted}. Trumps and highest cards you hold: {masters}.",
    "meets": "You make your bid of {bid} in {tenths} of 10 imagined deals.",
    "enough": "You have the {bid} you bid: one more trick would cost you the bid.",
    "missed": "Your bid of {bid} can't be met any more.",
    "last": "Nobody plays after you: with `{card}` the trick is yours.",
    "beaten": "You can't beat `{best}` with `{card}`.",
    "takes": "With `{card}` you take this trick in {tenths} of 10 imagined deals.",
    "top": "Nothing higher than `{card}` is left in its suit: only a trump beats it.",
}
OFTEN, SELDOM = 5, 3
"""From so many deals of ten on, something is likely, or worth a word."""
HIGH = 0b11 << 10
HIGH_CARDS = HIGH | HIGH << 12 | HIGH << 24 | HIGH << 36 | HIGH << 48


def of_move(now: Position, action: int) -> list[Reason]:
    if action < PLAY:
        return _of_bid(now, action)
    return _of_card(now, action - PLAY) if action < CHALLENGE else []


# --- bids


def _of_bid(now: Position, bid: int) -> list[Reason]:
    hand = now.state.hands[now.seat]
    tenths = now.tenths([_played(deal, now.seat, bid)[1] == bid for deal in now.deals])
    high = (hand & HIGH_CARDS).bit_count()
    return [
        Reason("made", "IS-9", good=True, facts=(("bid", bid), ("tenths", tenths))),
        Reason("pays", "IS-9", good=True, facts=(("bid", bid), ("points", rules.reward(bid)))),
        Reason("hand", "IS-7", good=True, facts=(("trumps", trumps(hand)), ("high", high))),
    ]


def _played(deal: Deal, seat: int, action: int) -> tuple[int, int]:
    """The tricks a seat has after this one and after the round, all playing by habit after this move."""
    s, m, x = deal.state.copy(), deal.memory.copy(), deal.luck
    first = s.trick + 1
    soon = 0
    attempt(s, m, seat, action)
    while s.phase > OVER and s.phase != CLOSING:
        if s.trick == first and s.lying == 0:
            soon = s.tricks[seat]
        x, played = playout(s, m, s.turn, x)
        attempt(s, m, s.turn, played)
    return (soon if first < HAND else s.tricks[seat]), s.tricks[seat]


# --- cards


def _of_card(now: Position, card: int) -> list[Reason]:
    s = now.state
    bid, taken = s.bids[now.seat], s.tricks[now.seat]
    wanted = bid - taken
    after = [_played(deal, now.seat, PLAY + card) for deal in now.deals]
    outcome = _outcome(now, card, now.tenths([soon > taken for soon, _ in after]))
    if not 0 <= wanted <= HAND - s.trick:
        return [Reason("missed", "IS-9", good=True, facts=(("bid", bid),)), outcome]
    met = now.tenths([tricks == bid for _, tricks in after])
    meets = Reason("meets", "IS-9", good=met >= SELDOM, facts=(("bid", bid), ("tenths", met)))
    return [meets, _aim(now, wanted), outcome, *_top(now, card, wanted)]


def _aim(now: Position, wanted: int) -> Reason:
    """What is wanted, and what of it is sure but for trumps played later."""
    if wanted == 0:
        return Reason("enough", "IS-9", good=True, facts=(("bid", now.state.bids[now.seat]),))
    hand = now.state.hands[now.seat]
    hidden = unseen(now.memory, hand)
    masters = trumps(hand) + sum(above(card) & hidden == 0 for card in members(hand & CARDS))
    return Reason("wanted", "IS-9", good=True, facts=(("wanted", wanted), ("masters", masters)))


def _outcome(now: Position, card: int, tenths: int) -> Reason:
    """Does the card take this trick?"""
    s, name = now.state, NAMES[card]
    wants = s.bids[now.seat] > s.tricks[now.seat]
    if not _beats(s, card):
        return Reason("beaten", "IS-7", good=not wants, facts=(("card", name), ("best", NAMES[s.best])))
    if s.lying == s.players - 1:
        return Reason("last", "IS-7", good=wants, facts=(("card", name),))
    return Reason("takes", "IS-7", good=(tenths >= OFTEN) == wants, facts=(("card", name), ("tenths", tenths)))


def _beats(s: State, card: int) -> bool:
    """Would the card be the best of the trick so far?"""
    return bool(s.lying == 0 or rules.beats(s, card))


def _top(now: Position, card: int, wanted: int) -> list[Reason]:
    """A card of a suit that only a trump beats."""
    hidden = unseen(now.memory, now.state.hands[now.seat])
    if card == TRUMP or not _beats(now.state, card) or above(card) & hidden:
        return []
    return [Reason("top", "IS-7", good=wanted > 0, facts=(("card", NAMES[card]),))]
