"""Who acts when in a race of bots: the speed model of the rules (LT-R9), run beside a match that keeps its own clock.

The schedule lives in a private state of the law that holds speeds, moments and chance, and none of the cards but
those everybody sees in the hands. So the race here and the race in a simulation keep the same time.
"""

from rospo.core.chance import folded
from rospo.games.ligretto_twist import GAME, rules
from rospo.games.ligretto_twist.view import LigrettoTwistView
from rospo.play.match import Match
from rospo.play.options import new_state


class Racer:
    """Tells whose turn comes next, and when."""

    def __init__(self, match: Match) -> None:
        self._s = new_state(GAME, match.players, match.options)
        self._s.seed = folded(match.record().seed)
        self._round = 0

    def next(self, view: LigrettoTwistView) -> tuple[int, int]:
        """The seat that acts next, and the moment on the round's clock."""
        s = self._s
        if view.round != self._round:
            self._mark(view)
        for seat in range(s.players):
            s.held[seat] = rules.NOTHING if view.held[seat] is None else 0  # which card it is doesn't matter here
            s.frozen_until[seat] = view.frozen_until[seat]
        return rules.next_seat(s), s.clock

    def _mark(self, view: LigrettoTwistView) -> None:
        """All to their marks: at the start of a round, or where a resumed one goes on."""
        s = self._s
        self._round = view.round
        s.round = view.round - 1
        s.clock = view.clock
        rules.on_your_marks(s)
        for seat in range(s.players):
            s.ready[seat] += view.clock
