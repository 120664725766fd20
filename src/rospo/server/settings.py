"""What a host may set, and the limits that keep one guest from hurting another."""

from typing import Annotated

from msgspec import Meta, Struct

TIMERS = {"none": None, "relaxed": 60_000, "fast": 15_000}
"""Milliseconds for each turn. When they are over, a bot plays that turn."""
STAND_IN = "club"
"""The level of the bot that plays for somebody who isn't there."""

Ms = Annotated[int, Meta(ge=0, le=10**9)]
Seconds = Annotated[float, Meta(ge=0, le=1e9)]
Count = Annotated[int, Meta(ge=1, le=10**9)]
Positive = Annotated[float, Meta(gt=0, le=1e9)]


class Settings(Struct, frozen=True, kw_only=True):
    bots_ms: Ms = 900  # how long a bot seems to think, about
    think_workers: Count = 1  # processes in which bots search
    timer_scale: Positive = 1.0  # turns last so much longer than TIMERS says
    silent_s: Seconds = 30.0  # without a connection for so long: a bot holds the seat
    grace_s: Seconds = 10.0  # the least time for a turn after a restart
    abandoned_s: Seconds = 30 * 60.0  # nobody there for so long: a table that waits is closed
    abandoned_game_s: Seconds = 24 * 3600.0  # the same once the game has begun
    sweep_s: Positive = 20.0  # so often the house looks for tables that nobody is at
    ping_s: Positive = 20.0  # a socket that doesn't answer within this time after this time is half open, and closed
    countdown_ms: Ms = 3000  # before a race, and after a pause
    between_ms: Ms = 4000  # between the rounds of a race
    silence_ms: Ms = 1500  # no word for so long pauses a race
    hold_ms: Ms = 80  # a lay that somebody else may have made earlier waits no longer than this
    held_after_ms: Ms = 20_000  # a race paused for so long: a bot holds the seat
    request_s: Positive = 8.0  # time for a whole request to arrive: from the connection on, or from its first byte
    open_metrics: bool = False  # /metrics for everybody, not only from this machine
    # --- limits
    messages_per_s: Positive = 50.0  # of one connection: what comes faster waits
    messages_burst: Count = 100
    requests_per_s: Positive = 10.0  # of one address
    requests_burst: Count = 120
    guests_per_s: Positive = 0.5  # new ones, of one address
    guests_burst: Count = 40
    sockets_per_guest: Count = 12
    sockets_per_address: Count = 120
    tables_per_guest: Count = 12
    sockets: Count = 10_000
    tables: Count = 5_000
    most_unsent: Count = 256_000  # bytes that wait for one connection, before it is closed
    inbox: Count = 256  # messages that wait at one table
