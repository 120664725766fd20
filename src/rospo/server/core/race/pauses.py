"""When a race runs and when it stands still: count-downs, pauses, and bots for players who stay silent.

The clock runs while everybody is heard (`hearing`); anyone silent for too long pauses the race for all, and a bot plays
for anyone who stays silent until they come back.
"""

from typing import Literal

from rospo.server.core.driver import NEVER, Step
from rospo.server.core.entries import AnyEntry, Away, RaceOff, RaceOn
from rospo.server.core.people import People
from rospo.server.core.race.clock import RaceClock
from rospo.server.core.race.hearing import Hearing
from rospo.server.core.settings import Settings
from rospo.server.core.state import PLAYING, TableState

QUIET = 0.6
"""Share of `silence_ms` after which somebody is pinged: an answer shows that they are there."""
LOOK_MS = 250
"""How often a race that stands still looks who is heard."""


class Pauses:
    def __init__(self, state: TableState, people: People, clock: RaceClock, settings: Settings) -> None:
        self._state = state
        self._people = people
        self._clock = clock
        self._settings = settings
        self._hearing = Hearing(settings.silence_ms, settings.stand_in_after_ms)  # of owners, over any connection

    def heard(self, guest: str, now: float) -> None:
        self._hearing.heard(guest, now)

    def is_quiet(self, seat: int, now: float) -> bool:
        """Will the race pause soon if nothing is heard from this seat's owner?"""
        found = self._state.seats[seat]
        is_asked = found.guest is not None and not found.by_bot
        return is_asked and self._hearing.quiet_ms(found.guest or "", now) >= QUIET * self._settings.silence_ms

    def stand_in_at(self, seat: int, now: float) -> float | None:
        """While the race waits for a seat that isn't heard: when the wait ends."""
        state = self._state
        waits = state.status == PLAYING and state.race_start is None
        told = seat in self._people.gone or (state.race_pause is not None and state.race_pause.why == "silent")
        silent = self._silent(now) if waits and told else {}
        return self._hearing.gives_up_at(silent[seat]) if seat in silent else None

    def forgive(self) -> None:
        """With nobody here, or no race, nobody waits."""
        self._hearing.forgive(guest for _, guest in self._state.people)

    def next(self, now: float) -> Step:
        """The next count-down or pause, or stand-ins to take over."""
        if self._clock.restarted:
            return self._off("restart", now)
        if self._state.race_start is None:
            return self._stands(now) if self._people.reached else Step()
        if not self._people.reached:
            return self._off("empty", now)
        silent = self._silent(now)
        return self._off("silent", now, min(silent)) if silent else Step(wake=now + self._settings.silence_ms / 4)

    def _stands(self, now: float) -> Step:
        """Before a round, or in a pause: start when everybody is heard."""
        silent = self._silent(now)
        if not silent:
            return self._on(now)
        given_up = {seat: guest for seat, guest in silent.items() if self._hearing.gives_up_at(guest) <= now}
        if not given_up:
            return Step(wake=min(*map(self._hearing.gives_up_at, silent.values()), now + LOOK_MS))
        self._hearing.forgive(given_up.values())
        return Step(entries=[Away(seat=seat, why="silent", at=int(now)) for seat in given_up])

    def _on(self, now: float) -> Step:
        state, settings = self._state, self._settings
        wait = settings.countdown_ms
        if state.match is not None and state.race_clock == 0 and state.match.round > 1:
            wait += settings.between_ms
        return Step(entries=[RaceOn(start=int(now) + wait, clock=state.race_clock, at=int(now))])

    def _off(self, why: Literal["silent", "restart", "empty"], now: float, seat: int | None = None) -> Step:
        state = self._state
        if state.match is None or state.status != PLAYING:
            return Step()
        stands_at = state.match.clock if why == "restart" else self._clock.or_where_it_stands(now)
        self._clock.restarted = False
        paused: AnyEntry = RaceOff(clock=max(int(stands_at), state.match.clock), why=why, seat=seat, at=int(now))
        return Step(entries=[paused], wake=NEVER)

    def _silent(self, now: float) -> dict[int, str]:
        """The seats of people who have been quiet for too long."""
        seats = self._state.seats
        awaited = {guest: seat for seat, guest in self._state.people if not seats[seat].by_bot}
        return {awaited[guest]: guest for guest in self._hearing.silent(awaited, now)}
