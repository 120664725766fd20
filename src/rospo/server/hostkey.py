"""The key to the host's page: 25 letters and digits in five groups, of which only a hash is kept.

A key has 118 random bits, so a fast hash will do: nobody can try them all. After a login the browser has a cookie, two
parts signed with the server's key: the beginning of the hash, so that a new key ends all logins, and the time.
"""

import hashlib
import hmac
import secrets

from itsdangerous import BadSignature, Signer

from rospo.server.identity import ALPHABET, tidy_code

LENGTH, GROUP = 25, 5
KEPT = "host_key"
"""The name under which the store keeps the hash."""
LOGIN_S = 30 * 24 * 3600
SHOWN = 16
"""How many digits of the hash are in the cookie."""


def new_key() -> str:
    """Five groups, to be read and typed: "K7QPX-…"."""
    letters = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
    return "-".join(letters[start : start + GROUP] for start in range(0, LENGTH, GROUP))


def hashed(key: str) -> bytes:
    """What is kept of a key, however it is typed; for what can't be a key, a hash that no key has."""
    tidy = tidy_code(key, LENGTH)
    return hashlib.sha256(b"rospo host " + (tidy or "").encode()).digest()


def fits(key: str, kept: bytes) -> bool:
    """Takes as long for a wrong key as for a right one. If nothing is kept, no key fits."""
    return hmac.compare_digest(hashed(key), kept)


class Logins:
    """Cookies of browsers in which the host has given the key. `now` is in seconds since 1970."""

    def __init__(self, secret: bytes) -> None:
        self._signer = Signer(secret, salt=b"rospo host login", digest_method=hashlib.sha256)

    def cookie(self, kept: bytes, now: float) -> str:
        return self._signer.sign(f"{kept.hex()[:SHOWN]}.{int(now)}").decode()

    def holds(self, cookie: str, kept: bytes, now: float) -> bool:
        """Was this made with the key that is valid now, and not too long ago?"""
        try:
            shown, made = self._signer.unsign(cookie).decode().split(".")
        except BadSignature:
            return False
        return hmac.compare_digest(shown, kept.hex()[:SHOWN]) and 0 <= now - int(made) < LOGIN_S
