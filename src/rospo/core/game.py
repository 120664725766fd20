"""What a game must provide.

A game is a folder in `rospo.games` with the same files as the others; the registry finds it.

`rules.py`, the law. Plain functions over a declared `State`, compiled unchanged for simulation, so: integers only, no
classes except the state and the refusals, no exceptions, no imports except `core`. It has at least the names in
`Rules` below.
`moves.py`, move ⇄ action ⇄ text, and the sentence for each refusal.
`view.py`, the only door to secrets: what a seat sees, what the public log says, what `reveal` shows.
`observe.py`, the facts of the view as numbers, for arrays of games.
`bot.py`, how bots think: habits, memory, and what a search needs (`Mind` below).
`words/xx.toml`, the rules for players, one file per language. What is typed at a terminal stands apart, in `[typed]`.
`__init__.py` ties them together as `GAME`.

A game may have optional capabilities. Callers test for one (`game.race is None`), never for a game's name.
`early.py`, if a move may be committed before its turn (`rospo.core.early.Early`).
`race.py`, if it is played in real time (`rospo.core.race.Race`).
`terminal.py` and `story.py`, if it can be played at the terminal (`rospo.core.terminal.Terminal`).
`openspiel.py`, for the whole of OpenSpiel (`rospo.core.openspiel.Description`).
`reasons.py`, if hints are to say why (`rospo.core.reasons.Reasons`, or `Review` for a race).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from rospo.core.bits import lowest
from rospo.core.early import Early
from rospo.core.layout import Layout
from rospo.core.race import Race
from rospo.core.record import Ints

if TYPE_CHECKING:  # needed only when asked for
    from rospo.core.openspiel import Description
    from rospo.core.reasons import Reasons, Review
    from rospo.core.terminal import Terminal

DEAL = 0
"""Phase: a round is about to be dealt. The runner shuffles or stacks the deck and calls `deal`; no seat acts."""
OVER = 1
"""Phase: the match is over."""
LEGAL = 0
"""Instead of a reason for refusing an action: it may be played."""

Facts = tuple[tuple[str, Any], ...]
AnyState = Any
"""Any game's state; each game's functions take their own."""


class Rules(Protocol):
    """The law of one game. Every state has the fields players, seed, first_dealer, round, dealer, phase and deck."""

    @property
    def State(self) -> Any: ...  # the declared integers
    @property
    def ACTIONS(self) -> int: ...  # codes are 0 … ACTIONS - 1 for any number of players and any options
    @property
    def DECK(self) -> int: ...  # cards in a deck
    @property
    def PHASES(self) -> tuple[str, ...]: ...  # the phases' public names, by number

    def begin(self, s: AnyState) -> None: ...  # players, options and seed are set: prepare the first deal
    def shuffle(self, s: AnyState) -> None: ...  # set this round's deck, from the seed (ALL-R3)
    def deal(self, s: AnyState) -> None: ...  # deal the deck as it is
    def to_act(self, s: AnyState) -> int: ...  # the seats that may act now, as bits
    def due(self, s: AnyState) -> int: ...  # those that the game waits for
    def choices(self, s: AnyState, seat: int) -> int: ...  # how many legal moves the seat has
    def choice(self, s: AnyState, seat: int, n: int) -> int: ...  # the n-th legal move, in the contract's order
    def refusal(self, s: AnyState, seat: int, action: int) -> int: ...  # LEGAL, or why it can't be played
    def apply(self, s: AnyState, seat: int, action: int) -> None: ...  # do it; the caller has checked
    def score(self, s: AnyState, seat: int) -> int: ...  # what the score sheet shows now; higher is better
    def winners(self, s: AnyState) -> int: ...  # when over: the seats that won, as bits


class Event(NamedTuple):
    """One event of the public log: what everybody at the table saw, and nothing else.

    `kind` is a move ("lay", "bid" …, made by `seat`) or an automatic consequence of one ("trick", "round" …).
    Facts are pairs of a name and an immutable value, so a log can be shared without copying.
    """

    kind: str
    seat: int | None
    facts: Facts = ()

    def fact(self, name: str) -> Any:
        """The fact of that name, or None."""
        return dict(self.facts).get(name)

    def to_dict(self) -> dict[str, Any]:
        told: dict[str, Any] = {"kind": self.kind}
        if self.seat is not None:
            told["seat"] = self.seat
        told.update(self.facts)
        return told


def start_of_round(log: Sequence[Event]) -> int:
    """The index in a log of this round's first event."""
    for i in range(len(log) - 1, -1, -1):
        if log[i].kind == "round":
            return i + 1
    return 0


@dataclass(frozen=True, kw_only=True, slots=True)
class View:
    """Everything that one seat, or a spectator (`seat` is None), may know. Each game adds its own fields."""

    game: str
    seat: int | None
    players: int
    options: Mapping[str, Any]
    phase: str
    to_act: tuple[int, ...]  # the seats that may act
    due: tuple[int, ...]  # those that the game waits for
    round: int  # from 1
    dealer: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    log: tuple[Event, ...] = field(repr=False)

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready: only dicts, lists, texts, numbers, true, false and null."""
        return {f.name: _plain(getattr(self, f.name)) for f in fields(self)}


def _plain(value: Any) -> Any:
    if isinstance(value, Event):
        return _plain(value.to_dict())
    if isinstance(value, Mapping):
        return {str(k): _plain(v) for k, v in value.items()}
    if isinstance(value, tuple | list):
        return [_plain(v) for v in value]
    return value


class Moves(Protocol):
    """Move ⇄ action ⇄ text of one game."""

    CARDS: tuple[str, ...]  # every card of the deck, in deck order
    EXAMPLES: str  # of move texts, shown after a text that isn't one

    def text(self, action: int) -> str: ...  # of a code from 0 to ACTIONS - 1; MalformedMove if the code is unused
    def action(self, text: str) -> int: ...  # MalformedMove, or IllegalMove for what exists at no table
    def legal(self, s: AnyState, seat: int) -> list[int]: ...  # all choices of a seat that may act, in order
    def why(self, s: AnyState, seat: int, action: int, reason: int) -> tuple[str, str]: ...  # a sentence, the rule's id
    def card(self, name: str) -> int: ...  # that card's number in the deck


class Views(Protocol):
    """The only door to one game's secrets. A view is the common fields, `public` and `own`."""

    def view(self, s: AnyState, seat: int | None, common: dict[str, Any]) -> View: ...
    def public(self, s: AnyState, log: Sequence[Event]) -> dict[str, Any]: ...  # the fields that everyone sees alike
    def own(self, s: AnyState, seat: int | None) -> dict[str, Any]: ...  # the fields that only this seat may know
    # Called before a move: the facts of its event
    def noticed(self, s: AnyState, seat: int, action: int) -> Facts: ...
    # Called after the move, before a new deal: its event, and those that followed automatically
    def told(self, s: AnyState, seat: int, action: int, noticed: Facts) -> list[Event]: ...
    def reveal(self, s: AnyState) -> dict[str, Any]: ...  # the whole truth


class Mind(Protocol):
    """How bots think about one game.

    All but `recall` are plain functions that also compile, like the rules. They get a state `s` as one seat knows it,
    or a complete one that a search has imagined: so habits look only at public fields and their own hand.
    `m` is the public memory of this round, declared like a state: what everybody saw but the table no longer shows.
    `x` is the state of the random generator (`core.chance`): a function that draws returns the next one.
    """

    @property
    def PLAYOUTS(self) -> int: ...  # default for a search: nearly always below 200 ms on one core
    @property
    def TRIES(self) -> int: ...  # worlds imagined for each one kept, chosen by plausibility
    @property
    def MIXES(self) -> bool: ...  # are there secret choices that a search should mix?
    @property
    def LEVELS(self) -> Mapping[str, str]: ...  # novice, club, expert: each with one line on how it thinks
    @property
    def Memory(self) -> Any: ...  # the declared integers

    # --- memory
    def recall(self, view: Any, s: AnyState, m: Any) -> None: ...  # fill both from a view; what is hidden stays 0
    def forget(self, s: AnyState, m: Any) -> None: ...  # a round has just been dealt
    def remember(self, s: AnyState, m: Any, seat: int, action: int) -> None: ...  # before the move is applied

    # --- habits: the generator's next state, and a legal action
    def novice(self, s: AnyState, m: Any, seat: int, x: int) -> tuple[int, int]: ...
    def club(self, s: AnyState, m: Any, seat: int, x: int) -> tuple[int, int]: ...
    def playout(self, s: AnyState, m: Any, seat: int, x: int) -> tuple[int, int]: ...  # used for every seat in a search

    # --- search, seen from one seat
    def candidates(self, s: AnyState, m: Any, seat: int, out: Ints) -> int: ...  # writes what to try; how many
    def attempt(self, s: AnyState, m: Any, seat: int, candidate: int) -> None: ...  # do it in an imagined world
    def imagine(self, s: AnyState, m: Any, seat: int, x: int) -> int: ...  # place the hidden cards at random
    def plausible(self, s: AnyState, m: Any, seat: int) -> float: ...  # how well that fits what the others did
    def leaves(self, s: AnyState, m: Any) -> int: ...  # at most how many ways the round can still go
    def worth(self, s: AnyState, m: Any, seat: int) -> float: ...  # of a finished round, from 0 (match lost) to 1

    # --- when all choose in secret at the same time
    def mixes(self, s: AnyState) -> int: ...  # number of styles of play to mix; 0: nothing to mix
    def adopt(self, s: AnyState, m: Any, seat: int, style: int) -> None: ...  # make a seat follow one style


class RacingMind(Mind, Protocol):
    """What a race adds to a mind: when to wait. The rules don't know waiting, since it is no move."""

    @property
    def WAIT(self) -> int: ...  # a search's candidate for waiting, then looking again
    def wait_ms(self, s: AnyState, m: Any, seat: int) -> int: ...  # for how long; 0: not at all

    # --- habits: the generator's next state, and milliseconds; 0 means act now
    def novice_wait(self, s: AnyState, m: Any, seat: int, x: int) -> tuple[int, int]: ...
    def club_wait(self, s: AnyState, m: Any, seat: int, x: int) -> tuple[int, int]: ...


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game: `check` returns the value to use or raises ValueError with what would be valid."""

    name: str
    default: Any
    rule: str
    check: Callable[[Any], Any]
    values: tuple[Any, ...] = ()  # if there are few: what a menu would offer
    meaning: str = ""  # what it does, in one English line, for someone who hasn't read the rules yet


@dataclass(frozen=True, slots=True, eq=False)
class Game:
    """One game, tied together. Each exists once, so games compare by identity."""

    name: str
    title: str
    place: int  # in the list of games
    seats: range  # player counts
    options: tuple[Option, ...]
    rules: Rules
    moves: Moves
    views: Views
    bot: Mind  # in a race: a RacingMind
    configure: Callable[[AnyState, Mapping[str, Any]], None]  # put options into a new state
    observation: Layout  # what the numbers that `observe` writes mean
    compiled: Mapping[
        str, Callable[..., Any]
    ]  # besides the rules: `observe`, and `choose` where random play isn't uniform
    round_name: str = "round"
    shunned: range = range(0)  # action codes that random players avoid if they can do anything else
    # --- capabilities
    early: Early | None = None  # may a move be committed before its turn?
    race: Race | None = None  # is it played in real time, by a clock?
    terminal: "Callable[[], Terminal] | None" = None  # the table and the story; imports them when called
    together: bool = False  # do several seats choose at the same moment, in secret? In a race they act anyway
    openspiel: "Callable[[], Description] | None" = None  # what OpenSpiel needs to know; imports it when called
    reasons: "Callable[[], Reasons] | None" = None  # why a move is good or bad; imports them when called
    review: "Callable[[], Review] | None" = None  # in a race: what a finished round teaches; imports it when called

    @property
    def package(self) -> str:
        """The game's package, which also has its words."""
        name: str = self.rules.State.__module__.rpartition(".")[0]
        return name

    @property
    def counts(self) -> str:
        """The player counts in words: '2 to 4', or '2'."""
        least, most = self.seats[0], self.seats[-1]
        return f"{least}" if least == most else f"{least} to {most}"

    def deal(self, s: AnyState) -> None:
        """Deal the deck as it is, in a simulation; in a race, simulated players get on their marks."""
        self.rules.deal(s)
        if self.race is not None:
            self.race.on_your_marks(s)

    def next_seat(self, s: AnyState) -> int:
        """The seat that a simulation asks next: the first the game waits for; in a race, the next to act."""
        return lowest(self.rules.due(s)) if self.race is None else self.race.next_seat(s)


def whole(least: int, most: int = 1_000_000) -> Callable[[Any], int]:
    """A check for whole numbers."""

    def check(value: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise ValueError(f"a whole number from {least} to {most:,}")
        return value

    return check


def switch(value: Any) -> bool:
    """A check for options that are on or off."""
    if not isinstance(value, bool):
        raise ValueError("True or False")
    return value


def one_of(*values: Any) -> Callable[[Any], Any]:
    """A check for options with a few named values."""

    def check(value: Any) -> Any:
        for known in values:
            if type(value) is type(known) and value == known:
                return known
        raise ValueError("one of " + ", ".join(repr(v) for v in values))

    return check
