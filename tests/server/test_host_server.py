"""The host of a real server: its key, the command that makes a new one, a backup, and addresses."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from rospo.cli import main
from rospo.server import hostkey
from tests.server.client import Client, call, new_guest, open_table
from tests.server.rooms import refused
from tests.server.serving import Served, served

pytestmark = pytest.mark.xdist_group("host_page")  # one server for all of them


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("host_page"), "--proxies", "127.0.0.1") as running:
        yield running


def keyed(server: Served, capsys: pytest.CaptureFixture[str]) -> dict[str, str]:
    """The header with a new key."""
    capsys.readouterr()
    assert main(["host", "key", "--data", str(server.data)]) == 0
    return {"Authorization": f"Bearer {capsys.readouterr().out.strip()}"}


def test_the_first_start_prints_a_key_and_a_later_one_how_to_get_another(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        link = server.greeting[1].split()[-1]
        address, _, key = link.partition("#")
        assert address == f"{server.url.replace('127.0.0.1', 'localhost')}/host"
        assert httpx.get(f"{server.url}/api/host", headers={"Authorization": f"Bearer {key}"}).status_code == 200
        with sqlite3.connect(f"file:{server.data}?mode=ro", uri=True) as db:
            (kept,) = db.execute("SELECT data FROM kept WHERE name = 'host_key'").fetchone()
        assert kept == hostkey.hashed(key)
        for part in server.data.parent.glob("tables.*"):
            assert key.encode() not in part.read_bytes(), part
        server.stop()
        server.start()
        assert "rospo host key" in server.greeting[1]
        assert "#" not in server.greeting[1]


def test_a_new_key_ends_the_old_one_and_its_logins_while_the_server_runs(
    server: Served, capsys: pytest.CaptureFixture[str]
) -> None:
    old = keyed(server, capsys)
    with httpx.Client(base_url=server.url) as browser:
        browser.post("/api/host/session", json={"key": old["Authorization"][7:]}).raise_for_status()
        assert browser.get("/api/host").status_code == 200
        new = keyed(server, capsys)
        assert browser.get("/api/host").json()["code"] == "not_the_host"
        assert browser.get("/api/host", headers=old).json()["code"] == "wrong_key"
        assert browser.get("/api/host", headers=new).status_code == 200


def test_the_command_refuses_what_is_no_data_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text, other = tmp_path / "text.db", tmp_path / "other.db"
    text.write_text("croak " * 1000)
    with sqlite3.connect(other) as db:
        db.execute("CREATE TABLE kept (name TEXT, data BLOB)")
    for data, why in ((tmp_path / "none.db", "no data file"), (text, "not a database"), (other, "isn't the data file")):
        assert main(["host", "key", "--data", str(data)]) == 2
        said = capsys.readouterr()
        assert why in said.err
        assert (said.out, said.err.count("\n")) == ("", 1)
    assert not (tmp_path / "none.db").exists()


def test_a_backup_over_the_page_is_the_whole_file(
    server: Served, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    key = keyed(server, capsys)
    guest = httpx.post(f"{server.url}/api/tokens").json()["name"]
    answer = httpx.get(f"{server.url}/api/host/backup", headers=key)
    assert answer.headers["content-type"] == "application/vnd.sqlite3"
    assert answer.headers["content-disposition"].startswith('attachment; filename="rospo-')
    copy = tmp_path / "copy.db"
    copy.write_bytes(answer.content)
    with sqlite3.connect(copy) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert db.execute("SELECT count(*) FROM guests WHERE name = ?", (guest,)).fetchone()[0] >= 1
    assert not list(server.data.parent.glob(".backup-*")), "nothing is left of it"


@pytest.mark.parametrize(
    ("from_where", "banned", "neighbour"),
    [("203.0.113.7", "203.0.113.7", "203.0.113.8"), ("2001:db8::1", "2001:db8::/64", "2001:db8:0:1::1")],
)
def test_a_banned_address_gets_no_guest_and_no_socket(
    server: Served, capsys: pytest.CaptureFixture[str], from_where: str, banned: str, neighbour: str
) -> None:
    key = keyed(server, capsys)
    here = {"X-Forwarded-For": from_where}
    token = httpx.post(f"{server.url}/api/tokens", headers=here).json()["token"]
    asked = {"kind": "address", "who": from_where, "what": "ban"}
    httpx.post(f"{server.url}/api/host/restrictions", headers=key, json=asked).raise_for_status()
    (known,) = httpx.get(f"{server.url}/api/host", headers=key).json()["restrictions"]
    assert (known["kind"], known["who"]) == ("address", banned)
    for path, headers in (("tokens", here), ("me", here), ("me/code", {**here, "Authorization": f"Bearer {token}"})):
        answer = httpx.post(f"{server.url}/api/{path}", headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "banned")
    assert httpx.post(f"{server.url}/api/me", headers={"X-Forwarded-For": neighbour}).status_code == 200
    lifted = {"kind": "address", "who": banned, "what": None}
    httpx.post(f"{server.url}/api/host/restrictions", headers=key, json=lifted).raise_for_status()
    assert httpx.post(f"{server.url}/api/tokens", headers=here).status_code == 201


def test_everybody_at_a_muted_or_banned_address_is_concerned_and_nobody_else(
    server: Served, capsys: pytest.CaptureFixture[str]
) -> None:
    key = keyed(server, capsys)

    async def restrict(what: str | None) -> None:
        asked = {"kind": "address", "who": "203.0.113.9", "what": what}
        answer = await call(server.url, "POST", "/api/host/restrictions", key["Authorization"][7:], json=asked)
        assert answer.status_code == 204

    async def scene() -> None:
        token, other = await new_guest(server.url), await new_guest(server.url)
        table = await open_table(server.url, token, "take_that", ["me", "open"])
        path = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        headers = {"Authorization": f"Bearer {token}", "X-Forwarded-For": "203.0.113.9"}
        there = Client(await connect(path, additional_headers=headers), token)
        here = await Client.enter(server.url, table, other)
        await here.do("sit")
        await restrict("mute")
        await refused(there, "muted", "emote", emote="croak")
        await here.do("emote", emote="hello")
        await restrict("ban")
        await there.until(lambda: there.bye is not None)
        assert there.bye is not None
        assert there.bye["code"] == "banned"
        await here.until(lambda: here.table["seats"][0]["kind"] == "free")
        assert here.bye is None
        await restrict(None)
        for client in (there, here):
            await client.leave()

    asyncio.run(scene())
