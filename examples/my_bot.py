"""A bot of your own, for Take That, in one file. Let it play, from the folder where this file is:

    rospo arena take_that --bots my_bot:MyBot,random,random

A bot is any class that is made without arguments and has a method `choose`. It is asked when the game waits for its
seat, and answers with one of the legal moves. More in docs/write_a_bot.md.
"""

from random import Random

from rospo import Move
from rospo.games.take_that.view import TakeThatView

CARDS = [card for card in range(12, 99) if card % 10]


class MyBot:
    """Twists when it can, takes the row when it must, and otherwise lays the card that is hardest to follow."""

    def choose(self, view: TakeThatView, legal: list[Move], rng: Random) -> Move:
        twists = [move for move in legal if move.text.startswith("twist ")]
        if twists:
            return rng.choice(twists)  # two points for sure, whichever it is
        lays = [move for move in legal if move.text.startswith("lay ")]
        if not lays:
            return legal[0]  # nothing fits: all that is left is to take the row
        seen = cards_seen(view)
        others = [card for card in CARDS if card not in seen]
        return min(lays, key=lambda move: followers(card_of(move), others))


def card_of(move: Move) -> int:
    """The card of 'lay 34'."""
    return int(move.text.split()[1])


def cards_seen(view: TakeThatView) -> set[int]:
    """The cards that nobody else can hold: mine, those in the row, and those twisted away."""
    twisted = [card for cards in view.face_up for card in cards]
    return {int(card) for card in (*(view.hand or ()), *view.row, *twisted)}


def followers(card: int, others: list[int]) -> int:
    """How many of the other cards could be laid on this one: those at most ten away (TT-6)."""
    return sum(abs(card - other) <= 10 for other in others)
