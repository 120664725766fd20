"""Which bot acts when in a race of bots: the game's speed model, run beside a match that keeps its own clock.

The schedule is kept in a private state of the game: speeds, moments and the random generator, plus what everybody sees
of the table. So a race here and one in a simulation keep the same time.

Besides `choose`, a bot may have a method `wait(view, legal, rng)`: how many milliseconds it would rather wait than act,
0 for not at all. It may wait once per card, so no race can stall. While waiting it sees no faster than its speed model:
if a place comes free for its card, it acts a full look, decide and move later, even if its wait has run out by then.
(A bot that doesn't wait acts a look, decide and move after it got its card, like simulated players.)
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from rospo.bots import Ask, Bot
from rospo.bots.speed import Speed, race_of
from rospo.core.chance import RACE, below, folded, stream
from rospo.core.errors import BadOption, quoted
from rospo.core.game import View
from rospo.core.race import AnyView
from rospo.play import registry
from rospo.play.match import Match
from rospo.play.move import Move
from rospo.play.options import new_state

SLIPS = 2 * RACE
"""Streams SLIPS - round: slips, and reaction times after waiting."""
LONGEST = 10_000
"""The longest wait, in milliseconds."""


class Reflexes:
    """The hands and eyes of all seats: when each is ready, what it sees while it waits, when it slips."""

    def __init__(self, match: Match, speeds: Sequence[Speed] | None = None) -> None:
        """`speeds`: one per seat; without them, all are ordinary simulated players, who never slip."""
        game = registry.game(match.game)
        self._race = race_of(match.game)
        self._text = game.moves.text
        s = self._s = new_state(game, match.players, match.options)
        s.seed = folded(match.record().seed)
        self._slips = [0] * s.players
        for seat, speed in enumerate(speeds or ()):
            self._be_as_fast_as(seat, speed)
        self._until = [0] * s.players  # when the wait with the card in hand ends or ended; 0: not waited yet
        self._sees = [False] * s.players  # of a waiting seat: is a place open for its card?
        self._chance = stream(s.seed, SLIPS)
        self._round = 0

    def _be_as_fast_as(self, seat: int, speed: Speed) -> None:
        s = self._s
        s.look[seat], s.decide[seat], s.move[seat] = speed.look, speed.decide, speed.move
        s.spread[seat], self._slips[seat] = speed.spread, speed.slips

    def hold(self, seat: int, ms: int, at: int) -> None:
        """Let the seat wait from `at` on, for at most `ms`."""
        s = self._s
        self._until[seat] = s.ready[seat] = at + min(ms, LONGEST)
        self._sees[seat] = self._race.has_open_place(s, seat)

    def _watch(self, seat: int, now: int) -> None:
        """Has a place come free for a waiting seat's card, or been taken again? Neither makes it act at once."""
        s = self._s
        is_open = self._race.has_open_place(s, seat)
        if is_open and not self._sees[seat]:
            self._chance, delay = self._race.delay(s, seat, self._chance)
            s.ready[seat] = now + delay
        elif self._sees[seat] and not is_open:
            s.ready[seat] = max(s.ready[seat], self._until[seat])
        self._sees[seat] = is_open

    def _slip(self, seat: int) -> str | None:
        """Now and then a fumble, instead of a move with the card."""
        if not self._slips[seat] or not self._race.holds(self._s, seat):
            return None
        self._chance, lot = below(self._chance, 1000)
        if lot >= self._slips[seat]:
            return None
        return self._text(self._race.slip(self._s, seat, lot))

    def _look_at(self, view: AnyView) -> None:
        """Take in what everybody sees."""
        s = self._s
        self._race.look_at(s, view)
        for seat in range(s.players):
            if not self._race.holds(s, seat):
                self._until[seat] = 0

    def _mark(self, view: AnyView) -> None:
        """All on their marks: at the start of a round, or when one is resumed."""
        s = self._s
        self._round = view.round
        self._until = [0] * s.players
        s.round = view.round - 1
        self._chance = stream(s.seed, SLIPS - s.round)
        s.clock = view.clock
        self._race.on_your_marks(s)
        for seat in range(s.players):
            s.ready[seat] += view.clock


class Racer(Reflexes):
    """Says which seat acts next, and when; and lets it act."""

    def next(self, view: AnyView) -> tuple[int, int]:
        """The seat that acts next, and the moment on the round's clock."""
        if view.round != self._round:
            self._mark(view)
        self._look_at(view)
        for seat in range(self._s.players):
            if self._until[seat]:
                self._watch(seat, view.clock)
        return self._race.next_seat(self._s), self._s.clock

    def act(self, match: Match, seat: int, at: int, bot: Bot, rng: Random, *, ask: Ask | None = None) -> None:
        """Let the seat act at its moment: wait, slip or move. `ask` is how to ask its bot, if not directly."""
        match.advance(at)
        view = match.view(seat)
        self._look_at(view)
        asked = Asked(bot, may_wait=self._race.holds(self._s, seat) and not self._until[seat])
        question = (view, match.legal(seat), rng)
        move = asked.choose(*question) if ask is None else ask(asked, *question)
        if asked.ms:
            self.hold(seat, asked.ms, at)
        else:
            match.play(seat, self._slip(seat) or move, at=at)


class Asked:
    """A bot asked in a race: would it rather wait and, if not, what is its move?"""

    def __init__(self, bot: Bot, *, may_wait: bool) -> None:
        self._bot = bot
        self._wait = getattr(bot, "wait", None) if may_wait else None
        self.ms = 0

    def choose(self, view: View, legal: list[Move], rng: Random) -> Move:
        """Its move; if it waits, `ms` says how long and the move is meaningless."""
        if self._wait is not None:
            self.ms = _milliseconds(self._wait(view, legal, rng))
        return legal[0] if self.ms else self._bot.choose(view, legal, rng)


def _milliseconds(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise BadOption(f"a bot waits for a whole number of milliseconds, not {quoted(value)}")
    return value
