"""The games and states that OpenSpiel calls. They only translate; `course`, `sight` and `worlds` do the work."""

from functools import cached_property
from random import Random
from typing import Any, ClassVar

import pyspiel

from rospo.adapters.openspiel.course import (
    CHANCE,
    OUTCOMES,
    SHUFFLES,
    TERMINAL,
    Course,
    Retold,
    by_chance,
    play,
    scores,
)
from rospo.adapters.openspiel.general import Memory
from rospo.adapters.openspiel.kinds import Kind
from rospo.adapters.openspiel.sight import Sight, heading
from rospo.adapters.openspiel.words import text
from rospo.adapters.openspiel.worlds import another
from rospo.core.game import Game
from rospo.play import registry

_OUTCOMES = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]


class RospoState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A match at one moment. Its only attribute is `course`: OpenSpiel copies and serializes all attributes."""

    kind: ClassVar[Kind]

    def __init__(self, game: Any, course: Course) -> None:
        super().__init__(game)
        self.course = course

    def current_player(self) -> int:
        """The seat to act, CHANCE or TERMINAL."""
        return self.course.turn

    def is_terminal(self) -> bool:
        return self.course.turn == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All outcomes are equally likely, at every chance node."""
        return _OUTCOMES

    def _legal_actions(self, player: int) -> list[int]:
        found = self.kind.game.moves.legal(self.course.s, player)
        found.sort()  # OpenSpiel wants them sorted
        return found

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Like the inherited one, without its five calls back and forth."""
        turn = self.course.turn
        if turn >= 0 and (player is None or player == turn):
            return self._legal_actions(turn)
        inherited: list[int] = super().legal_actions() if player is None else super().legal_actions(player)
        return inherited

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """Like the inherited one, which makes a new initial state each time just to know the size."""
        seat = self.course.turn if player is None else player
        if self.kind.described and 0 <= seat < self.course.s.players:
            return self._numbers(seat, recall=True)
        inherited: list[float] = super().information_state_tensor(seat)
        return inherited

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """Likewise."""
        seat = self.course.turn if player is None else player
        if 0 <= seat < self.course.s.players:
            return self._numbers(seat, recall=False)
        inherited: list[float] = super().observation_tensor(seat)
        return inherited

    def _numbers(self, seat: int, *, recall: bool) -> list[float]:
        sights: dict[bool, Sight] = self.get_game().sights
        return sights[recall].numbers_from(self, seat)

    def _apply_action(self, action: int) -> None:
        course = self.course
        if type(course) is Retold:
            return
        if course.turn == CHANCE:
            by_chance(self.kind, course, action)
        else:
            play(self.kind, course, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != CHANCE:
            return self.kind.game.moves.text(action)
        return f"{'shuffle' if self.course.shuffles < SHUFFLES else 'deal'} {action}"

    def returns(self) -> list[float]:
        """The final scores; 0 for all before the end."""
        course = self.course
        if course.turn != TERMINAL:
            return [0.0] * course.s.players
        return [float(score) for score in scores(self.kind, course.s)]

    def resample_from_infostate(self, player: int, sampler: Any) -> "RospoState":
        """Another match that the player can't tell from this one.

        Its history has the same moves, except secret ones, and reveals nothing of the true deals: it has other outcomes
        of chance, which don't lead to this state. To keep such a state, serialize it.
        """
        if not self.kind.described:
            raise NotImplementedError(f"{self.kind.game.title} has no openspiel.py, so no other match can be drawn")
        rng = Random(int(sampler() * (1 << 53)))
        twin: RospoState = self.get_game().new_initial_state()
        course = another(self.kind, self.course, player, rng)
        twin.course = retold = Retold()
        moves = iter(course.moves)
        for item in self.full_history():
            retold.turn = item.player
            twin.apply_action(rng.randrange(OUTCOMES) if item.player == CHANCE else next(moves))
        twin.course = course
        return twin

    def __str__(self) -> str:
        """The whole truth, for debugging."""
        course = self.course
        s = course.s
        lines = [f"seed {s.seed}, chance nodes {course.shuffles} + {len(course.deals)}"]
        lines += heading(self.kind, course)
        if course.deals:
            lines += [f"{name}: {text(value)}" for name, value in self.kind.game.views.reveal(s).items()]
        lines += [f"{name}: {text(value)}" for name, value in self.kind.description.hidden(s).items()]
        return "\n".join(lines)


class RospoGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games with its parameters."""

    kind: ClassVar[Kind]
    state: ClassVar[type[RospoState]]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        kind = self.kind
        given = kind.parameters | (parameters or {})
        self._template = kind.template(given)
        self._size = kind.description.size(self._template, given)
        information = pyspiel.GameInfo(
            num_distinct_actions=kind.game.rules.ACTIONS,
            max_chance_outcomes=OUTCOMES,
            num_players=self._template.players,
            min_utility=self._size.least,
            max_utility=self._size.most,
            utility_sum=None,
            max_game_length=self._size.moves,
        )
        super().__init__(game_type(kind), information, parameters or {})

    def new_initial_state(self) -> RospoState:
        return self.state(self, self._new_course())

    def _new_course(self) -> Course:
        return Course(self._template.copy(), self._size, None if self.kind.described else Memory())

    @cached_property
    def sights(self) -> dict[bool, Sight]:
        """What a seat sees, with perfect recall and without."""
        course = self._new_course()
        return {recall: Sight(self.kind, course, public=True, private=True, recall=recall) for recall in (False, True)}

    def max_chance_nodes_in_history(self) -> int:
        return SHUFFLES + self._size.rounds

    def make_py_observer(self, what: Any = None, parameters: Any = None) -> Sight | None:
        """An observer for that `IIGObservationType`; None if a seat would see what it can't know."""
        if parameters:
            raise ValueError(f"observations take no parameters, such as {parameters}")
        what = what or pyspiel.IIGObservationType(perfect_recall=False)
        private = what.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if what.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        if what.perfect_recall and not (private and what.public_info):
            return None
        return Sight(
            self.kind, self._new_course(), public=what.public_info, private=private, recall=what.perfect_recall
        )


def game_type(kind: Kind) -> Any:
    """What OpenSpiel knows of a game before it is loaded."""
    return pyspiel.GameType(
        short_name=f"rospo_{kind.game.name}",
        long_name=kind.game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=kind.game.seats[-1],
        min_num_players=kind.game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=kind.described,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=kind.parameters,
    )


def game_class(game: Game) -> type[RospoGame]:
    """A game's own class, and that of its states; found here by pickle."""
    kind = Kind(game)
    state = type(f"{game.name}_state", (RospoState,), {"kind": kind})
    made = type(f"{game.name}_game", (RospoGame,), {"kind": kind, "state": state})
    globals().update({one.__name__: one for one in (state, made)})
    return made


def register() -> None:
    """Register all games with OpenSpiel, once. It keeps them past Python's end, which only classes survive."""
    known = set(pyspiel.registered_names())
    for name in registry.games():
        if f"rospo_{name}" not in known:
            made = game_class(registry.game(name))
            pyspiel.register_game(game_type(made.kind), made)
