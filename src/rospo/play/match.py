"""A match: one game from the first deal to the last score, on the plain rules.

A `Match` keeps a state, the actions played and the public log, and asks the game's rules about everything else.
"""

from collections.abc import Sequence
from typing import Any, Self

from rospo.core.bits import members
from rospo.core.chance import folded
from rospo.core.errors import BadDeck, BadOption, IllegalMove, MalformedMove, NotYourTurn, WrongSeat, quoted
from rospo.core.game import DEAL, OVER, Event, Game, View
from rospo.core.race import Race
from rospo.play import registry
from rospo.play.move import Move, book
from rospo.play.options import (
    Deck,
    checked_deck,
    checked_decks,
    checked_options,
    checked_players,
    checked_seed,
    new_state,
)
from rospo.play.record import Action, Record, Result, written_seed

SEATS = tuple(members(mask) for mask in range(1 << 6))
"""Sets of seats, by their bits."""
LATEST = 10**12
"""The latest moment a clock can show, thirty years after the start of a round."""


def start(
    game: str, players: int, *, seed: int | None = None, decks: list[Any] | None = None, **options: Any
) -> "Match":
    """Begin a match of a game.

    >>> match = start("take_that", players=3, seed=7, rounds=2)
    >>> match.phase, len(match.legal(match.to_act[0]))
    ('turn', 9)
    """
    found = registry.game(game)
    seats = checked_players(found, players)
    return Match(
        found,
        players=seats,
        options=checked_options(found, seats, options),
        seed=checked_seed(seed),
        decks=checked_decks(found, decks),
    )


class Match:
    """A match, in progress or over. Made by `rospo.start` and `rospo.load`."""

    __slots__ = ("_actions", "_book", "_decks", "_game", "_log", "_options", "_rules", "_seed", "_state")

    def __init__(
        self, game: Game, *, players: int, options: dict[str, Any], seed: int, decks: tuple[Deck, ...]
    ) -> None:
        self._game = game
        self._rules = game.rules
        self._book = book(game)
        self._options = options
        self._seed = seed
        self._decks = decks
        self._actions: list[Action] = []
        self._log: list[Event] = []
        self._state = new_state(game, players, options)
        self._state.seed = folded(seed)
        self._rules.begin(self._state)
        self._deal()

    def _deal(self) -> None:
        s = self._state
        if s.round < len(self._decks):
            s.deck[:] = map(self._game.moves.card, self._decks[s.round])
        else:
            self._rules.shuffle(s)
        self._rules.deal(s)

    # --- what is known

    @property
    def game(self) -> str:
        """The game's name."""
        return self._game.name

    @property
    def players(self) -> int:
        """The number of seats."""
        players: int = self._state.players
        return players

    @property
    def options(self) -> dict[str, Any]:
        """Every option by name, including defaults."""
        return dict(self._options)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now, in seat order; () when over."""
        return SEATS[self._rules.to_act(self._state)]

    @property
    def due(self) -> tuple[int, ...]:
        """The seats that the game waits for, without those that may act but needn't."""
        return SEATS[self._rules.due(self._state)]

    @property
    def phase(self) -> str:
        """The current phase, in the game's words; "over" at the end."""
        name: str = self._rules.PHASES[self._state.phase]
        return name

    @property
    def round(self) -> int:
        """The number of the round (or hand), from 1."""
        number: int = self._state.round + (self._state.phase != OVER)
        return number

    @property
    def moves(self) -> int:
        """The number of moves made."""
        return len(self._actions)

    @property
    def log_length(self) -> int:
        """The number of events in the public log."""
        return len(self._log)

    def log_since(self, start: int) -> tuple[Event, ...]:
        """The events of the public log from number `start` on, counted from 0."""
        return tuple(self._log[start:])

    @property
    def stacked(self) -> int:
        """How many rounds, from the first on, have a stacked deck."""
        return len(self._decks)

    @property
    def over(self) -> bool:
        """Is the match over?"""
        return bool(self._state.phase == OVER)

    @property
    def scores(self) -> tuple[int, ...]:
        """What the score sheet shows now, one number per seat; higher is better."""
        score, s = self._rules.score, self._state
        return tuple([score(s, seat) for seat in range(s.players)])

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; () before the end."""
        return SEATS[self._rules.winners(self._state)] if self.over else ()

    @property
    def clock(self) -> int:
        """Milliseconds from the start of the round. Only real-time games have a clock."""
        if self._game.race is None:
            raise AttributeError(self._no_clock())
        now: int = self._state.clock
        return now

    def legal(self, seat: int) -> list[Move]:
        """The moves that the seat may make now, in a fixed order; [] when it may not act."""
        s = self._state
        self._check_seat(seat)
        if not self._rules.to_act(s) >> seat & 1:
            return []
        return self._book.of_actions(self._game.moves.legal(s, seat))

    def later(self, seat: int) -> list[Move]:
        """In a race, what the seat may do after its next move, or once it may act again; [] if unknowable."""
        race = self._game.race
        self._check_seat(seat)
        return [] if race is None else self._book.of_actions(race.later(self._state, seat))

    def move(self, action: int) -> Move:
        """The move for an integer code: the inverse of `Move.action`."""
        return self._book.of_action(action)

    def view(self, seat: int | None) -> View:
        """All that the seat may know, and nothing more; None is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        common = {**self.fixed(), **self._common(), "seat": seat, "log": tuple(self._log)}
        view: View = self._game.views.view(self._state, seat, common)
        return view

    def fixed(self) -> dict[str, Any]:
        """The fields of a view that never change in a match."""
        return {"game": self._game.name, "players": self.players, "options": self.options}

    def _common(self) -> dict[str, Any]:
        """The fields that all games' views have and all seats see alike, without the log."""
        return {
            "phase": self.phase,
            "to_act": self.to_act,
            "due": self.due,
            "round": self.round,
            "dealer": self._last_dealer(),
            "scores": self.scores,
            "winners": self.winners,
        }

    def public(self) -> dict[str, Any]:
        """The fields of a view that change and are the same for everybody, except the log.

        For callers with many viewers: with `fixed`, `own`, the seat and the log, they make up the whole view.
        """
        return self._common() | self._game.views.public(self._state, self._log)

    def own(self, seat: int | None) -> dict[str, Any]:
        """The fields of a view that are this seat's own."""
        if seat is not None:
            self._check_seat(seat)
        return self._game.views.own(self._state, seat)

    def observe(self, seat: int) -> list[int]:
        """What the seat sees, as numbers for learners, without the log: the game's `observe.py` names them."""
        self._check_seat(seat)
        out = [0] * self._game.observation.size
        self._game.compiled["observe"](self._state, seat, out)
        return out

    def reveal(self) -> dict[str, Any]:
        """The whole truth, JSON-ready: for finished games, tests and analysis, never for a player at the table."""
        truth = {
            "game": self._game.name,
            "players": self.players,
            "options": self.options,
            "seed": written_seed(self._seed),
            "phase": self.phase,
            "round": self.round,
            "dealer": self._last_dealer(),
            "scores": self.scores,
            "winners": self.winners,
            **self._game.views.reveal(self._state),
        }
        return {key: _listed(value) for key, value in truth.items()}

    def _last_dealer(self) -> int:
        """The dealer of this round; when over, of the last."""
        dealer: int = (self._state.dealer - self.over) % self._state.players
        return dealer

    # --- what can be done

    def play(self, seat: int, move: Move | str, at: int | None = None) -> None:
        """Make a move, a `Move` or its text; in a race, at a moment. Raises and changes nothing if it can't be made."""
        s, rules = self._state, self._rules
        self._check_seat(seat)
        action = self._book.of(move).action
        before = 0
        if at is not None:
            before = self._move_clock(at)
        reason = rules.refusal(s, seat, action)
        if reason:
            error = self._refused(seat, action, reason)
            if at is not None:
                s.clock = before
            raise error
        self._actions.append(Action(s.round, seat, action, s.clock if self._game.race is not None else None))
        views = self._game.views
        noticed = views.noticed(s, seat, action)
        rules.apply(s, seat, action)
        self._log += map(_shared, views.told(s, seat, action, noticed))
        if s.phase == DEAL:
            self._deal()

    def advance(self, ms: int) -> None:
        """Move the clock on to `ms` milliseconds from the start of the round. It never runs back."""
        race = self._must_race()
        if self.over:
            raise IllegalMove("the match is over and its clock stands still", race.END_RULE)
        self._move_clock(ms)

    def stack(self, deck: Sequence[str]) -> None:
        """Set the deck of the next round that has none, top card first: decks may come while the match goes on.

        Once that round has been dealt it is too late: the deck would only change the record.
        """
        number = self.stacked + 1
        names = checked_deck(self._game, number, deck)
        if number <= self.round:
            raise BadDeck(
                f"deck {number} comes too late: {self._game.round_name} {number} has been dealt from the seed"
            )
        self._decks += (names,)

    def copy(self) -> Self:
        """An independent match in the same position."""
        twin = object.__new__(type(self))
        for name in self.__slots__:
            setattr(twin, name, getattr(self, name))
        twin._state = self._state.copy()
        twin._actions = self._actions[:]
        twin._log = self._log[:]
        return twin

    def record(self) -> Record:
        """Everything needed to play this match again: `str(record)` is a text, `rospo.load` reads it."""
        s = self._state
        return Record(
            game=self._game.name,
            players=self.players,
            options=self.options,
            seed=self._seed,
            decks=self._decks,
            first_dealer=(s.dealer - s.round) % s.players,
            actions=tuple(self._actions),
            clock=self._late_clock(),
            result=Result(self.scores, self.winners) if self.over else None,
        )

    def _late_clock(self) -> int | None:
        """What the clock shows, if neither a move nor the start of the round implies it."""
        s = self._state
        if self._game.race is None or self.over:
            return None
        last = self._actions[-1] if self._actions else None
        told = last.at if last is not None and last.round == s.round else 0
        return None if s.clock == told else s.clock

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: Any) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        from rospo.play.load import load  # it imports this module

        return load, (str(self.record()),)

    def __repr__(self) -> str:
        return f"<{self._game.title}: {self.players} players, {self._game.round_name} {self.round}, {self.phase}>"

    # --- refusals

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self._state.players:
            raise WrongSeat(f"there is no seat {quoted(seat)} here: the seats are 0 to {self._state.players - 1}")

    def _must_race(self) -> Race:
        if self._game.race is None:
            raise BadOption(self._no_clock())
        return self._game.race

    def _no_clock(self) -> str:
        return f"{self._game.title} has no clock: only real-time games have one"

    def _move_clock(self, at: int) -> int:
        """Set the clock; returns its old value."""
        rule = self._must_race().CLOCK_RULE
        now: int = self._state.clock
        if isinstance(at, bool) or not isinstance(at, int):
            raise MalformedMove(f"a moment is a whole number of milliseconds, not {quoted(at)}")
        if at < now:
            raise IllegalMove(f"the clock shows {now} ms and can't go back to {quoted(at)} ms", rule)
        if at > LATEST:
            raise IllegalMove(f"the clock goes up to {LATEST} ms, not to {quoted(at)}", rule)
        self._state.clock = at
        return now

    def _refused(self, seat: int, action: int, reason: int) -> IllegalMove:
        message, rule = self._game.moves.why(self._state, seat, action, reason)
        if self.over or seat in self.to_act:
            return IllegalMove(message, rule)
        return NotYourTurn(message, rule)


_SHORT: dict[Event, Event] = {}


def _shared(event: Event) -> Event:
    """One shared object for equal short events: a thousand tables have the same few hundred."""
    if len(event.facts) > 1 or (event.facts and not isinstance(event.facts[0][1], int | str)):
        return event
    return _SHORT.setdefault(event, event)


def _listed(value: Any) -> Any:
    """Tuples as lists, for JSON."""
    return [_listed(item) for item in value] if isinstance(value, tuple) else value
