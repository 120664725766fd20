"""A game at the terminal, for tests: its drawing, its story and its reading of moves."""

from random import Random

from rich.console import Console

import rospo
from rospo import Event, Match
from rospo.cli.names import seats
from rospo.cli.terminal import terminal
from rospo.core.terminal import Names
from tests.support import play_on, texts

US = Names(("You", "Bot 1", "Bot 2", "Bot 3"), you=0)
THEM = Names(("Ann", "Ben", "Cleo", "Dan"))


def tell(game: str, event: Event, past: tuple[Event, ...] = (), names: Names = US) -> list[str]:
    return terminal(game).story.tell(event, past, names)


def drawn(match: Match, seat: int | None, width: int) -> str:
    legal = texts(match, seat) if seat is not None else []
    console = Console(width=width, force_terminal=False, color_system=None)
    with console.capture() as shown:
        console.print(terminal(match.game).table.draw(match.view(seat), legal, seats(match.players), width))
    return shown.get()


def at_turn(game: str, moves: int, **options: object) -> tuple[Match, int]:
    """A match after a number of first legal moves, and the seat whose turn it is."""
    match = rospo.start(game, players=options.pop("players", 3), seed=5, **options)  # type: ignore[arg-type]
    for _ in range(moves):
        seat = match.due[0]
        match.play(seat, match.legal(seat)[0])
    return match, match.due[0]


def read(match: Match, seat: int, text: str) -> str | None:
    """The move that the table reads from a text."""
    return terminal(match.game).table.understand(text, match.view(seat), texts(match, seat))


def assert_all_moves_are_shown(game: str) -> None:
    """For games that list all moves: each is on a line that begins with its kind."""
    match = play_on(rospo.start(game, players=4, seed=2), Random(2), 25)
    seat = match.to_act[0]
    shown = drawn(match, seat, 100)
    for choice in terminal(game).table.choices(match.view(seat), texts(match, seat)):
        line = next(line for line in shown.splitlines() if line.split()[:1] == [choice.kind])
        assert all(word in line for word in choice.what)
