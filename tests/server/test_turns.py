"""Turn-based games at live tables: time that runs out, stand-ins, bots of every level, secret picks."""

import asyncio
import random
from functools import partial
from typing import Any

import pytest

from rospo.play import registry
from tests.kits import KITS
from tests.server.client import Client
from tests.server.rooms import NearRoom, Room, at_tables, everybody, mover, play, refused, told

FAST_MS, RELAXED_MS = 450, 1800
SILENT_S = 0.6
TIMES = {"timer_scale": 0.03, "silent_s": SILENT_S, "grace_s": 0}
OF_TURNS = [game for game in KITS if registry.game(game).race is None]


@pytest.fixture
def room() -> Room:
    return NearRoom(**TIMES)


def away(client: Client) -> list[str | None]:
    return [seat["away"] for seat in client.table["seats"]]


async def played_by(room: Room, client: Client) -> list[tuple[int, str | None]]:
    """For each move of a finished game: whose turn it was, and the stand-in who made it."""
    replay = await room.get(f"tables/{client.table['id']}/replay")
    return [(step["seat"], step.get("by")) for step in replay["steps"]]


# --- time that runs out


@at_tables
async def test_everybody_sees_the_deadline_only_at_relaxed_and_fast_tables(room: Room) -> None:
    for timer, ms in (("none", None), ("relaxed", RELAXED_MS), ("fast", FAST_MS)):
        first, second = await room.started("take_that", 2, timer=timer)
        turn = first.view["turn"]
        deadlines = second.table["deadlines"]
        assert first.table["turn_ms"] == ms
        assert (deadlines[turn] is None) == (ms is None)
        assert deadlines[1 - turn] is None
        assert first.table["deadlines"] == deadlines


@at_tables
async def test_when_time_is_over_a_bot_plays_that_turn_and_everybody_is_told(room: Room) -> None:
    clients = await room.started("take_that", 2, timer="fast", options={"rounds": 1})
    onlooker = await room.enter(clients[0].table["id"])
    slow, other = clients[onlooker.view["turn"]], clients[1 - onlooker.view["turn"]]
    await everybody([*clients, onlooker], lambda client: any(event["seat"] == slow.seat for event in client.events))
    assert slow.events[0]["kind"] == "lay"
    for client in (*clients, onlooker):
        assert [event["by"] for event in told(client, "event") if "by" in event] == ["timer"]
    assert away(onlooker) == [None, None]
    await other.until(lambda: other.may_play)
    await other.do("play", move=other.some_move())
    await slow.until(lambda: slow.may_play)
    await slow.do("play", move=slow.some_move())  # in time: the lapse is forgotten
    await asyncio.gather(*(client.play_on() for client in clients))
    assert (await played_by(room, slow)).count((slow.seat or 0, "timer")) == 1


@at_tables
async def test_after_two_lapses_in_a_row_a_bot_plays_until_the_owner_comes_back(room: Room) -> None:
    clients = await room.started("take_that", 2, timer="fast")
    idle, busy = clients
    playing = asyncio.create_task(busy.play_on(until=lambda: away(busy)[0] == "slow" or busy.over))
    await everybody(clients, lambda client: away(client)[0] == "slow")
    assert [event.get("by") for event in told(idle, "event")].count("timer") == 2
    await playing
    n = busy.n or 0
    await busy.until(lambda: busy.may_play)  # a bot plays on for the seat
    await busy.do("play", move=busy.some_move())
    await busy.until(lambda: (busy.n or 0) >= n + 2)
    await idle.do("sit")
    await everybody(clients, lambda client: away(client) == [None, None])
    playing = asyncio.create_task(busy.play_on(until=lambda: idle.may_play))
    await idle.until(lambda: idle.may_play and idle.table["deadlines"][0] is not None)
    await idle.do("play", move=idle.some_move())
    playing.cancel()


@at_tables
async def test_a_player_who_was_too_slow_is_back_by_playing_or_reconnecting(room: Room) -> None:
    clients = await room.started("twins", 3, timer="fast")
    await everybody(clients, lambda client: away(client) == ["slow"] * 3)
    await clients[0].ask("play", move="buy 0")  # whether it is their turn or not
    await clients[0].until(lambda: away(clients[0])[0] is None)
    back = await room.again(clients[1])
    await back.until(lambda: away(back)[1] is None)
    assert away(back)[2] == "slow"


@at_tables
async def test_a_challenge_that_ends_the_round_gives_the_next_dealer_all_the_time_to_bid(room: Room) -> None:
    clients = await room.started("istinto", 3, options={"revokes": "challengeable"}, timer="relaxed")
    dealer = (clients[0].view["dealer"] + 1) % 3  # of the next round: the leader of this one
    await _bid(clients)
    while clients[0].view["turn"] != dealer or clients[0].view["hands"][dealer] == 11:
        client = await mover(clients)
        await play(clients, client, client.some_move())
    before = clients[0].table["deadlines"][dealer]
    await room.pass_time(0.3)
    challenger = clients[(dealer + 1) % 3]
    await play(clients, challenger, f"challenge {dealer}")
    assert clients[0].view["phase"] == "bid"
    assert clients[0].view["due"] == [dealer]
    assert clients[0].table["deadlines"][dealer] >= before + 300


# --- stand-ins


@at_tables
async def test_a_leavers_seat_is_played_by_a_bot_and_taken_back_by_sitting_down(room: Room) -> None:
    clients = await room.started("istinto", 3)
    leaver, *others = clients
    await leaver.do("leave")
    await everybody(clients, lambda client: away(client) == ["left", None, None])
    assert leaver.seat == 0
    while (client := await mover(others)).view["phase"] == "bid":  # the bot bids in its turn
        await play(clients, client, "bid 2")
    assert others[0].view["bids"][0] is not None
    again = await room.again(leaver)
    assert away(again)[0] == "left", "entering as an onlooker isn't coming back"
    await again.do("sit")
    await everybody([again, *others], lambda client: away(client) == [None] * 3)
    by_bot = [event for event in told(others[0], "event") if event.get("by") == "bot"]
    assert by_bot
    await asyncio.gather(*(client.play_on(until=partial(_two_tricks_are_over, client)) for client in (again, *others)))
    assert by_bot == [event for event in told(others[0], "event") if "by" in event], "a bot played on"


def _two_tricks_are_over(client: Client) -> bool:
    return sum(client.view["tricks"]) >= 2


@at_tables
async def test_a_bot_plays_for_a_player_gone_too_long_until_they_return(room: Room) -> None:
    stays, goes = await room.started("take_that", 2)
    await goes.leave()
    await stays.until(lambda: away(stays)[1] == "silent")
    await stays.play_on(until=lambda: len([e for e in stays.events if e["seat"] == 1]) >= 2)
    back = await room.again(goes)
    await everybody([stays, back], lambda client: away(client) == [None, None])
    await asyncio.gather(stays.play_on(), back.play_on())
    moves = await played_by(room, stays)
    assert {by for seat, by in moves if seat == 1} == {"bot", None}
    assert {by for seat, by in moves if seat == 0} == {None}


@at_tables
async def test_a_player_gone_for_a_moment_keeps_the_seat(room: Room) -> None:
    stays, goes = await room.started("take_that", 2)
    await goes.leave()
    await room.pass_time(SILENT_S / 4)
    back = await room.again(goes)
    await room.pass_time(SILENT_S * 1.5)
    assert away(stays) == away(back) == [None, None]
    assert back.view["hand"] == goes.view["hand"]


@at_tables
async def test_nothing_happens_while_nobody_is_at_the_table(room: Room) -> None:
    first, second = await room.started("take_that", 2, timer="fast")
    await asyncio.gather(first.leave(), second.leave())
    await room.pass_time(2 * SILENT_S + 2 * FAST_MS / 1000)
    assert (await room.enter(first.table["id"])).n == first.n


@at_tables
async def test_bots_alone_wait_for_somebody_to_watch_them(room: Room) -> None:
    (person,) = await room.started("take_that", 1, ("random",), options={"rounds": 1})
    await person.do("leave")
    await person.leave()
    await room.pass_time(1)
    assert (await room.get(f"tables/{person.table['id']}"))["status"] == "playing"
    onlooker = await room.enter(person.table["id"])
    await onlooker.until(lambda: onlooker.over)


# --- bots


@pytest.mark.parametrize("level", ["random", "novice", "club"])
@pytest.mark.parametrize("game", OF_TURNS)
@at_tables
async def test_bots_of_every_level_play_every_game_of_turns_to_its_end(room: Room, game: str, level: str) -> None:
    bots = (level,) * (registry.game(game).seats[0] - 1)
    (person,) = await room.started(game, 1, bots, options=dict(KITS[game].shared))
    await person.play_on()
    moves = await played_by(room, person)
    assert {by for seat, by in moves if seat} == {"bot"}
    assert {by for seat, by in moves if not seat} == {None}


# --- Twins: all pick at once, in secret


@at_tables
async def test_all_pick_at_once_in_any_order_and_nobody_sees_a_pick_before_all_have_picked(room: Room) -> None:
    clients = await room.started("twins", 4, options={"max_hands": 1})
    onlooker = await room.enter(clients[0].table["id"])
    while clients[0].view["duel"] == 0:
        await play(clients, await mover(clients), "buy 0")
    for _ in range(2):
        await _duel(clients, onlooker)


async def _duel(clients: list[Client], onlooker: Client) -> None:
    playing, duel = clients[0].view["playing"], clients[0].view["duel"]
    await everybody(clients, lambda client: client.view["duel"] == duel)
    hands: dict[int, list[str]] = {seat: clients[seat].view["hand"] for seat in playing}
    picks = {}
    for seat in random.sample(playing, len(playing) - 1):
        assert clients[seat].may_play
        picks[seat] = random.choice(clients[seat].offer)
        await play([*clients, onlooker], clients[seat], picks[seat])
        assert clients[seat].view["pick"] == picks[seat].split()[1:]
        assert onlooker.view["waiting"] == [other for other in playing if other not in picks]
        await refused(clients[seat], "not_your_turn", "play", move=picks[seat])  # a pick is final
        _sees_none_of(onlooker, [card for hand in hands.values() for card in hand])
        for viewer in playing:
            _sees_none_of(clients[viewer], [card for other in playing if other != viewer for card in hands[other]])
    (last,) = set(playing) - picks.keys()
    picks[last] = random.choice(clients[last].offer)
    await play([*clients, onlooker], clients[last], picks[last])
    shown = next(event for event in reversed(onlooker.events) if event["kind"] == "duel")
    for seat, pick in picks.items():
        assert shown["picks"][seat] == pick.split()[1:]


def _sees_none_of(client: Client, cards: list[str]) -> None:
    seen = "".join(client.received)
    assert not [card for card in cards if f'"{card}"' in seen]
    assert client.seat is not None or client.view["pick"] is None


@at_tables
async def test_picks_sent_at_the_same_moment_all_count(room: Room) -> None:
    clients = await room.started("twins", 6, options={"max_hands": 1})
    while clients[0].view["duel"] == 0:
        await play(clients, await mover(clients), "buy 0")
    await asyncio.gather(*(client.do("play", move=client.offer[0]) for client in clients))
    await everybody(clients, lambda client: client.view["duel"] != 1)
    assert clients[0].events == clients[5].events


# --- Istinto: revokes that can be challenged


CHALLENGEABLE: dict[str, Any] = {"options": {"revokes": "challengeable"}}


async def _bid(clients: list[Client]) -> None:
    while (client := await mover(clients)).view["phase"] == "bid":
        await play(clients, client, "bid 2")


async def _until_a_revoke(clients: list[Client]) -> Client:
    """Bid, and play until somebody revokes; returns that seat."""
    await _bid(clients)
    while True:
        client = await mover(clients)
        follows, others = _cards(client)
        strays = [move for move in others if move != "play T"]
        if follows and strays:
            await play(clients, client, strays[0])
            return client
        await play(clients, client, (follows or strays or others)[0])


async def _play_the_tricks(clients: list[Client]) -> None:
    """Everybody follows suit."""
    while (client := await mover(clients)).view["phase"] == "trick":
        follows, others = _cards(client)
        await play(clients, client, (follows or others)[0])


def _cards(client: Client) -> tuple[list[str], list[str]]:
    """The cards that a seat on turn can play: of the suit led, and all others."""
    table = client.view["table"]
    led = table[0][1][0] if table else ""
    cards = [move for move in client.offer if move.startswith("play")]
    follows = [move for move in cards if led != "T" and move[5] == led]
    return follows, [move for move in cards if move not in follows]


@at_tables
async def test_a_revoke_is_nowhere_to_be_seen_until_it_is_challenged_by_anybody_at_any_time(room: Room) -> None:
    clients = await room.started("istinto", 4, **CHALLENGEABLE)
    onlooker = await room.enter(clients[0].table["id"])
    culprit = await _until_a_revoke(clients)
    assert not [text for client in [*clients, onlooker] for text in client.received if "revoked" in text]
    accused = culprit.seat or 0
    challenger = next(c for c in clients if c is not culprit and not c.may_play)  # not on turn
    assert f"challenge {accused}" in challenger.offer
    await refused(culprit, "illegal", "play", move=f"challenge {accused}")
    await refused(onlooker, "not_seated", "play", move=f"challenge {accused}")
    await play([*clients, onlooker], challenger, f"challenge {accused}")
    event = next(event for event in onlooker.events if event["kind"] == "challenge")
    assert (event["seat"], event["accused"], event["revoked"]) == (challenger.seat, accused, True)
    assert onlooker.view["scores"][accused] == -10
    assert onlooker.view["phase"] == "bid"
    assert onlooker.view["round"] == clients[0].view["round"] == 2


@at_tables
async def test_a_wrong_challenge_costs_the_challenger(room: Room) -> None:
    clients = await room.started("istinto", 3, **CHALLENGEABLE)
    culprit = await _until_a_revoke(clients)
    honest, challenger = [client for client in clients if client is not culprit]
    await play(clients, challenger, f"challenge {honest.seat}")
    assert clients[0].view["scores"][challenger.seat or 0] == -10


@at_tables
async def test_after_the_last_trick_each_accepts_or_challenges_and_accepting_is_final(room: Room) -> None:
    clients = await room.started("istinto", 3, timer="relaxed", **CHALLENGEABLE)
    culprit = await _until_a_revoke(clients)
    await _play_the_tricks(clients)
    accepts, challenger = [client for client in clients if client is not culprit]
    assert all(clients[0].table["deadlines"]), "all are waited for at once"
    await play(clients, accepts, "accept")
    await refused(accepts, "not_your_turn", "play", move=f"challenge {culprit.seat}")
    await refused(accepts, "not_your_turn", "play", move="accept")
    assert clients[0].view["phase"] == "closing"
    await play(clients, challenger, f"challenge {culprit.seat}")
    assert clients[0].view["round"] == 2
    assert clients[0].view["scores"][culprit.seat or 0] == -10


@at_tables
async def test_a_round_is_scored_when_all_have_accepted_including_bots_and_stand_ins(room: Room) -> None:
    clients = await room.started("istinto", 3, ("club",), **CHALLENGEABLE)
    await _bid(clients)
    await _play_the_tricks(clients)
    *stay, leaver = clients
    await everybody(clients, lambda client: client.view["accepted"] == [3])
    await leaver.do("leave")
    await everybody(clients, lambda client: client.view["accepted"] == [2, 3])
    for client in stay:
        await play(clients, client, "accept")
    assert clients[0].view["round"] == 2
