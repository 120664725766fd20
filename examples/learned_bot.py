"""A bot for four-player Istinto that learned by itself: its network, what the network sees, and how it plays.

`learn_istinto.py` trains it and writes `learned_istinto.npz`. Let it play, from the folder where these files are:

    rospo arena istinto --bots learned_bot:Learned,club,club,club

It sees the game's observation and the cards that have been played: it counts cards. Learning takes PyTorch; playing
takes only NumPy.
"""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rospo import BadOption, Move
from rospo.bots.seen import observed
from rospo.games.istinto.moves import card
from rospo.games.istinto.observe import LAYOUT
from rospo.games.istinto.view import IstintoView

Array = NDArray[Any]
SAVED = Path(__file__).with_name("learned_istinto.npz")
PLAYERS = 4
MOVES = 73  # 12 bids, 60 cards and a trump: all moves if revokes are prevented
SUIT_SIZE = 49  # numbers in `suits` for each of the five suits
REST_SIZE = 92  # and in `rest`
A_TRUMP = 100  # beats any card of a suit
FORBIDDEN = -1e9


def cards_in(hands: Array) -> Array:
    """(…) hands as the rules keep them, to (…, suits, ranks): 1 for each card. Trumps are counted above the 60 bits."""
    return (hands[..., None] >> np.arange(60) & 1).reshape(*hands.shape, 5, 12)


def one_hot(values: Array, first: int, last: int) -> Array:
    """1 in the place of each value; nowhere if it is none of `first` … `last`."""
    places: Array = values[..., None] == np.arange(first, last + 1)
    return places.reshape(len(values), -1)


def field(seen: Array, name: str) -> Array:
    """(n, …): a field of the observation, for the players at the table."""
    return seen[:, LAYOUT.where(name)][:, : 60 if name == "hand" else PLAYERS]


def features(seen: Array, gone: Array) -> tuple[Array, Array]:
    """What the network sees, (n, 5, SUIT_SIZE) and (n, REST_SIZE), from observations and from the cards played.

    docs/games/istinto.md says what an observation has. `gone` is what was played in the round, as one hand.
    """
    hand = field(seen, "hand").reshape(-1, 5, 12)
    unseen = 1 - hand - cards_in(gone)
    higher = unseen[:, :, ::-1].cumsum(axis=2)[:, :, ::-1] - unseen
    table, bids, tricks = field(seen, "table"), field(seen, "bids") - 1, field(seen, "tricks")
    led, best, winner = trick(table, field(seen, "led")[:, 0])
    is_led = one_hot(led, 0, 4)[:, :, None]
    to_beat = one_hot(best, 0, 11)[:, None, :]
    suits = np.concatenate([hand, unseen, hand * higher / 4, is_led * to_beat, is_led], axis=2, dtype=np.float32)
    columns = [
        one_hot(np.where(bids < 0, 8, np.clip(bids - tricks, -1, 7)), -1, 8),  # tricks still wanted
        one_hot(bids[:, 0], 0, 11),
        one_hot(field(seen, "trumps"), 0, 6),
        one_hot(6 - field(seen, "trumps") - (gone[:, None] >> 60), 0, 6),
        one_hot(field(seen, "trick"), 0, 10),
        one_hot((table > 0).sum(axis=1), 0, 3),
        one_hot(winner, 0, 3),
        best[:, None] >= A_TRUMP,
        one_hot(field(seen, "dealer"), 0, 3),
        np.maximum(bids, 0).sum(axis=1, keepdims=True) / 5 - 2.2,  # 0 if all bids are 11 together
        np.where(bids < 0, 0, bids - tricks).sum(axis=1, keepdims=True) / 5,
    ]
    return suits, np.concatenate(columns, axis=1, dtype=np.float32)


def trick(table: Array, leader: Array) -> tuple[Array, Array, Array]:
    """The trick on the table: the suit led (5: a trump), the best card (from A_TRUMP: a trump), and its owner."""
    number = table - 1  # −1 where there is no card
    led = np.where(leader > 0, number[np.arange(len(table)), leader - 1] // 12, -1)
    order = (np.arange(PLAYERS) - (leader[:, None] - 1)) % PLAYERS
    follows = (table > 0) & (number // 12 == led[:, None])
    force = np.where(number == 60, A_TRUMP + order, np.where(follows, number % 12, -1))  # the last trump wins (IS-7)
    return led, force.max(axis=1), np.where(leader > 0, force.argmax(axis=1), -1)


class Weights:
    """The learned network: one logit per move. `learn_istinto.Network` is the same, for learning."""

    def __init__(self, weights: Mapping[str, Array]) -> None:
        self._weights = dict(weights)

    @classmethod
    def saved(cls) -> "Weights":
        with np.load(SAVED) as weights:
            return cls(weights)

    def save(self) -> None:
        np.savez(SAVED, **self._weights)  # type: ignore[arg-type]  # no weight has the name of an argument

    def __call__(self, suits: Array, rest: Array) -> Array:
        each = _positive(self._layer("suit.0", suits))
        whole = np.concatenate([each.sum(axis=1) / 2, rest], axis=1)
        for layer in ("body.0", "body.2"):
            whole = _positive(self._layer(layer, whole))
        mixed = _positive(self._layer("suit_again", each) + self._layer("table", whole)[:, None])
        cards = self._layer("cards", mixed).reshape(len(rest), -1)
        others = self._layer("bids_and_trump", whole)
        return np.concatenate([others[:, :12], cards, others[:, 12:]], axis=1)

    def _layer(self, name: str, values: Array) -> Array:
        result: Array = values @ self._weights[f"{name}.weight"].T + self._weights[f"{name}.bias"]
        return result


def _positive(values: Array) -> Array:
    return np.maximum(values, 0)


def best_moves(weights: Weights, seen: Array, gone: Array, legal: Array) -> Array:
    """(n,): the legal action that the network likes best."""
    logits = weights(*features(seen, gone))
    best: Array = np.where(legal[:, :MOVES], logits, FORBIDDEN).argmax(axis=1)
    return best


class Learned:
    """The network at a table. It needs only the view."""

    def __init__(self) -> None:
        self._weights = Weights.saved()

    def choose(self, view: IstintoView, legal: list[Move], rng: Random) -> Move:
        if view.players != PLAYERS or view.options["revokes"] != "prevented":
            raise BadOption(f"this bot has learned Istinto with {PLAYERS} players and revokes prevented")
        allowed = np.zeros((1, MOVES), np.bool_)
        allowed[0, [move.action for move in legal]] = True
        action = best_moves(self._weights, np.array([observed(view)]), np.array([played(view)]), allowed)[0]
        return next(move for move in legal if move.action == action)


def played(view: IstintoView) -> int:
    """The cards played in this round, as one hand, from the log."""
    gone = 0
    for event in reversed(view.log):
        if event.kind == "round":
            break
        if event.kind == "play":
            gone += 1 << card(event.fact("card"))
    return gone
