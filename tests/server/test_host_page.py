"""The host's page: only with the host's key; what it shows, and what the host can do there."""

import hmac
import json
import logging
from typing import Any

import httpx
import pytest

from rospo.server import hostkey
from tests.server.client import Client, Told, call, new_guest, open_table
from tests.server.near import HOST_KEY, Near
from tests.server.rooms import NearRoom, refused, told

WRONG_KEY = "K7QPX-VH7W6-F3R2F-5KJMP-BCDFH"
ACTIONS = [
    ("GET", "/api/host", None),
    ("GET", "/api/host/backup", None),
    ("POST", "/api/host/tables/any/close", None),
    ("POST", "/api/host/restrictions", {"kind": "guest", "who": "any", "what": "ban"}),
    ("POST", "/api/host/notice", {"minutes": 5}),
]
FOREIGN = ["https://evil.example", "null", "http://127.0.0.1:1"]


@pytest.fixture
def room() -> NearRoom:
    return NearRoom()


async def host(room: NearRoom, method: str, path: str, **more: Any) -> httpx.Response:
    """What the host's page asks for."""
    return await call(room.url, method, f"/api/host{path}", HOST_KEY, **more)


async def does(room: NearRoom, path: str, **asked: Any) -> None:
    answer = await host(room, "POST", path, json=asked)
    assert answer.status_code == 204, answer.text


async def sees(room: NearRoom, find: str = "") -> Told:
    answer = await host(room, "GET", f"?find={find}")
    assert answer.status_code == 200, answer.text
    report: Told = answer.json()
    return report


async def id_of(room: NearRoom, name: str) -> str:
    (found,) = [person["id"] for person in (await sees(room))["people"] if person["name"] == name]
    return str(found)


async def named(room: NearRoom, client: Client, name: str) -> str:
    """Give a client's guest a name; returns their id."""
    assert (await call(room.url, "PATCH", "/api/me", client.token, json={"name": name})).status_code == 200
    return await id_of(room, name)


# --- the key


def test_a_key_fits_however_it_is_typed_and_no_other_does() -> None:
    key = hostkey.new_key()
    kept = hostkey.hashed(key)
    for typed in (key, key.lower(), key.replace("-", " "), key.replace("-", "")):
        assert hostkey.fits(typed, kept)
    for other in (hostkey.new_key(), key[:-1], key + "B", "", "-" * 29, "é" * 25, "x" * 10_000):
        assert not hostkey.fits(other, kept)
        assert not hostkey.fits(other, b"")
    assert key.replace("-", "").encode() not in kept


def test_keys_and_logins_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[Any, Any]] = []
    compare = hmac.compare_digest

    def watched(one: Any, other: Any) -> bool:
        compared.append((one, other))
        return compare(one, other)

    monkeypatch.setattr(hmac, "compare_digest", watched)
    kept = hostkey.hashed(HOST_KEY)
    hostkey.fits(WRONG_KEY, kept)
    assert compared == [(hostkey.hashed(WRONG_KEY), kept)]
    logins = hostkey.Logins(b"k" * 32)
    cookie = logins.cookie(kept, 100)
    compared.clear()
    assert not logins.holds(cookie, hostkey.hashed(WRONG_KEY), 100)
    assert len(compared) == 2, "the signature, then the key"


def test_a_login_ends_with_its_key_after_a_month_and_on_another_server() -> None:
    kept = hostkey.hashed(HOST_KEY)
    logins = hostkey.Logins(b"k" * 32)
    cookie = logins.cookie(kept, 1000)
    assert logins.holds(cookie, kept, 1000 + hostkey.LOGIN_S - 1)
    assert not logins.holds(cookie, kept, 1000 + hostkey.LOGIN_S)
    assert not logins.holds(cookie, hostkey.hashed(WRONG_KEY), 1000)
    assert not hostkey.Logins(b"j" * 32).holds(cookie, kept, 1000)
    for altered in ("", "a.b.c", cookie[:-1], cookie.replace("1000", "9000"), "é"):
        assert not logins.holds(altered, kept, 1000)


@pytest.mark.parametrize(("method", "path", "body"), ACTIONS)
def test_a_strangers_key_is_refused_everywhere(room: NearRoom, method: str, path: str, body: Any) -> None:
    async def scene() -> None:
        guest = await new_guest(room.url)
        asked = {"json": body} if body else {}
        for token, code in ((None, "not_the_host"), (guest, "wrong_key"), (WRONG_KEY, "wrong_key")):
            answer = await call(room.url, method, path, token, **asked)
            assert (answer.status_code, answer.json()["code"]) == (401, code)
        assert (await sees(room))["actions"] == []

    room.run(scene())


@pytest.mark.parametrize(("method", "path", "body"), ACTIONS)
@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_can_do_and_read_nothing_with_the_hosts_cookie(
    room: NearRoom, origin: str, method: str, path: str, body: Any
) -> None:
    async def scene() -> None:
        entered = await call(room.url, "POST", "/api/host/session", json={"key": HOST_KEY})
        cookie = entered.headers["set-cookie"].split(";")[0]
        async with httpx.AsyncClient(transport=Near.at(room.url).transport, base_url=room.url) as browser:  # type: ignore[union-attr]
            headers = {"Cookie": cookie, "Origin": origin}
            answer = await browser.request(method, path, headers=headers, json=body)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
        assert "access-control-allow-origin" not in answer.headers
        assert (await sees(room))["actions"] == []

    room.run(scene())


def test_a_login_gives_a_cookie_that_no_script_and_no_other_site_can_use(room: NearRoom) -> None:
    async def scene() -> None:
        entered = await call(room.url, "POST", "/api/host/session", json={"key": HOST_KEY.lower()})
        assert entered.status_code == 204
        cookie, *rules = entered.headers["set-cookie"].split("; ")
        assert {"Path=/api/host", "HttpOnly", "SameSite=Strict"} <= set(rules)
        assert HOST_KEY not in cookie
        async with httpx.AsyncClient(transport=Near.at(room.url).transport, base_url=room.url) as browser:  # type: ignore[union-attr]
            assert (await browser.get("/api/host", headers={"Cookie": cookie})).status_code == 200
            left = await browser.delete("/api/host/session", headers={"Cookie": cookie})
        assert "Max-Age=0" in left.headers["set-cookie"]

    room.run(scene())


def test_guessing_keys_is_slowed_down_and_noted_but_the_right_key_is_never_counted(
    room: NearRoom, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        for _ in range(20):
            await sees(room)
        answers = [await call(room.url, "POST", "/api/host/session", json={"key": WRONG_KEY}) for _ in range(12)]
        assert [answer.json()["code"] for answer in answers] == ["wrong_key"] * 10 + ["slow_down"] * 2
        assert answers[-1].json()["facts"]["after_s"] == 30.0
        assert (await host(room, "GET", "")).status_code == 429, "while guessing goes on, nobody at that address"
        await room.pass_time(30)
        assert (await host(room, "GET", "")).status_code == 200

    with caplog.at_level(logging.INFO, logger="rospo.server"):
        room.run(scene())
    noted = [json.loads(line)["event"] for line in caplog.messages]
    assert noted.count("host_refused") == 10
    assert WRONG_KEY not in caplog.text


# --- what the host sees


def test_the_host_sees_tables_people_and_figures(room: NearRoom) -> None:
    async def scene() -> None:
        ada, bea = await room.started("take_that", 2, public=True)
        await named(room, ada, "Ada")
        watcher = await room.enter(ada.table["id"])
        await refused(bea, "not_your_turn" if not bea.may_play else "illegal", "play", move="take")
        report = await sees(room)
        (table,) = report["tables"]
        assert (table["id"], table["game"], table["status"]) == (ada.table["id"], "take_that", "playing")
        assert (table["here"], table["public"], [seat["kind"] for seat in table["seats"]]) == (3, True, ["person"] * 2)
        assert {person["name"] for person in report["people"]} >= {"Ada"}
        assert [person["here"] for person in report["people"]] == [1, 1, 1]
        assert [person["addresses"] for person in report["people"]] == [["127.0.0.1"]] * 3
        assert {limit["name"]: limit["used"] for limit in report["limits"]} == {"sockets": 3, "tables": 1}
        assert report["storage"]["free"] > 0
        assert report["load"]["memory"] > 10**6
        assert report["load"]["answer_ms"] is not None
        assert {"not_your_turn", "illegal"} & {refusal["code"] for refusal in report["refusals"]}
        assert report["tables_in_all"] == 1
        assert (await sees(room, "twins"))["tables"] == []
        assert [person["name"] for person in (await sees(room, "ada"))["people"]] == ["Ada"]
        await watcher.leave()

    room.run(scene())


def test_the_host_sees_what_failed(room: NearRoom) -> None:
    async def scene() -> None:
        (ada,) = await room.seated("take_that", 1, ("random",))
        room.near.store.failing = 1
        await refused(ada, "storage", "start")
        failure = (await sees(room))["failures"][0]
        assert (failure["event"], failure["table"]) == ("write_failed", ada.table["id"])

    room.run(scene())


# --- what the host does


@pytest.mark.parametrize("game", ["take_that", "ligretto_twist"])
def test_the_host_closes_a_table_whoever_is_there(room: NearRoom, game: str) -> None:
    async def scene() -> None:
        clients = await (room.racers(2) if game == "ligretto_twist" else room.started(game, 2))
        table = clients[0].table["id"]
        await does(room, f"/tables/{table}/close")
        for client in clients:
            await client.until(lambda client=client: client.table["status"] == "closed")  # type: ignore[misc]
            assert client.table["closed"] == "host"
        await refused(clients[0], "wrong_status", "sit")
        again = await host(room, "POST", f"/tables/{table}/close")
        assert (again.status_code, again.json()["code"]) == (409, "not_open")
        assert (await host(room, "POST", "/tables/none/close")).json()["code"] == "no_such_table"
        report = await sees(room)
        assert report["tables"] == []
        assert [(action["what"], action["subject"]) for action in report["actions"]] == [("close", table)]

    room.run(scene())


def test_a_muted_guests_emotes_go_nowhere_until_the_mute_is_lifted(room: NearRoom) -> None:
    async def scene() -> None:
        ada, bea = await room.started("take_that", 2)
        who = await named(room, ada, "Ada")
        await does(room, "/restrictions", kind="guest", who=who, what="mute")
        await refused(ada, "muted", "emote", emote="croak")
        back = await room.again(ada)
        await refused(back, "muted", "emote", emote="croak")
        await bea.do("emote", emote="hello")
        assert [said["seat"] for said in told(bea, "emote")] == [1]
        await does(room, "/restrictions", kind="guest", who=who, what=None)
        await ada.do("emote", emote="thanks")
        await back.do("emote", emote="thanks")
        await bea.until(lambda: len(told(bea, "emote")) == 3)
        assert [action["what"] for action in (await sees(room))["actions"]] == ["lift_guest", "mute_guest"]

    room.run(scene())


def test_a_banned_guest_is_sent_away_and_a_stand_in_plays_on(room: NearRoom) -> None:
    async def scene() -> None:
        ada, bea = await room.started("take_that", 2)
        who = await named(room, ada, "Ada")
        await does(room, "/restrictions", kind="guest", who=who, what="ban")
        await ada.until(lambda: ada.bye is not None)
        assert ada.bye is not None
        assert ada.bye["code"] == "banned"
        await bea.until(lambda: bea.table["seats"][0]["away"] == "left")
        back = await room.again(ada)
        assert back.bye is not None
        assert back.bye["code"] == "banned"
        for method, path in (("POST", "me"), ("GET", "me"), ("POST", "tables"), ("POST", "me/code")):
            answer = await call(room.url, method, f"/api/{path}", ada.token, json=TABLE if path == "tables" else None)
            assert (answer.status_code, answer.json()["code"]) == (403, "banned")
        data = await room.get("me/data", ada.token)
        assert data["restriction"] == "ban", "what is kept about a guest stays theirs to see"
        (ban,) = (await sees(room))["restrictions"]
        assert (ban["name"], ban["what"]) == ("Ada", "ban")

    room.run(scene())


TABLE = {"game": "take_that", "seats": [{"kind": "me"}, {"kind": "open"}]}


def test_a_banned_guests_seat_before_the_start_is_free_again_and_the_next_is_the_host(room: NearRoom) -> None:
    async def scene() -> None:
        ada, bea = await room.seated("take_that", 2)
        who = await named(room, ada, "Ada")
        await does(room, "/restrictions", kind="guest", who=who, what="ban")
        await bea.until(lambda: bea.table["seats"][0]["kind"] == "free" and bool(bea.you["host"]))

    room.run(scene())


def test_a_ban_outlives_a_restart_and_ends_when_it_is_lifted(room: NearRoom) -> None:
    async def scene() -> None:
        ada, _ = await room.started("take_that", 2)
        who = await named(room, ada, "Ada")
        await does(room, "/restrictions", kind="guest", who=who, what="ban")
        await room.near.restart(1.0)
        assert (await call(room.url, "GET", "/api/me", ada.token)).json()["code"] == "banned"
        await does(room, "/restrictions", kind="guest", who=who, what=None)
        assert (await call(room.url, "GET", "/api/me", ada.token)).status_code == 200
        back = await room.again(ada)
        await back.do("sit")
        assert back.table["seats"][0]["away"] is None

    room.run(scene())


def test_a_banned_guest_may_have_everything_deleted_and_with_it_the_ban(room: NearRoom) -> None:
    async def scene() -> None:
        ada, _ = await room.started("take_that", 2)
        who = await named(room, ada, "Ada")
        await does(room, "/restrictions", kind="guest", who=who, what="ban")
        assert (await call(room.url, "DELETE", "/api/me", ada.token)).status_code == 204
        assert (await sees(room))["restrictions"] == []
        assert room.near.store.restricted == {}

    room.run(scene())


def test_nonsense_restricts_nobody(room: NearRoom) -> None:
    async def scene() -> None:
        for kind, who, code, status in (
            ("guest", "nobody", "no_such_guest", 404),
            ("address", "toad", "bad_address", 400),
            ("address", "127.0.0.1", "own_address", 409),
        ):
            answer = await host(room, "POST", "/restrictions", json={"kind": kind, "who": who, "what": "ban"})
            assert (answer.status_code, answer.json()["code"]) == (status, code)
        report = await sees(room)
        assert report["restrictions"] == report["actions"] == []

    room.run(scene())


def test_an_announcement_reaches_all_tables_and_whoever_comes_later_until_it_has_passed(room: NearRoom) -> None:
    async def scene() -> None:
        (ada,) = await room.seated("take_that", 1, ("random",))
        (bea,) = await room.seated("twins", 1, ("random", "random"))
        await does(room, "/notice", minutes=5)
        at = (await sees(room))["notice"]["at"]
        for client in (ada, bea):
            await client.until(lambda client=client: bool(told(client, "notice")))  # type: ignore[misc]
            assert told(client, "notice") == [{"t": "notice", "code": "restart", "at": at, "v": 1}]
        late = await room.enter(ada.table["id"])
        new = await room.enter(await open_table(room.url, ada.token, "twins", ["me", "open", "open"]), ada.token)
        for client in (late, new):
            await client.until(lambda client=client: bool(told(client, "notice")))  # type: ignore[misc]
        await does(room, "/notice", minutes=None)
        await ada.until(lambda: len(told(ada, "notice")) == 2)
        assert "at" not in told(ada, "notice")[1]
        await does(room, "/notice", minutes=1)
        await room.pass_time(61)
        later = await room.enter(ada.table["id"])
        await later.do("resync")
        assert told(later, "notice") == []
        assert (await sees(room))["notice"] is None

    room.run(scene())


def test_every_action_is_in_the_log_without_names_or_addresses(
    room: NearRoom, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        ada, _ = await room.started("take_that", 2)
        await does(room, "/restrictions", kind="guest", who=await named(room, ada, "Ada"), what="mute")
        await does(room, "/restrictions", kind="address", who="203.0.113.7", what="ban")
        await does(room, "/notice", minutes=5)
        await does(room, "/notice", minutes=None)
        await does(room, f"/tables/{ada.table['id']}/close")
        assert (await host(room, "GET", "/backup")).content == b"everything"

    with caplog.at_level(logging.INFO, logger="rospo.server"):
        room.run(scene())
    noted = [json.loads(line) for line in caplog.messages]
    done = ["mute_guest", "ban_address", "announce", "revoke", "close", "backup"]
    assert [line["what"] for line in noted if line["event"] == "host_did"] == done
    assert "203.0.113.7" not in caplog.text
    assert "Ada" not in caplog.text
