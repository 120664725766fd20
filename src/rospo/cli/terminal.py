"""A game's capability `terminal`, or a refusal."""

from rospo.cli.arguments import Refused
from rospo.core.terminal import Terminal
from rospo.play import registry


def terminal(name: str) -> Terminal:
    """The table and the story of a game."""
    game = registry.game(name)
    if game.terminal is None:
        raise Refused(f"{game.title} has no table for the terminal: 'rospo serve' opens its table in a browser")
    return game.terminal()
