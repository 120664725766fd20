"""The HTTP API at a real server: guests, tables, finished games, and what a host is promised."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from http.cookies import Morsel, SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest

import rospo
from rospo.play import registry
from rospo.server.app import make_app
from rospo.server.door import Door
from rospo.server.limits import Trusted
from tests.server.client import Client, call, new_guest, open_table, seated, started
from tests.server.memory import Stage
from tests.server.serving import Served, served

pytestmark = pytest.mark.xdist_group("api")  # one server for all of them


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("api")) as running:
        yield running


@pytest.fixture
def browser(server: Served) -> Iterator[httpx.Client]:
    """The browser of a new guest."""
    with new_browser(server) as made:
        yield made


@contextmanager
def new_browser(server: Served, **headers: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, headers=headers) as made:
        made.post("/api/me").raise_for_status()
        yield made


def told_cookie(answer: httpx.Response) -> Morsel[str]:
    return SimpleCookie(answer.headers["set-cookie"])["rospo_guest"]


def is_problem(answer: httpx.Response, status: int, code: str) -> dict[str, Any]:
    """Check a refusal and return its facts."""
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    facts: dict[str, Any] = answer.json()["facts"]
    return facts


def plan(*seats: str) -> list[dict[str, str]]:
    return [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]


def finished(server: Served) -> Client:
    """A client that has just played a short game."""

    async def play() -> Client:
        client = (await started(server.url, "twins", 1, ("random", "random"), options={"max_hands": 1}, public=True))[0]
        await client.play_on()
        await client.leave()
        return client

    return asyncio.run(play())


# --- guests


def test_a_guest_is_a_cookie_that_scripts_and_other_sites_never_get(server: Served) -> None:
    cookie = told_cookie(httpx.post(f"{server.url}/api/me"))
    assert cookie["httponly"]
    assert cookie["samesite"] == "Lax"
    assert cookie["path"] == "/"
    assert int(cookie["max-age"]) > 300 * 24 * 3600
    assert not cookie["secure"], "over plain HTTP a browser wouldn't send it back"


def test_a_guest_comes_back_as_the_same(browser: httpx.Client) -> None:
    me = browser.get("/api/me").json()
    assert browser.post("/api/me").json() == me
    assert browser.get("/api/me").json() == me


def test_a_visitor_without_a_session_is_told_so(server: Served) -> None:
    for path in ("me", "me/data", "me/results", "me/tables"):
        is_problem(httpx.get(f"{server.url}/api/{path}"), 401, "not_known")
    is_problem(httpx.post(f"{server.url}/api/me/code"), 401, "not_known")
    is_problem(httpx.delete(f"{server.url}/api/me"), 401, "not_known")


def test_cookies_of_other_programs_on_this_host_do_not_hide_the_guest(server: Served, browser: httpx.Client) -> None:
    mine = browser.cookies["rospo_guest"]
    for others in ('prefs={"a": 1}; ', "a b=c; ", "x=[1,2]; ", "=; ", "ü=1; "):
        header = f"{others}rospo_guest={mine}".encode()
        assert httpx.get(f"{server.url}/api/me", headers=[(b"Cookie", header)]).status_code == 200, others


def test_a_name_can_be_changed_and_is_tidied(browser: httpx.Client) -> None:
    assert browser.patch("/api/me", json={"name": "  Ada \t Lovelace\u202e "}).json()["name"] == "Ada Lovelace"
    assert browser.get("/api/me").json()["name"] == "Ada Lovelace"
    for bad in ("x" * 25, "\u200b", " "):
        is_problem(browser.patch("/api/me", json={"name": bad}), 400, "bad_name")
    is_problem(browser.patch("/api/me", json={"name": ""}), 400, "bad_request")
    is_problem(browser.patch("/api/me", json={"nam": "x"}), 400, "bad_request")
    assert browser.get("/api/me").json()["name"] == "Ada Lovelace"


def test_a_new_name_is_seen_at_the_table(server: Served) -> None:
    async def scene() -> None:
        clients = await seated(server.url, "take_that", 2)
        await call(server.url, "PATCH", "/api/me", clients[0].token, json={"name": "Bea"})
        await clients[1].until(lambda: any('"presence"' in text and "Bea" in text for text in clients[1].received))
        for client in clients:
            await client.leave()

    asyncio.run(scene())


# --- another device


def test_a_code_moves_a_guest_to_another_device_once(server: Served, browser: httpx.Client) -> None:
    browser.patch("/api/me", json={"name": "Cleo"})
    told = browser.post("/api/me/code").json()
    assert told["valid_s"] == 600
    code = told["code"]
    typed = f" {code[:5].lower()}-{code[5:]} "
    with httpx.Client(base_url=server.url) as other:
        assert other.post("/api/me/move", json={"code": typed}).json()["name"] == "Cleo"
        assert other.get("/api/me").json() == browser.get("/api/me").json()
        is_problem(other.post("/api/me/move", json={"code": code}), 404, "no_such_code")


def test_a_new_code_replaces_the_old_one(server: Served, browser: httpx.Client) -> None:
    old, new = (browser.post("/api/me/code").json()["code"] for _ in range(2))
    is_problem(httpx.post(f"{server.url}/api/me/move", json={"code": old}), 404, "no_such_code")
    assert httpx.post(f"{server.url}/api/me/move", json={"code": new}).status_code == 200


@pytest.mark.filterwarnings("ignore:.*body marker")
def test_a_code_ends_after_ten_minutes() -> None:
    async def scene() -> None:
        stage = Stage()
        door = Door(stage.house, Trusted())
        transport = httpx.ASGITransport(make_app(stage.house, door))
        async with httpx.AsyncClient(transport=transport, base_url="http://rospo") as browser:
            await browser.post("/api/me")
            for wait_ms, status in ((599_000, 200), (601_000, 404)):
                code = (await browser.post("/api/me/code")).json()["code"]
                stage.clock.ms += wait_ms
                moved = await browser.post("/api/me/move", json={"code": code})
                assert moved.status_code == status
        await stage.house.stop()

    asyncio.run(scene())


def test_codes_cannot_be_guessed_for_long(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        answers = [httpx.post(f"{server.url}/api/me/move", json={"code": "B" * 10}) for _ in range(12)]
        assert [answer.status_code for answer in answers] == [404] * 10 + [429] * 2
        assert is_problem(answers[-1], 429, "slow_down")["after_s"] > 0


# --- everything about me


@contextmanager
def rows_of(path: Path) -> Iterator[Callable[..., list[Any]]]:
    """The server's file, read from outside."""
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as db:
        yield lambda question, *values: db.execute(question, values).fetchall()


def test_a_guest_can_download_and_delete_everything_kept(server: Served) -> None:
    client = finished(server)
    with new_browser(server, Authorization=f"Bearer {client.token}") as me:
        me.patch("/api/me", json={"name": "Dora"})
        waiting = me.post("/api/tables", json={"game": "take_that", "seats": plan("me", "open")}).json()["id"]
        data = me.get("/api/me/data").json()
        assert data["name"] == "Dora"
        assert {client.table["id"], waiting} <= set(data["tables"])
        [result] = data["results"]
        assert (result["table"], result["score"]) == (client.table["id"], client.view["scores"][0])
        gone = me.delete("/api/me")
        assert (gone.status_code, gone.content) == (204, b"")
        assert (told_cookie(gone).value, told_cookie(gone)["max-age"]) == ("", "0")
        for path in ("me", "me/data", "me/results", "me/tables"):
            is_problem(me.get(f"/api/{path}"), 401, "not_known")
        is_problem(me.delete("/api/me"), 401, "not_known")
    seat = httpx.get(f"{server.url}/api/tables/{waiting}").json()["seats"][0]
    assert (seat["kind"], seat["name"]) == ("free", None)
    assert "Dora" not in httpx.get(f"{server.url}/api/tables/{client.table['id']}").text
    assert "Dora" not in httpx.get(f"{server.url}/api/tables/{client.table['id']}/replay").text


def test_a_guest_who_deletes_everything_leaves_at_once_and_the_others_play_on(server: Served) -> None:
    async def scene() -> None:
        clients = await seated(server.url, "take_that", 3)
        await call(server.url, "PATCH", "/api/me", clients[0].token, json={"name": "Emil"})
        assert (await call(server.url, "DELETE", "/api/me", clients[0].token)).status_code == 204
        await clients[0].until(lambda: clients[0].bye is not None)
        assert clients[0].bye is not None
        assert clients[0].bye["code"] == "not_known"
        await clients[1].until(lambda: clients[1].table["host"] == 1)
        await clients[1].do("set_seat", seat=0, level="random")
        await clients[1].do("start")
        again = await Client.enter(server.url, clients[1].table["id"], clients[0].token)
        assert again.bye is not None
        for client in [*clients, again]:
            await client.leave()

    asyncio.run(scene())


def test_a_game_that_ends_later_records_nothing_about_a_forgotten_guest(server: Served) -> None:
    """The id in the log means nothing any more; a row in the results would revive it."""

    async def scene() -> str:
        token = await new_guest(server.url)
        table = await open_table(server.url, token, "take_that", ["me", "open"], options={"rounds": 1})
        first, second = await Client.enter(server.url, table, token), await Client.enter(server.url, table)
        await second.do("sit")
        await second.do("ready")
        await first.do("start")
        await first.do("leave")  # a bot plays on
        await call(server.url, "DELETE", "/api/me", token)
        await second.play_on()
        await second.leave()
        await first.leave()
        return token.split(".")[1]

    with rows_of(server.data) as rows:
        guest = asyncio.run(scene())
        assert rows("SELECT count(*) FROM results WHERE guest = ?", guest) == [(0,)]
        assert rows("SELECT count(*) FROM seats WHERE guest = ?", guest) == [(0,)]


# --- tables


@pytest.mark.parametrize("game", registry.games())
def test_every_game_can_be_opened_with_all_its_options(browser: httpx.Client, game: str) -> None:
    [told] = [one for one in browser.get("/api/games").json() if one["name"] == game]
    options = {option["name"]: option["default"] for option in told["options"]}
    for players in told["players"]:
        for level in told["levels"]:
            asked = {"game": game, "seats": plan("me", *[level] * (players - 1)), "options": options, "timer": "fast"}
            made = browser.post("/api/tables", json=asked)
            assert made.status_code == 201, made.text
            table = browser.get(f"/api/tables/{made.json()['id']}").json()
            assert (table["game"], table["options"], table["status"]) == (game, options, "waiting")
            assert [seat["kind"] for seat in table["seats"]] == ["person"] + ["bot"] * (players - 1)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "bad_option"),
        ({"options": {"rounds": 0}}, "bad_option"),
        ({"options": {"rounds": 10**30}}, "bad_option"),
        ({"options": {"rounds": "two"}}, "bad_option"),
        ({"options": {"pro": 7}}, "bad_option"),
        ({"options": {"colour": 1}}, "bad_option"),
        ({"options": {"seed": 1}}, "bad_option"),
        ({"options": {"dealer": 9}}, "bad_option"),
        ({"options": {"lag_comp_ms": "x"}}, "bad_option"),
        ({"seats": plan("me", "open", "open", "open", "open")}, "bad_option"),
        ({"seats": plan("me", "me")}, "bad_seats"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, "bad_seats"),
        ({"seats": plan("me")}, "bad_request"),
        ({"seats": plan("me", *["open"] * 6)}, "bad_request"),
        ({"seats": plan("me", "genius")}, "bad_request"),
        ({"timer": "slow"}, "bad_request"),
        ({"lag_comp_ms": 251}, "bad_request"),
        ({"lag_comp_ms": -1}, "bad_request"),
        ({"public": "yes"}, "bad_request"),
        ({"options": {"rounds": [1]}}, "bad_request"),
        ({"secret": "00"}, "bad_request"),
    ],
)
def test_a_bad_request_for_a_table_is_refused_with_one_code(browser: httpx.Client, change: Any, code: str) -> None:
    answer = browser.post("/api/tables", json={"game": "take_that", "seats": plan("me", "open"), **change})
    facts = is_problem(answer, 400, code)
    assert code == "bad_seats" or facts["why"], "and why"
    assert browser.get("/api/me/tables").json() == []


def test_a_body_that_is_not_json_or_too_long_is_refused(browser: httpx.Client) -> None:
    kind = {"Content-Type": "application/json"}
    for body in (b"", b"{", b"[]", b"\xff", b"null", b"[" * 10_000):
        is_problem(browser.post("/api/tables", content=body, headers=kind), 400, "bad_request")
    is_problem(browser.post("/api/tables", content=b"x" * 20_001, headers=kind), 413, "too_long")
    is_problem(browser.get("/api/nothing"), 404, "not_found")
    is_problem(browser.put("/api/me"), 405, "no_such_method")


def test_the_lobby_shows_only_public_tables_with_waiting_ones_first(server: Served, browser: httpx.Client) -> None:
    made = {}
    for name, public in (("hidden", False), ("shown", True), ("newer", True)):
        asked = {"game": "take_that", "seats": plan("me", "open"), "public": public}
        made[name] = browser.post("/api/tables", json=asked).json()["id"]
    over = finished(server).table["id"]
    ids = [table["id"] for table in httpx.get(f"{server.url}/api/lobby").json()]
    assert ids.index(made["newer"]) < ids.index(made["shown"])
    assert made["hidden"] not in ids
    assert over not in ids
    assert "secret" not in httpx.get(f"{server.url}/api/lobby").text


def test_a_code_finds_its_table_however_it_is_typed(browser: httpx.Client) -> None:
    made = browser.post("/api/tables", json={"game": "twins", "seats": plan("me", "open", "open")}).json()
    code = made["code"]
    spaced = f"%20{code[:2]}%20{code[2:].lower()}%20"
    for typed in (code, code.lower(), f"{code[:2]}-{code[2:]}", spaced, f"{code[:3]}—{code[3:]}"):
        assert browser.get(f"/api/codes/{typed}").json() == made, typed
    for typed in ("BBBBB", "x", "O0O0O", "%00", "é" * 5, "B" * 40):
        is_problem(browser.get(f"/api/codes/{typed}"), 404, "no_such_table")


def test_a_games_record_is_available_only_when_it_is_over(server: Served, browser: httpx.Client) -> None:
    waiting = browser.post("/api/tables", json={"game": "twins", "seats": plan("me", "open", "open")}).json()["id"]
    over = finished(server)
    for what in ("record", "proof", "replay"):
        is_problem(browser.get(f"/api/tables/{waiting}/{what}"), 409, "not_over")
        is_problem(browser.get(f"/api/tables/{'x' * 12}/{what}"), 404, "no_such_table")
        assert browser.get(f"/api/tables/{over.table['id']}/{what}").status_code == 200
    record = browser.get(f"/api/tables/{over.table['id']}/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert list(rospo.load(record.text).scores) == over.view["scores"]

    async def playing() -> None:
        clients = await started(server.url, "istinto", 3)
        for what in ("record", "proof", "replay"):
            is_problem(await call(server.url, "GET", f"/api/tables/{clients[0].table['id']}/{what}"), 409, "not_over")
        for client in clients:
            await client.leave()

    asyncio.run(playing())


def test_a_guest_can_list_their_results_and_tables(server: Served) -> None:
    client = finished(server)
    with new_browser(server, Authorization=f"Bearer {client.token}") as me:
        [result] = me.get("/api/me/results").json()
        assert result == {
            "table": client.table["id"],
            "game": "twins",
            "seat": 0,
            "players": 3,
            "score": client.view["scores"][0],
            "won": 0 in client.view["winners"],
            "at": result["at"],
        }
        assert me.get("/api/me/tables").json() == []
        asked = {"game": "take_that", "seats": plan("me", "open")}
        made = [me.post("/api/tables", json=asked).json()["id"] for _ in range(2)]
        assert [table["id"] for table in me.get("/api/me/tables").json()] == made[::-1]
