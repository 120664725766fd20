r"""Fair deals that anybody can check: the server can't choose the cards.

Before the players sit down the server draws a secret and shows its hash, the commitment: from then on the secret is
fixed. Each player then gives a value, and the decks follow from the secret and all the values. After the game a `Proof`
reveals the secret, and anybody can work out the decks again: they must be those in the record. When you check one, make
sure that the commitment is the one shown before the game, and that your own value is among the values. This doesn't
protect against a server in league with the last player to give a value: together they could try many values.

The format, "rospo deal 1", byte by byte, for implementers in other languages. It needs SHA-256, HMAC with SHA-256, and
whole numbers below 2⁶³. Texts are UTF-8, not normalized; a text with half a surrogate pair is invalid.
Decimal numbers have no leading zeros. Hexadecimal digits are lower case, 64 of them for 32 bytes. `‖` joins bytes, `\n`
is the byte 10; nothing else ends a text.

    secret      64 hexadecimal digits
    commitment  hex of SHA-256( "rospo deal 1\n" ‖ table ‖ "\n" ‖ secret )
                The secret as its 64 digits, so that a shell can check it: printf 'rospo deal 1\n%s\n%s' … | sha256sum
    mixed       hex of HMAC( key: the 32 bytes of the secret,
                             "rospo deal 1 mixed\n" ‖ item(table) ‖ item(value of seat 0) ‖ item(value of seat 1) ‖ … )
                A value for every seat, in seat order, of up to 64 code points; "" for a bot and for
                a player who gave none.
    item(text)  the number of its UTF-8 bytes, in decimal ‖ ":" ‖ these bytes ‖ "\n"
                So no two lists of texts give the same bytes, whatever the texts contain.
    seed        the first 8 bytes of HMAC( key: the 32 bytes of mixed, "rospo deal 1 seed" ), big-endian, without the
                topmost bit: 63 bits, for anything else the match draws, such as the first dealer

The deck of a round; rounds (or hands) count from 0:

    block(c)    HMAC( key: the 32 bytes of mixed, "rospo deal 1 deck " ‖ round ‖ " " ‖ c ), both numbers in decimal
    words       block(0), block(1), block(2) … one after the other, cut into numbers of 2 bytes, big-endian
    below(n)    Take the next word w. If w ≥ 65536 − (65536 mod n), throw it away and take the next, until one is less:
                otherwise small results would come up more often. The result is w mod n.
    deck        Begin with the game's cards in deck order (`CARDS` in its moves.py). For i = 0, 1, 2 … up to the
                last card but one, swap card i with card i + below(number of cards − i). Card 0 is on top.

tests/server/fair_vectors.json has examples; tests/server/fair_check.mjs computes them in JavaScript.
"""

import hashlib
import hmac
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from struct import unpack
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from rospo.core.errors import DamagedRecord, RospoError, quoted
from rospo.core.game import Game
from rospo.play import registry
from rospo.play.load import load
from rospo.play.match import Match, start
from rospo.play.record import Record

FORMAT: Final = "rospo deal 1"
WORDS = 1 << 16
"""The number of different words; more than any deck has cards."""

_HEX = re.compile(r"[0-9a-f]{64}")
Hex = Annotated[str, Meta(pattern=f"^{_HEX.pattern}$", max_length=64)]
Value = Annotated[str, Meta(max_length=64)]


class NotFair(RospoError, ValueError):
    """A proof that doesn't hold: the message says why."""


class NotAProof(RospoError, ValueError):
    """Something that isn't a proof, or isn't a secret."""


# --- the cards, from the secret and the values


def commitment(table: str, secret: str) -> str:
    """What is shown before the game. It binds the server to the secret without revealing it."""
    _bytes(secret)
    return hashlib.sha256(f"{FORMAT}\n{table}\n{secret}".encode()).hexdigest()


def mixed(table: str, secret: str, values: Sequence[str]) -> str:
    """256 bits that neither the server nor the players could choose; one of `values` per seat, "" for a bot."""
    items = b"".join(_item(text) for text in (table, *values))
    return hmac.digest(_bytes(secret), f"{FORMAT} mixed\n".encode() + items, "sha256").hex()


def seed(mixed: str) -> int:
    """63 bits for anything else the match draws. They reveal nothing about the decks."""
    return int.from_bytes(_block(_bytes(mixed), "seed")[:8], "big") & ((1 << 63) - 1)


def deck(game: Game, mixed: str, round: int) -> tuple[str, ...]:
    """The cards of a round, from 0; the top card first."""
    cards = list(game.moves.CARDS)
    words = _words(_bytes(mixed), round)
    for i in range(len(cards) - 1):
        j = i + _below(len(cards) - i, words)
        cards[i], cards[j] = cards[j], cards[i]
    return tuple(cards)


def _bytes(digits: str) -> bytes:
    if not _HEX.fullmatch(digits):  # not quoted: messages are logged, and the secret must not be
        raise NotAProof("a secret is 64 hexadecimal digits in lower case")
    return bytes.fromhex(digits)


def _item(text: str) -> bytes:
    data = text.encode()
    return b"%d:%b\n" % (len(data), data)


def _block(key: bytes, purpose: str) -> bytes:
    return hmac.digest(key, f"{FORMAT} {purpose}".encode(), "sha256")


def _words(key: bytes, round: int) -> Iterator[int]:
    for counter in count():
        yield from unpack(">16H", _block(key, f"deck {round} {counter}"))


def _below(n: int, words: Iterator[int]) -> int:
    """A uniform number from 0 to n - 1."""
    fair = WORDS - WORDS % n
    while (word := next(words)) >= fair:
        pass
    return word % n


# --- the match of a table


def begin(game_name: str, players: int, options: Mapping[str, Any], mixed: str) -> Match:
    """The match that follows from 256 mixed bits."""
    first = deck(registry.game(game_name), mixed, 0)
    match = start(game_name, players, seed=seed(mixed), decks=[first], **options)
    keep_stacked(match, mixed)
    return match


def keep_stacked(match: Match, mixed: str) -> None:
    """Stay one deck ahead of the rounds, however many there will be. Call it after every move."""
    if match.stacked <= match.round and not match.over:
        match.stack(deck(registry.game(match.game), mixed, match.stacked))


# --- the proof


class Proof(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that is needed to check a finished game without the server."""

    format: Literal["rospo deal 1"]
    table: str
    game: str
    commitment: Hex
    secret: Hex
    values: tuple[Value, ...]  # one per seat
    record: str  # as `rospo.load` reads it

    def to_json(self) -> str:
        """The text of a proof, as `read` takes it."""
        return msgspec.json.format(msgspec.json.encode(self), indent=2).decode() + "\n"


def read(text: str) -> Proof:
    """A proof from its text. Raises `NotAProof`; `check` says whether the proof holds."""
    try:
        return msgspec.json.decode(text.removeprefix("\ufeff"), type=Proof)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise NotAProof(f"a proof is a JSON object of format {FORMAT!r}: {quoted(str(error))}") from None


def check(proof: Proof) -> Match:
    """The finished match, if every deck follows from the secret and the values; otherwise raises `NotFair`."""
    if commitment(proof.table, proof.secret) != proof.commitment:
        raise NotFair("the commitment isn't the hash of this table and secret")
    match = _replayed(proof)
    _check_decks(match.record(), match.round, mixed(proof.table, proof.secret, proof.values))
    if not match.over:
        raise NotFair("the record isn't of a finished game: a deal isn't revealed before its end")
    return match


def _replayed(proof: Proof) -> Match:
    try:
        match = load(proof.record)
    except DamagedRecord as error:
        raise NotFair(f"the record doesn't replay: line {error.line}: {error.reason}") from None
    if match.game != proof.game:
        raise NotFair(f"the record is of a game of {match.game}, not of {quoted(proof.game)}")
    if match.players != len(proof.values):
        raise NotFair(f"the record is of {match.players} players, but there are {len(proof.values)} values")
    return match


def _check_decks(record: Record, rounds: int, mixed: str) -> None:
    """Was everything that the match drew drawn from the mixed bits? `rounds` were dealt."""
    game = registry.game(record.game)
    if record.seed != seed(mixed):
        raise NotFair("the seed of the record isn't the one that follows from the secret and the values")
    for round, stacked in enumerate(record.decks):
        if stacked != deck(game, mixed, round):
            raise NotFair(
                f"the deck of {game.round_name} {round + 1} isn't the one that follows from the secret and the values"
            )
    if len(record.decks) < rounds:
        raise NotFair(f"the deck of {game.round_name} {len(record.decks) + 1} isn't in the record")
