"""`rospo verify`: a proof that holds, one that doesn't, and files that aren't proofs."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

import rospo as library
from rospo.play import registry
from rospo.server.core import fair
from rospo.server.core.fair import Proof
from tests.cli.conftest import Rospo, shell
from tests.kits import KITS
from tests.tables import step

SECRET = "00112233445566778899aabbccddeeff0123456789abcdeffedcba9876543210"
VALUES = ("croak", "", "жаба 🐸")


def proven(game: str, values: tuple[str, ...] = VALUES, moves: int = 100_000) -> Proof:
    """A game played at random at table frog-7, to its end or for a number of moves."""
    mixed = fair.mixed("frog-7", SECRET, values)
    match = fair.begin(game, len(values), KITS[game].short, mixed)
    rng = Random(3)
    while not match.over and match.moves < moves:
        step(match, rng)
        fair.keep_stacked(match, mixed)
    return Proof(
        format=fair.FORMAT,
        table="frog-7",
        game=game,
        commitment=fair.commitment("frog-7", SECRET),
        secret=SECRET,
        values=values,
        record=str(match.record()),
    )


def put(proof: Proof) -> Proof:
    Path("proof.json").write_text(proof.to_json(), encoding="utf-8")
    return proof


@pytest.mark.parametrize("game", KITS)
def test_a_proof_that_holds(rospo: Rospo, game: str) -> None:
    players = KITS[game].players
    proof = put(proven(game, VALUES[:players]))
    said = rospo("verify", "proof.json")
    assert (said.status, said.err) == (0, "")
    lines = said.out.splitlines()
    assert lines[0].startswith(f"{registry.game(game).title}, {players} players")
    assert lines[0].endswith("; table 'frog-7'")
    assert lines[1] == f"The commitment fits the secret: {proof.commitment}"
    assert lines[2].startswith("The decks of ")
    *values, record, last = lines[3:]
    assert values == ["  Seat 0: 'croak'", "  Seat 1: none", "  Seat 2: 'жаба 🐸'"][:players]
    match = library.load(proof.record)
    assert record.startswith(f"The record fits: {match.moves:,} moves, Seat 0 ")
    assert all(str(abs(score)) in record for score in match.scores)
    assert "before the game" in last


def test_a_proof_for_a_program(rospo: Rospo) -> None:
    proof = put(proven("twins"))
    said = rospo("verify", "proof.json", "--json")
    match = library.load(proof.record)
    assert (said.status, said.err, said.out.count("\n")) == (0, "", 1)
    assert json.loads(said.out) == {
        "fair": True,
        "table": "frog-7",
        "game": "twins",
        "players": 3,
        "commitment": proof.commitment,
        "values": ["croak", "", "жаба 🐸"],
        "rounds": match.round,
        "moves": match.moves,
        "scores": list(match.scores),
        "winners": list(match.winners),
    }


def test_a_proof_from_a_pipe(rospo: Rospo) -> None:
    proof = put(proven("take_that"))
    assert rospo("verify", "-", typed=proof.to_json()) == rospo("verify", "proof.json")


def test_a_value_is_shown_whole_and_cannot_write_on_the_screen(rospo: Rospo) -> None:
    put(proven("take_that", ("x" * 64, "\x1b[2J\n", "")))
    said = rospo("verify", "proof.json").out
    assert f"Seat 0: '{'x' * 64}'\n" in said
    assert r"Seat 1: '\x1b[2J\n'" in said


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"commitment": "00" * 32}, "the commitment isn't the hash"),
        ({"values": ("a", "b", "c")}, "the seed of the record isn't the one"),
        ({"values": ()}, "there are 0 values"),
        ({"game": "twins"}, "not of 'twins'"),
        ({"record": "hello"}, "the record doesn't replay: line 1"),
    ],
)
def test_a_proof_that_does_not_hold(rospo: Rospo, changed: dict[str, object], why: str) -> None:
    put(replace(proven("take_that"), **changed))
    said = rospo("verify", "proof.json")
    assert (said.status, said.err, said.out.count("\n")) == (1, "", 1)
    assert said.out.startswith("This proof doesn't hold: ")
    assert why in said.out
    said = rospo("verify", "proof.json", "--json")
    assert (said.status, said.err, said.out.count("\n")) == (1, "", 1)
    told = json.loads(said.out)
    assert told.pop("fair") is False
    assert why in told.pop("why")
    assert told == {}


def test_a_game_that_is_not_over(rospo: Rospo) -> None:
    put(proven("take_that", moves=5))
    said = rospo("verify", "proof.json")
    assert (said.status, said.err) == (1, "")
    assert "finished" in said.out


@pytest.mark.parametrize(
    "content",
    [b"", b"hello", b"{}", b"[]", b"\xff\xfe\x00", b"rospo record 1\n", b'{"format": "rospo deal 2"}', b"[" * 100_000],
)
@pytest.mark.parametrize("flags", [(), ("--json",)])
def test_a_file_that_is_not_a_proof_is_refused(rospo: Rospo, content: bytes, flags: tuple[str, ...]) -> None:
    Path("x").write_bytes(content)
    said = rospo("verify", "x", *flags)
    assert (said.status, said.out, said.err.count("\n")) == (2, "", 1)
    assert said.err.startswith("rospo: ")
    assert "proof" in said.err


@pytest.mark.parametrize(
    ("words", "right"),
    [
        ((), "FILE"),
        (("nothing.json",), "no such file"),
        ((".",), "directory"),
        (("\0",), "a file name"),
        (("x" * 5000,), "too long"),
        (("proof.json", "--jsn"), "did you mean --json?"),
        (("-",), "standard input: a proof is a JSON object"),
    ],
)
def test_bad_input_is_one_line(rospo: Rospo, words: tuple[str, ...], right: str) -> None:
    said = rospo("verify", *words)
    assert (said.status, said.out, said.err.count("\n")) == (2, "", 1)
    assert said.err.startswith("rospo: ")
    assert right in said.err


def test_a_new_process_leaves_no_traceback(tmp_path: Path) -> None:
    file = tmp_path / "proof.json"
    file.write_text(proven("take_that").to_json(), encoding="utf-8")
    assert shell("verify", str(file)).status == 0
    file.write_text("{", encoding="utf-8")
    said = shell("verify", str(file))
    assert (said.status, said.out) == (2, "")
    assert "Traceback" not in said.err


def test_nothing_heavy_is_loaded_to_verify(tmp_path: Path) -> None:
    file = tmp_path / "proof.json"
    file.write_text(proven("take_that").to_json(), encoding="utf-8")
    check = (
        "import sys; from rospo.cli import main; main(sys.argv[1:]);"
        "sys.exit(any(heavy in sys.modules for heavy in ('numpy', 'numba', 'litestar', 'uvicorn', 'asyncio')))"
    )
    done = subprocess.run([sys.executable, "-c", check, "verify", str(file)], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
