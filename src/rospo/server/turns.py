"""Moves a game of turns along: bots are asked when it is their turn; when time is up, a bot plays that turn."""

import asyncio
from functools import partial
from random import Random
from time import monotonic
from typing import TYPE_CHECKING

from rospo.play.match import Match
from rospo.server import wire
from rospo.server.connection import Connection
from rospo.server.decide import Asking, decide
from rospo.server.entries import Away, Played
from rospo.server.frames import deadlines
from rospo.server.settings import STAND_IN
from rospo.server.state import PLAYING

if TYPE_CHECKING:
    from rospo.server.table import Table

FORCED = 0.4
"""A move without a choice takes a bot so much of its usual time."""
DEALING = 2.0
"""After a deal bots wait so many of their usual times: people see how the last round ended, and get their cards."""


class Turns:
    def __init__(self, table: "Table") -> None:
        self._table = table
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._round = 0
        self._dealt_at = 0.0  # that round, by the clock of pauses

    async def play(self, connection: Connection, message: wire.Play, arrived: float) -> None:
        """When it arrived doesn't matter: it is somebody's turn."""
        table = self._table
        asking = Asking(connection.guest, message.cid, table.house.now())
        await table.add(decide(table.state, message, asking), asker=connection)

    def heard(self, connection: Connection) -> None:
        """In a game of turns, who says nothing thinks."""

    def sight(self, connection: Connection) -> float:
        """Everybody is told at once."""
        return 0.0

    def plan(self) -> None:
        """Ask the bots that the game waits for, and be woken when somebody's time is up. Nobody here: nothing moves."""
        table = self._table
        state, match = table.state, table.state.match
        if match is None or state.status != PLAYING or not table.connections:
            table.wake_at(None)
            return
        if match.round != self._round:
            self._round, self._dealt_at = match.round, monotonic()
        for seat in match.due:
            if state.seats[seat].driven:
                self._ask(match, seat, "bot")
        if state.opened.turn_ms is None and not table.gone:  # nobody's time can be up
            table.wake_at(None)
            return
        now = table.house.now()
        ends = [self._silent_end(seat, now) for seat in table.gone if not state.seats[seat].driven]
        for seat, end in enumerate(deadlines(state, table.grace_until)):
            if end is not None and end <= now:
                self._ask(match, seat, "timer")
            elif end is not None:
                ends.append(end)
        table.wake_at(min((end for end in ends if end > now), default=None))

    def _silent_end(self, seat: int, now: int) -> int:
        """When a bot takes over from somebody who has no connection. If that is now, it does."""
        end = self._table.gone[seat] + int(self._table.house.settings.silent_s * 1000)
        if end <= now:
            self._table.post(partial(self._silent, seat))
        return end

    async def _silent(self, seat: int) -> None:
        table = self._table
        if seat in table.gone and not table.state.seats[seat].driven and table.state.status == PLAYING:
            await table.add([Away(seat=seat, why="silent", at=table.house.now())])

    # --- bots

    def _ask(self, match: Match, seat: int, by: str) -> None:
        if seat not in self._thinking:
            self._thinking[seat] = asyncio.create_task(self._think(match, seat, by))

    async def _think(self, match: Match, seat: int, by: str) -> None:
        """Choose, and take as long as a person might; then it is the table's turn to hear it."""
        state = self._table.state
        since = state.seats[seat].since
        level = state.seats[seat].level or STAND_IN
        view, legal = match.view(seat), match.legal(seat)
        luck = f"{state.opened.secret}/{match.moves}/{seat}"
        answer_at = monotonic() if by == "timer" else self._answer_at(luck, forced=len(legal) == 1)
        move = await self._table.house.minds.choose(level, view, legal, luck)
        await asyncio.sleep(answer_at - monotonic())
        self._table.post(partial(self._answered, seat, move, by, since))

    def _answer_at(self, luck: str, *, forced: bool) -> float:
        usual = self._table.state.opened.bots_ms / 1000
        pause = usual * Random(f"pause {luck}").uniform(0.5, 1.6)
        begins = max(monotonic(), self._dealt_at + DEALING * usual)
        return begins + (pause * FORCED if forced else pause)

    async def _answered(self, seat: int, move: str, by: str, since: int) -> None:
        """The bot's move, unless the seat's owner was quicker."""
        del self._thinking[seat]
        table = self._table
        state, match = table.state, table.state.match
        asked_for = state.seats[seat].since == since and (by == "timer" or state.seats[seat].driven)
        if asked_for and state.status == PLAYING and match is not None and seat in match.due:
            await table.add([Played(seat=seat, move=move, by=by, at=table.house.now())])

    def stop(self) -> None:
        for task in self._thinking.values():
            task.cancel()
