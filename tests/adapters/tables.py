"""Every game with every number of players, as short as it goes."""

from typing import Any

import rospo
from rospo.play import registry

SHORT: dict[str, dict[str, Any]] = {
    "take_that": {"rounds": 1},
    "twins": {"max_hands": 2},
    "ligretto_twist": {"rounds": 1},
    "istinto": {"until": 60},
}
SEATED = [(game, players) for game in rospo.games() for players in registry.game(game).seats]
