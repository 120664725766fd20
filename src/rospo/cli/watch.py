"""`rospo play` of a race: bots play, a person watches. A pipe gets one line per event, without waiting."""

import time
from collections.abc import Mapping
from shlex import quote
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.text import Text

from rospo.bots import Bot
from rospo.bots.racer import Racer
from rospo.bots.speed import speed
from rospo.bots.table import luck
from rospo.cli import files
from rospo.cli.arguments import invoked
from rospo.cli.names import with_bots
from rospo.cli.narrator import Narrator
from rospo.cli.screen import console
from rospo.cli.sheet import sheet, start_of_round
from rospo.cli.terminal import terminal
from rospo.play.match import Match
from rospo.terminal.speech import Speech

say = Speech()

SHOWN = 8  # last events below the table
FRAME = 0.05  # least seconds between frames


def watch(match: Match, bots: Mapping[int, Bot], *, speed: float, record: str | None) -> int:
    """Run the race to its end, or until Ctrl-C."""
    out = console()
    race = Race(match, bots, out)
    try:
        if out.is_terminal and not out.is_dumb_terminal:
            Picture(race, speed).run()
        else:
            race.run_in_lines()
    except KeyboardInterrupt:
        out.print("\n" + say("Stopped in round {n}, at {clock} s.", n=match.round, clock=f"{match.clock / 1000:.1f}"))
    finally:
        if record:
            files.write(record, match)
    if record:
        again = f"{invoked()} replay {quote(record)}"
        out.print(Text(say("The race is in {file}; '{again}' tells it again.", file=record, again=again), "dim"))
    return 0


class Race:
    """A match and the bots that play it."""

    def __init__(self, match: Match, bots: Mapping[int, Bot], out: Console) -> None:
        self.match = match
        self.names = with_bots(match.players, None, None)
        self.narrator = Narrator(match.game, self.names, out)
        self.out = out
        self._bots = bots
        self._racer = Racer(match, [speed(bots[seat], match.game) for seat in range(match.players)])
        self._seed = match.record().seed
        if match.moves:  # a saved race continues: don't tell it all again
            self.narrator.hush(self._view())

    def next(self) -> tuple[int, int]:
        """Which seat acts next, and when."""
        return self._racer.next(self._view())

    def act(self, seat: int, at: int) -> None:
        """Let the seat act at that moment."""
        self._racer.act(self.match, seat, at, self._bots[seat], luck(self.match, seat, self._seed))

    def run_in_lines(self) -> None:
        """As fast as it goes, one line per event."""
        while not self.match.over:
            self.narrator.tell(self._view())
            self.act(*self.next())
        self.narrator.tell(self._view())

    def _view(self) -> Any:
        return self.match.view(None)


class Picture:
    """The race as a moving picture."""

    def __init__(self, race: Race, speed: float) -> None:
        self._race = race
        self._speed = speed
        self._table = terminal(race.match.game).table
        self._drawn = 0.0
        self._size = race.out.size

    def run(self) -> None:
        match = self._race.match
        while not match.over:
            number = match.round
            with Live(console=self._race.out, auto_refresh=False, transient=True) as live:
                if match.clock == 0:
                    self._count_down(live)
                self._round(live, number)
            self._report()
        self._race.narrator.hush(match.view(None))
        self._race.narrator.tell(match.view(None))

    def _report(self) -> None:
        """What a round leaves on the screen: who ended it and when, and the score sheet."""
        log = self._race.match.view(None).log
        for line in self._race.narrator.sentences(log[-1], log[:-1]):
            self._race.out.print(line)
        self._race.out.print(sheet(self._race.match.game, log, self._race.names))

    def _count_down(self, live: Live) -> None:
        """3, 2, 1: a round starts at the same moment for everybody."""
        for word in ("3", "2", "1"):
            self._show(live, Text(f"  {word} …", "bold yellow"))
            time.sleep(0.6 / self._speed)

    def _round(self, live: Live, number: int) -> None:
        """One round in real time: each action waits for its moment."""
        match = self._race.match
        began = time.monotonic() - match.clock / 1000 / self._speed
        while not match.over and match.round == number:
            seat, at = self._race.next()
            self._wait_until(began + at / 1000 / self._speed, live)
            self._race.act(seat, at)
        self._show(live)

    def _wait_until(self, moment: float, live: Live) -> None:
        if time.monotonic() - self._drawn > FRAME:
            self._show(live)
            self._drawn = time.monotonic()
        time.sleep(max(moment - time.monotonic(), 0))

    def _show(self, live: Live, *under: RenderableType) -> None:
        """Draw; on a clean screen after a resize, since the old lines have rewrapped."""
        out = self._race.out
        if out.size != self._size:
            self._size = out.size
            out.clear()
        live.update(Group(self._picture(), *under), refresh=True)

    def _picture(self) -> RenderableType:
        race = self._race
        view = race.match.view(None)
        width = race.out.width
        first = max(start_of_round(view.game, view.log), len(view.log) - SHOWN)
        lines = [
            line for n in range(first, len(view.log)) for line in race.narrator.sentences(view.log[n], view.log[:n])
        ]
        blank = [Text("")] * (SHOWN - len(lines))
        hint = Text(f"×{self._speed:g}   {say('Ctrl-C stops')}", "dim")
        return Group(self._table.draw(view, [], race.names, width), Text(""), *lines[-SHOWN:], *blank, hint)
