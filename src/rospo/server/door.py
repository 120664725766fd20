"""Admission: cookies, tokens, addresses and limits, the same for requests and sockets."""

import asyncio
import secrets
from collections.abc import Callable, Iterable, Mapping
from time import monotonic
from typing import Any

from rospo.server import hostkey, identity
from rospo.server.core.refusal import Refusal
from rospo.server.core.rows import Guest
from rospo.server.house import House
from rospo.server.limits import Buckets, Counts, Trusted, client_address, is_https, is_trusted, limit_key, public_host

COOKIE = "rospo_guest"
YEAR_S = 365 * 24 * 3600
SEEN_MS = 24 * 3600 * 1000
"""How often a guest's last visit is noted: once a day."""
GUESSES, GUESS_S = 10, 30.0
"""Limit on attempts at codes: the burst, then the seconds for each further one."""
RECORDS, RECORD_S = 20, 2.0
"""Limit on records sent for replay: the burst, then the seconds for each further one."""
MOST_LINES = 20_000
"""Limit on lines in total, unless there are fewer file descriptors (`run`)."""
LINES_PER_SOCKET = 2
"""Lines per address for each WebSocket that it may have: browsers load pages too."""
REFUSED_S = 10.0
"""Shortest interval between log messages about refused lines."""
ALL = "all"
HOST_COOKIE = "rospo_host"
Headers = Iterable[tuple[bytes, bytes]]


class Door:
    """Lets people in, and keeps floods out."""

    def __init__(self, house: House, proxies: Trusted, most_lines: int = MOST_LINES) -> None:
        settings = house.settings
        self.house = house
        self._proxies = proxies
        self._requests = Buckets(settings.requests_per_s, settings.requests_burst)
        self._guests = Buckets(settings.guests_per_s, settings.guests_burst)
        self._guesses = Buckets(1 / GUESS_S, GUESSES)
        self._records = Buckets(1 / RECORD_S, RECORDS)
        self._wrong_keys = Buckets(1 / GUESS_S, GUESSES)
        self.reading = asyncio.Semaphore(1)  # one record at a time: reading one is slow
        self.sockets_of_guest = Counts(settings.sockets_per_guest)
        self.sockets_of_address = Counts(settings.sockets_per_address)
        self._lines = Counts(most_lines)
        self._lines_of_address = Counts(LINES_PER_SOCKET * settings.sockets_per_address)
        self._refused_at = float("-inf")  # when a refused line was last logged

    def let_in(self, peer: str | None) -> Callable[[], None] | None:
        """A line comes in: returns what to call when it ends; None if there are too many. Proxies may have any number.

        Nothing is known about it yet except its address.
        """
        counted = [(self._lines, ALL)]
        if not is_trusted(peer, self._proxies):
            counted.append((self._lines_of_address, limit_key(peer or "")))
        entered: list[tuple[Counts, str]] = []

        def leave() -> None:
            for counts, key in entered:
                counts.leave(key)

        for counts, key in counted:
            if not counts.enter(key):
                leave()
                self._note_refused(all_lines=counts is self._lines)
                return None
            entered.append((counts, key))
        return leave

    def _note_refused(self, *, all_lines: bool) -> None:
        self.house.metrics.refused("too_many_lines")
        if monotonic() - self._refused_at > REFUSED_S:
            self._refused_at = monotonic()
            self.house.journal.note("lines_refused", why="server_full" if all_lines else "too_many_of_one_address")

    def address(self, scope: Mapping[str, Any]) -> str:
        """Where a request comes from, as the limits count it."""
        return limit_key(client_address(_peer(scope), scope["headers"], self._proxies))

    def is_https(self, scope: Mapping[str, Any]) -> bool:
        return is_https(_peer(scope), scope["headers"], self._proxies, scheme=scope.get("scheme", "http"))

    def is_local(self, scope: Mapping[str, Any]) -> bool:
        """Does a request come from this machine itself, not through a proxy?"""
        forwarded = any(name == b"x-forwarded-for" for name, _ in scope["headers"])
        return not forwarded and _peer(scope) in ("127.0.0.1", "::1")

    def check_rate(self, scope: Mapping[str, Any]) -> None:
        self._check(self._requests, scope)

    def check_origin(self, scope: Mapping[str, Any]) -> None:
        """A browser names the page a request comes from: it must be ours. Requests with a token use no cookie."""
        origin = _header(scope["headers"], b"origin")
        if not origin or bearer(scope["headers"]) is not None:
            return
        host = public_host(_peer(scope), scope["headers"], self._proxies)
        if origin.split("://", 1)[-1].lower() != (host or "").lower():
            raise Refusal("foreign_origin")

    def check_guess(self, scope: Mapping[str, Any]) -> None:
        """Limit guesses at codes."""
        if not self._guesses.take(self.address(scope), monotonic()):
            raise Refusal("slow_down", after_s=GUESS_S)

    def check_banned(self, scope: Mapping[str, Any], guest: Guest | None) -> None:
        self.house.restrictions.check(guest.id if guest else None, self.address(scope))

    def check_record(self, scope: Mapping[str, Any]) -> None:
        """Reading a record plays a whole game."""
        self._check(self._records, scope)

    def _check(self, buckets: Buckets, scope: Mapping[str, Any]) -> None:
        address, now = self.address(scope), monotonic()
        if not buckets.take(address, now):
            raise Refusal("slow_down", after_s=round(buckets.wait(address, now), 1))

    async def guest(self, scope: Mapping[str, Any]) -> Guest | None:
        """The guest, by the token in the header or cookie; None if unknown."""
        token = bearer(scope["headers"]) or cookie(scope["headers"], COOKIE)
        id = self.house.tokens.read(token) if token else None
        if id is None:
            return None
        found = await self.house.store.guest(id)
        now = self.house.now()
        if found is not None and now - found.seen > SEEN_MS:
            found = Guest(id=found.id, name=found.name, since=found.since, seen=now)
            await self.house.store.write([found])
        return found

    async def new_guest(self, scope: Mapping[str, Any]) -> Guest:
        address, now = self.address(scope), monotonic()
        if not self._guests.take(address, now):
            raise Refusal("slow_down", after_s=round(self._guests.wait(address, now), 1))
        at = self.house.now()
        guest = Guest(id=identity.new_id(), name=identity.new_name(), since=at, seen=at)
        await self.house.store.write([guest])
        return guest

    def token(self, guest: Guest) -> str:
        return self.house.tokens.token(guest.id, self.house.now())

    def set_cookie(self, scope: Mapping[str, Any], guest: Guest) -> str:
        """The header that makes a browser keep the guest."""
        return self._cookie(scope, f"{COOKIE}={self.token(guest)}; Path=/; Max-Age={YEAR_S}; SameSite=Lax")

    def drop_cookie(self, scope: Mapping[str, Any]) -> str:
        return self._cookie(scope, f"{COOKIE}=; Path=/; Max-Age=0; SameSite=Lax")

    def _cookie(self, scope: Mapping[str, Any], cookie: str) -> str:
        return f"{cookie}; HttpOnly{'; Secure' if self.is_https(scope) else ''}"

    # --- the host of the server

    async def check_key(self, scope: Mapping[str, Any], key: str) -> bytes:
        """Is this the host's key? Only wrong ones are limited. Returns what is kept of it."""
        address, now = self.address(scope), monotonic()
        if wait := self._wrong_keys.wait(address, now):
            raise Refusal("slow_down", after_s=round(wait, 1))
        kept = await self.house.store.kept(hostkey.KEPT) or b""
        if not hostkey.fits(key, kept):
            self._wrong_keys.take(address, now)
            self.house.journal.note("host_refused")
            raise Refusal("wrong_key")
        return kept

    async def must_host(self, scope: Mapping[str, Any]) -> None:
        """Let only the host in: with the key as a token, or with the cookie of a login, and from our own pages."""
        self.check_origin(scope)
        given = bearer(scope["headers"])
        if given is not None:
            await self.check_key(scope, given)
            return
        login = cookie(scope["headers"], HOST_COOKIE) or ""
        kept = await self.house.store.kept(hostkey.KEPT) or b""
        if not self.house.logins.holds(login, kept, self.house.now() / 1000):
            raise Refusal("not_the_host")

    def set_login(self, scope: Mapping[str, Any], kept: bytes) -> str:
        """The header that makes a browser the host's. Pages of other sites can't use it at all."""
        value = self.house.logins.cookie(kept, self.house.now() / 1000)
        age = hostkey.LOGIN_S
        return self._cookie(scope, f"{HOST_COOKIE}={value}; Path=/api/host; Max-Age={age}; SameSite=Strict")

    def drop_login(self, scope: Mapping[str, Any]) -> str:
        return self._cookie(scope, f"{HOST_COOKIE}=; Path=/api/host; Max-Age=0; SameSite=Strict")


def _peer(scope: Mapping[str, Any]) -> str | None:
    client = scope.get("client")
    return client[0] if client else None


def _header(headers: Headers, name: bytes) -> str | None:
    for key, value in headers:
        if key == name:
            return value.decode("latin-1")
    return None


def bearer(headers: Headers) -> str | None:
    given = _header(headers, b"authorization") or ""
    return given[7:].strip() if given[:7].lower() == "bearer " else None


def cookie(headers: Headers, ours: str) -> str | None:
    """Our cookie among all that a browser sends, however odd the others are."""
    for part in (_header(headers, b"cookie") or "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == ours:
            return value.strip('"')
    return None


def new_key() -> bytes:
    return secrets.token_bytes(32)
