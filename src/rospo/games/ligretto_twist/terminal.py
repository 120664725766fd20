"""Ligretto Twist's table: the ring of piles with the hands on them, and what each player has left."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from rospo.core.terminal import Choice, Names
from rospo.games.ligretto_twist.view import LigrettoTwistView
from rospo.terminal.drawing import heading, seats
from rospo.terminal.speech import Speech
from rospo.terminal.text import minus

say = Speech(__package__)

STYLES = {
    "R": "bold white on #c92a2a",
    "G": "bold white on #2b8a3e",
    "B": "bold white on #1864ab",
    "Y": "bold black on #ffd43b",
}


def style(card: str) -> str:
    return STYLES.get(card.upper(), "bold cyan")


def draw(view: LigrettoTwistView, legal: Sequence[str], names: Names, width: int) -> RenderableType:
    left = [view.stacks[s] + view.parked[s] + (view.held[s] is not None) for s in range(view.players)]
    columns = {
        say("left"): left,
        say("stack"): view.stacks,
        say("parked"): view.parked,
        say("holds"): [_held(view, seat) for seat in range(view.players)],
        say("on"): [_pile(view, view.covers[seat]) for seat in range(view.players)],
        say("total"): [minus(score) for score in view.scores],
    }
    frozen = {s: say("frozen") for s in range(view.players) if view.clock < view.frozen_until[s]}
    where = [say("Round {n} of {all}", n=view.round, all=view.options["rounds"]), f"{view.clock / 1000:.1f} s"]
    return Group(heading(where, width), _ring(view, names, width), Text(""), seats(view, names, columns, frozen))


def _held(view: LigrettoTwistView, seat: int) -> Text:
    card = view.held[seat]
    return Text("–", "dim") if card is None else Text().append(f" {card.upper()} ", style(card))


def _pile(view: LigrettoTwistView, pile: int | None) -> Text:
    if pile is None:
        return Text("–", "dim")
    return Text.assemble(f"{pile} ", (f" {view.piles[pile].upper()} ", style(view.piles[pile])))


def _ring(view: LigrettoTwistView, names: Names, width: int) -> Grid:
    """Four piles per line, each with its number, letter, height and the hand on it."""
    grid = Grid.grid(padding=(0, 1, 0, 2))
    cell = min(max(width // 4 - 3, 8), 22)
    for _ in range(4):
        grid.add_column(width=cell, no_wrap=True, overflow="ellipsis")
    for start in range(0, len(view.piles), 4):
        piles = range(start, start + 4)
        grid.add_row(*(_card(view, pile) for pile in piles))
        grid.add_row(*(_hand_on(view, pile, names) for pile in piles))
    return grid


def _card(view: LigrettoTwistView, pile: int) -> Text:
    letter = view.piles[pile].upper()
    return Text.assemble((f"{pile} ", "dim"), (f" {letter} ", STYLES[letter]), (f" ×{view.heights[pile]}", "dim"))


def _hand_on(view: LigrettoTwistView, pile: int, names: Names) -> Text:
    owner = view.hand_on[pile]
    return Text("  ·", "dim") if owner is None else Text(f"  ✋{names[owner]}", "bold")


def hand(view: LigrettoTwistView, legal: Sequence[str], width: int) -> Text:
    return Text() if view.seat is None else _held(view, view.seat)


def choices(view: LigrettoTwistView, legal: Sequence[str]) -> list[Choice]:
    return [Choice(move, number=number) for number, move in enumerate(legal, start=1)]


def prompt(view: LigrettoTwistView) -> str:
    return say("flip, lay or park")


def advice(view: LigrettoTwistView, legal: Sequence[str]) -> str:
    return say("Ligretto Twist is a race: at the terminal you can watch it, not play it.")


def gained(before: LigrettoTwistView, after: LigrettoTwistView) -> list[str]:
    return []


def understand(text: str, view: LigrettoTwistView, legal: Sequence[str]) -> str | None:
    return None
