"""Fair deals: the cards follow from the secret and the values, and only the right record is accepted as fair."""

import json
import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Callable, Sequence
from hashlib import sha256
from itertools import chain, islice
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, strategies as st
from msgspec.structs import replace

import rospo
from rospo import Match
from rospo.play import registry
from rospo.server import identity
from rospo.server.core import fair
from rospo.server.core.fair import FORMAT, NotAProof, NotFair, Proof
from tests.support import everything
from tests.tables import CARDS, TABLES, Table, step

HERE = Path(__file__).parent
FILE = HERE / "fair_vectors.json"
TOLD: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
VECTORS: list[dict[str, Any]] = TOLD["vectors"]
SECRET = "00112233445566778899aabbccddeeff0123456789abcdeffedcba9876543210"
VALUES = ("croak", "", "жаба 🐸")
TAKE_THAT = registry.game("take_that")

each_game = pytest.mark.parametrize("game", rospo.games())
each_vector = pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: repr(vector["table"]))


# --- the format


@each_vector
def test_the_published_examples_still_hold(vector: dict[str, Any]) -> None:
    table, secret, mixed = vector["table"], vector["secret"], vector["mixed"]
    assert fair.commitment(table, secret) == vector["commitment"]
    assert fair.mixed(table, secret, vector["values"]) == mixed
    assert fair.seed(mixed) == int(vector["seed"])
    assert {deck["game"] for deck in vector["decks"]} == set(TOLD["cards"])
    for deck in vector["decks"]:
        assert " ".join(fair.deck(registry.game(deck["game"]), mixed, deck["round"])) == deck["deck"]


def test_the_examples_have_the_cards_in_deck_order() -> None:
    assert TOLD["format"] == FORMAT
    for game, cards in TOLD["cards"].items():
        assert tuple(cards.split(" ")) == CARDS[game]


def test_an_example_covers_a_rejected_word() -> None:
    def thrown(game: str, mixed: str, round: int) -> bool:
        words = fair._words(bytes.fromhex(mixed), round)
        sizes = range(len(CARDS[game]), 1, -1)
        return any(word >= 65536 - 65536 % n for n, word in zip(sizes, words, strict=False))

    assert any(thrown(deck["game"], v["mixed"], deck["round"]) for v in VECTORS for deck in v["decks"])


def test_javascript_works_out_the_same() -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("Node isn't installed, so the format can't be tried in JavaScript here")
    script = [node, str(HERE / "fair_check.mjs"), str(FILE)]
    done = subprocess.run(script, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert done.stdout == f"{1 + sum(3 + len(v['decks']) for v in VECTORS)} facts fit\n"


def test_a_commitment_can_be_checked_by_hand() -> None:
    assert fair.commitment("frog-7", SECRET) == sha256(f"rospo deal 1\nfrog-7\n{SECRET}".encode()).hexdigest()


def test_a_new_secret_has_256_bits_and_differs_each_time() -> None:
    found = {identity.new_secret() for _ in range(100)}
    assert len(found) == 100
    assert all(re.fullmatch("[0-9a-f]{64}", secret) for secret in found)


@pytest.mark.parametrize("secret", ["", "00" * 31, "00" * 33, "FF" * 32, "g" * 64, "00" * 32 + "\n", "٠" * 64])
def test_an_invalid_secret_is_refused_and_not_quoted(secret: str) -> None:
    uses: list[Callable[[], object]] = [
        lambda: fair.commitment("t", secret),
        lambda: fair.mixed("t", secret, []),
        lambda: fair.seed(secret),
        lambda: fair.deck(TAKE_THAT, secret, 0),
    ]
    for use in uses:
        with pytest.raises(NotAProof, match=r"^a secret is 64 hexadecimal digits in lower case$"):
            use()


texts = st.text(st.one_of(st.sampled_from('0123456789:,\n\x00"'), st.characters(codec="utf-8")), max_size=64)


@given(st.lists(texts, max_size=6), st.lists(texts, max_size=6))
def test_different_lists_of_texts_never_mix_to_the_same_bytes(one: list[str], other: list[str]) -> None:
    assert (fair.mixed("t", SECRET, one) == fair.mixed("t", SECRET, other)) == (one == other)
    assert (_items(one) == _items(other)) == (one == other)


def _items(values: Sequence[str]) -> bytes:
    return b"".join(map(fair._item, values))


@given(st.lists(texts, max_size=6))
def test_mixed_values_can_be_recovered_from_their_bytes(values: list[str]) -> None:
    left, found = _items(values), []
    while left:
        length, _, left = left.partition(b":")
        found.append(left[: int(length)].decode())
        assert left[int(length) :][:1] == b"\n"
        left = left[int(length) + 1 :]
    assert found == values


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (["a", "b"], ["b", "a"]),
        (["ab", ""], ["a", "b"]),
        (["", ""], ["", "", ""]),
        (["1:a\n"], ["", "1:a\n"]),
        (["a\n1:b"], ["a", "b"]),
        (["é"], ["e\u0301"]),
    ],
)
def test_values_that_look_alike_mix_differently(one: list[str], other: list[str]) -> None:
    assert fair.mixed("t", SECRET, one) != fair.mixed("t", SECRET, other)


# --- every bit matters, and every deck is as likely


@each_game
def test_every_bit_of_the_secret_changes_the_deck(game: str) -> None:
    found = registry.game(game)
    flipped = [f"{int(SECRET, 16) ^ 1 << bit:064x}" for bit in range(256)]
    decks = {fair.deck(found, fair.mixed("t", secret, VALUES), 0) for secret in [SECRET, *flipped]}
    assert len(decks) == 257
    assert len({fair.commitment("t", secret) for secret in [SECRET, *flipped]}) == 257


def test_every_bit_of_the_mix_changes_deck_and_seed() -> None:
    mixes = [SECRET, *(f"{int(SECRET, 16) ^ 1 << bit:064x}" for bit in range(256))]
    assert len({fair.deck(TAKE_THAT, mix, 0) for mix in mixes}) == 257
    assert len({fair.seed(mix) for mix in mixes}) == 257


def test_every_bit_of_every_value_changes_the_deck() -> None:
    values = ["frog", "toad", "newt"]
    several = [values]
    for seat, value in enumerate(values):
        for at in range(len(value)):
            for bit in range(7):
                other = value[:at] + chr(ord(value[at]) ^ 1 << bit) + value[at + 1 :]
                several.append([*values[:seat], other, *values[seat + 1 :]])
    assert len({fair.deck(TAKE_THAT, fair.mixed("t", SECRET, v), 0) for v in several}) == 1 + 3 * 4 * 7


def test_the_table_and_the_round_change_the_deck() -> None:
    decks = [fair.deck(TAKE_THAT, fair.mixed(f"t{n}", SECRET, VALUES), round) for n in range(5) for round in range(20)]
    assert len(set(decks)) == 100


@each_game
def test_a_deck_is_exactly_the_games_cards(game: str) -> None:
    assert Counter(fair.deck(registry.game(game), SECRET, 7)) == Counter(CARDS[game])


def chi_square(counts: Counter[Any], cells: int) -> float:
    """How many standard deviations the counts are less even than chance makes them, about."""
    expected = counts.total() / cells
    square = sum((counts[cell] - expected) ** 2 for cell in counts) / expected + (cells - len(counts)) * expected
    return (square - (cells - 1)) / sqrt(2 * (cells - 1))


def test_every_card_is_equally_likely_in_every_place() -> None:
    cards = CARDS["twins"]
    mixes = [fair.mixed("t", SECRET, [str(n)]) for n in range(3000)]
    decks = [fair.deck(registry.game("twins"), mix, n % 5) for n, mix in enumerate(mixes)]
    for place in (0, 1, 30, 58, 59):
        assert abs(chi_square(Counter(deck[place] for deck in decks), len(cards))) < 4
    for card in (cards[0], cards[31], cards[-1]):
        assert abs(chi_square(Counter(deck.index(card) for deck in decks), len(cards))) < 4
    rises = Counter(deck.index("r1") < deck.index("r2") for deck in decks)
    assert abs(rises[True] - 1500) < 4 * sqrt(3000) / 2


def test_words_that_would_favour_small_numbers_are_rejected() -> None:
    for n in (2, 3, 60, 79, 159, 160):
        results: Counter[int] = Counter()
        words = iter(range(65536))
        for _ in range(65536 // n * n):
            results[fair._below(n, words)] += 1
        assert set(results.values()) == {65536 // n}
        assert all(word >= 65536 - 65536 % n for word in words)
    assert fair._below(3, iter([65535, 65535, 5])) == 2


def test_rounds_use_separate_words() -> None:
    key = bytes.fromhex(SECRET)
    words = [tuple(islice(fair._words(key, round), 64)) for round in (0, 1, 10, 11, 100)]
    assert len(set(chain.from_iterable(zip(*[iter(run)] * 4, strict=True) for run in words))) == 5 * 16


# --- the match of a table


def finished(table: Table, seed: int = 3) -> tuple[Match, Proof]:
    """A game played at random as a table plays it, and its proof."""
    values = tuple(f"{seat} 🐸" if seat else "" for seat in range(table.players))
    mixed = fair.mixed("frog-7", SECRET, values)
    match = fair.begin(table.game, table.players, table.options, mixed)
    rng = Random(seed)
    while not match.over:
        assert match.stacked == match.round + 1
        step(match, rng)
        fair.keep_stacked(match, mixed)
    return match, Proof(
        format=FORMAT,
        table="frog-7",
        game=table.game,
        commitment=fair.commitment("frog-7", SECRET),
        secret=SECRET,
        values=values,
        record=str(match.record()),
    )


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_finished_game_is_proven_fair(table: Table) -> None:
    match, proof = finished(table)
    assert everything(fair.check(fair.read(proof.to_json()))) == everything(match)


def test_a_match_begins_with_its_options() -> None:
    match = fair.begin("take_that", 3, {"rounds": 4, "dealer": 2}, SECRET)
    assert (match.options["rounds"], match.options["dealer"], match.stacked) == (4, 2, 2)
    assert match.record().seed == fair.seed(SECRET)
    assert match.record().decks == (fair.deck(TAKE_THAT, SECRET, 0), fair.deck(TAKE_THAT, SECRET, 1))


def test_stacking_usually_has_nothing_to_do() -> None:
    match = fair.begin("take_that", 3, {}, SECRET)
    before = everything(match)
    for _ in range(5):
        fair.keep_stacked(match, SECRET)
    assert everything(match) == before
    over = finished(Table("take_that", 2, {"rounds": 1}))[0]
    before = everything(over)
    fair.keep_stacked(over, SECRET)
    assert everything(over) == before


def test_forgetting_to_stack_is_an_error() -> None:
    match = fair.begin("take_that", 2, {"rounds": 5}, SECRET)
    rng = Random(1)
    while match.round < 3:
        step(match, rng)
    with pytest.raises(rospo.BadDeck, match="deck 3 comes too late"):
        fair.keep_stacked(match, SECRET)


# --- what is not fair


@pytest.fixture(scope="module")
def proof() -> Proof:
    return finished(Table("take_that", 3, {"rounds": 3}))[1]


def refused(proof: Proof) -> str:
    """Why a proof doesn't hold."""
    with pytest.raises(NotFair) as caught:
        fair.check(proof)
    assert isinstance(caught.value, rospo.RospoError)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def dealt_otherwise(proof: Proof, **changed: Any) -> Proof:
    """The proof with another game's valid record: played to the end on other decks or another seed."""
    given = rospo.load(proof.record).record()
    start: dict[str, Any] = {"seed": given.seed, "decks": list(given.decks), **given.options} | changed
    match = rospo.start(given.game, given.players, **start)
    rng = Random(2)
    while not match.over:
        step(match, rng)
    return replace(proof, record=str(match.record()))


def test_a_different_commitment_fails(proof: Proof) -> None:
    assert "commitment" in refused(replace(proof, commitment="00" * 32))
    assert "commitment" in refused(replace(proof, table="frog-8"))


def test_a_different_secret_fails(proof: Proof) -> None:
    assert "commitment" in refused(replace(proof, secret="00" * 32))
    fitting = replace(proof, secret="00" * 32, commitment=fair.commitment(proof.table, "00" * 32))
    assert "seed" in refused(fitting)


def test_a_different_value_fails(proof: Proof) -> None:
    assert "seed" in refused(replace(proof, values=("x", *proof.values[1:])))
    assert "seed" in refused(replace(proof, values=(proof.values[1], proof.values[0], proof.values[2])))
    assert refused(replace(proof, values=proof.values[:2])) == "the record is of 3 players, but there are 2 values"


def test_a_different_seed_fails(proof: Proof) -> None:
    assert refused(dealt_otherwise(proof, seed=1)).startswith("the seed of the record isn't the one that follows")


def test_a_different_deck_fails(proof: Proof) -> None:
    decks = list(rospo.load(proof.record).record().decks)
    assert len(decks) == 4
    for number, deck in enumerate(decks, start=1):
        other = [*decks[: number - 1], (deck[1], deck[0], *deck[2:]), *decks[number:]]
        why = refused(dealt_otherwise(proof, decks=other))
        assert why.startswith(f"the deck of round {number} isn't the one that follows from the secret")
    assert "deck of round 1 isn't the one" in refused(dealt_otherwise(proof, decks=decks[1:]))


def test_a_deck_from_elsewhere_fails(proof: Proof) -> None:
    decks = list(rospo.load(proof.record).record().decks)
    assert refused(dealt_otherwise(proof, decks=decks[:2])) == "the deck of round 3 isn't in the record"
    assert refused(dealt_otherwise(proof, decks=[])) == "the deck of round 1 isn't in the record"
    assert fair.check(dealt_otherwise(proof, decks=decks[:3])).over


def test_a_hand_of_twins_is_called_a_hand() -> None:
    proof = finished(Table("twins", 3, {"max_hands": 1}))[1]
    assert refused(dealt_otherwise(proof, decks=[])) == "the deck of hand 1 isn't in the record"


def test_a_different_game_fails(proof: Proof) -> None:
    assert refused(replace(proof, game="twins")) == "the record is of a game of take_that, not of 'twins'"


def test_a_record_that_does_not_replay(proof: Proof) -> None:
    assert refused(replace(proof, record="")).startswith("the record doesn't replay: line 1: ")
    cheated = re.sub("(?m)^-- [0-9]+ moves, scores .*$", "-- 1 move, scores 9 9 9, winners 0", proof.record)
    assert "the record doesn't replay: line " in refused(replace(proof, record=cheated))


def test_a_game_that_is_not_over(proof: Proof) -> None:
    mixed = fair.mixed(proof.table, proof.secret, proof.values)
    match = fair.begin("take_that", 3, {}, mixed)
    assert "finished" in refused(replace(proof, record=str(match.record())))


# --- the text of a proof


def test_a_proof_is_read_as_it_was_written(proof: Proof) -> None:
    text = proof.to_json()
    assert fair.read(text) == proof
    assert fair.read("\ufeff" + text.replace("\n", "\r\n")) == proof
    assert list(json.loads(text)) == ["format", "table", "game", "commitment", "secret", "values", "record"]
    assert json.loads(text)["format"] == "rospo deal 1"


def spoilt(proof: Proof, **changed: object) -> str:
    return json.dumps({**json.loads(proof.to_json()), **changed})


@pytest.mark.parametrize(
    "changed",
    [
        {"format": "rospo deal 2"},
        {"format": 1},
        {"secret": "ab"},
        {"secret": "AB" * 32},
        {"secret": "ab" * 32 + "\n"},
        {"commitment": ""},
        {"values": "abc"},
        {"values": [1, 2, 3]},
        {"values": ["x" * 65, "", ""]},
        {"values": ["\ud800", "", ""]},
        {"record": None},
        {"more": "than is checked"},
    ],
)
def test_a_damaged_proof_is_refused(proof: Proof, changed: dict[str, object]) -> None:
    with pytest.raises(NotAProof, match=r"^a proof is a JSON object of format 'rospo deal 1': "):
        fair.read(spoilt(proof, **changed))


@pytest.mark.parametrize("field", ["format", "table", "game", "commitment", "secret", "values", "record"])
def test_nothing_may_be_missing(proof: Proof, field: str) -> None:
    told = json.loads(proof.to_json())
    del told[field]
    with pytest.raises(NotAProof, match=field):
        fair.read(json.dumps(told))


@pytest.mark.parametrize(
    "text", ["", "null", "[]", "{", "rospo record 1\n", "[" * 100_000, '{"a":' * 100_000, "\ud800"]
)
def test_a_text_that_is_no_proof_is_refused(text: str) -> None:
    with pytest.raises(NotAProof):
        fair.read(text)
