"""No byte that a client gets depends on what its seat can't know: swap such cards, do the same, and compare."""

import asyncio
import json
import logging
import re
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rospo import Match
from rospo.server import replay
from rospo.server.core import frames, log, news, state as folding
from rospo.server.core.entries import Played, encoded
from rospo.server.core.state import TableState
from tests.kits import KITS
from tests.leaks.swaps import other_deals
from tests.server.client import new_guest, started
from tests.server.leaking import (
    HOST,
    Evening,
    Sent,
    Who,
    World,
    any_move,
    as_deal,
    committable,
    evening,
    move_on,
    world,
)
from tests.server.serving import served
from tests.support import texts
from tests.tables import Table

Stop = Callable[[Match], bool]
Look = Callable[[Evening, Who], Awaitable[None]]
PLAYED = [Table(game, players, dict(options)) for game, kit in KITS.items() for players, options in kit.evenings.leaks]
"""One round, in which all cards that were swapped stay hidden."""
BEFORE_THE_END = ["record", "proof", "replay"]
EMOTES = ["hello", "croak"]
NONSENSE = ["{", '{"v":1,"t":"nope"}', '{"v":1,"cid":"x","t":"play","move":7}', "x" * 5000, '{"v":1,"t":"beat"}']


# --- an evening on which one client tries everything


def trying(viewer: Who, seed: int, stop: Stop) -> Callable[[Evening], Any]:
    """Everybody plays at random; the viewer and the onlooker also ask for what they shouldn't get."""

    async def play(here: Evening) -> None:
        rng = Random(seed)
        await look_around(here, viewer)
        await here.say(0, "start")
        await asyncio.sleep(1)
        while not here.match.over and not (stop(here.match) and all(here.held(who) is None for who in here.people)):
            for who in (viewer, None):
                if rng.random() < (0.4 if here.match._game.race is None else 0.1):
                    await probe(here, who, rng)
            await move_on(here, rng, commits=not stop(here.match))
        await asyncio.sleep(1)
        for who in {viewer, None}:
            await here.say(who, "resync", after=rng.randrange(here.n + 3))
            await look_around(here, who)

    return play


async def probe(here: Evening, who: Who, rng: Random) -> None:
    """Something that is refused, or changes nothing for the others, such as a card committed early."""
    match = here.match
    wish = any_move(match, rng)
    mine = [one.text for one in here.sent if one.who == who and one.text[0] == "{"]
    choice = rng.randrange(11)
    if choice <= 2:
        if who is None or match._game.race is not None or wish not in texts(match, who):
            await here.say(who, "play", move=wish, seen=rng.randrange(here.n + 2))
    elif choice == 3:
        await here.say(who, "commit", move=wish)
    elif choice == 4:
        await here.say(who, "withdraw")
    elif choice == 5:
        await here.say(who, "resync", after=rng.randrange(here.n + 3))
    elif choice == 6:
        await here.do(who, f"ENTER {rng.randrange(here.n + 3)}")
    elif choice == 7:
        await here.say(who, "emote", emote=rng.choice(EMOTES))
    elif choice == 8:
        await here.do(who, rng.choice([*NONSENSE, *mine]))
    elif choice == 9:
        await here.say(who, rng.choice(["start", "rematch", "ready", "sit"]))
    else:
        await here.do(who, rng.choice([text for text in around(here) if "replay" not in text]))


def around(here: Evening) -> list[str]:
    """Everything that can be asked for without a socket, as far as it isn't open to all after the game."""
    over = here.house.tables[here.id].state.status == "over"
    paths = ["lobby", f"tables/{here.id}", f"codes/{here.code}", "codes/ZZZZZ", "tables/nonsense", "games", "nothing"]
    paths += ["me", "me/tables", "me/results", "me/data"]
    paths += [] if over else [f"tables/{here.id}/{what}" for what in BEFORE_THE_END]
    return [*[f"GET /api/{path}" for path in paths], "GET /health", "GET /metrics", HOST]


async def look_around(here: Evening, who: Who) -> None:
    for text in around(here):
        await here.do(who, text)


# --- the same evening with other cards


def other_worlds(here: Evening, viewer: Who, most: int) -> list[World]:
    """Decks that give the same game to the viewer; first those with another secret pick, or another revoke."""
    deal = as_deal(here)

    def dull(match: Match) -> bool:
        revoked = match.reveal().get("revoked") == deal.match.reveal().get("revoked")
        return revoked and match._actions == deal.match._actions

    found = sorted(other_deals(deal, viewer, Random(1), most=6 * most), key=dull)
    return [World(deal.table, deal.seed, match._decks) for match in found[:most]]


def same_again(here: Evening, other: World, viewer: Who) -> Evening:
    """Send that evening's messages again; a rival's secret pick is of the card that it has now."""
    names = {old: new for old, new in zip(here.world.decks[0], other.decks[0], strict=True) if old != new}
    sent = [_renamed(here.match.game, one, names) if one.who != viewer else one for one in here.sent]
    return evening(other, lambda there: there.repeat(sent[len(there.sent) :]))


def _renamed(game: str, one: Sent, names: dict[str, str]) -> Sent:
    message = json.loads(one.text) if '"move"' in one.text and one.text[0] == "{" else {}
    if not isinstance(message.get("move"), str):
        return one
    move = KITS[game].secrets.same_move(message["move"], names)
    return one if move == message["move"] else Sent(one.at, one.who, json.dumps({**message, "move": move}))


def check_same(here: Evening, there: Evening, *viewers: Who) -> None:
    for who in set(viewers):
        for one, other in zip(here.heard[who], there.heard[who], strict=False):
            assert one == other, f"{who} can tell the worlds apart: {one.decode()} / {other.decode()}"
        assert len(here.heard[who]) == len(there.heard[who]), f"{who} got more or fewer messages"
    assert here.host_heard == there.host_heard, "the host of the server can tell the worlds apart"


def check_nobody_named(here: Evening) -> None:
    """No client learns another's identity, or the deal's secret before the end."""
    secret = here.house.tables[here.id].state.opened.secret.encode() if here.id in here.house.tables else b"-"
    private = [part.encode() for token in here.tokens.values() for part in (token, token.split(".")[1])]
    for heard in here.heard.values():
        told = b"\n".join(heard)
        assert not [part for part in private if part in told], "a client learns somebody's identity"
        assert secret not in told.partition(b'"status":"over"')[0], "the secret is revealed before the end"
    assert secret not in b"\n".join(here.host_heard), "the secret is revealed to the host of the server"


def check_no_leak(table: Table, viewer: Who, seed: int, stop: Stop, most: int = 1) -> list[World]:
    """Play, swap, do the same again and compare; returns the other worlds."""
    here = evening(world(table, seed), trying(viewer, seed, stop))
    check_nobody_named(here)
    others = other_worlds(here, viewer, most)
    for other in others:
        there = same_again(here, other, viewer)
        assert there.match.reveal() != here.match.reveal()
        check_same(here, there, viewer, None)
    return others


def whole(match: Match) -> bool:
    """Where a round doesn't end the match: leave before another is dealt."""
    leave = KITS[match.game].evenings.leave
    return leave is not None and match.moves >= leave * match.players


def halfway(match: Match) -> bool:
    return match.moves >= KITS[match.game].evenings.halfway * match.players


def picking(match: Match) -> bool:
    """In Twins: two have picked, and nobody has shown a card (TW-R9)."""
    return sum(pick is not None for pick in match.reveal()["picks"]) == 2


EACH_SEAT = [
    pytest.param(table, viewer, id=f"{table}-{'onlooker' if viewer is None else viewer}")
    for table in PLAYED
    for viewer in [*range(table.players), None]
]


@pytest.mark.parametrize(("table", "viewer"), EACH_SEAT)
def test_cards_that_a_seat_cannot_know_change_no_byte_that_it_gets(table: Table, viewer: Who) -> None:
    assert check_no_leak(table, viewer, 3, halfway)


@pytest.mark.parametrize("table", PLAYED, ids=str)
def test_unknown_cards_change_no_byte_in_a_whole_round(table: Table) -> None:
    check_no_leak(table, table.players - 1, 5, whole, most=2)


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_a_secret_pick_is_not_told_before_all_show_theirs(viewer: Who) -> None:
    """In these worlds the pick itself is another (TW-R9)."""
    here = evening(world(Table("twins", 4, {"max_hands": 1}), 7), trying(viewer, 7, picking))
    for other in other_worlds(here, viewer, 8)[:3]:
        there = same_again(here, other, viewer)
        assert there.match.reveal()["picks"] != here.match.reveal()["picks"]
        check_same(here, there, viewer, None)


def test_cards_that_were_never_dealt_stay_unknown_through_all_rounds_and_after() -> None:
    dealt = world(Table("istinto", 3, {"until": "each_dealt_twice"}), 4, rounds=6)
    here = evening(dealt, trying(1, 4, lambda match: False))
    assert here.match.over
    there = same_again(here, dealt._replace(decks=tuple(deck[:33] + deck[:32:-1] for deck in dealt.decks)), 1)
    assert there.match._decks != here.match._decks
    check_same(here, there, *here.people)


# --- a card committed (IS-R3)


def committing(look: Look, *, secretly: bool) -> Callable[[Evening], Any]:
    """The last to play in a trick commits a card, another in its place, and takes it back; or says as much in vain."""

    async def play(here: Evening) -> None:
        rng = Random(6)
        await here.say(0, "start")
        while not committable(here):
            await move_on(here, rng)
        rival = (here.match.due[0] - 2) % 4
        others = [who for who in here.people if who != rival]
        for card in [move for seat, move in committable(here) if seat == rival][:2]:
            await (here.say(rival, "commit", move=card) if secretly else here.say(rival, "withdraw"))
        assert (here.held(rival) is not None) == secretly
        for next_step in (here.restart, partial(move_on, here, rng), partial(here.say, rival, "withdraw")):
            for who in others:
                await look(here, who)
            await next_step()

    return play


async def come_again(here: Evening, who: Who) -> None:
    for after in (0, here.n - 1, here.n):
        await here.say(who, "resync", after=after)
        await here.do(who, f"ENTER {after}")


def check_secret_commits(look: Look) -> None:
    dealt = world(Table("istinto", 4, {}), 9)
    here, there = (evening(dealt, committing(look, secretly=secretly)) for secretly in (False, True))
    rivals = {one.who for one in there.sent if '"commit"' in one.text}
    check_same(here, there, *[who for who in here.people if who not in rivals])


@pytest.mark.parametrize("look", [come_again, look_around])
def test_nobody_learns_that_a_rival_has_committed_a_card(look: Look) -> None:
    check_secret_commits(look)


# --- identities, and when the deal is revealed


def test_values_for_the_deal_are_told_only_when_nobody_can_change_one() -> None:
    async def wait(here: Evening) -> None:
        for who in here.people:
            await come_again(here, who)
        assert not [heard for heard in here.heard.values() if b"value of" in b"".join(heard)]
        await here.say(0, "start")
        assert all(b"value of 1" in b"".join(heard) for heard in here.heard.values())

    check_nobody_named(evening(world(PLAYED[0], 1), wait))


def test_after_the_end_everything_is_told_except_peoples_ids() -> None:
    async def to_the_end(here: Evening) -> None:
        await trying(None, 2, whole)(here)
        opened = here.house.tables[here.id].state.opened
        for what in BEFORE_THE_END:
            await here.do(None, f"GET /api/tables/{here.id}/{what}")
        told = b"".join(here.heard[None][-3:])
        assert opened.secret.encode() in told
        assert opened.host.encode() not in told

    check_nobody_named(evening(world(PLAYED[0], 2), to_the_end))


def test_the_servers_log_has_no_cards_names_or_secrets(caplog: pytest.LogCaptureFixture) -> None:
    private: list[str] = []

    async def in_trouble(here: Evening) -> None:
        await trying(1, 3, halfway)(here)
        store, match = here.store, here.match
        opened, hands = here.house.tables[here.id].state.opened, match.reveal()["hands"]
        private.extend([*here.tokens.values(), *here.store.people, *here.house.names.values(), opened.secret])
        private.extend(card for hand in hands for card in hand)
        seat = match.due[0]
        foreign = next(f"play {card}" for card in hands[seat - 1] if card not in hands[seat])
        store.failing = 1
        await here.say(seat, "play", move=texts(match, seat)[0])
        store.logs[here.id].append(encoded(Played(seat=seat, move=foreign, at=1)))
        await here.restart()
        answers = [await here.http(None, "GET", f"/api/tables/{here.id}/{what}") for what in ("", *BEFORE_THE_END)]
        assert not [word for answer in answers for word in private if word in re.findall(r"\w+", answer.text)]

    with caplog.at_level(logging.INFO, "rospo.server"):
        evening(world(Table("istinto", 4, {}), 3), in_trouble)
    assert {json.loads(line)["event"] for line in caplog.messages} >= {
        "loaded",
        "write_failed",
        "table_damaged",
        "socket_failed",
    }
    for word in private:
        assert not re.search(rf"\b{re.escape(word)}\b", caplog.text), f"{word}: {caplog.text}"


def test_a_real_servers_stderr_has_no_cards_names_or_secrets(tmp_path: Path) -> None:
    async def play() -> list[str]:
        clients = await started(server.url, "take_that", 2)
        await asyncio.gather(*(client.play_on() for client in clients))
        for client in clients:
            await client.leave()
        tokens = [await new_guest(server.url), *(client.token for client in clients)]
        return [*tokens, *(token.split(".")[1] for token in tokens), clients[0].table["secret"], "Toad", '"lay', "hand"]

    with served(tmp_path) as server:
        private = asyncio.run(play())
        server.stop()
    written = server.log.read_text()
    assert '"event": "loaded"' in written
    assert not [word for word in private if word in written]


# --- the tests above could fail


def test_a_leaked_hand_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    own = Match.own
    monkeypatch.setattr(Match, "own", lambda match, viewer: own(match, 1))
    with pytest.raises(AssertionError, match="can tell the worlds apart"):
        check_no_leak(PLAYED[1], 0, 3, halfway, most=4)


def test_the_whole_state_leaked_in_a_table_field_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    fields = frames.changing_fields

    def with_truth(state: TableState, grace_until: int) -> frames.Fields:
        return {**fields(state, grace_until), "truth": None if state.match is None else state.match.reveal()}

    monkeypatch.setattr(frames, "changing_fields", with_truth)
    with pytest.raises(AssertionError, match="can tell the worlds apart"):
        check_no_leak(PLAYED[5], None, 3, halfway)


def test_a_replay_before_the_end_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "must_be_over", lambda state: None)
    with pytest.raises(AssertionError, match="the secret is revealed before the end"):
        check_no_leak(PLAYED[3], 0, 3, halfway)


def test_a_number_for_a_committed_card_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (folding, log, news):
        monkeypatch.setattr(module, "SECRET", ())
    with pytest.raises(AssertionError, match='"n":'):
        check_secret_commits(come_again)


def test_a_committed_card_told_to_all_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    committed_card = frames.committed_card
    monkeypatch.setattr(
        frames,
        "committed_card",
        lambda state, viewer: next(filter(None, (committed_card(state, i) for i in range(4))), None),
    )
    with pytest.raises(AssertionError, match='"held":"play'):
        check_secret_commits(come_again)


def test_a_guests_id_in_place_of_a_name_is_noticed() -> None:
    async def name_them(here: Evening) -> None:
        for guest in here.store.people:
            here.house.names[guest] = guest
        await look_around(here, None)

    with pytest.raises(AssertionError, match="somebody's identity"):
        check_nobody_named(evening(world(PLAYED[0], 1), name_them))
