"""Tables for the tests of the OpenSpiel adapter, and matches in both worlds at once."""

from random import Random
from typing import Any

import pyspiel

from rospo import Match
from rospo.adapters.openspiel import RospoState
from rospo.adapters.openspiel.course import CHANCE, SHUFFLES, deal, play
from tests.tables import Table

SHORT = [
    *(f"rospo_take_that(players={n},rounds=1)" for n in range(2, 5)),
    *(f"rospo_twins(players={n},max_hands=2)" for n in range(3, 7)),
    *(f"rospo_ligretto_twist(players={n},rounds=1)" for n in range(2, 5)),
    *(f"rospo_istinto(players={n},horizon=2)" for n in range(3, 7)),
]
"""Every game with every number of players, short."""
VARIED = [
    "rospo_take_that(players=3,rounds=2,pro=True,open_heaps=True,dealer=2)",
    "rospo_twins(players=3,max_hands=4,dealer=0)",
    "rospo_ligretto_twist(players=2,rounds=2,fumble_ms=300)",
    "rospo_istinto(players=3,until=0)",
    "rospo_istinto(players=4,until=60,horizon=6,revokes=challengeable)",
]
"""Every option, and more than one round."""


def random_action(state: Any, rng: Random) -> int:
    """An action of chance or of a player; accusations (Istinto) are rare, or no round would reach its end."""
    actions: list[int] = state.legal_actions()
    player = state.current_player()
    sober = [a for a in actions if player < 0 or not state.action_to_string(player, a).startswith("challenge")]
    return rng.choice(sober if sober and rng.random() < 0.99 else actions)


def walk(name: str, seed: int, moves: int | None = None) -> Any:
    """A state in which a seat acts, after a number of random moves and deals, or the final one."""
    rng = Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal() and (moves is None or moves > 0 or state.is_chance_node()):
        state.apply_action(random_action(state, rng))
        moves = None if moves is None else moves - 1
    return state


def loaded(table: Table) -> Any:
    """The game of a table in OpenSpiel."""
    options = {name: 0 if value == "each_dealt_twice" else value for name, value in table.options.items()}
    return pyspiel.load_game(f"rospo_{table.game}", {"players": table.players, **options})


def followed(table: Table, match: Match) -> RospoState:
    """OpenSpiel's state after the deals and moves of a match, in the order played."""
    return retold(match, loaded(table).new_initial_state())


def retold(match: Match, state: RospoState) -> RospoState:
    """The same, from an initial state of the game."""
    for _ in range(SHUFFLES):
        state.apply_action(0)
    kind, course = state.kind, state.course
    course.s.dealer = match.record().first_dealer
    course.s.seed = match._state.seed
    card = kind.game.moves.card
    for action in (*match._actions, None):
        if course.turn == CHANCE:
            if course.s.round < match.stacked:
                course.s.deck[:] = map(card, match._decks[course.s.round])
            else:
                kind.game.rules.shuffle(course.s)
            deal(kind, course)
        if action is not None:
            course.turn = action.seat
            if action.at is not None:
                course.s.clock = action.at
            play(kind, course, action.action)
    return state
