"""Both stores keep what the server writes in the same way: all or nothing, in order, and found again."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Protocol, TypeVar

import pytest

from rospo.server.core.rows import Change, Forget, HostAction, Lifted, Restriction, SeatsOf
from rospo.server.postgres import PostgresStore
from rospo.server.sqlite import SqliteStore
from rospo.server.store import Store, StoreFailed
from tests.server.databases import Postgres
from tests.server.stored import entry, person, result, row

T = TypeVar("T")


class Place(Protocol):
    """Where a store keeps things, from one server to the next."""

    def open(self) -> Awaitable[Store]: ...


class File:
    def __init__(self, path: Path) -> None:
        self._path = path

    async def open(self) -> Store:
        return await SqliteStore.open(self._path)


class Database:
    def __init__(self, address: str) -> None:
        self._address = address

    async def open(self) -> Store:
        return await PostgresStore.open(self._address)


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    if request.param == "sqlite":
        return File(tmp_path / "rospo.db")
    running: Postgres = request.getfixturevalue("postgres")
    return Database(running.database())


def with_store(place: Place, use: Callable[[Store], Awaitable[T]]) -> T:
    """Open, use, close: the life of a server."""

    async def life() -> T:
        store = await place.open()
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(life())


def written(place: Place, *changes: Change) -> None:
    with_store(place, lambda store: store.write(changes))


def log_of(place: Place, table: str = "t") -> list[bytes]:
    return with_store(place, lambda store: store.log(table))


def test_a_log_comes_in_order_of_its_numbers_whatever_was_written_when(place: Place) -> None:
    many = [entry(seq, b"%d" % seq, table) for table in ("b", "a") for seq in range(300, 0, -1)]
    written(place, *many[:1])
    written(place, *many[1:])
    assert log_of(place, "a") == log_of(place, "b") == [b"%d" % seq for seq in range(1, 301)]


def test_any_bytes_are_kept_as_they_are_alone_and_in_a_run(place: Place) -> None:
    odd = [b"", b"\x00", bytes(range(256)), "héron, grenouille".encode(), b"x" * 100_000]
    written(place, entry(1, odd[-1], "alone"))
    written(place, *(entry(seq, data, 'the "run" ü') for seq, data in enumerate(odd, 1)))
    written(place, entry(1, b"", "empty"))
    assert log_of(place, "alone") == odd[-1:]
    assert log_of(place, 'the "run" ü') == odd
    assert log_of(place, "empty") == [b""]


def test_one_write_happens_as_a_whole_or_not_at_all(place: Place) -> None:
    async def use(store: Store) -> None:
        await store.write([entry(1, b"first")])
        with pytest.raises(StoreFailed, match=r"can't write: .*(UNIQUE|unique)"):
            await store.write([person("g"), row("t"), entry(2), entry(1, b"again")])
        with pytest.raises(StoreFailed):
            await store.write([entry(2), SeatsOf("t", ((0, "a"), (0, "b")))])
        assert await store.guest("g") is None
        assert await store.table("t") is None
        assert await store.log("t") == [b"first"]
        assert store.queued == 0

    with_store(place, use)


def test_somebody_cancelled_while_waiting_harms_nobody(place: Place) -> None:
    async def use(store: Store) -> None:
        gone, stays = (store.write([entry(seq)]) for seq in (1, 2))
        await asyncio.sleep(0)
        gone.cancel()
        await stays
        assert gone.cancelled()
        assert store.queued == 0

    with_store(place, use)


def test_tables_are_found_by_code_by_status_and_by_guest(place: Place) -> None:
    closed, over, waiting = row("a", status="closed", opened=9), row("b", status="over"), row("c", status="waiting")
    playing, other = row("d", opened=0), row("e", code="TOAD", status="closed")
    written(place, closed, over, waiting, playing, other, row("b", status="over"))
    written(place, *(SeatsOf(table, ((0, "g"), (1, "h"))) for table in "abc"), SeatsOf("a", ((1, "g"), (2, "g"))))

    async def use(store: Store) -> None:
        assert await store.table_of_code("FROG") == waiting  # as old as `over`, and written after it
        assert await store.table_of_code("TOAD") is None
        assert await store.open_tables() == [playing, waiting]
        assert await store.tables_of("g") == [closed, waiting, over]
        assert await store.tables_of("g", limit=1) == [closed]
        assert await store.tables_of("h") == [waiting, over]

    with_store(place, use)


def test_guests_and_results_are_found(place: Place) -> None:
    ada, bob = person("g"), person("h", 'Bob ‘\n’ "ü"')
    mine = [result("g", at=at, won=at == 2) for at in (2, 3, 1)]
    written(place, person("g", "Old name"), ada, bob, *mine, result("h", at=5))

    async def use(store: Store) -> None:
        assert await store.guests(["g", "h", "nobody"]) == {"g": ada, "h": bob}
        assert await store.guests([]) == {}
        assert [found.at for found in await store.results_of("g")] == [3, 2, 1]
        assert await store.results_of("g", limit=2) == [mine[1], mine[0]]

    with_store(place, use)


def test_a_forgotten_guest_leaves_no_row_no_result_and_no_seat(place: Place) -> None:
    seats = SeatsOf("t", ((0, "g"), (1, "h")))
    written(place, row("t"), seats, person("g"), person("h"), result("g", at=1), result("h", at=1), entry(1))
    written(place, Forget("g"))

    async def use(store: Store) -> None:
        assert (await store.guest("g"), await store.results_of("g"), await store.tables_of("g")) == (None, [], [])
        assert await store.guest("h") == person("h")
        assert len(await store.results_of("h")) == len(await store.tables_of("h")) == len(await store.log("t")) == 1

    with_store(place, use)


def test_two_who_ask_for_a_value_agree_and_so_does_the_next_server(place: Place) -> None:
    async def both(store: Store) -> list[bytes]:
        return list(await asyncio.gather(store.value("key", b"\x00one"), store.value("key", b"two")))

    assert with_store(place, both) == [b"\x00one", b"\x00one"]
    assert with_store(place, lambda store: store.value("key", b"three")) == b"\x00one"
    assert with_store(place, lambda store: store.value("other", b"four")) == b"four"


def test_close_writes_what_is_queued_and_then_nothing_more(place: Place) -> None:
    async def life() -> None:
        store = await place.open()
        waiting = [store.write([entry(seq)]) for seq in range(1, 51)]
        await asyncio.sleep(0)
        await store.close()
        assert all(task.done() for task in waiting)
        await asyncio.gather(*waiting)
        with pytest.raises(StoreFailed, match="closed"):
            await store.write([entry(51)])
        with pytest.raises(StoreFailed, match="closed"):
            await store.log("t")
        await store.close()

    asyncio.run(life())
    assert len(log_of(place)) == 50


def test_neighbours_of_a_bad_write_are_unharmed(place: Place) -> None:
    async def use(store: Store) -> None:
        writes: list[list[Change]] = [[entry(seq, b"%d" % seq)] for seq in range(1, 9)]
        writes[2:2] = [[person("g"), entry(2, b"again")], [entry(2**80)], [entry(1, table="\ud800")]]
        went = await asyncio.gather(*map(store.write, writes), return_exceptions=True)
        assert [number for number, failure in enumerate(went) if failure] == [2, 3, 4]
        assert all(isinstance(failure, StoreFailed) for failure in went if failure)
        assert await store.log("t") == [b"%d" % seq for seq in range(1, 9)]
        assert await store.guest("g") is None

    with_store(place, use)


def test_restrictions_and_the_hosts_actions_are_kept(place: Place) -> None:
    muted = Restriction(kind="guest", who="g", what="mute", at=1)
    banned = Restriction(kind="guest", who="g", what="ban", at=3)
    address = Restriction(kind="address", who="192.0.2.7", what="ban", at=2)
    did = [HostAction(at=1, what=what) for what in ("announce", "backup", "close")]
    written(place, muted, address, banned, *did)

    async def use(store: Store) -> None:
        assert await store.restrictions() == [banned, address]
        assert await store.host_actions(2) == [did[2], did[1]]
        await store.write([Lifted("guest", "g")])
        assert await store.restrictions() == [address]

    with_store(place, use)


def test_a_second_server_is_kept_out_until_the_first_is_gone(place: Place) -> None:
    async def use(store: Store) -> None:
        with pytest.raises(StoreFailed, match="is in use by another Rospo server"):
            await place.open()
        await store.check()

    with_store(place, use)
    written(place, entry(1))
