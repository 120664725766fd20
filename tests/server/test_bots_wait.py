"""Bots take their time, as a person would, and wait while cards are dealt."""

from itertools import pairwise

import pytest

from rospo.server.core.turns import DEALING, FORCED
from tests.server.rooms import NearRoom, Room, at_tables, told

USUAL_MS = 100


SPEEDS = ("champion", "normal", "relaxed")


@pytest.fixture
def room() -> Room:
    return NearRoom(bots_ms=USUAL_MS)


@at_tables
async def test_bots_wait_while_cards_are_dealt(room: Room) -> None:
    (person,) = await room.started("twins", 1, ("random",) * 2, options={"max_hands": 3})
    await person.do("leave")  # bots alone: a person may act at once
    await person.until(lambda: person.over)
    gaps: dict[bool, list[int]] = {True: [], False: []}
    for last, now in pairwise(event for event in told(person, "event") if "events" in event):
        dealt = any(line["kind"] == "hand" for line in last["events"])
        gaps[dealt].append(now["at"] - last["at"])
    assert len(gaps[True]) == 2
    assert min(gaps[True]) >= (DEALING + 0.5 * FORCED) * USUAL_MS - 2  # of two clocks
    assert sorted(gaps[False])[len(gaps[False]) // 2] <= 1.6 * USUAL_MS


@at_tables
async def test_bots_are_as_fast_as_the_one_person_wants_them_to_be(room: Room) -> None:
    usual = []
    for speed in SPEEDS:
        (person,) = await room.started("twins", 1, ("random",) * 2, options={"max_hands": 2}, speed=speed)
        await person.play_on()
        gaps = [now["at"] - last["at"] for last, now in pairwise(told(person, "event")) if now.get("by") == "bot"]
        usual.append(sorted(gap for gap in gaps if gap)[len(gaps) // 2])
    assert usual == sorted(set(usual)), dict(zip(SPEEDS, usual, strict=True))
