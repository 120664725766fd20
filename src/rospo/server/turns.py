"""Moves a turn-based game along: bots are asked on their turns; when time runs out, a bot plays that turn."""

import asyncio
from dataclasses import dataclass
from functools import partial
from random import Random
from time import monotonic
from typing import TYPE_CHECKING

from rospo.core.game import View
from rospo.play.match import Match
from rospo.play.move import Move
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
"""Share of its usual time that a bot takes for a forced move."""
DEALING = 2.0
"""Bots' wait after a deal, in usual times: people see how the last round ended, and get their cards."""


@dataclass(frozen=True, eq=False, kw_only=True, slots=True)
class Question:
    """What a bot is asked: the position when the seat's turn came. Its answer counts only for that turn."""

    seat: int
    turn: int  # the `Seat.turn` it is for
    by: str  # "bot", or "timer" for a person whose time is up
    level: str
    view: View
    legal: list[Move]
    luck: str
    answer_at: float  # monotonic


class Turns:
    def __init__(self, table: "Table") -> None:
        self._table = table
        self._asked: dict[int, tuple[Question, asyncio.Task[None]]] = {}
        self._round = 0
        self._dealt_at = 0.0  # when that round was dealt, monotonic

    async def play(self, connection: Connection, message: wire.Play, arrived: float) -> None:
        """The arrival time doesn't matter: only turns count."""
        table = self._table
        asking = Asking(connection.guest, message.cid, table.house.now())
        await table.add(decide(table.state, message, asking), asker=connection)

    def heard(self, connection: Connection) -> None:
        """Silence means thinking in a turn-based game."""

    def sight(self, connection: Connection) -> float:
        """Everybody is told at once."""
        return 0.0

    def plan(self) -> None:
        """Ask the bots that the game waits for; wake up when somebody's time runs out. With nobody here, do nothing."""
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
        if state.opened.turn_ms is None and not table.gone:  # nobody's time can run out
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
        """When a stand-in takes over from somebody without a connection. If that is now, it does."""
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
        """Ask about this turn, unless already asked; a question about an earlier turn is dropped."""
        if seat in self._asked:
            earlier, task = self._asked[seat]
            if self._is_open(earlier):
                return
            task.cancel()
        question = self._question(match, seat, by)
        task = self._table.tasks.start("bot_failed", self._think(question), partial(self._failed, question))
        self._asked[seat] = question, task

    def _question(self, match: Match, seat: int, by: str) -> Question:
        state = self._table.state
        legal, luck = match.legal(seat), f"{state.opened.secret}/{match.moves}/{seat}"
        return Question(
            seat=seat,
            turn=state.seats[seat].turn,
            by=by,
            level=state.seats[seat].level or STAND_IN,
            view=match.view(seat),
            legal=legal,
            luck=luck,
            answer_at=monotonic() if by == "timer" else self._answer_at(luck, forced=len(legal) == 1),
        )

    def _answer_at(self, luck: str, *, forced: bool) -> float:
        usual = self._table.state.opened.bots_ms / 1000
        pause = usual * Random(f"pause {luck}").uniform(0.5, 1.6)
        begins = max(monotonic(), self._dealt_at + DEALING * usual)
        return begins + (pause * FORCED if forced else pause)

    def _is_open(self, question: Question) -> bool:
        """Does the game still wait for an answer to this question?"""
        state, match = self._table.state, self._table.state.match
        seat = state.seats[question.seat]
        wanted = seat.turn == question.turn and (question.by == "timer" or seat.driven)
        return wanted and state.status == PLAYING and match is not None and question.seat in match.due

    async def _think(self, question: Question) -> None:
        """Choose, taking as long as a person might; then pass the answer to the table."""
        table = self._table
        move = await table.house.minds.choose(question.level, question.view, question.legal, question.luck, table.id)
        await asyncio.sleep(question.answer_at - monotonic())
        table.post(partial(self._answered, question, move))

    async def _answered(self, question: Question, move: str) -> None:
        """Make the bot's move, unless the seat's owner was faster or the position has changed."""
        table = self._table
        if self._waited_for(question) and self._is_open(question):
            await table.add([Played(seat=question.seat, move=move, by=question.by, at=table.house.now())])

    def _failed(self, question: Question) -> None:
        """No answer will come: the table plans again after a while."""
        if self._waited_for(question):
            self._table.rest()

    def _waited_for(self, question: Question) -> bool:
        """Was this question still open? It is closed now."""
        if self._asked.get(question.seat, (None,))[0] is not question:
            return False
        del self._asked[question.seat]
        return True

    def stop(self) -> None:
        for _, task in self._asked.values():
            task.cancel()
        self._asked.clear()
