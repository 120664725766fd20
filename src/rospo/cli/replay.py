"""`rospo replay FILE`: shows a record again, or steps through it at the terminal."""

import re
from argparse import ArgumentTypeError
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from rospo.cli import files
from rospo.cli.arguments import Parser, Refused, whole
from rospo.cli.keyboard import Keyboard
from rospo.cli.names import seats, titled
from rospo.cli.narrator import Narrator
from rospo.cli.screen import console
from rospo.cli.terminal import terminal
from rospo.core.terminal import Names
from rospo.play.match import Match, start
from rospo.play.record import Record
from rospo.terminal.drawing import labelled
from rospo.terminal.text import many

KEYS = "Enter: next move · b: back · 12: go to move 12 · q: quit"
LAST = 10**9


def run(arguments: Sequence[str]) -> int:
    """The command."""
    found = parser().read(arguments)
    if found.step and found.file == "-":
        raise Refused("--step needs the keyboard: put the record into a file first")
    record = files.read(found.file).record()
    if found.seat is not None and not 0 <= found.seat < record.players:
        raise Refused(f"--seat {found.seat} isn't at this table: the seats are 0 to {record.players - 1}")
    first, last = found.moves
    if first > max(len(record.actions), 1):
        raise Refused(f"--moves begins at {first}, but the record has {many(len(record.actions), 'move')}")
    eyes = range(record.players) if found.all else [] if found.seat is None else [found.seat]
    player = Replay(record, list(eyes))
    if found.step:
        return _step(player, first)
    player.tell(first, last)
    return 0


def parser(arguments: Sequence[str] = ()) -> Parser:
    made = Parser(
        "replay",
        "Show a recorded game again. `-` reads the record from a pipe.",
        ["rospo replay game.rospo", "rospo replay game.rospo --moves 1-20", "rospo replay game.rospo --step --all"],
    )
    made.add_argument("file", metavar="FILE", help="a record, as written by 'save' or --record; - for a pipe")
    made.add_argument("--step", action="store_true", help="move by move, at the terminal")
    eyes = made.add_mutually_exclusive_group()
    eyes.add_argument("--seat", type=whole, metavar="N", help="through the eyes of this seat")
    eyes.add_argument("--all", action="store_true", help="with everybody's cards")
    made.add_argument("--moves", type=moves, metavar="A-B", default=(1, LAST), help="only these: 5-20, 5-, -20 or 7")
    return made


def moves(text: str) -> tuple[int, int]:
    """'5-20' and its short forms."""
    parts = re.fullmatch(r"([0-9]{0,9})(-?)([0-9]{0,9})", text)
    if parts is None or text in ("", "-"):
        raise ArgumentTypeError(f"{text!r:.40} isn't a range of moves: use 5-20, 5-, -20 or 7")
    first = int(parts[1] or 1)
    last = int(parts[3] or LAST) if parts[2] else first
    if not 1 <= first <= last:
        raise ArgumentTypeError(f"{text!r:.40} is empty: moves count from 1, and the first must come before the last")
    return first, last


class Replay:
    """A record, and a match that follows it. `eyes` are the seats whose cards are shown."""

    def __init__(self, record: Record, eyes: list[int], out: Console | None = None) -> None:
        self.record = record
        self.names: Names = seats(record.players)
        self.out = out or console()
        self._eyes = eyes
        self._table = terminal(record.game).table
        self.go_to(0)

    def go_to(self, made: int) -> None:
        """The position after that number of moves; earlier events count as told."""
        record = self.record
        options = record.options
        self.match: Match = start(record.game, record.players, seed=record.seed, decks=list(record.decks), **options)
        self.made = 0
        self.narrator = Narrator(record.game, self.names, self.out)
        for _ in range(min(made, len(record.actions))):
            self.forward()
        self.narrator.hush(self.match.view(None))

    def forward(self) -> None:
        """The next move."""
        _, seat, action, at = self.record.actions[self.made]
        self.match.play(seat, self.match.move(action), at)
        self.made += 1

    def next(self) -> None:
        """The next move, told."""
        before = len(self.match.view(None).log)
        self.forward()
        self.tell_secret(before)
        self.narrator.tell(self.match.view(None))

    def jump(self, made: int) -> None:
        """The position after that number of moves, the last of them told."""
        made = min(made, len(self.record.actions))
        self.go_to(made - 1)
        if made > 0:
            self.next()

    def tell(self, first: int, last: int) -> None:
        """Tell the moves from number `first` to number `last`."""
        self.out.print(Text(self.title(), "bold"))
        self.go_to(first - 1)
        if self.made == 0:
            self.narrator = Narrator(self.record.game, self.names, self.out)
        shown = 0
        while self.made < min(last, len(self.record.actions)):
            if self.match.round != shown:
                shown = self.match.round
                self.narrator.tell(self.match.view(None))
                self.show_hands()
            self.next()
        if self.made == len(self.record.actions) and not self.match.over:
            self.out.print(Text("The record stops here; the game isn't over.", "dim"))

    def title(self) -> str:
        record = self.record
        return f"{titled(record)}: {many(len(record.actions), 'move')}"

    def show_hands(self) -> None:
        """The cards of the seats whose eyes we use."""
        for seat in self._eyes:
            cards = self._table.hand(self.match.view(seat), [], self.out.width)
            if cards.plain:
                self.out.print(Text().append(f"  {self.names[seat]}: ", "dim").append_text(cards))

    def tell_secret(self, before: int) -> None:
        """The move just made, if it was a secret of a seat whose eyes we use: the log only says who made it.

        `before` is the log's length before the move.
        """
        _, seat, action, _ = self.record.actions[self.made - 1]
        text = self.match.move(action).text
        told = any(event.seat == seat and event.facts for event in self.match.view(None).log[before:])
        if seat in self._eyes and " " in text and not told:
            self.out.print(Text(f"  {self.names[seat]}: {text}", "dim"))

    def draw(self) -> None:
        """The table after the last move, as those seats see it."""
        seat = self._eyes[0] if len(self._eyes) == 1 else None
        width = self.out.width
        self.out.print(self._table.draw(self.match.view(seat), [], self.names, width))
        if len(self._eyes) > 1:
            self.show_hands()
            self._show_hidden(width)

    def _show_hidden(self, width: int) -> None:
        """What no seat sees: with everything open, the pile shows its order."""
        truth = self.match.reveal()
        for name in ("pile", "stock", "undealt"):
            if cards := truth.get(name):
                self.out.print(labelled(name, [Text(card, "dim") for card in cards], width))


def _step(player: Replay, first: int) -> int:
    """Step back and forth by keys, from a person or a pipe."""
    keyboard = Keyboard()
    total = len(player.record.actions)
    player.out.print(Text(player.title(), "bold"))
    player.out.print(Text(KEYS, "dim"))
    player.jump(first - 1)
    moved = True
    while True:
        if moved:
            player.draw()
        try:
            answer = keyboard.ask(f"move {player.made} of {total} > ").lower()
        except (EOFError, KeyboardInterrupt):
            player.out.print()
            return 0
        if answer in ("q", "quit", "exit"):
            return 0
        moved = _obey(player, answer, total)


def _obey(player: Replay, answer: str, total: int) -> bool:
    """Carry out a command; returns whether to draw the table, which would scroll an answer away."""
    wanted = re.fullmatch(r"(?:g|go|goto)?\s*([0-9]{1,9})", answer)
    if wanted and int(wanted[1]) > total:
        said = f"There is no move {int(wanted[1])}: the moves are 1 to {total}, and 0 is the start."
    elif wanted:
        player.jump(int(wanted[1]))
        return True
    elif answer in ("b", "back", "p"):
        player.jump(player.made - 1)
        return True
    elif answer not in ("", "n", "next"):
        said = f"{answer!r:.40} isn't understood. {KEYS}"
    elif player.made == total:
        said = "That was the last move."
    else:
        player.next()
        return True
    player.out.print(Text(said, "yellow"))
    return False
