"""Tells a match as it goes on: sentences for what is new, an opening for each round, the score sheet at its end."""

from rich.console import Console
from rich.text import Text

from rospo.cli.names import Names
from rospo.cli.screen import marked
from rospo.cli.stories import sheet, story, verdict
from rospo.cli.tables import table
from rospo.core.game import Event, View
from rospo.play import registry

RECENT = 8
"""Lines of the score sheet that are shown while the game goes on."""


class Teller:
    """Remembers what it has told."""

    def __init__(self, game: str, names: Names, out: Console) -> None:
        self.names = names
        self.out = out
        self._game = registry.game(game)
        self._story = story(game)
        self._style = table(game).style
        self._told = 0
        self._round = 0

    def hush(self, view: View) -> None:
        """Take everything up to here as told."""
        self._told = len(view.log)
        self._round = view.round

    def tell(self, view: View) -> None:
        """Tell what is new in the view's log."""
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
            self.out.print(Text(verdict(view.winners, view.scores, self.names, self._story.UNIT), "bold"))
        elif view.round != self._round:
            self._open(view)

    def sentences(self, event: Event, past: tuple[Event, ...]) -> list[Text]:
        """An event in words, cards coloured."""
        return [marked(line, style=self._style) for line in self._story.tell(event, past, self.names)]

    def _open(self, view: View) -> None:
        self._round = view.round
        title = f"{self._game.round_name.capitalize()} {view.round}: {self.names.does(view.dealer, 'deal')}."
        self.out.print(Text(f"\n{title}", "bold"))
