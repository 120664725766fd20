"""Who somebody is, without accounts: a guest is an id in a signed cookie, and a name they chose.

A token, the cookie's value, is four parts with dots between:

    1 . guest . made . mark
    │   │       │      └ HMAC-SHA256 of "rospo guest 1.guest.made", base64url without "=": 43 characters
    │   │       └ when it was made, milliseconds since 1970, decimal
    │   └ the guest's id: 1 to 40 of A–Z a–z 0–9 - _
    └ the version

All of it is safe in a cookie and at most 102 characters. The mark is compared as text, never decoded, so that each
token has exactly one spelling. Nothing in a token is secret but the mark; whoever holds it is the guest.

The key is 32 bytes that the store made once: `await store.value("key", secrets.token_bytes(32))`.
"""

import base64
import hmac
import re
import secrets
import unicodedata
from collections import OrderedDict

ALPHABET = "23456789BCDFGHJKMNPQRSTVWXZ"
"""Of codes that people read aloud and type: no 0 and O, no 1, I and L, and no vowel (nor Y), so no words."""

CODE_LENGTH = 5
TRANSFER_LENGTH = 10
"""47 bits: with ten thousand codes alive, a guess finds one of them once in twenty thousand million times."""

TRANSFER_SECONDS = 600.0
KEY_BYTES = 32
MOST_NAME = 24
MOST_MARKS = 3
"""Accents in a row on one letter. Every living script manages with three; more only scribble over the neighbours."""

MOST_TYPED = 200
"""Longer texts aren't looked at: normalising is slow for some of them."""

_TOKEN = re.compile(r"(1\.([A-Za-z0-9_-]{1,40})\.[0-9]{1,15})\.([A-Za-z0-9_-]{43})")
_BETWEEN = re.compile(r"[\s_\-\u2010-\u2015]+")  # what people put between the groups of a code
_BLANKS = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159"
)  # letters by category, but nothing is drawn


class Signer:
    """Makes tokens, and tells its own from all others."""

    __slots__ = ("_key",)

    def __init__(self, key: bytes) -> None:
        if len(key) < KEY_BYTES:
            raise ValueError(f"a key of {len(key)} bytes is too short: it needs {KEY_BYTES}")
        self._key = key

    def token(self, guest_id: str, generation_ms: int) -> str:
        """The cookie's value for a guest; ValueError for an id or a time that doesn't fit a token."""
        body = f"1.{guest_id}.{generation_ms}"
        token = f"{body}.{self._mark(body)}"
        if not _TOKEN.fullmatch(token):
            raise ValueError(f"no token can hold the guest {guest_id!r} at {generation_ms}")
        return token

    def read(self, token: str) -> str | None:
        """Whose token it is; None if this key didn't make it. Never raises: anybody can send anything as a cookie."""
        parts = _TOKEN.fullmatch(token)
        if parts is None:
            return None
        body, guest, mark = parts.groups()
        return guest if hmac.compare_digest(mark, self._mark(body)) else None

    def _mark(self, body: str) -> str:
        # The prefix keeps marks apart from whatever else the key may sign one day.
        digest = hmac.digest(self._key, f"rospo guest {body}".encode(), "sha256")
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def new_id() -> str:
    """A guest's id: 128 bits, 22 characters."""
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    """A table's id, part of its address: 72 bits, 12 characters. Who doesn't know it doesn't find a private table."""
    return secrets.token_urlsafe(9)


def new_code() -> str:
    """A table's short code, one of 14 million. The caller sees to it that no open table has it already."""
    return _random_code(CODE_LENGTH)


def tidy_code(text: str, length: int = CODE_LENGTH) -> str | None:
    """A code as it was made, from what somebody typed: in any case, in groups, with spaces or dashes."""
    if len(text) > MOST_TYPED:
        return None
    typed = _BETWEEN.sub("", text)
    code = typed.upper()
    fits = typed.isascii() and len(code) == length and all(c in ALPHABET for c in code)  # ascii: "ß".upper() is "SS"
    return code if fits else None


def tidy_name(text: str) -> str | None:
    """A person's name, fit to be shown to others; None if nothing is left or it's too long.

    Whatever isn't drawn or would change the text around it goes: controls, bidi overrides, surrogates, blanks that
    pass as letters, marks on nothing, heaps of marks. A tidy name is its own tidy name.
    """
    if len(text) > MOST_TYPED:
        return None
    drawn = _drawn(unicodedata.normalize("NFC", text))
    name = " ".join(unicodedata.normalize("NFC", drawn).split())  # again: a letter and its accent may now be neighbours
    return name if 1 <= len(name) <= MOST_NAME else None


def new_name() -> str:
    """A name until somebody chooses one: the same in every language, and free to be taken twice."""
    return f"Toad {1000 + secrets.randbelow(9000)}"


class Transfers:
    """Codes with which a guest moves to another device: each works once, for ten minutes, one at a time per guest.

    `now` is in seconds, of a clock that doesn't go back. Codes live in memory only: after a restart one asks again.
    Who guesses is stopped by the caller's rate limit; who asks for very many pushes out the oldest.
    """

    __slots__ = ("_code_of", "_live", "_most")

    def __init__(self, most: int = 10_000) -> None:
        self._most = most
        self._live: OrderedDict[str, tuple[str, float]] = OrderedDict()  # code: guest, end; the first ends first
        self._code_of: dict[str, str] = {}

    def __len__(self) -> int:
        return len(self._live)

    def issue(self, guest: str, now: float) -> str:
        """A new code for a guest, in place of the one they may have."""
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
        """Whose code it is, and it's used up; None if it isn't live. The caller checks that the guest exists."""
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
    """The characters that somebody will see, and plain spaces between them."""
    kept: list[str] = []
    marks = MOST_MARKS  # at the start and after a space there is nothing to put a mark on
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
