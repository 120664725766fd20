"""Early play in Istinto (IS-12, IS-R3): a card committed for one's turn, unknown to everybody else."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.client import Client
from tests.server.rooms import OVER_SOCKETS, Room, at_tables, everybody, mover, play, refused, room_for, told
from tests.server.serving import Served, served
from tests.support import rule


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("early")) as running:
        yield running


@pytest.fixture
def room(request: pytest.FixtureRequest) -> Room:
    return room_for(request)


async def bid(clients: list[Client]) -> None:
    while (client := await mover(clients)).view["phase"] == "bid":
        await play(clients, client, "bid 2")


async def led(room: Room, **options: Any) -> list[Client]:
    """Four people in playing order; all have bid, and the first card, of a suit, is on the table."""
    clients = await room.started("istinto", 4, options={"until": 60, **options})
    await bid(clients)
    leader = (await mover(clients)).seat or 0
    order = [*clients[leader:], *clients[:leader]]
    await play(clients, order[0], next(move for move in order[0].offer if move != "play T"))
    return order


def cards(client: Client) -> list[str]:
    """The moves that a seat could make in this trick."""
    suit = client.view["table"][0][1][0]
    return [f"play {card}" for card in client.view["hand"] if card[0] == suit] or everything(client)


def everything(client: Client) -> list[str]:
    return [f"play {card}" for card in dict.fromkeys(client.view["hand"])]


def holding(client: Client) -> list[str | None]:
    """Every message to a client about its committed card."""
    return [message.get("move") for message in told(client, "held")]


async def play_out(room: Room, clients: list[Client]) -> list[dict[str, Any]]:
    """Bots play the rest; the steps of the whole game."""
    for client in clients:
        await client.do("leave")
    await clients[0].until(lambda: clients[0].over)
    steps: list[dict[str, Any]] = (await room.get(f"tables/{clients[0].table['id']}/replay"))["steps"]
    return steps


@rule("IS-R3")
@at_tables
async def test_a_committed_card_is_told_only_to_its_seat(room: Room) -> None:
    clients = await led(room)
    _, _, third, fourth = clients
    onlooker = await room.enter(third.table["id"])
    others = [client for client in [*clients, onlooker] if client is not third]
    twin = await room.again(third)
    await room.pass_time(0.4)  # arrivals and departures have been sent by now
    before = [len(client.received) for client in others]
    await third.do("commit", move=cards(third)[0])
    await everybody([third, twin], lambda client: client.held == cards(third)[0])
    await room.pass_time(0.3)
    assert [len(client.received) for client in others] == before, "a message was sent, though not about the card"
    for client in (fourth, onlooker):
        await client.do("resync")
        assert told(client, "state")[-1]["held"] is None
    assert third.n == fourth.n
    assert fourth.view["hands"][third.seat or 0] == 11


@rule("IS-R3")
@at_tables
async def test_a_seat_is_offered_the_cards_it_can_commit_while_it_can(room: Room) -> None:
    clients = await led(room)
    leader, second, third, fourth = clients
    onlooker = await room.enter(third.table["id"])
    for client in (third, fourth):
        assert client.early == cards(client)
        assert client.offer == []
        assert (await room.again(client)).early == cards(client)
    assert [client.early for client in (leader, second, onlooker)] == [[], [], []]
    await third.do("commit", move=third.early[0])
    assert third.early == cards(third), "another may be committed in its place"
    await play(clients, second, second.offer[0])  # and with it the third's
    await everybody(clients, lambda client: len(client.view["table"]) == 3)
    assert [client.early for client in clients] == [[], [], [], []]
    assert fourth.offer == cards(fourth)


@rule("IS-12", "IS-R3")
@at_tables
async def test_committed_cards_are_played_as_soon_as_their_turn_comes(room: Room) -> None:
    clients = await led(room)
    leader, second, third, fourth = clients
    move = {client: cards(client)[-1] for client in clients[1:]}
    await fourth.do("commit", move=move[fourth])  # in any order
    await third.do("commit", move=move[third])
    assert len(leader.view["table"]) == 1
    await play(clients, second, move[second])
    await everybody(clients, lambda client: client.view["last_trick"] != [])
    assert [seat for seat, _ in leader.view["last_trick"]] == [client.seat for client in clients]
    assert [f"play {card}" for _, card in leader.view["last_trick"][1:]] == list(move.values())
    for client in clients:
        assert not [event for event in told(client, "event") if "by" in event], "that it was committed is a secret"
        await client.do("resync")
        assert client.held is None
    steps = [step for step in await play_out(room, clients) if step["move"].startswith("play")]
    assert [step.get("by") for step in steps[:4]] == [None, None, "early", "early"]
    assert [step["seat"] for step in steps[:4]] == [client.seat for client in clients]


@rule("IS-R3")
@at_tables
async def test_a_committed_card_may_be_replaced_or_withdrawn_until_its_turn_comes(room: Room) -> None:
    clients = await led(room, revokes="challengeable")
    _, second, third, fourth = clients
    first, other = everything(third)[:2]
    await third.do("withdraw")  # nothing is committed: nothing happens
    await third.do("commit", move=first)
    await third.do("commit", move=other)
    await third.until(lambda: third.held == other)
    await third.do("withdraw")
    await third.until(lambda: third.held is None)
    assert holding(third) == [first, other, None]
    await fourth.do("commit", move=everything(fourth)[0])
    await play(clients, second, everything(second)[0])
    assert (await mover(clients)) is third, "the card was taken back"
    assert len(third.view["table"]) == 2
    await third.do("play", move=first)
    await everybody(clients, lambda client: len(client.view["last_trick"]) == 4)


@rule("IS-R3")
@at_tables
async def test_no_card_can_be_committed_before_the_lead_or_on_ones_own_turn(room: Room) -> None:
    clients = await room.started("istinto", 3)
    for client in clients:
        answer = await refused(client, "illegal", "commit", move=everything(client)[0])
        assert answer["rule"] == "IS-R3"
    await bid(clients)
    for client in clients:
        await refused(client, "illegal", "commit", move=everything(client)[0])
    leader = await mover(clients)
    await play(clients, leader, leader.offer[0])
    second = await mover(clients)
    for late in (leader, second):
        assert (await refused(late, "illegal", "commit", move=everything(late)[0]))["rule"] == "IS-R3"
    assert not [client for client in clients if holding(client)]


@rule("IS-R3")
@at_tables
async def test_a_card_that_could_not_be_played_cannot_be_committed(room: Room) -> None:
    clients = await led(room)
    onlooker = await room.enter(clients[0].table["id"])
    for client in clients[2:]:
        mine = cards(client)
        for move in everything(client):
            if move not in mine:
                assert (await refused(client, "illegal", "commit", move=move))["rule"] == "IS-5"
        missing = next(f"play w{rank}" for rank in range(1, 13) if f"w{rank}" not in client.view["hand"])
        assert (await refused(client, "illegal", "commit", move=missing))["rule"] == "IS-4"
        await refused(client, "illegal", "commit", move="bid 3")
        await refused(client, "malformed", "commit", move="play the ace")
        assert holding(client) == []
    await refused(onlooker, "not_seated", "commit", move="play T")
    await refused(onlooker, "not_seated", "withdraw")


@at_tables
async def test_only_istinto_has_early_play(room: Room) -> None:
    first, _ = await room.started("take_that", 2)
    assert (await refused(first, "no_early_play", "commit", move="lay 34"))["facts"] == {"game": "take_that"}
    waiting = await room.open("istinto", ["me", "open", "open"])
    await refused(waiting, "wrong_status", "commit", move="play T")


@rule("IS-R3", "IS-13")
@at_tables
async def test_a_challenge_that_ends_the_round_drops_committed_cards(room: Room) -> None:
    clients = await led(room, revokes="challengeable")
    leader, _, third, fourth = clients
    await third.do("commit", move=everything(third)[0])
    await play(clients, fourth, f"challenge {leader.seat}")
    await bid(clients)
    await third.do("resync")
    assert third.held is None
    assert len(third.view["hand"]) == 11


@at_tables
async def test_a_committed_card_is_played_even_if_its_player_leaves(room: Room) -> None:
    clients = await led(room)
    _, second, third, _ = clients
    move = cards(third)[0]
    await third.do("commit", move=move)
    await third.do("leave")
    await play(clients, second, cards(second)[0])
    await everybody(clients, lambda client: len(client.view["table"]) == 3)
    assert second.view["table"][2] == [third.seat, move.split()[1]]


@rule("IS-R3")
@at_tables
async def test_a_committed_card_survives_a_new_connection(room: Room) -> None:
    clients = await led(room)
    _, second, third, fourth = clients
    move = cards(third)[0]
    await third.do("commit", move=move)
    await third.leave()
    back = await room.again(third)
    assert back.held == move
    await play([second, back, fourth], second, cards(second)[0])
    await back.until(lambda: len(back.view["table"]) == 3)
    assert back.view["table"][2] == [back.seat, move.split()[1]]


@rule("IS-R3")
@OVER_SOCKETS
@at_tables
async def test_a_committed_card_survives_a_killed_server_and_is_played_in_turn(room: Room, server: Served) -> None:
    clients = await led(room)
    _, _, third, fourth = clients
    kept, taken_back = cards(third)[0], cards(fourth)[0]
    await third.do("commit", move=kept)
    await fourth.do("commit", move=taken_back)
    await fourth.do("withdraw")
    server.kill()
    await everybody(clients, lambda client: client.bye is not None)
    server.start()
    back = [await room.again(client) for client in clients]
    assert [client.held for client in back] == [None, None, kept, None]
    assert [client.n for client in back] == [client.n for client in clients]
    assert [client.view for client in back] == [json.loads(json.dumps(client.view)) for client in clients]
    await play(back, back[1], cards(back[1])[0])
    await everybody(back, lambda client: len(client.view["table"]) == 3)
    assert back[0].view["table"][2] == [back[2].seat, kept.split()[1]]
    assert (await mover(back)) is back[3]
