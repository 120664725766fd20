"""One person at the terminal among bots: the loop of prompts, pauses and refusals.

The person's side sees only views and legal moves. Bad input never ends a game, and leaving asks before losing one.
"""

import time
from collections.abc import Mapping
from shlex import quote
from typing import Any

from rich.text import Text

from rospo.bots import Bot
from rospo.bots.table import luck
from rospo.cli import commands, files
from rospo.cli.arguments import Refused, invoked
from rospo.cli.keyboard import Keyboard
from rospo.cli.narrator import Narrator
from rospo.cli.refusals import not_understood, refused
from rospo.cli.screen import console, marked
from rospo.cli.sheet import sheet, start_of_round
from rospo.cli.terminal import terminal
from rospo.core.errors import IllegalMove, MalformedMove, RospoError
from rospo.core.terminal import Names
from rospo.play import registry
from rospo.play.early import EarlyPlay
from rospo.play.match import Match
from rospo.terminal.speech import Speech

say = Speech()

LEAVE = "Leave? s: save first · l: leave · Enter: play on"
LEAVE_KEPT = "Leave? The game is kept. l: leave · Enter: play on"
NOT_KEPT = "The game continues, but isn't kept automatically."
UNSAVED = "Bye. This game wasn't saved; `save FILE` or `--record FILE` would have kept it."


class Leave(Exception):
    """The person leaves; the match isn't over."""


class Session:
    """A match with one person at it."""

    def __init__(
        self,
        match: Match,
        *,
        seat: int,
        bots: Mapping[int, Bot],
        names: Names,
        pace: int,
        record: str | None,
        resumed: str | None,
        again: str,
    ) -> None:
        self.match = match
        self.seat = seat
        self.names = names
        self.keyboard = Keyboard()
        self.game = registry.game(match.game)
        self.table = terminal(match.game).table
        self.out = console()
        self.narrator = Narrator(match.game, names, self.out)
        self._bots = bots
        self._seed = match.record().seed
        self._pace = pace / 1000
        self._record = record
        self._again = again  # flags for `rospo play --resume FILE` to sit down in the same way
        self._own = {record, resumed}  # files that may be overwritten
        self._saved = self.match.moves if resumed else None  # number of moves when last saved
        self.early = EarlyPlay(match) if self.game.early is not None else None
        self._may_commit = False  # could the person commit a move when last asked?
        self._invited = False

    # --- what the person may know

    def view(self) -> Any:
        return self.match.view(self.seat)

    def legal(self) -> list[str]:
        return [move.text for move in self.match.legal(self.seat)]

    def say(self, text: str, style: str = "") -> None:
        self.out.print(marked(text, keep=not self.out.is_terminal, base=style))

    def draw(self) -> None:
        self.out.print(self.table.draw(self.view(), self.offered(), self.names, self.out.width))

    def offered(self) -> list[str]:
        """What the person may do, if the game waits for that."""
        return self.legal() if self.seat in self.match.due else []

    def catch_up(self) -> None:
        """A saved game continues: show the position, not everything that happened."""
        view = self.view()
        self.narrator.hush(view)
        if start_of_round(self.match.game, view.log):
            self.out.print(sheet(self.match.game, view.log, self.names))
        if self.match.over:
            return
        where = say("This game continues in {file}.", file=self._record) if self._record else say(NOT_KEPT)
        self.say(f"{where} {say('`log` tells what happened in this ' + self.game.round_name + '.')}")

    # --- the loop

    def run(self) -> int:
        """To the end, or until the person leaves; returns the exit status."""
        try:
            while not self.match.over:
                self._step()
            self.narrator.tell(self.view())
        except Leave:
            pass
        finally:
            self._keep()
        self._goodbye()
        return 0

    def _step(self) -> None:
        try:
            self.narrator.tell(self.view())
            due = self.match.due
            if self.seat in due:
                self._ask()
            else:
                self._let(due)
        except (KeyboardInterrupt, EOFError):
            self.out.print()
            self.leave()

    def _ask(self) -> None:
        """It is the person's turn: prompt until the match has moved on."""
        self._keep()
        self.out.print()
        self.draw()
        moves = self.match.moves
        while self.match.moves == moves:
            self._hear(self.keyboard.ask(f"{self.table.prompt(self.view())} > "))

    def _let(self, due: tuple[int, ...]) -> None:
        """A bot moves. If several seats choose at the same time, there is one pause, before the last."""
        moves, seat = self.match.moves, due[0]
        self._invite()
        if len(due) == 1:
            self._pause()
        if self.match.moves != moves:  # the person made a move meanwhile
            return
        rng = luck(self.match, seat, self._seed)
        self.match.play(seat, self._bots[seat].choose(self.match.view(seat), self.match.legal(seat), rng))
        self._settle()

    def _pause(self) -> None:
        """While a bot seems to think, the person may type; Enter alone hurries it."""
        moves, until = self.match.moves, time.monotonic() + self._pace
        while self.match.moves == moves and (left := until - time.monotonic()) > 0:
            line = self.keyboard.listen(left)
            if line == "":
                return
            self._hear(line or "")

    # --- what the person types

    def _hear(self, line: str) -> None:
        """A line from the person, at a prompt or between."""
        try:
            if not line:
                return
            if not commands.obey(self, line):
                self._try(" ".join(line.lower().split()))
        except IllegalMove as error:
            self.say(refused(error, self.game, self.names, self.seat), "yellow")
        except MalformedMove as error:
            self.say(f"{self._not_understood(line) or error}. {say('`help` says more.')}", "yellow")
        except (Refused, RospoError) as error:
            self.say(f"{error}.", "yellow")

    def _try(self, text: str) -> None:
        before = self.view()
        if text in ("withdraw", "w") and self.early is not None:
            self._withdraw(self.early)
            return
        move = self.table.understand(text, before, self.offered()) or text
        if self.early is not None and self._is_early(self.early, move):
            self.early.commit(self.seat, move)
            self.say(say("`{move}` waits for your turn; `withdraw` takes it back.", move=_without_kind(move)))
            return
        self.match.play(self.seat, move)
        self._show_new_cards(before)
        self._settle()

    def _is_early(self, early: EarlyPlay, move: str) -> bool:
        """Is it a kind of move that can be committed now, before the person's turn?"""
        kinds = {_kind(move.text) for move in early.committable(self.seat)}
        return self.seat not in self.match.due and _kind(move) in kinds

    def _not_understood(self, line: str) -> str:
        """What would be right, if it is the person's turn."""
        choices = self.table.choices(self.view(), self.offered())
        return not_understood(" ".join(line.split()), choices) if choices else ""

    def _withdraw(self, early: EarlyPlay) -> None:
        move = early.withdraw(self.seat)
        if move is None:
            self.say(say("You have no move waiting."))
        else:
            self.say(say("You take `{move}` back.", move=_without_kind(move.text)))

    def _settle(self) -> None:
        if self.early is not None:
            self.early.settle()

    def _show_new_cards(self, before: Any) -> None:
        """Say which cards came to the hand: a new one is easily overlooked in a row of numbers."""
        after = self.view()
        if after.round != before.round or after.phase == "over":
            return
        self.narrator.tell(after)
        for line in self.table.gained(before, after):
            self.out.print(marked(line, style=self.table.style))

    def _invite(self) -> None:
        """Show the hand when the person can first commit a move; explain early play the first time."""
        if self.early is None or not self._pace or not self.keyboard.live:
            return
        could, self._may_commit = self._may_commit, bool(self.early.committable(self.seat))
        if self._may_commit and not could and not self.early.committed(self.seat):
            hand = self.table.hand(self.view(), (), self.out.width)
            self.out.print(Text().append(f"  {say('your hand:')} ", "dim").append_text(hand))
            if not self._invited:
                self.say(f"  {say('You may type a move already, to play it early.')}", "dim")
            self._invited = True

    # --- keeping and leaving

    def save(self, name: str) -> None:
        """Save the game in a file: a new one, or this game's own."""
        if name not in self._own:
            files.check_free(name)
        files.write(name, self.match)
        self._own.add(name)
        self._saved = self.match.moves
        self.say(f"{say('Saved.')} {say('To continue: {command}', command=self._resume(name))}")

    def leave(self) -> None:
        """Ask before a game is lost. Raises `Leave` unless the person stays."""
        if not self.keyboard.live:
            raise Leave
        try:
            answer = self.keyboard.ask(f"{say(LEAVE_KEPT if self._record else LEAVE)} > ").lower()
        except (KeyboardInterrupt, EOFError):
            self.out.print()
            raise Leave from None
        if answer in ("s", "save") and (self._record or self._saved_somewhere()):
            raise Leave
        if answer in ("l", "leave", "y", "yes", "q", "quit"):
            raise Leave
        self.say(say("You stay."))

    def _saved_somewhere(self) -> bool:
        try:
            self.save(files.free_name(self.match.game))
        except Refused as error:
            self.say(f"{error}. {say('`save FILE` can put it elsewhere.')}", "yellow")
            return False
        return True

    def _keep(self) -> None:
        """Write the record. A full disk is no reason to end a game."""
        if self._record:
            try:
                files.write(self._record, self.match)
            except Refused as error:
                self.say(f"{error}.", "yellow")

    def _goodbye(self) -> None:
        if self._record:
            again = f"`{invoked()} replay {quote(self._record)}`"
            self.say(say("The game is in {file}; {again} tells it again.", file=self._record, again=again), "dim")
        if self.match.over:
            return
        if self._record:
            self.say(say("To continue: {command}", command=self._resume(self._record)))
        elif self._saved is None:
            self.say(say(UNSAVED))
        elif self._saved != self.match.moves:
            self.say(say("Bye. What happened since you saved isn't kept."))

    def _resume(self, name: str) -> str:
        return f"`{invoked()} play --resume {quote(name)}{self._again}`"


def _kind(move: str) -> str:
    return move.partition(" ")[0]


def _without_kind(move: str) -> str:
    return move.partition(" ")[2] or move
