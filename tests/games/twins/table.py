"""A table of Twins from a one-line picture.

`"duel 2 | pot 7 | chips 12 9 12 | bankrupt 1 | sits out 0 | r2 g2 b5 ; ; o5 o7"`: what isn't said is as at the start
of a match, `buy` stands in place of `duel 2` before the duels, and the last part is the hands, seat after seat. A hand
that is too short is filled up with cards nobody has named. The last seat deals, so seat 0 buys first.
"""

from itertools import islice
from typing import Any

import rospo
from rospo import Match
from rospo.games.twins import moves, rules


def table(picture: str, **options: Any) -> Match:
    """The match in the picture."""
    *facts, hands = [part.strip() for part in picture.split("|")]
    named = [[_card(name) for name in hand.split()] for hand in hands.split(";")]
    match = rospo.start("twins", len(named), **{"seed": 1, "dealer": len(named) - 1, **options})
    _set_facts(match, facts)
    _give(match, named)
    return match


def duel(match: Match, *picks: str) -> Match:
    """Every seat in the duel picks, in seat order: `duel(match, "r4 o4", "b8 r8")`."""
    for seat, pick in zip(match.to_act, picks, strict=True):
        match.play(seat, pick_of(pick))
    return match


def shown(picture: str, **options: Any) -> Match:
    """The match in the picture, after every seat in the duel has picked the first two cards that its hand names."""
    match = table(picture, **options)
    hands = [hand.split() for hand in picture.split("|")[-1].split(";")]
    return duel(match, *(" ".join(hands[seat][:2]) for seat in match.to_act))


def pick_of(cards: str) -> str:
    """The text that picks these two cards, in deck order."""
    return "pick " + " ".join(sorted(cards.split(), key=_card))


def calm_hand(match: Match) -> Match:
    """Play the hand to its end: nobody buys, everybody picks the first two cards."""
    hand = match.round
    while not match.over and match.round == hand:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    return match


def pot(match: Match) -> int:
    """What lies in the pot."""
    value: int = match.view(None).to_dict()["pot"]
    return value


def _card(name: str) -> int:
    if name not in moves.CARDS:
        raise ValueError(f"no card is called {name!r}")
    return moves.card(name)


def _set_facts(match: Match, facts: list[str]) -> None:
    s = match._state
    for fact in facts:
        word, *values = fact.removeprefix("sits ").split()
        numbers = [int(value) for value in values]
        if word == "duel" and len(numbers) == 1 and 1 <= numbers[0] <= 4:
            s.phase, s.duel = rules.DUEL, numbers[0]
        elif word == "pot" and len(numbers) == 1:
            s.pot = numbers[0]
        elif word == "chips" and len(numbers) == s.players:
            s.chips[: s.players] = numbers
        elif word in ("bankrupt", "out") and set(numbers) <= set(range(s.players)):
            setattr(s, "bankrupt" if word == "bankrupt" else "sits_out", sum(1 << seat for seat in set(numbers)))
        elif fact != "buy":
            raise ValueError(f"a picture can't say {fact!r}")
    if s.phase == rules.DUEL:
        out = s.bankrupt | s.sits_out if s.duel == 4 else s.bankrupt
        s.playing = s.waiting = (1 << s.players) - 1 & ~out


def _give(match: Match, named: list[list[int]]) -> None:
    """Fill up the hands; behind them in the deck lie the cards discarded so far, and then the stock."""
    s = match._state
    told = [card for hand in named for card in hand]
    if len(set(told)) != len(told):
        raise ValueError("a card stands twice in the picture")
    rest = (card for card in range(rules.DECK) if card not in told)
    size = rules.HAND - 2 * max(s.duel - 1, 0)
    for seat, hand in enumerate(named):
        if len(hand) > size + 2:
            raise ValueError(f"seat {seat} can't hold {len(hand)} cards in this duel")
        hand.extend(islice(rest, max(size - len(hand), 0)))
        s.hands[seat] = sum(1 << card for card in hand)
    s.deck[:] = [*(card for hand in named for card in hand), *rest]
    s.top = max(rules.HAND * s.players, sum(map(len, named)))
