"""What a game must offer.

A game is a folder in `rospo.games` with the same files as the others; the registry finds it by itself.

`rules.py`, the law. Plain functions over a declared `State`, compiled as they stand for simulation, so: integers
only, no classes but the state and the refusals, no exceptions, no imports but `core`. It offers the names of `Rules`
below, among others.
`moves.py`, move ⇄ action ⇄ text, and the sentence for each refusal.
`view.py`, the only door to secrets: what a seat sees, what the public log says, what `reveal` tells.
`observe.py`, what a seat sees as numbers, for arrays of games; the same facts as the view.
`bot.py`, how players made of code think: habits, memory, and what a search needs (`Mind` below).
`words/xx.toml`, the rules for players, a file a language.
`__init__.py` ties them together as `GAME`.

A game may offer more, a capability each. Everybody asks for it as for `game.race is None`, and never for a game's name.
`early.py`, if a move may be committed before its turn (`rospo.core.early.Early`).
`race.py`, if it is played in real time (`rospo.core.race.Race`).
`terminal.py` and `story.py`, if it can be played at the terminal (`rospo.core.terminal.Terminal`).
`openspiel.py`, for the whole of OpenSpiel (`rospo.core.openspiel.Description`).
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
    from rospo.core.terminal import Terminal

DEAL = 0
"""Phase: a round is to be dealt. The runner shuffles, or puts a stacked deck, and calls `deal`; no seat acts."""
OVER = 1
"""Phase: the match is over."""
LEGAL = 0
"""In the place of a reason why an action can't be played: it can."""

Facts = tuple[tuple[str, Any], ...]
AnyState = Any
"""Any game's state: each game's functions take its own."""


class Rules(Protocol):
    """The law of one game. Every state has the fields players, seed, first_dealer, round, dealer, phase and deck."""

    @property
    def State(self) -> Any: ...  # the declared record
    @property
    def ACTIONS(self) -> int: ...  # codes are 0 … ACTIONS - 1, whatever the players and options
    @property
    def DECK(self) -> int: ...  # cards in a deck
    @property
    def PHASES(self) -> tuple[str, ...]: ...  # the phases' public names, by number

    def begin(self, s: AnyState) -> None: ...  # players, options and seed are set: make ready for the first deal
    def shuffle(self, s: AnyState) -> None: ...  # put the deck of this round as the seed has it (ALL-R3)
    def deal(self, s: AnyState) -> None: ...  # deal the deck as it lies
    def to_act(self, s: AnyState) -> int: ...  # the seats that may act now, as bits
    def due(self, s: AnyState) -> int: ...  # those of them that the game waits for
    def choices(self, s: AnyState, seat: int) -> int: ...  # how many legal moves the seat has
    def choice(self, s: AnyState, seat: int, n: int) -> int: ...  # the n-th of them, in the contract's order
    def refusal(self, s: AnyState, seat: int, action: int) -> int: ...  # LEGAL, or why it can't be played
    def apply(self, s: AnyState, seat: int, action: int) -> None: ...  # do it; the caller has checked
    def score(self, s: AnyState, seat: int) -> int: ...  # what the score sheet shows now; more is better
    def winners(self, s: AnyState) -> int: ...  # when over: the seats that won, as bits


class Event(NamedTuple):
    """One event of the public log: what everybody at the table saw, and nothing else.

    `kind` is a move ("lay", "bid" …, then `seat` is who made it) or what came of it by itself ("trick", "round" …).
    Facts are pairs of a name and an unchangeable value, so that a log can be shared without copying.
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
    """Where the events of this round begin in a log."""
    for i in range(len(log) - 1, -1, -1):
        if log[i].kind == "round":
            return i + 1
    return 0


@dataclass(frozen=True, kw_only=True, slots=True)
class View:
    """All that one seat may know, or a spectator (`seat` is None). Each game lists its own on top of these."""

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
    EXAMPLES: str  # of move texts, for somebody who wrote something else

    def text(self, action: int) -> str: ...  # of a code from 0 to ACTIONS - 1; MalformedMove if it stands for nothing
    def action(self, text: str) -> int: ...  # MalformedMove, or IllegalMove for what no table has
    def legal(self, s: AnyState, seat: int) -> list[int]: ...  # all choices of a seat that may act, in order
    def why(self, s: AnyState, seat: int, action: int, reason: int) -> tuple[str, str]: ...  # a sentence, the rule's id
    def card(self, name: str) -> int: ...  # how the deck holds the card of that name


class Views(Protocol):
    """The only door to one game's secrets. A view is what all games have in common, `public` and `own`."""

    def view(self, s: AnyState, seat: int | None, common: dict[str, Any]) -> View: ...
    def public(self, s: AnyState, log: Sequence[Event]) -> dict[str, Any]: ...  # the fields that are the same for all
    def own(self, s: AnyState, seat: int | None) -> dict[str, Any]: ...  # those that only this seat may know
    # Asked before a move: what its line in the log says
    def noticed(self, s: AnyState, seat: int, action: int) -> Facts: ...
    # Asked after it, before a new deal: its line in the log, and what followed by itself
    def told(self, s: AnyState, seat: int, action: int, noticed: Facts) -> list[Event]: ...
    def reveal(self, s: AnyState) -> dict[str, Any]: ...  # the whole truth


class Mind(Protocol):
    """How players made of code think about one game.

    All but `recall` are plain functions that also compile, like the rules. They see a state `s` as some seat knows it
    or, in a world that a search imagines, a whole one: so habits look at public things and at their own hand only.
    `m` is the public memory of this round, a declared record: what everybody saw that no longer lies on the table.
    `x` is chance's state (`core.chance`): who draws returns the next one.
    """

    @property
    def PLAYOUTS(self) -> int: ...  # of a search, usually: below 200 ms on one core nearly always
    @property
    def TRIES(self) -> int: ...  # worlds to imagine for one that is kept, by how plausible each is
    @property
    def MIXES(self) -> bool: ...  # are there secret choices, to be mixed?
    @property
    def LEVELS(self) -> Mapping[str, str]: ...  # novice, club, expert: each with the line that says how it thinks
    @property
    def Memory(self) -> Any: ...  # the declared record

    # --- memory
    def recall(self, view: Any, s: AnyState, m: Any) -> None: ...  # from a view: fill both; what is hidden stays 0
    def forget(self, s: AnyState, m: Any) -> None: ...  # a round has just been dealt
    def remember(self, s: AnyState, m: Any, seat: int, action: int) -> None: ...  # asked before the move is applied

    # --- habits: chance's next state, and a legal action
    def novice(self, s: AnyState, m: Any, seat: int, x: int) -> tuple[int, int]: ...
    def club(self, s: AnyState, m: Any, seat: int, x: int) -> tuple[int, int]: ...
    def playout(self, s: AnyState, m: Any, seat: int, x: int) -> tuple[int, int]: ...  # everybody's, in a search

    # --- search, from the eyes of one seat
    def candidates(self, s: AnyState, m: Any, seat: int, out: Ints) -> int: ...  # what to try; how many
    def attempt(self, s: AnyState, m: Any, seat: int, candidate: int) -> None: ...  # do it in an imagined world
    def imagine(self, s: AnyState, m: Any, seat: int, x: int) -> int: ...  # put the hidden cards somewhere, by chance
    def plausible(self, s: AnyState, m: Any, seat: int) -> float: ...  # how well that fits what the others did
    def leaves(self, s: AnyState, m: Any) -> int: ...  # at most how many ways the round can still go, if few
    def worth(self, s: AnyState, m: Any, seat: int) -> float: ...  # of a finished round, from 0, a lost match, to 1

    # --- where all choose in secret at the same time
    def mixes(self, s: AnyState) -> int: ...  # how many styles of play everybody mixes; 0: nothing to mix
    def adopt(self, s: AnyState, m: Any, seat: int, style: int) -> None: ...  # let a seat play by one, in a world


class RacingMind(Mind, Protocol):
    """What the mind of a game that is a race adds: when to wait. No law knows that, for it is not moving."""

    @property
    def WAIT(self) -> int: ...  # among the candidates of a search: wait, then see
    def wait_ms(self, s: AnyState, m: Any, seat: int) -> int: ...  # for how long, if at all

    # --- habits: chance's next state, and milliseconds; 0 is to act now
    def novice_wait(self, s: AnyState, m: Any, seat: int, x: int) -> tuple[int, int]: ...
    def club_wait(self, s: AnyState, m: Any, seat: int, x: int) -> tuple[int, int]: ...


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game: `check` returns the value to use or raises ValueError with what would be right."""

    name: str
    default: Any
    rule: str
    check: Callable[[Any], Any]
    values: tuple[Any, ...] = ()  # where there are few: what a menu would offer
    meaning: str = ""  # what it does, in one English line, for someone who hasn't read the rules yet


@dataclass(frozen=True, slots=True, eq=False)
class Game:
    """One game, tied together. There is one of each, so they are told apart by identity."""

    name: str
    title: str
    place: int  # in the list of games
    seats: range  # player counts
    options: tuple[Option, ...]
    rules: Rules
    moves: Moves
    views: Views
    bot: Mind  # in a race: a RacingMind
    configure: Callable[[AnyState, Mapping[str, Any]], None]  # options into a new state
    observation: Layout  # what the numbers are that `observe` writes
    compiled: Mapping[
        str, Callable[..., Any]
    ]  # besides the rules: `observe`, and `choose` where random play isn't uniform
    round_name: str = "round"
    shunned: range = range(0)  # action codes that random players leave out while they can do anything else
    # --- capabilities
    early: Early | None = None  # may a move be committed before its turn?
    race: Race | None = None  # is it played in real time? Then there is a clock
    terminal: "Callable[[], Terminal] | None" = None  # the table and the story; imports them when called
    together: bool = False  # do several seats choose at the same moment, in secret? In a race they act anyway
    openspiel: "Callable[[], Description] | None" = None  # what OpenSpiel asks of it; loaded when it does

    @property
    def package(self) -> str:
        """The package that the game is in, with its words."""
        name: str = self.rules.State.__module__.rpartition(".")[0]
        return name

    def deal(self, s: AnyState) -> None:
        """Deal the deck as it lies, in a simulation: simulated players are at their marks then."""
        self.rules.deal(s)
        if self.race is not None:
            self.race.on_your_marks(s)

    def next_seat(self, s: AnyState) -> int:
        """The seat that a simulation asks next: the first that the game waits for; in a race, whose moment comes."""
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
