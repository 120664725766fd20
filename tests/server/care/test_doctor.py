"""The doctor names every kind of damage in one line, changes nothing, and never crashes."""

import os
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from rospo.server.care.doctor import examine
from rospo.server.care.prune import prune
from rospo.server.schema import MIGRATIONS
from rospo.server.store import StoreFailed
from tests.server.care.files import change, last_move, rows, table_with

Damage = Callable[[Path], object]
LATE = 10**14


def sql(script: str) -> Damage:
    """SQL with OVER, the id of a finished table, and PLAYED, the number of its last move."""

    def damage(path: Path) -> None:
        over = table_with(path, "over")
        played = last_move(path, over)
        change(path, script.replace("OVER", f"'{over}'").replace("PLAYED", str(played)))

    return damage


def entry(new: str, seq: int | str) -> str:
    """SQL that changes the data of one entry."""
    return f'UPDATE entries SET data = {new} WHERE "table" = OVER AND seq = {seq}'


def archived(script: str) -> Damage:
    """SQL for a file whose games are archives."""

    def damage(path: Path) -> None:
        over = table_with(path, "over")
        prune(path, LATE)
        change(path, script.replace("OVER", f"'{over}'"))

    return damage


def cut(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def scratched(path: Path) -> None:
    """A page in the middle of the logs has other bytes."""
    page = rows(path, "SELECT max(pageno) FROM dbstat WHERE name = 'entries' AND pagetype = 'leaf'")[0][0]
    with path.open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(bytes(range(256)) * 16)


def mixed_up(path: Path) -> None:
    """An index leads elsewhere, as after a copy with a WAL of another file."""
    change(
        path,
        "PRAGMA writable_schema = ON;"
        "UPDATE sqlite_master SET rootpage = (SELECT rootpage FROM sqlite_master WHERE name = 'results_by_guest')"
        "WHERE name = 'tables_by_code'",
    )


PROBLEMS: dict[str, tuple[Damage, str]] = {
    "cut in half": (cut, "malformed"),
    "a scratched page": (scratched, "SQLite: "),
    "a wrong index": (mixed_up, "tables_by_code"),
    "an index less": (sql("DROP INDEX seats_by_guest"), "schema 1: index seats_by_guest is missing"),
    "a list less": (sql("DROP TABLE results"), "schema 1: table results is missing"),
    "another column": (sql("ALTER TABLE guests ADD mood TEXT"), "schema 1: table guests is not as it should be"),
    "an entry less": (sql('DELETE FROM entries WHERE "table" = OVER AND seq = 9'), "entry 9 is missing"),
    "the last entry less": (
        sql('DELETE FROM entries WHERE "table" = OVER AND seq = PLAYED'),
        "(take_that): its status is listed as over, and is playing",
    ),
    "an empty entry": (sql(entry("''", 9)), "entry 9 can't be read"),
    "an entry cut off": (sql(entry("substr(data, 1, 20)", 9)), "entry 9 can't be read"),
    "an entry of zeros": (sql(entry("zeroblob(90)", 9)), "entry 9 can't be read"),
    "an impossible move": (
        sql(entry("""replace(data, '"seat":0', '"seat":1')""", "PLAYED")),
        "isn't possible",
    ),
    "a seat that isn't there": (
        sql(entry("""replace(data, '"seat":', '"seat":7')""", 2)),
        "entry 2 isn't possible (IndexError)",
    ),
    "a game nobody knows": (
        sql(entry("replace(data, 'take_that', 'chess')", 1)),
        "entry 1 isn't possible (UnknownGame)",
    ),
    "a log of another table": (
        sql(entry("replace(data, OVER, 'elsewhere')", 1)),
        "begins with something else than its opening",
    ),
    "another secret": (
        sql(entry("""replace(data, '"secret":"', '"secret":"00')""", 1)),
        "its secret is damaged",
    ),
    "another deal": (
        sql("""UPDATE entries SET data = replace(data, '"value 0"', '"value 9"') WHERE "table" = OVER"""),
        "its deal doesn't follow from its secret and the players' values",
    ),
    "a wrong score": (sql('UPDATE results SET score = 77 WHERE "table" = OVER'), "is 77"),
    "a score that is no number": (
        sql("UPDATE results SET score = 'many' WHERE \"table\" = OVER"),
        "list of results: a row is damaged",
    ),
    "a result less": (sql('DELETE FROM results WHERE "table" = OVER AND seat = 1'), "the result of seat 1 is missing"),
    "a result twice": (
        sql('INSERT INTO results SELECT * FROM results WHERE "table" = OVER'),
        "a seat has several results",
    ),
    "a result too many": (
        sql("INSERT INTO results SELECT 'g', id, game, 0, 2, 5, 1, 0 FROM tables WHERE status = 'waiting'"),
        "seat 0 has a result, but none by the log",
    ),
    "seats changed": (
        sql('UPDATE seats SET seat = 5 WHERE "table" = OVER AND seat = 0'),
        "other people are listed at its seats than sat there",
    ),
    "a table not listed": (sql("DELETE FROM tables WHERE id = OVER"), "(take_that): it isn't listed"),
    "a table without a log": (sql('DELETE FROM entries WHERE "table" = OVER'), "it is listed, but has no log"),
    "a scratched archive": (
        archived("UPDATE archives SET data = zeroblob(50) WHERE \"table\" = OVER"),
        "its archive is damaged",
    ),
    "an archive of something else": (
        archived('UPDATE archives SET data = (SELECT max(data) FROM archives WHERE "table" <> OVER)'),
        "begins with something else than its opening",
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", PROBLEMS)
def test_every_damage_is_named_and_nothing_is_changed(kind: str, data: Path) -> None:
    damage, said = PROBLEMS[kind]
    damage(data)
    before = data.read_bytes()
    problems = examine(data).problems
    assert any(said in problem for problem in problems), problems
    assert data.read_bytes() == before


def test_damage_to_one_table_is_told_of_that_table_alone(data: Path) -> None:
    over = table_with(data, "over")
    change(data, f"DELETE FROM entries WHERE \"table\" = '{over}' AND seq = 9")
    assert examine(data).problems == [f"table {over}: entry 9 is missing"]


def test_no_problem_tells_cards_or_secrets(data: Path) -> None:
    over = table_with(data, "playing")
    seq = last_move(data, over)
    change(data, entry("json_replace(CAST(data AS TEXT), '$.move', 'lay 99')", seq).replace("OVER", f"'{over}'"))
    (problem,) = examine(data).problems
    assert problem == f"table {over}: entry {seq} isn't possible (rule TT-1)"


def empty(path: Path) -> None:
    path.write_bytes(b"")


def diary(path: Path) -> None:
    path.write_text("Dear diary, " * 500)


def foreign(path: Path) -> None:
    path.unlink()
    change(path, "CREATE TABLE recipes (name TEXT)")


def newer(path: Path) -> None:
    change(path, f"PRAGMA user_version = {len(MIGRATIONS) + 1}")


def headless(path: Path) -> None:
    with path.open("r+b") as file:
        file.write(b"\x00" * 16)


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (Path.unlink, "can't read {}: No such file or directory"),
        (empty, "{} is empty"),
        (diary, "{} is not a database"),
        (headless, "{} is not a database"),
        (foreign, "{} is another program's database"),
        (newer, "{} was made by a newer Rospo"),
    ],
)
def test_what_is_no_data_file_is_refused_in_one_line(damage: Damage, said: str, data: Path) -> None:
    damage(data)
    with pytest.raises(StoreFailed) as refused:
        examine(data)
    assert str(refused.value).startswith(said.format(data))
    assert "\n" not in str(refused.value)


def test_a_sound_file_has_no_problems_while_somebody_writes(data: Path) -> None:
    with closing(sqlite3.connect(data, isolation_level=None)) as writer:
        writer.execute("PRAGMA journal_mode = WAL")
        writer.execute("BEGIN IMMEDIATE")
        writer.execute("DELETE FROM entries")
        found = examine(data)
    assert found.problems == []
    assert (found.schema, found.tables) == (1, 9)
    assert found.moves > 100


def test_no_scratch_anywhere_makes_it_crash(data: Path) -> None:
    """Forty files, each with a few bytes changed at random: examined to the end or refused."""
    whole = data.read_bytes()
    rng = random.Random(30)
    named = 0
    for _ in range(40):
        scratched = bytearray(whole)
        for _ in range(rng.choice((1, 4, 40))):
            scratched[rng.randrange(len(scratched))] = rng.randrange(256)
        data.write_bytes(scratched)
        try:
            named += bool(examine(data).problems)
        except StoreFailed:
            named += 1
    assert named > 20
