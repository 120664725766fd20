"""Many live games in one array: arrays in, arrays out, no Python per game."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from rospo.core.errors import BadOption, IllegalMove
from rospo.play import registry
from rospo.play.move import book
from rospo.play.options import checked_count, checked_seed
from rospo.simulate import drivers
from rospo.simulate.fast import compiled
from rospo.simulate.run import seed_base, template


class Batch:
    """Live games of one kind. In each, one seat is to act; `step` plays an action in every game at once.

    In a duel of Twins the seats pick one after the other, none seeing another's pick. A race of Ligretto Twist runs by
    the speed model: the seat to act is the one whose moment has come (LT-R9).
    """

    def __init__(self, game: str, players: int, games: int, *, seed: int | None = None, **options: Any) -> None:
        self._template = template(game, players, options)
        checked_count("games", games)
        self._game = registry.game(game)
        self._entry = compiled(self._game).entry
        self._base = seed_base(checked_seed(seed))
        self._next = 0
        self.players = players
        self.states: NDArray[np.void] = np.zeros(games, self._template.dtype)
        """The games themselves, every secret included: for analysis, not for players."""
        self._seats: NDArray[np.int8] = np.full(games, -1, np.int8)
        self._mask: NDArray[np.bool_] | None = None
        self.reset()

    def __len__(self) -> int:
        return len(self.states)

    def __repr__(self) -> str:
        return f"<Batch of {self._game.name}: {len(self)} games, {int(self.over.sum())} of them over>"

    @property
    def to_act(self) -> NDArray[np.int8]:
        """(games,): the seat to act in each game; -1 when it is over."""
        return self._seats.copy()

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which games are over."""
        over: NDArray[np.bool_] = self._seats < 0
        return over

    @property
    def mask(self) -> NDArray[np.bool_]:
        """(games, actions): the legal actions of the seat to act; a row of False when the game is over."""
        if self._mask is None:
            self._mask = np.zeros((len(self), self._game.rules.ACTIONS), np.bool_)
            self._entry(drivers.mask_all)(self.states, self._seats, self._mask)
            self._mask.flags.writeable = False  # it is kept until the next step
        return self._mask

    def observe(self, out: NDArray[Any] | None = None) -> NDArray[Any]:
        """(games, numbers): what the seat to act sees; `rospo.games.<game>.observe` says what each number is."""
        shape = (len(self), self._game.observation)
        if out is None:
            out = np.zeros(shape, np.int32)
        if not (isinstance(out, np.ndarray) and out.shape == shape and out.dtype.kind in "if" and out.flags.writeable):
            raise BadOption(f"out must be a writable array of numbers of the shape {shape}")
        self._entry(drivers.observe_all)(self.states, self._seats, out)
        return out

    def step(self, actions: NDArray[Any]) -> None:
        """Play one action in each game; those of games that are over are ignored. If one is bad, nothing changes."""
        try:
            chosen = np.asarray(actions)
        except ValueError:
            raise BadOption(f"actions must be {len(self)} whole numbers, one a game") from None
        if chosen.shape != (len(self),) or chosen.dtype.kind not in "iu":
            raise BadOption(f"actions must be {len(self)} whole numbers, not {chosen.dtype} of shape {chosen.shape}")
        chosen = chosen.astype(np.int64)
        refused = self._entry(drivers.first_refused)(self.states, self._seats, chosen)
        if refused >= 0:
            raise self._refused(refused, int(chosen[refused]))
        self._entry(drivers.step_all)(self.states, self._seats, chosen)
        self._mask = None

    def reset(self, which: NDArray[np.bool_] | None = None) -> None:
        """Begin new games, numbered on, in the places whose flag is set; without flags in all."""
        flags = np.ones(len(self), np.bool_) if which is None else np.asarray(which, np.bool_)
        if flags.shape != (len(self),):
            raise BadOption(f"which must be {len(self)} flags, not of shape {flags.shape}")
        self._next = self._entry(drivers.begin_all)(
            self._template, self.states, self._seats, flags, self._base, self._next
        )
        self._mask = None

    @property
    def scores(self) -> NDArray[np.int32]:
        """(games, players): what the score sheets show now."""
        return self._results()[0]

    @property
    def winners(self) -> NDArray[np.bool_]:
        """(games, players): who won the games that are over."""
        return self._results()[1]

    def _results(self) -> tuple[NDArray[np.int32], NDArray[np.bool_]]:
        scores = np.zeros((len(self), self.players), np.int32)
        winners = np.zeros((len(self), self.players), np.bool_)
        self._entry(drivers.results)(self.states, scores, winners)
        return scores, winners

    def _refused(self, place: int, action: int) -> Exception:
        """The same sentence as a match would give."""
        state = self._game.rules.State()
        for name in self.states.dtype.names or ():
            value = self.states[name][place]
            setattr(state, name, value.tolist())
        book(self._game).of_action(action)  # a code that stands for nothing has an error of its own
        seat = int(self._seats[place])
        reason = self._game.rules.refusal(state, seat, action)
        message, rule = self._game.moves.why(state, seat, action, reason)
        return IllegalMove(f"game {place} of the batch: {message}", rule)
