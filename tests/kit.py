"""What a game brings to the general tests: `KIT` in `tests/games/<game>/kit.py`. `tests/kits.py` finds them.

A field that has a default is for games that need it; the comments say when.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import rospo
from rospo import Event, Match
from rospo.core.game import Game
from rospo.play import registry

if TYPE_CHECKING:
    from tests.leaks.swaps import Deal

Options = Mapping[str, Any]
State = Any


class Place(NamedTuple):
    """A place with a card that a seat can't see; `put` lays another there. Puts add and subtract, so their order
    doesn't matter."""

    where: str  # "pile", "hand 1"
    card: int
    put: Callable[[int], None]


class World(NamedTuple):
    """A match that a seat can't tell from the one it plays; `kind` says what was changed, e.g. "hand 1, pile"."""

    kind: str
    match: Match


@dataclass(frozen=True, kw_only=True)
class Secrets:
    """What a seat can't know, for swaps that it must not notice."""

    hidden: Callable[[State, list[int]], Iterator[Place]]  # places that nobody sees but these rivals, and their own
    ordered: tuple[str, ...] = ()  # places, without a seat, where the order of the cards is a secret too
    others: Callable[[Match, int | None], Iterator[World]] = lambda match, seat: iter(())  # besides cards
    kinds: tuple[str, ...]  # of swaps, without seats: "hand pile". Each must come up
    one_round: Options  # options that end the match after a round
    unseen: "Callable[[Deal, int | None], list[list[int]]]"  # indices into the deck; within a list, cards may swap
    may_swap: "Callable[[Deal, str, str], bool]" = lambda deal, one, other: True
    same_move: Callable[[str, Mapping[str, str]], str] = lambda text, renamed: text  # where a secret move names cards
    betrays: str | None = None  # a rule that may refuse a move in the other world, which all could work out


@dataclass(frozen=True, kw_only=True)
class Golden:
    """How a game's golden playthroughs are played."""

    options: Options
    seeds: Mapping[int, int] = field(default_factory=dict)  # by number of players, where the number itself won't do
    slip: Callable[[Random, str], str] = lambda rng, text: text  # in a race: now and then a move that may fail


class Ending(NamedTuple):
    """A whole world near the end of a round, and the memory of it."""

    game: Game
    state: State
    memory: Any


FEW_WAYS = 500
"""Limit on the ways that a round may still go, for tests that try them all."""


class Run(NamedTuple):
    """Games in lock-step."""

    players: int
    games: int
    options: Options
    seed: int
    moves: int  # the longest game has more
    seldom: float = 0.0  # probability of a rare move
    slip: float = 0.0  # probability of a move that may fail


@dataclass(frozen=True, kw_only=True)
class Minds:
    """What tests of a game's `bot.py` must know about its state and memory."""

    left_out: frozenset[str]  # fields of a state that no seat recalls: hidden from all, or news of one moment
    working: frozenset[str]  # fields of a memory that aren't memory
    known: Callable[[State, int, dict[str, Any]], None]  # cut a state's values, by field, down to what the seat knows
    secret: Callable[[State, Any, int], list[int]]  # every number that would tell a seat something hidden
    all_there: Callable[[Match, State, Any], None]  # assert that an imagined world has every card
    given_back: Callable[[State], None] = lambda s: None  # undo what was chosen in secret, as a memory has it
    given_back_facts: Callable[[State, dict[str, Any]], None] = lambda s, facts: None  # the same in a memory's facts
    indifferent: frozenset[str] = frozenset()  # levels that do the same whatever chance says
    arena: tuple[str, Options] = (
        "novice",
        {},
    )  # a level that an expert clearly beats in 18 matches of `players` with these options


@dataclass(frozen=True, kw_only=True)
class Evenings:
    """How a game is played at a server."""

    scene: tuple[tuple[str, ...], Options]  # seats ("me", "open" or a level), and options, at one table in this process
    whole: tuple[tuple[int, tuple[str, ...], Options], ...] = ()  # games of turns to their end: people, bots, options
    leaks: tuple[tuple[int, Options], ...]  # players and options, so that all that was swapped stays hidden
    halfway: int  # moves per player, to somewhere in the middle of a round
    leave: int | None = None  # moves per player to the end of a round, where a match can't end with it


@dataclass(frozen=True, kw_only=True)
class OpenSpiel:
    """Games in OpenSpiel: their parameters, which are the game's options and those of its `openspiel.py`."""

    short: Options  # a short match
    varied: tuple[tuple[int, Options], ...]  # with numbers of players: every option, and more than one round
    playthroughs: Mapping[str, tuple[int, Options]]  # kept in the folder `openspiel` beside the kit, by these names


@dataclass(frozen=True, kw_only=True, eq=False)
class Kit:
    """One game, as the general tests need it."""

    game: str
    folder: Path  # of this kit
    rules: tuple[str, ...]  # the ids of its rules, in their order; each has a test and a text

    # --- tables
    options: tuple[Options, ...]  # those that change what may be seen or done, with short matches
    short: Options  # as short as a match goes
    several_rounds: Options  # with a few rounds
    defaults: Options  # what its rules say, without the dealer
    every_option: Options = field(default_factory=dict)  # so that every field of an observation is used
    shared: Options  # as short as possible, in which shared wins come up among 60 random matches of `players`

    # --- the game, as the contract has it
    phases: frozenset[str]
    actions: int  # how many codes stand for a move
    verbs: tuple[str, ...]  # of moves, in the contract's order
    texts: tuple[str, ...]  # moves, a few of every kind
    follows: Callable[[str], list[str]] | None = None  # what may follow a verb, in the order of the codes, "" for a
    # gap; where it isn't every card or a number
    malformed: tuple[str, ...]  # other spellings
    blocks: str = "hands"  # what seats are dealt, in `reveal`
    block: int  # cards a seat is dealt at a table of `players`
    rest: str  # what is left then, in `reveal`
    rest_in_order: bool = True  # as it lay in the deck
    first_dealer: int = 0  # at that table with seed 7
    first_block: str  # seat 0's at that table with seed 7
    before_blocks: str = ""  # cards dealt to the table first, in which the topmost of each colour is taken
    first_seat: int | None = 1  # who begins, counted from the dealer; None: all
    chips: int | None = None  # where scores are chips: how many each has at first
    all_cards: Callable[[Match], "Counter[str]"]  # where the cards of this round are
    best_wins: bool = True  # do the best scores win, always?

    # --- random play
    seldom: str | None = None  # moves that begin so end a round: random players make them seldom
    slip: Callable[[Match, Random, str, float], str] = lambda match, rng, text, share: text  # in a race: the move, or
    # with that probability one that may fail without being refused
    tolerated: Callable[[Match, int, str], bool] = lambda match, seat, text: (
        False
    )  # such a move: not legal, not refused

    # --- general tests
    reference: Callable[..., Any]  # the second implementation
    lockstep: tuple[Run, ...]
    golden: Golden
    secrets: Secrets
    minds: Minds
    evenings: Evenings
    openspiel: OpenSpiel | None = None  # for a game with an `openspiel.py`
    opening: Callable[[], tuple[Match, int]] | None = None  # early in a match, and a seat with something to think
    # about; where that isn't so from the start
    endings: Callable[[], list[Ending]] | None = None  # where the search solves the end of a round exactly

    def __str__(self) -> str:
        return self.game

    @property
    def players(self) -> int:
        """How many play if a test needs one table only: 3, or the nearest number that the game allows."""
        seats = registry.game(self.game).seats
        return min(max(3, seats[0]), seats[-1])

    def start(self, **more: Any) -> Match:
        """A match at such a table."""
        return rospo.start(self.game, self.players, **more)


def this_round(match: Match) -> list[Event]:
    """The events of the current round; when the match is over, of the last one."""
    log = match._log[:-1] if match.over else match._log
    ends = [i for i, event in enumerate(log) if event.kind in ("round", "hand")]
    return log[ends[-1] + 1 :] if ends else log[:]


def ids(prefix: str, rules: int, rulings: int) -> tuple[str, ...]:
    """TT-1, TT-2 …, TT-R1 …"""
    return (*(f"{prefix}-{n}" for n in range(1, rules + 1)), *(f"{prefix}-R{n}" for n in range(1, rulings + 1)))


def swapped(names: Sequence[str], renamed: Mapping[str, str], order: Sequence[str]) -> list[str]:
    """The cards as they are called in the other world, in the order of the deck."""
    return sorted((renamed.get(name, name) for name in names), key=order.index)
