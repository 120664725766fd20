"""What a host may set, and the limits that keep one guest from hurting another."""

from msgspec import Struct

TIMERS = {"none": None, "relaxed": 60_000, "fast": 15_000}
"""Milliseconds for each turn. When they are over, a bot plays that turn."""
STAND_IN = "club"
"""The level of the bot that plays for somebody who isn't there."""


class Settings(Struct, frozen=True, kw_only=True):
    bots_ms: int = 900  # how long a bot seems to think, about
    think_workers: int = 1  # processes in which bots search
    timer_scale: float = 1.0  # turns last so much longer than TIMERS says
    silent_s: float = 30.0  # without a connection for so long: a bot holds the seat
    grace_s: float = 10.0  # the least time for a turn after a restart
    abandoned_s: float = 30 * 60.0  # nobody there for so long: a table that waits is closed
    abandoned_game_s: float = 24 * 3600.0  # the same once the game has begun
    sweep_s: float = 20.0  # so often the house looks for tables that nobody is at
    ping_s: float = 20.0  # a socket that doesn't answer within this time after this time is half open, and closed
    countdown_ms: int = 3000  # before a race, and after a pause (LT-4)
    between_ms: int = 4000  # between the rounds of a race
    silence_ms: int = 1500  # no word for so long pauses a race
    hold_ms: float = 60.0  # a lay that somebody else may have made earlier waits no longer than this
    held_after_ms: int = 20_000  # a race paused for so long: a bot holds the seat
    open_metrics: bool = False  # /metrics for everybody, not only from this machine
    # --- limits
    messages_per_s: float = 50.0  # of one connection: what comes faster waits
    messages_burst: int = 100
    requests_per_s: float = 10.0  # of one address
    requests_burst: int = 120
    guests_per_s: float = 0.5  # new ones, of one address
    guests_burst: int = 40
    sockets_per_guest: int = 12
    sockets_per_address: int = 120
    tables_per_guest: int = 12
    sockets: int = 10_000
    tables: int = 5_000
    most_unsent: int = 256_000  # bytes that wait for one connection, before it is closed
    inbox: int = 256  # messages that wait at one table
