"""Ligretto Twist at live tables: count-downs and pauses, claims and late claims, silence and stand-ins."""

import asyncio
import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

import rospo
from tests.server.client import Client, Told, call
from tests.server.racer import Racer, now_ms
from tests.server.rooms import OVER_SOCKETS, Room, at_tables, everybody, room_for, told
from tests.server.serving import Served, served
from tests.support import rule

COUNTDOWN_MS, SILENCE_MS, STAND_IN_AFTER_MS = 300, 1000, 700
TIMES = {"countdown_ms": COUNTDOWN_MS, "silence_ms": SILENCE_MS, "stand_in_after_ms": STAND_IN_AFTER_MS}
WAY_S = 0.01
"""From a client to the server, and back."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("racing"), **TIMES) as running:
        yield running


@pytest.fixture
def room(request: pytest.FixtureRequest) -> Room:
    return room_for(request, way_s=WAY_S, **TIMES)


def away(client: Client) -> list[str | None]:
    return [seat["away"] for seat in client.table["seats"]]


def starts(client: Client) -> list[tuple[int, int | None]]:
    """Each start or stop of the race: when it was sent, and from when on the clock runs."""
    events = [event for event in told(client, "event") if "race" in event.get("table", {})]
    return [(event["at"], event["table"]["race"]["start"]) for event in events]


async def same_card(first: Racer, second: Racer) -> tuple[str, int]:
    """Both hold a card of the same colour, whose one pile is free: the move to lay it, and the pile."""
    await first.runs()
    await second.claim("flip")
    while True:
        await first.claim("flip")
        if first.card == second.card:
            (pile,) = first.piles_of(first.card)
            await everybody([first, second], lambda client: (client.n or 0) >= (first.n or 0))
            return f"lay {pile}", pile
        assert (await first.act())["t"] == "ok"


def lay_of(client: Client, seat: int) -> Told:
    """The last lay of a seat in the log."""
    return next(event for event in reversed(client.events) if event["kind"] == "lay" and event["seat"] == seat)


# --- the clock


@rule("LT-4")
@at_tables
async def test_all_start_together_after_a_count_down(room: Room) -> None:
    first, second = await room.racers(2)
    await everybody([first, second], lambda client: bool(starts(client)))
    ((at, start),) = starts(first)
    assert starts(second) == [(at, start)]
    assert start == at + COUNTDOWN_MS
    early = await first.claim("flip")
    assert early["code"] == "not_running"
    await first.runs()
    assert (await first.claim("flip"))["t"] == "ok"
    assert first.events[0]["at"] < 2000


@at_tables
async def test_a_race_doesnt_start_before_everybody_is_heard(room: Room) -> None:
    first, second = await room.racers(2, begun=False)
    second.silent = True
    await room.pass_time(SILENCE_MS / 1000 + 0.1)
    await first.do("start")
    await first.until(lambda: bool(first.view))
    await room.pass_time(STAND_IN_AFTER_MS / 2000)
    assert first.paused
    assert starts(first) == []
    assert (await first.claim("flip"))["code"] == "not_running"
    second.silent = False
    await first.runs()
    assert away(first) == [None, None]


@rule("LT-5", "LT-6", "LT-11")
@at_tables
async def test_bots_race_as_fast_as_the_one_person_wants_them_to(room: Room) -> None:
    took = []
    for speed in ("champion", "relaxed"):
        (person,) = await room.racers(1, ("club", "club"), speed=speed)
        await person.until(lambda: len(told(person, "event")) > 30)  # noqa: B023
        moves = [event for event in told(person, "event") if event.get("by") == "bot"]
        took.append(moves[24]["at"] - moves[0]["at"])
    assert took[0] < took[1]


@at_tables
async def test_a_bot_with_another_level_races_at_its_speed(room: Room) -> None:
    (person,) = await room.racers(1, ("random",))
    gaps = []
    for level in ("random", "expert"):
        await person.do("set_seat", seat=1, level=level)
        known = len(told(person, "event"))
        await person.until(lambda: len(told(person, "event")) > known + 12)  # noqa: B023
        moves = [event["at"] for event in told(person, "event")[known:] if event.get("by") == "bot"]
        gaps.append(sorted(now - last for last, now in pairwise(moves))[4])
    assert gaps[0] > 1.5 * gaps[1]


@at_tables
async def test_two_persons_and_bots_race_to_the_end_and_the_record_replays_to_the_same(room: Room) -> None:
    people = await room.racers(2, ("random", "club"), options={"rounds": 1})
    onlooker = await room.enter(people[0].table["id"])  # it never beats, and nobody waits for it
    await asyncio.gather(*(person.race() for person in people))
    everyone: list[Client] = [*people, onlooker]
    await everybody(everyone, lambda client: client.over)
    await _tells_the_same(room, everyone)


@rule("LT-12")
@at_tables
async def test_rounds_follow_one_another_each_with_its_count_down_and_a_clock_from_nought(room: Room) -> None:
    people = await room.racers(2, options={"rounds": 2})
    await asyncio.gather(*(person.race() for person in people))
    await everybody(people, lambda client: client.over)
    ends = [i for i, event in enumerate(people[0].events) if event["kind"] == "round"]
    assert len(ends) == 2
    clocks = [event["at"] for event in people[0].events if "at" in event]
    assert clocks[ends[0]] < clocks[ends[0] - 1]
    began = [(at, start) for at, start in starts(people[0]) if start is not None]
    assert len(began) == 2
    assert began[1][1] is not None
    assert began[1][1] - began[1][0] == COUNTDOWN_MS + 100  # and the pause between rounds
    await _tells_the_same(room, [*people])


async def _tells_the_same(room: Room, clients: list[Client]) -> None:
    table = clients[0].table["id"]
    match = rospo.load((await call(room.url, "GET", f"/api/tables/{table}/record")).text)
    for client in clients:
        assert list(match.scores) == client.view["scores"]
        assert match.view(None).to_dict()["log"] == client.events
    replay = await room.get(f"tables/{table}/replay")
    assert [event for step in replay["steps"] for event in step.get("events", [])] == clients[0].events
    assert replay["scores"] == clients[0].view["scores"]


# --- claims


@rule("LT-R6")
@at_tables
async def test_a_flip_is_answered_with_the_card_and_everybody_sees_it(room: Room) -> None:
    first, second = await room.racers(2)
    await first.runs()
    answer = await first.claim("flip")
    assert answer["held"] in "rgby"
    assert first.card == answer["held"]
    await second.until(lambda: bool(second.events))
    assert second.view["held"][first.me] == answer["held"]
    again = await first.claim("flip")
    assert (again["code"], again["rule"]) == ("illegal", "LT-5")
    assert (await first.claim("juggle"))["code"] == "malformed"
    assert "held" not in await first.act()  # laid: nothing in hand


@at_tables
async def test_the_answer_to_a_claim_comes_before_its_event(room: Room) -> None:
    """Else a page that shows what was claimed would for a moment show it twice."""
    (racer,) = await room.racers(1, ("club",))
    await racer.runs()
    answers = [await racer.act() for _ in range(10)]
    came = [(message["t"], message.get("n")) for message in map(json.loads, racer.received)]
    for n in [answer["n"] for answer in answers if answer["t"] == "ok"]:
        assert came.index(("ok", n)) < came.index(("event", n))


@rule("LT-R5")
@at_tables
async def test_a_lay_on_a_pile_of_another_colour_is_a_fumble_and_freezes(room: Room) -> None:
    first, second = await room.racers(2)
    await first.runs()
    await first.claim("flip")
    wrong = next(pile for pile in range(4) if pile not in first.piles_of(first.card))
    assert (await first.claim(f"lay {wrong}"))["t"] == "ok"
    await everybody([first, second], lambda client: client.events[-1]["kind"] == "lay")
    assert lay_of(second, first.me)["fumble"] is True
    assert second.view["frozen_until"][first.me] == lay_of(second, first.me)["at"] + 600
    assert first.card is not None
    frozen = await first.claim(f"lay {first.open_piles[0]}")
    assert (frozen["t"], frozen["rule"]) == ("refused", "LT-R5")
    await room.pass_time(0.7)
    assert (await first.act())["t"] == "ok"
    assert lay_of(first, first.me)["fumble"] is False


@rule("LT-8", "LT-9", "LT-R2")
@at_tables
async def test_each_seat_is_offered_what_it_may_do_whenever_that_changes(room: Room) -> None:
    people = await room.racers(3)
    await people[0].runs()
    for racer in [*people, *people, people[0], *people[:2], *people] * 2:
        await racer.act()
        n = racer.n
        await everybody(people, lambda client, n=n: client.n == n)  # type: ignore[misc]
        for client in people:
            lays = [f"lay {pile}" for pile in client.open_piles]
            assert client.offer == (lays or ["park"] if client.card else ["flip"])
            assert client.later == (["flip"] if client.card else [])


@rule("LT-R5")
@at_tables
async def test_a_frozen_player_is_offered_nothing_yet_but_told_what_comes_next(room: Room) -> None:
    first, second = await room.racers(2, options={"fumble_ms": 2500})
    await first.runs()
    card = (await first.claim("flip"))["held"]
    wrong = next(pile for pile in range(4) if pile not in first.piles_of(card))
    await first.claim(f"lay {wrong}")
    (lay,) = (f"lay {pile}" for pile in first.open_piles)
    assert (first.offer, first.later) == ([], [lay])
    twin = await room.again(first)
    assert (twin.offer, twin.later) == ([], [lay])
    await twin.leave()
    before = len(second.received)
    first.silent = True  # the race stands still before the fumble is over
    await first.until(lambda: first.paused)
    first.silent = False
    await first.runs()
    await first.until(lambda: bool(first.offer))
    assert (first.offer, first.later) == ([lay], ["flip"])
    assert (await room.again(first)).offer == [lay]
    assert "offer" not in [json.loads(text)["t"] for text in second.received[before:]]


@rule("LT-R5", "LT-R7")
@at_tables
async def test_a_lay_by_a_player_who_had_not_seen_the_pile_taken_is_late_and_no_fumble(room: Room) -> None:
    first, second = await room.racers(2)
    lay, pile = await same_card(first, second)
    seen = second.n
    assert (await first.claim(lay))["t"] == "ok"
    await second.until(lambda: second.view["hand_on"][pile] == first.me)
    late = await second.claim(lay, seen=seen)
    assert (late["t"], late["code"]) == ("refused", "late")
    assert 0 <= late["facts"]["by"] < 5000
    assert second.view["frozen_until"][second.me] == 0
    assert not [event for event in second.events if event.get("fumble")]
    assert (await second.claim("park"))["t"] == "ok"  # not frozen


@rule("LT-8", "LT-R5")
@at_tables
async def test_a_lay_by_a_player_who_had_seen_the_pile_taken_is_a_fumble(room: Room) -> None:
    first, second = await room.racers(2)
    lay, pile = await same_card(first, second)
    assert (await first.claim(lay))["t"] == "ok"
    await second.until(lambda: second.view["hand_on"][pile] == first.me)
    assert (await second.claim(lay))["t"] == "ok"
    assert lay_of(second, second.me)["fumble"] is True


@rule("LT-R1", "LT-R7")
@at_tables
async def test_of_two_claims_at_the_same_moment_one_is_played_and_the_other_late(room: Room) -> None:
    first, second = await room.racers(2)
    lay, pile = await same_card(first, second)
    answers = await asyncio.gather(first.claim(lay), second.claim(lay))
    assert sorted(answer["t"] for answer in answers) == ["ok", "refused"]
    winner, loser = (first, second) if answers[0]["t"] == "ok" else (second, first)
    refusal = next(answer for answer in answers if answer["t"] == "refused")
    assert refusal["code"] == "late"
    await loser.until(lambda: loser.view["hand_on"][pile] == winner.me)
    assert loser.view["frozen_until"] == [0, 0]


# --- silence


@at_tables
async def test_a_silent_player_pauses_the_race_for_all_until_heard_again(room: Room) -> None:
    first, second = await room.racers(2)
    await first.runs()
    await first.claim("flip")
    second.silent, since = True, now_ms()
    await everybody([first, second], lambda client: client.paused)
    assert now_ms() - since > SILENCE_MS / 2, "paused too early"
    stood, clock = now_ms(), first.table["race"]["clock"]
    assert (await first.act())["code"] == "not_running"
    assert away(first) == [None, None]
    second.silent = False
    await everybody([first, second], lambda client: not client.paused)
    at, start = starts(first)[-1]
    assert start == at + COUNTDOWN_MS
    assert first.table["race"]["clock"] == clock, "the clock went on while the race stood still"
    await first.runs()
    assert (await first.act())["t"] == "ok"
    assert lay_of(first, first.me)["at"] - clock < now_ms() - stood


@at_tables
async def test_a_bot_plays_for_a_player_who_stays_silent_until_they_sit_down_again(room: Room) -> None:
    first, second = await room.racers(2)
    await first.runs()
    second.silent = True
    await first.until(lambda: away(first)[1] == "silent")
    await first.until(lambda: not first.paused)  # it goes on without them
    await first.until(lambda: len([event for event in first.events if event["seat"] == 1]) >= 2)
    second.silent = False
    await second.do("sit")
    await everybody([first, second], lambda client: away(client) == [None, None])
    await _all_can_act(first, second)


@at_tables
async def test_a_bot_plays_for_a_disconnected_player_until_they_return(room: Room) -> None:
    first, second = await room.racers(2)
    await first.runs()
    await second.leave()
    await first.until(lambda: first.paused)
    await first.until(lambda: away(first)[1] == "silent")
    await first.until(lambda: any(event["seat"] == 1 for event in first.events))
    back = await room.racer_again(second)
    await everybody([first, back], lambda client: away(client) == [None, None])
    await _all_can_act(first, back)


async def _all_can_act(*racers: Racer) -> None:
    for racer in racers:
        for _ in range(20):
            await racer.runs()
            if (await racer.act())["t"] == "ok":
                break
        else:
            raise AssertionError(f"seat {racer.seat} couldn't act")


@at_tables
async def test_a_new_connection_within_the_time_of_silence_pauses_nothing(room: Room) -> None:
    first, second = await room.racers(2)
    await first.runs()
    before = starts(first)
    await second.leave()
    back = await room.racer_again(second)
    await room.pass_time(0.3)
    assert starts(first) == before, "paused, though nobody was silent for long"
    await _all_can_act(first, back)


@at_tables
async def test_a_player_back_at_a_long_empty_table_has_time_to_say_so(room: Room) -> None:
    both = await room.racers(2)
    await both[0].runs()
    await asyncio.gather(*(racer.leave() for racer in both))
    await room.pass_time((STAND_IN_AFTER_MS + SILENCE_MS) / 1000)
    back = [await room.racer_again(racer) for racer in both]
    await back[0].runs()
    assert away(back[0]) == [None, None], "played by a bot, though they are here"


@OVER_SOCKETS
@at_tables
async def test_a_race_goes_on_after_the_server_was_killed(room: Room, server: Served) -> None:
    both = await room.racers(2)
    await both[0].runs()
    for racer in (both[0], both[1], both[0]):
        await _all_can_act(racer)
    await everybody(both, lambda client: len(client.events) == 3)
    server.kill()
    await everybody(both, lambda client: client.bye is not None)
    server.start()
    back = [await room.racer_again(racer) for racer in both]
    for racer in back:
        assert racer.view["held"] == both[0].view["held"]
        assert racer.view["heights"] == both[0].view["heights"]
        assert racer.events == both[0].events
    await _all_can_act(*back)
    assert back[0].events[3]["at"] >= both[0].events[2]["at"]


@at_tables
async def test_a_leavers_seat_is_raced_by_a_bot_until_they_claim_something(room: Room) -> None:
    first, second = await room.racers(2)
    await first.runs()
    await second.do("leave")
    await everybody([first, second], lambda client: away(client)[1] == "left")
    second.silent = True  # nobody waits for them
    await first.until(lambda: len([event for event in first.events if event["seat"] == 1]) >= 2)
    assert not first.paused
    second.silent = False
    await second.act()
    await everybody([first, second], lambda client: away(client) == [None, None])
    await _all_can_act(first, second)


# --- links


@at_tables
async def test_pings_measure_delays_and_tell_the_servers_clock(room: Room) -> None:
    first, second = await room.racers(2)
    for client in (first, second):
        await client.until(lambda client=client: len(told(client, "ping")) >= 4)  # type: ignore[misc]
        pings: list[dict[str, Any]] = told(client, "ping")
        assert abs(pings[-1]["at"] - now_ms()) <= WAY_S * 1000 + 1
        assert all(earlier["at"] < later["at"] for earlier, later in pairwise(pings))
        assert "delay" not in pings[0]
        assert pings[-1]["delay"] == pytest.approx(WAY_S * 1000)


@at_tables
async def test_made_up_pongs_make_nobody_farther_away(room: Room) -> None:
    first, _ = await room.racers(2)
    for ago in (400, 4000, -4000):
        await first.send("pong", at=now_ms() - ago)
    await first.until(lambda: len(told(first, "ping")) >= 4)
    assert told(first, "ping")[-1]["delay"] == pytest.approx(WAY_S * 1000)
