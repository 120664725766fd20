"""Tables before, after and around a game: seats, permissions, and what everybody is told."""

import asyncio
import json

import pytest

import rospo
from tests.server.client import Client, call, new_guest
from tests.server.rooms import NearRoom, Room, at_tables, everybody, refused, told

LEVELS = ("random", "novice", "club", "expert")
TIMES = {"abandoned_s": 1, "abandoned_game_s": 1, "sweep_s": 0.2}


@pytest.fixture
def room() -> Room:
    return NearRoom(**TIMES)


def kinds(client: Client) -> list[str]:
    return [seat["kind"] for seat in client.table["seats"]]


# --- sitting


@at_tables
async def test_opening_a_table_seats_you_as_its_host(room: Room) -> None:
    host = await room.open("istinto", ["open", "me", "club"], options={"until": 60})
    assert (host.seat, host.you["host"], host.table["host"]) == (1, True, 1)
    assert kinds(host) == ["free", "person", "bot"]
    assert host.table["status"] == "waiting"
    assert host.table["options"] == {"until": 60}
    assert host.view == {}


@at_tables
async def test_an_invited_guest_finds_the_table_by_its_code_however_it_is_typed(room: Room) -> None:
    host = await room.open("take_that", ["me", "open"])
    code: str = host.table["code"]
    for typed in (code, code.lower(), f" {code[:2]}-{code[2:]} "):
        found = await room.get(f"codes/{typed}")
        assert found == {"id": host.table["id"], "code": code}
    friend = await room.enter(found["id"])
    await friend.do("sit")
    await everybody([host, friend], lambda client: kinds(client) == ["person", "person"])
    assert friend.seat == 1
    assert (await call(room.url, "GET", "/api/codes/22222")).status_code == 404


@at_tables
async def test_a_guest_sits_on_the_first_free_seat_or_on_the_one_named(room: Room) -> None:
    host = await room.open("twins", ["open", "me", "open", "open"])
    named, first = [await room.enter(host.table["id"]) for _ in range(2)]
    await named.do("sit", seat=3)
    await first.do("sit")
    await everybody([named, first], lambda client: client.seat is not None)
    assert (named.seat, first.seat) == (3, 0)


@at_tables
async def test_a_guest_may_change_seats_and_the_host_stays_the_host(room: Room) -> None:
    host = await room.open("twins", ["me", "open", "open"])
    onlooker = await room.enter(host.table["id"])
    for seat in (2, 1, 0, 2):
        await host.do("sit", seat=seat)
        await host.until(lambda seat=seat: host.seat == seat and kinds(host).count("person") == 1)  # type: ignore[misc]
        await onlooker.until(lambda seat=seat: onlooker.table["host"] == seat)  # type: ignore[misc]
        assert host.you == {"seat": seat, "host": True}
    assert kinds(onlooker) == ["free", "free", "person"]


@at_tables
async def test_a_taken_seat_a_bots_seat_and_a_missing_seat_are_refused(room: Room) -> None:
    host = await room.open("twins", ["me", "club", "open"])
    other = await room.enter(host.table["id"])
    assert (await refused(other, "taken", "sit", seat=0))["facts"] == {"seat": 0}
    await refused(other, "taken", "sit", seat=1)
    for seat in (4, 6, 1000):
        assert (await refused(other, "no_such_seat", "sit", seat=seat))["facts"] == {"seat": seat, "seats": 3}
    assert (await other.ask("sit", seat=-1))["code"] == "unreadable"
    assert other.seat is None


@at_tables
async def test_a_full_table_takes_nobody_more(room: Room) -> None:
    host = await room.open("take_that", ["me", "open"])
    second, third = [await room.enter(host.table["id"]) for _ in range(2)]
    await second.do("sit")
    await third.until(lambda: "free" not in kinds(third))
    await refused(third, "full", "sit")
    await second.do("sit")  # who sits already stays where they are
    assert second.seat == 1


@at_tables
async def test_leaving_before_the_start_frees_the_seat(room: Room) -> None:
    host, second = await room.seated("take_that", 2)
    await second.do("leave")
    await everybody([host, second], lambda client: kinds(client) == ["person", "free"])
    await second.until(lambda: second.seat is None)
    await refused(second, "not_seated", "leave")
    await refused(second, "not_seated", "ready")


@at_tables
async def test_when_the_host_leaves_the_next_person_is_the_host(room: Room) -> None:
    host, second, third = await room.seated("twins", 3)
    await refused(second, "not_host", "start")
    await host.do("leave")
    await everybody([second, third], lambda client: client.table["host"] == 1)
    await refused(third, "not_host", "kick", seat=1)
    await second.do("set_seat", seat=0, level="club")
    await second.do("start")
    await everybody([host, second, third], lambda client: client.table["status"] == "playing")
    assert host.view["seat"] is None


@at_tables
async def test_when_the_host_leaves_an_empty_table_the_next_to_sit_down_is_the_host(room: Room) -> None:
    host = await room.open("take_that", ["me", "open"])
    await host.do("leave")
    other = await room.enter(host.table["id"])
    await other.do("sit")
    await other.do("set_seat", seat=1, level="club")
    await other.do("start")


# --- what the host may do


@at_tables
async def test_a_guest_kicked_by_the_host_is_told_and_may_look_on(room: Room) -> None:
    host, second, third = await room.seated("twins", 3)
    await refused(second, "not_host", "kick", seat=2)
    await refused(host, "nobody_there", "kick", seat=0)
    await host.do("kick", seat=2)
    await third.until(lambda: third.seat is None)
    await everybody([host, second, third], lambda client: kinds(client)[2] == "free")
    await refused(host, "nobody_there", "kick", seat=2)
    await refused(host, "no_such_seat", "kick", seat=3)
    assert third.bye is None


@at_tables
async def test_nobody_is_kicked_once_the_game_has_begun(room: Room) -> None:
    host, _ = await room.started("take_that", 2)
    assert (await host.ask("kick", seat=1))["code"] == "wrong_status"
    assert (await host.ask("set_seat", seat=1, level="club"))["code"] == "wrong_status"


@at_tables
async def test_the_host_gives_a_seat_to_a_bot_of_any_level_and_to_people_again(room: Room) -> None:
    host = await room.open("istinto", ["me", "open", "open"])
    other = await room.enter(host.table["id"])
    await refused(other, "not_host", "set_seat", seat=1, level="club")
    for level in LEVELS:
        await host.do("set_seat", seat=1, level=level)
        await other.until(lambda level=level: other.table["seats"][1]["level"] == level)  # type: ignore[misc]
        assert kinds(other) == ["person", "bot", "free"]
    await host.do("set_seat", seat=1)
    await other.until(lambda: kinds(other)[1] == "free")
    await other.do("sit", seat=1)
    await refused(host, "taken", "set_seat", seat=1, level="club")
    assert (await host.ask("set_seat", seat=2, level="grandmaster"))["code"] == "unreadable"


@at_tables
async def test_the_host_gives_a_bot_another_level_while_the_game_runs(room: Room) -> None:
    host, other = await room.started("istinto", 2, ("random", "novice"))
    asked = [  # bots may move meanwhile, so the numbers go on
        (await other.ask("set_seat", seat=2, level="expert"))["code"],
        (await host.ask("set_seat", seat=1, level="expert"))["code"],  # a person's seat
        (await host.ask("set_seat", seat=2))["code"],  # nobody could sit down there
    ]
    assert asked == ["not_host", "wrong_status", "wrong_status"]
    await host.do("set_seat", seat=2, level="club")
    await everybody([host, other], lambda client: client.table["seats"][2]["level"] == "club")
    assert other.table["seats"][3]["level"] == "novice"


@at_tables
async def test_alone_with_bots_the_host_says_how_fast_they_are(room: Room) -> None:
    host = await room.open("take_that", ["me", "open", "club"], speed="champion")
    assert host.table["speed"] == "champion"
    await host.do("set_speed", speed="relaxed")
    await host.until(lambda: host.table["speed"] == "relaxed")
    other = await room.enter(host.table["id"])
    await other.do("sit")
    await refused(host, "not_alone", "set_speed", speed="normal")
    await refused(other, "not_host", "set_speed", speed="normal")
    await other.do("leave")
    await host.do("set_seat", seat=1, level="novice")
    await host.do("start")
    await host.do("set_speed", speed="normal")
    await host.until(lambda: host.table["speed"] == "normal")
    assert (await host.ask("set_speed", speed="breakneck"))["code"] == "unreadable"


@at_tables
async def test_a_rematch_keeps_the_levels_and_the_speed_of_the_bots(room: Room) -> None:
    (host,) = await room.started("take_that", 1, ("random",), options={"rounds": 1})
    await host.do("set_seat", seat=1, level="novice")
    await host.do("set_speed", speed="champion")
    await host.play_on()
    await refused(host, "wrong_status", "set_speed", speed="normal")
    await host.do("rematch")
    await host.until(lambda: host.table["next"] is not None)
    again = await room.enter(host.table["next"])
    assert (again.table["speed"], again.table["seats"][1]["level"]) == ("champion", "novice")


@at_tables
async def test_a_game_starts_when_all_seats_are_filled_all_are_ready_and_the_host_says_so(room: Room) -> None:
    host = await room.open("twins", ["me", "open", "open"])
    second = await room.enter(host.table["id"])
    await second.do("sit", seat=1)
    await host.until(lambda: [seat["ready"] for seat in host.table["seats"]] == [True, True, False])
    assert (await refused(host, "seats_free", "start"))["facts"] == {"seats": [2]}
    await host.do("set_seat", seat=2, level="random")
    await second.do("ready", ready=False)
    await host.until(lambda: not host.table["seats"][1]["ready"])
    assert (await refused(host, "not_ready", "start"))["facts"] == {"seats": [1]}
    await second.do("ready")
    await host.until(lambda: host.table["seats"][1]["ready"])
    await refused(second, "not_host", "start")
    await host.do("start")
    await everybody([host, second], lambda client: client.table["status"] == "playing" and bool(client.view["hand"]))
    assert (await host.ask("start"))["code"] == "wrong_status"
    late = await room.enter(host.table["id"])
    assert (await late.ask("sit"))["code"] == "wrong_status"


# --- rematch


@at_tables
async def test_a_rematch_has_the_same_seats_and_the_deal_passed_on_to_the_left(room: Room) -> None:
    clients = await room.started("take_that", 3, ("random",), options={"rounds": 1}, timer="relaxed")
    onlooker = await room.enter(clients[0].table["id"])
    assert (await clients[1].ask("rematch"))["code"] == "wrong_status"
    await asyncio.gather(*(client.play_on() for client in clients))
    await onlooker.until(lambda: onlooker.over)
    await refused(onlooker, "not_seated", "rematch")
    await asyncio.gather(*(client.do("rematch") for client in clients))  # asked thrice, there is one
    everyone = [*clients, onlooker]
    await everybody(everyone, lambda client: client.table["next"] is not None)
    assert len({client.table["next"] for client in everyone}) == 1

    after = [await room.enter(client.table["next"], client.token) for client in everyone]
    assert [client.seat for client in after] == [0, 1, 2, None]
    assert after[0].table["before"] == clients[0].table["id"]
    assert kinds(after[0]) == ["person", "person", "person", "bot"]
    assert after[0].table["host"] == clients[0].table["host"]
    for same in ("game", "options", "timer"):
        assert after[0].table[same] == clients[0].table[same]
    for other in ("code", "commitment", "id"):
        assert after[0].table[other] != clients[0].table[other]
    for client in after[1:3]:
        await client.do("ready")
    await after[0].do("start")
    await everybody(after, lambda client: bool(client.view))
    assert after[0].view["dealer"] == (clients[0].view["dealer"] + 1) % 4
    assert (await room.get(f"tables/{clients[0].table['id']}"))["next"] == after[0].table["id"]


# --- onlookers


@at_tables
async def test_onlookers_see_only_what_is_public_and_all_hands_after_the_game(room: Room) -> None:
    clients = await room.started("istinto", 3, options={"until": "each_dealt_twice"})
    onlooker = await room.enter(clients[0].table["id"])
    table = onlooker.table["id"]
    assert onlooker.view["seat"] is None
    assert onlooker.view["hand"] is None
    assert onlooker.offer == []
    for path in ("replay", "record", "proof"):
        assert (await call(room.url, "GET", f"/api/tables/{table}/{path}")).json()["code"] == "not_over"
    assert not onlooker.table["secret"]
    while onlooker.view["phase"] == "bid":
        mover = clients[onlooker.view["turn"]]
        await mover.until(lambda mover=mover: mover.may_play)  # type: ignore[misc]
        await mover.do("play", move="bid 2")
        await onlooker.until(lambda mover=mover: onlooker.view["bids"][mover.seat] is not None)  # type: ignore[misc]
    hands = [client.view["hand"] for client in clients]
    seen = "".join(onlooker.received)
    assert not [card for hand in hands for card in hand if f'"{card}"' in seen]

    await refused(onlooker, "not_seated", "play", move="bid 3")
    await asyncio.gather(*(client.play_on() for client in clients))
    await onlooker.until(lambda: onlooker.over)
    replay = await room.get(f"tables/{table}/replay")
    assert replay["truth"]["hands"] == hands
    assert replay["scores"] == onlooker.view["scores"]
    assert onlooker.table["secret"]
    match = rospo.load((await call(room.url, "GET", f"/api/tables/{table}/record")).text)
    assert list(match.scores) == replay["scores"]


@at_tables
async def test_no_seat_is_told_of_anothers_cards(room: Room) -> None:
    clients = await room.started("twins", 3, ("club",), options={"max_hands": 1})
    await everybody(clients, lambda client: bool(client.view["hand"]))
    for client in clients:
        others = [card for other in clients if other is not client for card in other.view["hand"]]
        assert not [card for card in others if f'"{card}"' in "".join(client.received)]


# --- being there


def presence(client: Client) -> tuple[list[bool], list[str], int]:
    """As last sent: connected seats, names, and the number of onlookers."""
    last = (told(client, "presence") or [{"seats": [], "names": ["", ""], "watching": 0}])[-1]
    return last["seats"], last["names"], last["watching"]


@at_tables
async def test_everybody_is_told_who_is_connected_their_names_and_how_many_look_on(room: Room) -> None:
    host, second = await room.seated("take_that", 2)
    onlooker = await room.enter(host.table["id"])

    await everybody([host, second, onlooker], lambda client: presence(client)[::2] == ([True, True], 1))
    me = await room.get("me", second.token)
    assert presence(onlooker)[1][1] == me["name"]
    await second.leave()
    await everybody([host, onlooker], lambda client: presence(client)[::2] == ([True, False], 1))
    assert kinds(host) == ["person", "person"]
    await onlooker.leave()
    back = await room.again(second)
    assert back.seat == 1
    await everybody([host, back], lambda client: presence(client)[::2] == ([True, True], 0))


@at_tables
async def test_a_new_name_shows_at_the_table_and_in_lists(room: Room) -> None:
    host, second = await room.seated("take_that", 2, public=True)
    renamed = await call(room.url, "PATCH", "/api/me", second.token, json={"name": "Ada  Lovelace"})
    assert renamed.json()["name"] == "Ada Lovelace"
    await host.until(lambda: presence(host)[1][1] == "Ada Lovelace")
    shown = await room.get(f"tables/{host.table['id']}")
    assert shown["seats"][1] == {"kind": "person", "level": None, "name": "Ada Lovelace"}


@at_tables
async def test_emotes_of_seated_guests_reach_everybody_and_are_not_kept(room: Room) -> None:
    host, second = await room.seated("take_that", 2)
    onlooker = await room.enter(host.table["id"])
    n = host.n
    await second.do("emote", emote="croak")
    await everybody([host, second, onlooker], lambda client: bool(told(client, "emote")))
    assert told(onlooker, "emote") == [{"v": 1, "t": "emote", "seat": 1, "emote": "croak"}]
    await refused(onlooker, "not_seated", "emote", emote="hello")
    assert (await host.ask("emote", emote="you smell"))["code"] == "unreadable"
    assert not told(await room.again(host), "emote")
    assert host.n == n
    answers = [await host.ask("emote", emote="laugh") for _ in range(12)]
    assert answers[-1]["code"] == "slow_down"


# --- the lobby


@at_tables
async def test_the_lobby_shows_public_open_tables_with_waiting_ones_first(room: Room) -> None:
    playing = await room.started("take_that", 2, public=True)
    waiting = await room.open("istinto", ["me", "club", "open"], public=True)
    private = await room.open("istinto", ["me", "club", "open"])
    over = await room.started("take_that", 2, public=True, options={"rounds": 1})
    await asyncio.gather(*(client.play_on() for client in over))
    shown = {table["id"]: table for table in await room.get("lobby")}
    order = [id for id in shown if id in (playing[0].table["id"], waiting.table["id"])]
    assert order == [waiting.table["id"], playing[0].table["id"]]
    assert private.table["id"] not in shown
    assert over[0].table["id"] not in shown
    assert [seat["kind"] for seat in shown[waiting.table["id"]]["seats"]] == ["person", "bot", "free"]
    mine = await room.get("me/tables", waiting.token)
    assert [table["id"] for table in mine] == [waiting.table["id"]]


# --- abandoned


async def closed(room: Room, table: str) -> None:
    for _ in range(400):
        if (await room.get(f"tables/{table}"))["status"] == "closed":
            return
        await asyncio.sleep(0.05)  # between two looks
    raise AssertionError("the table wasn't closed")


@at_tables
async def test_an_abandoned_table_is_closed_and_says_so_to_a_guest_who_comes_back(room: Room) -> None:
    host, second = await room.seated("take_that", 2, public=True)
    table, token = host.table["id"], host.token
    await host.leave()
    await room.pass_time(1.5)
    assert (await room.get(f"tables/{table}"))["status"] == "waiting", "closed though somebody was there"
    await second.leave()
    await closed(room, table)
    assert table not in [row["id"] for row in await room.get("lobby")]
    assert await room.get("me/tables", token) == []
    await room.pass_time(0.6)  # by now it is let go of, and read from the file
    back = await room.again(host)
    assert back.table["status"] == "closed"
    for kind, facts in (("ready", {}), ("start", {}), ("leave", {}), ("sit", {"seat": 1})):
        answer = await refused(back, "wrong_status", kind, **facts)
        assert answer["facts"]["status"] == "closed"


@at_tables
async def test_an_abandoned_game_is_closed_too_and_what_was_hidden_stays_hidden(room: Room) -> None:
    clients = await room.started("take_that", 2)
    table, hands = clients[0].table["id"], [client.view["hand"] for client in clients]
    await asyncio.gather(*(client.leave() for client in clients))
    await closed(room, table)
    onlooker = await room.enter(table)
    assert onlooker.table["status"] == "closed"
    assert onlooker.table["secret"] is None
    assert not [card for hand in hands for card in hand if f'"{card}"' in json.dumps(onlooker.view)]
    back = await room.again(clients[0])
    assert (await back.ask("play", move=f"lay {hands[0][0]}"))["code"] == "wrong_status"
    replay = await call(room.url, "GET", f"/api/tables/{table}/replay")
    assert (replay.status_code, replay.json()["code"]) == (409, "not_over")


@at_tables
async def test_a_table_that_never_was_is_not_found(room: Room) -> None:
    stranger = await room.enter("nosuchtable", await new_guest(room.url))
    assert stranger.bye is not None
    assert stranger.bye["code"] == "no_such_table"
    assert (await call(room.url, "GET", "/api/tables/nosuchtable")).status_code == 404
