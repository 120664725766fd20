"""Identity without accounts: a guest is an id in a signed cookie, and a name they chose.

A token, the cookie's value, is four parts with dots between:

    1 . guest . made . mark
    │   │       │      └ HMAC-SHA256 of "rospo guest 1.guest.made", base64url without "=": 43 characters
    │   │       └ when it was made, milliseconds since 1970, decimal
    │   └ the guest's id: 1 to 40 of A–Z a–z 0–9 - _
    └ the version

All of it is safe in a cookie and at most 102 characters. The last two of the mark's bits are always 0, so that each
token has exactly one spelling. Only the mark is secret; whoever has the token is the guest.

The key is 32 bytes that the store keeps: `await store.value("key", secrets.token_bytes(32))`.
"""

import hashlib
import re
import secrets
import unicodedata
from collections import OrderedDict

from itsdangerous import Signer

ALPHABET = "23456789BCDFGHJKMNPQRSTVWXZ"
"""For codes that people read aloud and type: no 0 and O, no 1, I and L, and no vowels or Y, so no words."""

CODE_LENGTH = 5
TRANSFER_LENGTH = 10
"""47 bits: with ten thousand live codes, one guess in fourteen thousand million hits one."""

TRANSFER_SECONDS = 600.0
KEY_BYTES = 32
MOST_NAME = 24
MOST_MARKS = 3
"""Limit on accents on one letter. Three are enough for every living script; more only scribble over other text."""

MOST_TYPED = 200
"""Longer texts are rejected unread: normalising some of them is slow."""

SIGNED = "rospo guest "
"""Signed with the rest, which keeps these marks apart from everything else that the key signs."""

_TOKEN = re.compile(r"1\.([A-Za-z0-9_-]{1,40})\.[0-9]{1,15}\.[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]")
_BETWEEN = re.compile(r"[\s_\-\u2010-\u2015]+")  # what people put between the groups of a code
_BLANKS = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159"
)  # letters by category, but nothing is drawn


class Tokens:
    """Makes tokens, and recognises its own."""

    __slots__ = ("_signer",)

    def __init__(self, key: bytes) -> None:
        if len(key) < KEY_BYTES:
            raise ValueError(f"a key of {len(key)} bytes is too short: it needs {KEY_BYTES}")
        self._signer = Signer(key, sep=".", key_derivation="none", digest_method=hashlib.sha256)

    def token(self, guest_id: str, generation_ms: int) -> str:
        """The cookie's value for a guest; ValueError for an id or a time that doesn't fit a token."""
        signed = self._signer.sign(f"{SIGNED}1.{guest_id}.{generation_ms}").decode()
        token = signed.removeprefix(SIGNED)
        if not _TOKEN.fullmatch(token):
            raise ValueError(f"no token can hold the guest {guest_id!r} at {generation_ms}")
        return token

    def read(self, token: str) -> str | None:
        """The token's guest; None if this key didn't make it. Never raises: anybody can send anything as a cookie."""
        parts = _TOKEN.fullmatch(token)
        return parts[1] if parts is not None and self._signer.validate(SIGNED + token) else None


def new_id() -> str:
    """A guest's id: 128 bits, 22 characters."""
    return secrets.token_urlsafe(16)


def new_secret() -> str:
    """The secret of one deal (`core.fair`), from the system's best random source."""
    return secrets.token_hex(32)


def new_table_id() -> str:
    """A table's id, part of its address: 72 bits, 12 characters. A private table can't be found without it."""
    return secrets.token_urlsafe(9)


def new_code() -> str:
    """A table's short code, one of 14 million. The caller makes sure that no open table has it."""
    return _random_code(CODE_LENGTH)


def tidy_code(text: str, length: int = CODE_LENGTH) -> str | None:
    """The code that somebody typed, in its canonical form: case, groups, spaces and dashes don't matter."""
    if len(text) > MOST_TYPED:
        return None
    typed = _BETWEEN.sub("", text)
    code = typed.upper()
    fits = typed.isascii() and len(code) == length and all(c in ALPHABET for c in code)  # ascii: "ß".upper() is "SS"
    return code if fits else None


def tidy_name(text: str) -> str | None:
    """A person's name, fit to show to others; None if nothing is left or it's too long.

    Anything invisible or that would change the text around it is removed: controls, bidi overrides, surrogates, blanks
    that pass as letters, marks on nothing, piles of marks. Tidying a tidy name changes nothing.
    """
    if len(text) > MOST_TYPED:
        return None
    drawn = _drawn(unicodedata.normalize("NFC", text))
    name = " ".join(unicodedata.normalize("NFC", drawn).split())  # again: a letter and its accent may now be neighbours
    return name if 1 <= len(name) <= MOST_NAME else None


def new_name() -> str:
    """A name until somebody chooses one: the same in every language, and not unique."""
    return f"Toad {1000 + secrets.randbelow(9000)}"


class Transfers:
    """Codes for moving a guest to another device: each works once, for ten minutes, one at a time per guest.

    `now` is in seconds, of a clock that never runs back. Codes live only in memory: after a restart, ask again.
    The caller's rate limit stops guessing; asking for very many pushes out the oldest.
    """

    __slots__ = ("_code_of", "_live", "_most")

    def __init__(self, most: int = 10_000) -> None:
        self._most = most
        self._live: OrderedDict[str, tuple[str, float]] = OrderedDict()  # code: guest, end; the first ends first
        self._code_of: dict[str, str] = {}

    def __len__(self) -> int:
        return len(self._live)

    def issue(self, guest: str, now: float) -> str:
        """A new code for a guest, replacing any they have."""
        self._drop_ended(now)
        if guest in self._code_of:
            self._drop(self._code_of[guest])
        elif len(self._live) >= self._most:
            self._drop(next(iter(self._live)))
        code = _random_code(TRANSFER_LENGTH)
        self._live[code] = guest, now + TRANSFER_SECONDS
        self._code_of[guest] = code
        return code

    def redeem(self, code: str, now: float) -> str | None:
        """The code's guest, using it up; None if it isn't live. The caller checks that the guest exists."""
        self._drop_ended(now)
        tidy = tidy_code(code, TRANSFER_LENGTH)
        return self._drop(tidy) if tidy and tidy in self._live else None

    def _drop_ended(self, now: float) -> None:
        while self._live and next(iter(self._live.values()))[1] <= now:
            self._drop(next(iter(self._live)))

    def _drop(self, code: str) -> str:
        guest, _ = self._live.pop(code)
        del self._code_of[guest]
        return guest


def _random_code(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def _drawn(text: str) -> str:
    """The visible characters, with plain spaces between them."""
    kept: list[str] = []
    marks = MOST_MARKS  # at the start and after a space there is no letter to mark
    for char in text:
        category = unicodedata.category(char)
        if char.isspace():
            kept.append(" ")
            marks = MOST_MARKS
        elif category[0] == "C" or char in _BLANKS:
            continue
        elif category[0] != "M":
            kept.append(char)
            marks = 0
        elif marks < MOST_MARKS:
            kept.append(char)
            marks += 1
    return "".join(kept)
