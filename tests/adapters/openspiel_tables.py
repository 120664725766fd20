"""Tables for the tests of the OpenSpiel adapter, and matches in both worlds at once."""

from random import Random
from typing import Any

import pyspiel

from rospo import Match
from rospo.adapters.openspiel import RospoState
from rospo.adapters.openspiel.course import CHANCE, SHUFFLES, deal, play
from rospo.play import registry
from tests.kit import Options
from tests.kits import KITS
from tests.tables import Table


def named(game: str, players: int, parameters: Options) -> str:
    """A game with parameters, as OpenSpiel writes it: 'rospo_twins(players=3,max_hands=1)'."""
    return f"rospo_{game}({','.join(f'{name}={value}' for name, value in {'players': players, **parameters}.items())})"


DESCRIBED = {game: kit.openspiel for game, kit in KITS.items() if kit.openspiel is not None}
SHORT = [named(game, n, tables.short) for game, tables in DESCRIBED.items() for n in registry.game(game).seats]
"""Every game with every number of players, short."""
VARIED = [named(game, *table) for game, tables in DESCRIBED.items() for table in tables.varied]
"""Every option, and more than one round."""


def random_action(state: Any, rng: Random) -> int:
    """An action of chance or of a player; one that its kit calls rare is rare."""
    actions: list[int] = state.legal_actions()
    player = state.current_player()
    if player < 0 or rng.random() < 0.01:
        return rng.choice(actions)
    kit = KITS[state.kind.game.name.removeprefix("bare_")]
    usual = [a for a in actions if kit.seldom is None or not state.action_to_string(player, a).startswith(kit.seldom)]
    return rng.choice(usual or actions)


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
