"""How much one guest or address may do, and how to tell the address.

Token buckets for what happens, counts for what stays open. All in bounded memory, with constant work per call. `now` is
in seconds, of a clock that never runs back (`time.monotonic`).

Behind a reverse proxy every connection comes from the proxy, and the client's address is in a header, which anybody
could have sent. So headers are believed only from proxies that the host named (`Trusted`).
"""

import re
from collections import OrderedDict
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from msgspec import Struct

from rospo.server.core.bucket import Bucket

Headers = Iterable[tuple[bytes, bytes]]
"""Headers as in ASGI."""

UNKNOWN = "unknown"
"""Stands for a missing address. All clients without one share their limits."""

_HOST = re.compile(r"(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::[0-9]{1,5})?")


class Buckets:
    """A bucket per key, at most `most`: full ones are forgotten first, then the least recently used.

    A refusal counts as use, so nobody gets a new bucket by hammering on.
    """

    __slots__ = ("_buckets", "_burst", "_most", "_rate")

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        Bucket(rate, burst)  # refuse bad values now, not at the first guest
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()  # least recently used first

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, now: float, amount: float = 1) -> bool:
        """Take `amount` from the key's bucket, or nothing if there isn't enough."""
        bucket = self._buckets.get(key)
        if bucket is None:
            self._make_room(now)
            bucket = self._buckets[key] = Bucket(self._rate, self._burst)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(now, amount)

    def wait(self, key: str, now: float) -> float:
        """Seconds until the key may take one; 0 if it may now."""
        bucket = self._buckets.get(key)
        return bucket.wait(now) if bucket else 0.0

    def _make_room(self, now: float) -> None:
        for _ in range(2):  # two per new one: they shrink again, with little to clear per call
            if self._buckets and next(iter(self._buckets.values())).is_full(now):
                self._buckets.popitem(last=False)
        if len(self._buckets) >= self._most:
            self._buckets.popitem(last=False)


class Counts:
    """How many things, such as sockets, each key has open: at most `most_per_key`. Keys with none are forgotten."""

    __slots__ = ("_most_per_key", "_open")

    def __init__(self, most_per_key: int) -> None:
        self._most_per_key = most_per_key
        self._open: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, key: str) -> bool:
        """One more, if allowed. Call `leave` only after entering."""
        open_now = self._open.get(key, 0)
        if open_now >= self._most_per_key:
            return False
        self._open[key] = open_now + 1
        return True

    def leave(self, key: str) -> None:
        """One fewer; KeyError if it has none, since then the count is wrong."""
        if self._open[key] > 1:
            self._open[key] -= 1
        else:
            del self._open[key]


class Trusted(Struct, frozen=True):
    """The proxies that are believed about their clients' addresses. None by default."""

    networks: tuple[IPv4Network | IPv6Network, ...] = ()

    @classmethod
    def parse(cls, text: str) -> "Trusted":
        """From a list such as "127.0.0.1, 10.0.0.0/8"; ValueError names what is neither address nor network."""
        return cls(tuple(_network(part.strip()) for part in text.split(",") if part.strip()))

    def __contains__(self, address: IPv4Address | IPv6Address) -> bool:
        return any(address in network for network in self.networks)


def client_address(peer: str | None, headers: Headers, proxies: Trusted) -> str:
    """Where a request comes from: the nearest address that isn't a trusted proxy's.

    Each proxy adds, on the right, the address it was called from, so the list is believed from the right as long as
    trusted proxies wrote it. Anything unreadable ends it: whatever is further left may be the client's invention.
    """
    nearest = _address(peer or "")
    if nearest is None:
        return UNKNOWN
    hops = _forwarded(headers, b"x-forwarded-for") if nearest in proxies else []
    for hop in reversed(hops):
        address = _address(hop)
        if address is None:
            break
        nearest = address
        if address not in proxies:
            break
    return str(nearest)


def is_https(peer: str | None, headers: Headers, proxies: Trusted, *, scheme: str = "http") -> bool:
    """Does the browser use TLS, with us (the connection's `scheme`) or with the trusted proxy before us?"""
    if is_trusted(peer, proxies):
        scheme = (_forwarded(headers, b"x-forwarded-proto") or [scheme])[-1]
    return scheme.lower() in ("https", "wss")


def public_host(peer: str | None, headers: Headers, proxies: Trusted) -> str | None:
    """The host and port that the browser asked for, which its `Origin` must name; in lower case. None: garbage."""
    headers = list(headers)
    hosts = _forwarded(headers, b"host")
    if is_trusted(peer, proxies):
        hosts += _forwarded(headers, b"x-forwarded-host")
    host = hosts[-1].lower() if hosts else ""
    return host if _HOST.fullmatch(host) else None


def limit_key(address: str) -> str:
    """The key for an address's limits: anyone with one IPv6 address has all 2⁶⁴ of its network."""
    parsed = _address(address)
    if isinstance(parsed, IPv6Address):
        return str(IPv6Network((parsed, 64), strict=False))
    return str(parsed or UNKNOWN)


def _network(text: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(text)
    except ValueError as error:
        raise ValueError(f"can't trust the proxy {text!r}: {error}; wanted: 127.0.0.1 or 10.0.0.0/8") from None


def _address(text: str) -> IPv4Address | IPv6Address | None:
    """An address, perhaps with a port as some proxies write it. IPv4 inside IPv6 is IPv4; a zone isn't kept."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def is_trusted(peer: str | None, proxies: Trusted) -> bool:
    address = _address(peer or "")
    return address is not None and address in proxies


def _forwarded(headers: Headers, name: bytes) -> list[str]:
    """The parts of a list that may be split over several headers, from left to right."""
    lines = [value.decode("latin-1") for key, value in headers if key.lower() == name]
    return [part.strip() for part in ",".join(lines).split(",")] if lines else []
