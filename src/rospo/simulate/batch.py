"""Many live games in one array: arrays in, arrays out, no Python per game."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from rospo.core.chance import POLICY, stream
from rospo.core.errors import BadOption, IllegalMove
from rospo.core.game import Game
from rospo.core.layout import Layout
from rospo.play import registry
from rospo.play.move import book
from rospo.play.options import checked_count, checked_seed
from rospo.simulate import drivers
from rospo.simulate.fast import compiled
from rospo.simulate.run import seed_base, template


class Batch:
    """Live games of one kind. In each, one seat is to act; `step` plays an action in every game at once.

    If all choose at once, the seats are asked one after the other, none seeing another's choice. A race runs by the
    speed model: the seat to act is the one whose moment has come.
    """

    def __init__(self, game: str, players: int, games: int, *, seed: int | None = None, **options: Any) -> None:
        self._template = template(game, players, options)
        checked_count("games", games)
        self._game = registry.game(game)
        self._entry = compiled(self._game).entry
        self._base = seed_base(checked_seed(seed))
        self._next = 0
        self._chance = stream(self._base, POLICY)
        self.players = players
        self.states: NDArray[np.void] = np.zeros(games, self._template.dtype)
        """The games themselves, with every secret: for analysis, not for players."""
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
            self._mask.flags.writeable = False  # it is reused until the next step
        return self._mask

    @property
    def layout(self) -> Layout:
        """What each number of an observation means, with a version."""
        return self._game.observation

    def observe(self, out: NDArray[Any] | None = None) -> NDArray[Any]:
        """(games, numbers): what the seat to act sees; `layout` says what each number is."""
        shape = (len(self), self.layout.size)
        out = np.zeros(shape, np.int32) if out is None else _writable("out", out, shape, "if")
        self._entry(drivers.observe_all)(self.states, self._seats, out)
        return out

    def look(self, observations: NDArray[Any], masks: NDArray[Any]) -> None:
        """`observe` and `mask` at once, into your own arrays: the fastest way to get both."""
        _writable("observations", observations, (len(self), self.layout.size), "if")
        _writable("masks", masks, (len(self), self._game.rules.ACTIONS), "bif")
        self._entry(drivers.look_all)(self.states, self._seats, observations, masks)

    def sample(self, out: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """(games,): one action per game, chosen as `random` does from the seed; 0 if the game is over."""
        out = np.zeros(len(self), np.int64) if out is None else _writable("out", out, (len(self),), "i")
        self._chance = self._entry(drivers.sample_all)(self.states, self._seats, self._chance, out)
        return out

    def step(self, actions: NDArray[Any]) -> None:
        """Play one action in each game, ignoring those of games that are over. If one is bad, nothing changes."""
        try:
            chosen = np.asarray(actions)
        except ValueError:
            raise BadOption(f"actions must be {len(self)} whole numbers, one per game") from None
        if chosen.shape != (len(self),) or chosen.dtype.kind not in "iu":
            raise BadOption(f"actions must be {len(self)} whole numbers, not {chosen.dtype} of shape {chosen.shape}")
        chosen = chosen.astype(np.int64, copy=False)
        refused = self._entry(drivers.first_refused)(self.states, self._seats, chosen)
        if refused >= 0:
            raise self._refused(refused, int(chosen[refused]))
        self._play(chosen)
        self._mask = None

    def reset(self, which: NDArray[np.bool_] | None = None) -> None:
        """Begin new games, with the next numbers, in the places whose flag is set; without flags, in all."""
        flags = np.ones(len(self), np.bool_) if which is None else np.asarray(which, np.bool_)
        if flags.shape != (len(self),):
            raise BadOption(f"which must be {len(self)} flags, not of shape {flags.shape}")
        self._next = self._begin(flags)
        self._mask = None

    def _play(self, actions: NDArray[np.int64]) -> None:
        self._entry(drivers.step_all)(self.states, self._seats, actions)

    def _begin(self, which: NDArray[np.bool_]) -> int:
        """Returns the number of the next game to begin."""
        begun = self._entry(drivers.begin_all)(self._template, self.states, self._seats, which, self._base, self._next)
        return int(begun)

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
        """The same sentence as from a match."""
        return refused(self._game, self.states[place], int(self._seats[place]), action, f"game {place} of the batch: ")


def refused(game: Game, state: np.void, seat: int, action: int, where: str = "") -> IllegalMove:
    """Why an action can't be played, in the words that a match would use."""
    book(game).of_action(action)  # an unused code raises its own error
    message, rule = why_not(game, state, seat, action)
    return IllegalMove(where + message, rule)


def why_not(game: Game, state: np.void, seat: int, action: int, reason: int | None = None) -> tuple[str, str]:
    """A sentence and a rule's id, for the given reason or the one that holds now."""
    plain = game.rules.State()
    for name in state.dtype.names or ():
        setattr(plain, name, state[name].tolist())
    return game.moves.why(plain, seat, action, game.rules.refusal(plain, seat, action) if reason is None else reason)


def _writable(name: str, array: Any, shape: tuple[int, ...], kinds: str) -> NDArray[Any]:
    """Refuse what compiled code can't write numbers to."""
    if not (isinstance(array, np.ndarray) and array.shape == shape and array.dtype.kind in kinds):
        raise BadOption(f"{name} must be an array of numbers of shape {shape}")
    if not array.flags.writeable:
        raise BadOption(f"{name} must be a writable array")
    return array
