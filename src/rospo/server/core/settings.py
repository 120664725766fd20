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
    """Names of times end in `_s` (seconds) or `_ms` (milliseconds). docs/hosting.md shows the descriptions."""

    bots_ms: Annotated[
        Ms,
        Meta(
            description="about how long a bot appears to think; after a deal, bots wait twice as long; "
            "for tables opened from then on"
        ),
    ] = 900
    think_workers: Annotated[Count, Meta(description="processes in which `expert` bots search")] = 1
    timer_scale: Annotated[
        Positive,
        Meta(
            description="factor for the time of a turn: 2 makes the one minute of `relaxed` two; "
            "for tables opened from then on"
        ),
    ] = 1.0
    silent_s: Annotated[
        Seconds, Meta(description="how long somebody can't be reached before a stand-in takes the seat")
    ] = 30.0
    grace_s: Annotated[Seconds, Meta(description="the least time for a turn after a restart")] = 10.0
    abandoned_s: Annotated[
        Seconds, Meta(description="time without anybody there before a table that hasn't started is closed")
    ] = 30 * 60.0
    abandoned_game_s: Annotated[Seconds, Meta(description="the same for a table whose game has begun")] = 24 * 3600.0
    sweep_s: Annotated[Positive, Meta(description="how often the server looks for tables where nobody is")] = 20.0
    ping_s: Annotated[
        Positive,
        Meta(
            description="how often each connection is pinged; "
            "others are told that somebody can't be reached who hasn't answered by the next ping"
        ),
    ] = 2.0
    cut_s: Annotated[Positive, Meta(description="a connection that isn't heard for this long is closed")] = 20.0
    countdown_ms: Annotated[Ms, Meta(description="countdown before a race, and after a pause")] = 3000
    between_ms: Annotated[Ms, Meta(description="extra pause between the rounds of a race")] = 4000
    silence_ms: Annotated[Ms, Meta(description="silence from a player that pauses a race")] = 1500
    hold_ms: Annotated[Ms, Meta(description="longest wait for a lay that somebody else may have made earlier")] = 80
    stand_in_after_ms: Annotated[
        Ms, Meta(description="how long a race waits for a silent player before a stand-in takes the seat")
    ] = 20_000
    request_s: Annotated[
        Positive, Meta(description="time for a whole request to arrive, from the connection or from its first byte")
    ] = 8.0
    open_metrics: Annotated[bool, Meta(description="metrics for everybody, not only for this machine")] = False
    # --- limits
    messages_per_s: Annotated[Positive, Meta(description="messages from one connection; faster ones wait")] = 50.0
    messages_burst: Annotated[Count, Meta(description="messages at once")] = 100
    requests_per_s: Annotated[
        Positive, Meta(description="requests from one address; an IPv6 network (/64) counts as one")
    ] = 10.0
    requests_burst: Annotated[Count, Meta(description="requests at once")] = 120
    guests_per_s: Annotated[Positive, Meta(description="new guests from one address")] = 0.5
    guests_burst: Annotated[Count, Meta(description="new guests at once")] = 40
    sockets_per_guest: Annotated[Count, Meta(description="connections of one guest")] = 12
    sockets_per_address: Annotated[
        Count,
        Meta(
            description="WebSocket connections from one address; connections of any kind may be twice as many; "
            "`proxies` have no such limit"
        ),
    ] = 120
    tables_per_guest: Annotated[Count, Meta(description="open tables that one guest hosts")] = 12
    sockets: Annotated[Count, Meta(description="WebSocket connections in all")] = 10_000
    tables: Annotated[Count, Meta(description="open tables in all")] = 5_000
    most_unsent: Annotated[Count, Meta(description="bytes that may wait for one connection before it is closed")] = (
        256_000
    )
    inbox: Annotated[Count, Meta(description="messages that may wait at one table; more wait at their connections")] = (
        256
    )
