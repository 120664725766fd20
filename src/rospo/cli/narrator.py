"""Tells a match while it is played: an opening for each round, sentences for new events, then the score sheet."""

from rich.console import Console
from rich.text import Text

from rospo.cli.screen import marked
from rospo.cli.sheet import sheet, verdict
from rospo.cli.terminal import terminal
from rospo.core.game import Event, View
from rospo.core.terminal import Names
from rospo.play import registry
from rospo.terminal.speech import Speech

RECENT = 8
"""Lines of the score sheet shown before the game is over."""


class Narrator:
    """Remembers what it has told."""

    def __init__(self, game: str, names: Names, out: Console) -> None:
        self.names = names
        self.out = out
        self._game = registry.game(game)
        self._table, self._story = terminal(game).table, terminal(game).story
        self._say = Speech(self._game.package)
        self._told = 0
        self._round = 0

    def hush(self, view: View) -> None:
        """Treat everything up to here as told."""
        self._told = len(view.log)
        self._round = view.round

    def tell(self, view: View) -> None:
        """Tell the new events in the view's log."""
        if self._round == 0:
            self._open(view)
        for number in range(self._told, len(view.log)):
            event = view.log[number]
            for line in self.sentences(event, view.log[:number]):
                self.out.print(line)
            if event.kind == self._story.ROUND:
                over = view.phase == "over" and number == len(view.log) - 1
                self.out.print(sheet(self._game.name, view.log[: number + 1], self.names, None if over else RECENT))
        self._told = len(view.log)
        if view.phase == "over":
            self.out.print(Text(verdict(view.winners, view.scores, self.names, self._story.UNIT, self._say), "bold"))
        elif view.round != self._round:
            self._open(view)

    def sentences(self, event: Event, past: tuple[Event, ...]) -> list[Text]:
        """An event in words, cards coloured."""
        return [marked(line, style=self._table.style) for line in self._story.tell(event, past, self.names)]

    def _open(self, view: View) -> None:
        self._round = view.round
        opening = self._say(self._game.round_name.capitalize() + " {n}", n=view.round)
        dealt = self._say.by(self.names, view.dealer, "You deal.", "{who} deals.")
        title = self._say("{round}: {dealt}", round=opening, dealt=dealt)
        self.out.print(Text(f"\n{title}", "bold"))
