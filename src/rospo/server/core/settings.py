"""What a host may set, and the limits that protect guests from one another."""

from typing import Annotated

from msgspec import Meta, Struct

from rospo.server.core.fields import BotSpeed

TIMERS = {"none": None, "relaxed": 60_000, "fast": 15_000}
"""Milliseconds per turn. When they run out, a bot plays that turn."""
SLOWNESS: dict[BotSpeed, tuple[int, int]] = {"relaxed": (200, 160), "normal": (100, 100), "champion": (40, 75)}
"""Percent of their usual time that bots take: for a turn, and for each action in a race."""
STAND_IN = "club"
"""The level of stand-ins."""

Ms = Annotated[int, Meta(ge=0, le=10**9)]
Seconds = Annotated[float, Meta(ge=0, le=1e9)]
Count = Annotated[int, Meta(ge=1, le=10**9)]
Positive = Annotated[float, Meta(gt=0, le=1e9)]


class Settings(Struct, frozen=True, kw_only=True):
    bots_ms: Ms = 900  # about how long a bot seems to think
    think_workers: Count = 1  # processes in which bots search
    timer_scale: Positive = 1.0  # factor on the turn times in TIMERS
    silent_s: Seconds = 30.0  # time without a connection before a stand-in takes over
    grace_s: Seconds = 10.0  # minimum time for a turn after a restart
    abandoned_s: Seconds = 30 * 60.0  # a waiting table closes after this time without anyone
    abandoned_game_s: Seconds = 24 * 3600.0  # the same, once the game has begun
    sweep_s: Positive = 20.0  # interval at which the house looks for deserted tables
    ping_s: Positive = 20.0  # quiet time before a socket is pinged, and time for it to answer before it is closed
    countdown_ms: Ms = 3000  # before a race, and after a pause
    between_ms: Ms = 4000  # between the rounds of a race
    silence_ms: Ms = 1500  # silence that pauses a race
    hold_ms: Ms = 80  # longest wait for a rival's possibly earlier lay
    stand_in_after_ms: Ms = 20_000  # race pause after which a stand-in takes over
    request_s: Positive = 8.0  # time for a whole request to arrive, from the connection or its first byte
    open_metrics: bool = False  # /metrics for everybody, not only from this machine
    # --- limits
    messages_per_s: Positive = 50.0  # per connection: faster ones wait
    messages_burst: Count = 100
    requests_per_s: Positive = 10.0  # per address
    requests_burst: Count = 120
    guests_per_s: Positive = 0.5  # new ones, per address
    guests_burst: Count = 40
    sockets_per_guest: Count = 12
    sockets_per_address: Count = 120
    tables_per_guest: Count = 12
    sockets: Count = 10_000
    tables: Count = 5_000
    most_unsent: Count = 256_000  # unsent bytes at which a connection is closed
    inbox: Count = 256  # messages waiting at one table
