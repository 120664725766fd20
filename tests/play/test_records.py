"""A record is a text that a person can read; it replays to the same match, or says where and why it can't."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

import rospo
from rospo import Match
from tests.kits import KITS
from tests.support import everything, play_on
from tests.tables import CARDS, TABLES, Table, played, points, step

TWINS = """\
rospo record 1
game: twins
players: 3
max_hands: 1
dealer: null
seed: 7
first dealer: 0

-- hand 1, dealer 0
1 buy 1
2 buy 2
0 buy 0
2 pick r2 b4
1 pick o6 y5
0 pick o7 y4
2 pick r5 g3
0 pick y8 v2
1 pick r10 g8
2 pick r4 v10
1 pick o5 b2
0 pick v4 v7
0 pick y3 b8
2 pick v1 v8

-- 14 moves, scores 12 13 11, winners 1
"""
LIGRETTO_TWIST = """\
rospo record 1
game: ligretto_twist
players: 2
rounds: 5
fumble_ms: 600
dealer: null
seed: 1
first dealer: 1

-- round 1, dealer 1
1 flip @310
0 flip @310
0 lay 2 @905
1 lay 2 @1010

-- clock 1200
-- 4 moves, not over
"""


def loaded_equal(match: Match) -> None:
    """The match, its record and what everybody sees are the same after a replay."""
    text = str(match.record())
    twin = rospo.load(text)
    assert everything(twin) == everything(match)
    assert str(twin.record()) == text
    assert twin.record() == match.record()
    assert [twin.view(seat) for seat in (*range(twin.players), None)] == [
        match.view(seat) for seat in (*range(match.players), None)
    ]


# --- a text that a person can read


def test_the_record_of_a_finished_match() -> None:
    match = rospo.start("twins", players=3, seed=7, max_hands=1)
    for line in TWINS.splitlines():
        if line[:2] in ("0 ", "1 ", "2 "):
            match.play(int(line[0]), line[2:])
    assert match.over
    assert str(match.record()) == TWINS
    assert rospo.load(TWINS).reveal() == match.reveal()


def test_the_record_of_a_race_shows_its_clock() -> None:
    match = rospo.start("ligretto_twist", players=2, seed=1)
    match.play(1, "flip", at=310)
    match.play(0, "flip", at=310)
    match.play(0, "lay 2", at=905)
    match.play(1, "lay 2", at=1010)
    match.advance(1200)
    assert str(match.record()) == LIGRETTO_TWIST
    assert match.to_act == rospo.load(LIGRETTO_TWIST).to_act == (0,)


def test_a_record_lists_a_stacked_deck_top_card_first() -> None:
    deck = list(CARDS["take_that"])
    match = rospo.start("take_that", players=2, seed=3, decks=[deck], dealer=1)
    match.play(0, "lay 12")
    assert str(match.record()).splitlines()[3:] == [
        "rounds: 2",
        "pro: false",
        "open_heaps: false",
        "dealer: 1",
        "seed: 3",
        f"deck 1: {' '.join(deck)}",
        "first dealer: 1",
        "",
        "-- round 1, dealer 1",
        "0 lay 12",
        "",
        "-- 1 move, not over",
    ]


# --- exact replay


@pytest.mark.parametrize("table", TABLES, ids=str)
@settings(max_examples=3)
@given(point=points)
def test_a_record_replays_exactly(table: Table, point: tuple[int, int]) -> None:
    loaded_equal(played(table, *point))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_finished_match_replays_exactly_even_from_stacked_decks(table: Table) -> None:
    for decks in (1, 3):
        rng = Random(decks)
        stacked = [rng.sample(CARDS[table.game], len(CARDS[table.game])) for _ in range(decks)]
        match = table.start(9, decks=stacked, dealer=table.players - 1)
        while not match.over:
            step(match, rng)
        loaded_equal(match)


@pytest.mark.parametrize("seed", [0, 2**63, 2**256 - 1, 2**256, 2**300, 10**6000], ids=lambda seed: str(seed % 997))
@pytest.mark.parametrize("game", rospo.games())
def test_a_record_keeps_every_digit_of_the_seed(game: str, seed: int) -> None:
    match = KITS[game].start(seed=seed)
    play_on(match, Random(1), 10)
    loaded_equal(match)
    assert rospo.load(str(match.record())).record().seed == seed


def test_a_drawn_seed_is_in_the_record() -> None:
    match = rospo.start("istinto", players=3)
    loaded_equal(match)
    assert f"\nseed: {match.record().seed}\n" in str(match.record())


@pytest.mark.parametrize("text", [TWINS, LIGRETTO_TWIST], ids=["twins", "ligretto_twist"])
def test_line_ends_blank_lines_and_a_byte_order_mark_do_not_matter(text: str) -> None:
    match = rospo.load(text)
    for same in (
        text.replace("\n", "\r\n"),
        text.replace("\n\n", "\n"),
        text.replace("\n", "\n\n\n"),
        text.rstrip("\n"),
        "\ufeff" + text,
        "\n\n" + text,
    ):
        assert everything(rospo.load(same)) == everything(match)


def test_a_clock_is_kept_even_if_it_equals_the_end_of_the_last_round() -> None:
    match, rng = rospo.start("ligretto_twist", players=2, seed=2), Random(2)
    match.advance(5)
    while match.round == 1:
        play_on(match, rng, 1)
    assert match.clock == 0
    loaded_equal(match)
    match.advance(5)  # no move of this round says so
    loaded_equal(match)


MOMENTS = [10**9, 10**14, 10**15, 2**63, 10**30, 10**5000]


@pytest.mark.parametrize(
    "ms", [10**9, 10**14, 10**15, 2**63, 10**30, 10**5000], ids=lambda ms: f"{ms.bit_length()} bits"
)
def test_every_moment_that_a_match_accepts_can_be_recorded(ms: int) -> None:
    for moment in ("advance", "play"):
        match = rospo.start("ligretto_twist", players=2, seed=2)
        try:
            match.advance(ms) if moment == "advance" else match.play(0, "flip", at=ms)
        except rospo.RospoError:
            continue
        loaded_equal(match)


@pytest.mark.parametrize("fumble_ms", [0, 1, 1_000_000])
def test_fumbles_are_replayed(fumble_ms: int) -> None:
    match = rospo.start("ligretto_twist", players=2, seed=1, fumble_ms=fumble_ms)
    for seat in (0, 1):
        match.play(seat, "flip")
        match.play(seat, "lay 0" if match.view(None).to_dict()["held"][seat] != "r" else "lay 1")
    assert match.to_act == (() if fumble_ms else (0, 1))
    loaded_equal(match)
    match.advance(fumble_ms)
    assert match.to_act == (0, 1)
    loaded_equal(match)


# --- damage


def _istinto() -> str:
    match, rng = rospo.start("istinto", players=3, seed=2**300, revokes="challengeable", until=60), Random(5)
    play_on(match, rng, 12)
    match.play(2, "challenge 0")
    play_on(match, rng, 7)
    return str(match.record())


def _take_that() -> str:
    match = rospo.start("take_that", players=2, seed=40, dealer=0, pro=True)
    return str(play_on(match, Random(4), 12).record())


def _stacked() -> str:
    rng = Random(3)
    deck = rng.sample(CARDS["twins"], 60)
    return str(play_on(rospo.start("twins", players=3, seed=11, decks=[deck, deck]), rng, 9).record())


SAMPLES = {
    "twins": TWINS,
    "ligretto_twist": LIGRETTO_TWIST,
    "istinto": _istinto(),
    "take_that": _take_that(),
    "stacked": _stacked(),
}
each_sample = pytest.mark.parametrize("text", SAMPLES.values(), ids=SAMPLES)


def meaning(text: str) -> list[str]:
    """The lines that mean something."""
    return [line for line in (line.rstrip("\r") for line in text.removeprefix("\ufeff").split("\n")) if line]


def fault(damaged: str, line: int) -> str | None:
    """The complaint about how a record with a damaged line is read: none if it is refused at that line or later,
    or if it is a valid record of another match."""
    lines = damaged.split("\n")
    last = max((n for n, text in enumerate(lines, start=1) if text.rstrip("\r")), default=1)
    try:
        match = rospo.load(damaged)
    except rospo.DamagedRecord as error:
        if not min(line, last) <= error.line <= len(lines):
            return f"line {line} was damaged, and the error says {error}"
        if not error.reason or str(error) != f"record, line {error.line}: {error.reason}":
            return f"the error says {error!r}"
        return None
    except Exception as error:
        return f"raised {error!r:.100}"
    said, kept = meaning(damaged), meaning(str(match.record()))
    if said == kept:
        return None
    if sorted(said) == sorted(kept):
        return "loads as if its lines were in order"
    odd, even = [a for a in said if a not in kept], [a for a in kept if a not in said]
    return f"loads as if {' | '.join(odd) or 'some line'} were {' | '.join(even) or 'not there'}"


def faults(damages: Iterator[tuple[str, int]]) -> list[str]:
    found = {f"line {line}: {wrong}" for damaged, line in damages if (wrong := fault(damaged, line))}
    return sorted(found)


def lines_of(text: str) -> list[tuple[int, list[str]]]:
    """The index of every line that means something, with a fresh list of all lines."""
    lines = text.split("\n")
    return [(i, lines[:]) for i, line in enumerate(lines) if line]


@each_sample
def test_a_missing_line_is_noticed(text: str) -> None:
    assert faults(("\n".join(lines[:i] + lines[i + 1 :]), i + 1) for i, lines in lines_of(text)) == []


@each_sample
def test_a_doubled_line_is_noticed(text: str) -> None:
    assert faults(("\n".join(lines[: i + 1] + lines[i:]), i + 1) for i, lines in lines_of(text)) == []


@each_sample
def test_two_lines_in_the_wrong_order_are_noticed(text: str) -> None:
    lines = meaning(text)
    swaps = ([*lines[:i], lines[i + 1], lines[i], *lines[i + 2 :]] for i in range(len(lines) - 1))
    assert faults(("\n".join(swap), i + 1) for i, swap in enumerate(swaps)) == []


@each_sample
def test_a_record_that_stops_early_is_noticed(text: str) -> None:
    for i in range(len(text.rstrip("\n"))):
        with pytest.raises(rospo.DamagedRecord) as damaged:
            rospo.load(text[:i])
        assert 1 <= damaged.value.line <= text[:i].count("\n") + 1


@each_sample
@pytest.mark.parametrize("other", ["0", "1", "x", " ", "@", "-", "\n", "\r"], ids=repr)
def test_a_changed_character_is_noticed(text: str, other: str) -> None:
    changes = ((text[:i] + other + text[i + 1 :], text[:i].count("\n") + 1) for i in range(len(text)))
    assert faults(changes) == []


@each_sample
def test_a_missing_character_is_noticed(text: str) -> None:
    assert faults((text[:i] + text[i + 1 :], text[:i].count("\n") + 1) for i in range(len(text))) == []


@each_sample
@pytest.mark.parametrize("more", ["0", "x", " ", "\n"], ids=repr)
def test_an_extra_character_is_noticed(text: str, more: str) -> None:
    assert faults((text[:i] + more + text[i:], text[:i].count("\n") + 1) for i in range(len(text))) == []


@pytest.mark.parametrize(
    ("good", "other"),
    [
        ("rospo record 1", "rospo record 01"),
        ("players: 3", "players: 0x3"),
        ("dealer: null", "dealer: 0\ndealer: null"),
        ("max_hands: 1", "max_hands: 1\nmax_hands: 1"),
        ("seed: 7", "seed: 0x7"),
        ("seed: 7", "seed: 0x0_7"),
        ("seed: 7", "seed: 07"),
        ("seed: 7", "seed:\t7"),
        ("first dealer: 0", "first dealer: false"),
        ("first dealer: 0", "first dealer: 0.0"),
        ("first dealer: 0", "first dealer: -0"),
        ("0 buy 0", "0 buy 0 @5"),
        ("0 buy 0", "0 buy 00"),
        ("0 buy 0", "00 buy 0"),
        ("2 pick r2 b4", "2 pick b4 r2"),
    ],
)
def test_a_value_spelt_differently_is_noticed(good: str, other: str) -> None:
    assert fault(TWINS.replace(f"{good}\n", f"{other}\n", 1), 1) is None


@pytest.mark.parametrize(
    ("good", "other"),
    [
        ("1 flip @310", "1 flip"),
        ("1 flip @310", "1 flip @0310"),
        ("1 flip @310", "-- clock 310\n1 flip @310"),
        ("-- clock 1200", "-- clock 01200"),
        ("-- clock 1200", "-- clock 1200\n-- clock 1200"),
        ("-- clock 1200", "-- clock 1100\n-- clock 1200"),
        ("-- clock 1200", "-- clock 1010"),
    ],
)
def test_a_moment_spelt_differently_is_noticed(good: str, other: str) -> None:
    assert fault(LIGRETTO_TWIST.replace(f"{good}\n", f"{other}\n", 1), 1) is None


@settings(max_examples=100)
@given(
    table=st.sampled_from(TABLES),
    point=points,
    where=st.floats(0, 1, exclude_max=True),
    length=st.integers(0, 3),
    put=st.text(max_size=3),
)
def test_any_damage_is_noticed(table: Table, point: tuple[int, int], where: float, length: int, put: str) -> None:
    text = str(played(table, *point).record())
    i = int(where * len(text))
    assert fault(text[:i] + put + text[i + length :], text[:i].count("\n") + 1) is None


@given(st.text())
def test_a_text_that_is_not_a_record_is_refused(text: str) -> None:
    for whole in (text, f"rospo record 1\n{text}", f"rospo record 1\ngame: twins\nplayers: 3\nseed: {text}\n"):
        with pytest.raises(rospo.DamagedRecord):
            rospo.load(whole)


@pytest.mark.parametrize(
    "strange", [None, 7, b"rospo record 1\n", ["rospo record 1"], rospo.start("twins", 3).record()]
)
def test_anything_but_text_is_refused(strange: Any) -> None:
    with pytest.raises(rospo.DamagedRecord) as damaged:
        rospo.load(strange)
    assert damaged.value.line == 1


@pytest.mark.parametrize("version", ["2", "3", "17"])
def test_a_later_format_is_named(version: str) -> None:
    with pytest.raises(rospo.DamagedRecord, match=rf"line 1: .*format {version}.*reads format 1") as damaged:
        rospo.load(TWINS.replace("rospo record 1", f"rospo record {version}"))
    assert damaged.value.line == 1


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        ("game: twins", "game: twinz"),
        ("players: 3", "players: 9"),
        ("players: 3", 'players: "3"'),
        ("max_hands: 1", "max_hands: 0"),
        ("max_hands: 1", "max_hands: 1\nhands: 1"),
        ("dealer: null", "dealer: 3"),
        ("seed: 7", "seed: -7"),
        ("seed: 7", "seed: 7.0"),
        ("seed: 7", "seed: seven"),
        ("seed: 7", "seed: 7\ndeck 1: r1 r2"),
        ("seed: 7", "seed: 7\ndecks: []"),
        ("seed: 7", "seed: 7\nseed: 7"),
        ("first dealer: 0", "first dealer: 1"),
        ("2 buy 2", "2 buy 3"),
        ("2 buy 2", "2 lay 34"),
        ("2 buy 2", "9 buy 2"),
        ("-- hand 1, dealer 0", "-- hand 1, dealer 1"),
        ("-- hand 1, dealer 0", "-- round 1, dealer 0"),
        ("winners 1", "winners 2"),
    ],
)
def test_the_error_names_the_damaged_line(good: str, bad: str) -> None:
    damaged = TWINS.replace(good, bad, 1)
    line = damaged[: damaged.index(bad) + bad.rfind("\n") + 1].count("\n") + 1
    with pytest.raises(rospo.DamagedRecord) as error:
        rospo.load(damaged)
    assert error.value.line == line, str(error.value)


@pytest.mark.parametrize("key", ["players", "max_hands", "dealer", "seed", "first dealer", "unknown"])
@pytest.mark.parametrize("value", ["0x" + "f" * 5000, "9" * 5000, "[" * 5000, "NaN", "1e999", '"\\ud800"', "{}"])
def test_a_header_value_of_any_kind_is_refused_as_damage(key: str, value: str) -> None:
    lines = [f"{key}: {value}" if line.startswith(f"{key}: ") else line for line in TWINS.split("\n")]
    if key == "unknown":
        lines.insert(3, f"{key}: {value}")
    with pytest.raises(rospo.DamagedRecord):
        rospo.load("\n".join(lines))
