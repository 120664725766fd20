"""A line can die without being closed. Within five seconds the others know since when, and when a stand-in comes."""

from typing import Any

from rospo.server.core.connection import Connection
from rospo.server.core.entries import Away, Back
from rospo.server.core.inputs import Went
from rospo.server.core.settings import Settings
from tests.server.bare import Bare

SETTINGS = Settings()
SILENT_MS = int(1000 * SETTINGS.silent_s)
PING_MS = int(1000 * SETTINGS.ping_s)
PROMISED_MS = 5000
STEP_MS = 100


def begun(game: str = "take_that") -> tuple[Bare, Connection, Connection]:
    """Two people play, and everything is well so far."""
    table = Bare(game, 2)
    here, other = table.begin()
    pass_by(table, 3 * PING_MS)
    assert presence(table, here)["seats"] == [True, True]
    return table, here, other


def pass_by(table: Bare, ms: int) -> None:
    for _ in range(0, ms, STEP_MS):
        table.wait(STEP_MS)


def presence(table: Bare, line: Connection) -> dict[str, Any]:
    """As told last."""
    return [message for message in table.told[line] if message["t"] == "presence"][-1]


def away(table: Bare, seat: int) -> str | None:
    return table.table.state.seats[seat].away


def stand_ins(table: Bare) -> list[Away]:
    return [entry for entry in table.log if isinstance(entry, Away)]


def test_the_others_are_told_in_time_who_is_silent_since_when_and_until_when() -> None:
    table, here, other = begun()
    table.dead.add(other)
    died = table.now
    pass_by(table, PROMISED_MS)
    told = presence(table, here)
    assert told["seats"] == [True, False]
    since = told["silent_since"][1]
    assert died - PING_MS <= since <= died
    assert told["silent_since"][0] is None
    assert told["stand_in_at"] == [None, since + SILENT_MS]
    assert (told["stand_in_ms"], told["at"]) == (SILENT_MS, presence(table, here)["at"])
    table.comes("onlooker")
    pass_by(table, PING_MS)
    assert presence(table, here)["silent_since"] == [None, since], "it doesn't start anew with each ping"
    pass_by(table, since + SILENT_MS - table.now - STEP_MS)
    assert stand_ins(table) == []
    pass_by(table, 2 * STEP_MS)
    assert [(away.seat, away.why) for away in stand_ins(table)] == [(1, "silent")]


def test_a_closed_line_is_told_in_the_same_way() -> None:
    table, here, other = begun()
    table.take(Went(other))
    went = table.now
    pass_by(table, 3 * STEP_MS)
    told = presence(table, here)
    assert (told["silent_since"], told["stand_in_at"]) == ([None, went], [None, went + SILENT_MS])


def test_a_line_that_comes_back_to_life_gives_the_seat_back() -> None:
    table, here, other = begun()
    table.dead.add(other)
    pass_by(table, SILENT_MS + PROMISED_MS)
    assert away(table, 1) == "silent"
    table.dead.clear()
    pass_by(table, PING_MS + 3 * STEP_MS)
    assert away(table, 1) is None
    assert isinstance(table.log[-1], Back)
    told = presence(table, here)
    assert told["seats"] == [True, True]
    assert "silent_since" not in told


def test_whoever_has_another_line_can_be_reached() -> None:
    table, here, other = begun()
    table.dead.add(other)
    table.comes(other.guest)
    pass_by(table, SILENT_MS + PROMISED_MS)
    assert presence(table, here)["seats"] == [True, True]
    assert stand_ins(table) == []


def test_a_dead_line_that_was_replaced_makes_nobody_silent_for_longer() -> None:
    table, here, other = begun()
    table.dead.add(other)
    back = table.comes(other.guest)
    pass_by(table, PING_MS)
    table.take(Went(back))
    went = table.now
    pass_by(table, PROMISED_MS)
    assert presence(table, here)["silent_since"][1] >= went - PING_MS


def test_with_nobody_to_be_reached_nothing_moves() -> None:
    table, here, other = begun()
    table.dead |= {here, other}
    pass_by(table, 2 * SILENT_MS)
    assert stand_ins(table) == []


def test_a_stall_of_the_server_makes_nobody_silent() -> None:
    table, here, _ = begun()
    table.wait(2 * SILENT_MS)
    pass_by(table, PROMISED_MS)
    assert stand_ins(table) == []
    assert not [message for message in table.told[here] if "silent_since" in message]


def test_a_race_that_waits_for_somebody_silent_says_until_when() -> None:
    table = Bare("ligretto_twist", 2)
    here, other = table.begin()
    table.pass_by(SETTINGS.countdown_ms + 500, [here, other])
    table.pass_by(SETTINGS.silence_ms + 1000, [here])
    told = presence(table, here)
    assert told["seats"] == [True, True], "the line is alive, only nobody is there"
    (none, end) = told["stand_in_at"]
    assert none is None
    assert told["stand_in_ms"] == SETTINGS.stand_in_after_ms
    assert table.now < end <= table.now + SETTINGS.stand_in_after_ms
    table.pass_by(2 * int(SETTINGS.silence_ms), [here, other])
    assert "stand_in_at" not in presence(table, here)
