"""The race's clock beside the server's: it shows `race_clock` at `race_start`, runs on from there, and may stand still.

Moments of the server are milliseconds since 1970; what the race's clock shows is milliseconds from the round's start.
"""

from math import inf, nextafter

from rospo.server.core.state import PLAYING, TableState


class RaceClock:
    """Where the clock stands is in the log; but after a restart it can't have run on, whatever the log says."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self.restarted = state.race_start is not None

    def shows(self, now: float) -> float | None:
        """What it shows; None while it stands still."""
        state = self._state
        if state.status != PLAYING or self.restarted or state.race_start is None or now < state.race_start:
            return None
        return state.race_clock + now - state.race_start

    def showed(self, moment: float) -> float:
        """What it showed at an earlier moment, not before it ran."""
        state = self._state
        return max(state.race_clock + moment - (state.race_start or 0), state.race_clock)

    def pressed(self, press: float) -> float:
        """What it showed when a client says it pressed, which may be nonsense."""
        return press - (self._state.race_start or 0) + self._state.race_clock

    def when(self, shows: float) -> float:
        """The server's moment at which it shows this, and no fraction less."""
        return nextafter(shows - self._state.race_clock + (self._state.race_start or 0), inf)

    def or_where_it_stands(self, now: float) -> float:
        shown = self.shows(now)
        return self._state.race_clock if shown is None else shown
