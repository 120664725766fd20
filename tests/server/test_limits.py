"""Limits: nobody gets more than their share, memory is bounded, and nobody chooses their own address."""

import pytest
from hypothesis import given, strategies as st

from rospo.server.core.bucket import Bucket
from rospo.server.limits import UNKNOWN, Buckets, Counts, Trusted, client_address, is_https, limit_key, public_host

PROXIES = Trusted.parse("127.0.0.1, 10.0.0.0/8, fd00::/8")
rates = st.floats(0.01, 100)
bursts = st.integers(1, 50)
steps = st.lists(st.tuples(st.floats(0, 10), st.integers(1, 5)), max_size=100)  # seconds later, amount


def forwarded(*values: str, name: str = "x-forwarded-for") -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode("latin-1")) for value in values]


# --- buckets


@given(rates, bursts, steps)
def test_a_bucket_never_exceeds_its_burst_and_rate(rate: float, burst: int, steps: list[tuple[float, int]]) -> None:
    bucket, now, taken = Bucket(rate, burst), 1000.0, 0
    for later, amount in steps:
        now += later
        taken += amount if bucket.take(now, amount) else 0
        assert taken <= burst + rate * (now - 1000) + 1e-5


@given(rates, bursts, steps)
def test_a_client_that_waits_as_told_is_let_through(rate: float, burst: int, steps: list[tuple[float, int]]) -> None:
    bucket, now = Bucket(rate, burst), 1000.0
    for later, amount in steps:
        now += later
        bucket.take(now, amount)
        now += bucket.wait(now)
        assert bucket.take(now)


def test_a_bucket_by_hand() -> None:
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take(5) for _ in range(4)] == [True, True, True, False]
    assert bucket.wait(5) == 0.5
    assert not bucket.take(5.25)
    assert bucket.take(5.5)
    assert bucket.wait(100) == 0
    assert not bucket.take(100, 4)
    assert bucket.take(100, 3)


def test_a_clock_that_goes_back_gives_nothing_and_takes_nothing() -> None:
    bucket = Bucket(rate=1, burst=2)
    assert bucket.take(100)
    assert bucket.take(50)
    assert not bucket.take(50)
    assert not bucket.take(100.5)
    assert bucket.take(101)


@pytest.mark.parametrize(("rate", "burst"), [(0, 1), (-1, 1), (1, 0), (1, 0.5)])
def test_a_bucket_that_could_never_fill_is_refused(rate: float, burst: float) -> None:
    with pytest.raises(ValueError, match="rate above 0"):
        Bucket(rate, burst)
    with pytest.raises(ValueError, match="rate above 0"):
        Buckets(rate, burst)


def test_every_key_has_its_own_bucket() -> None:
    buckets = Buckets(rate=1, burst=1)
    assert buckets.take("a", 0)
    assert not buckets.take("a", 0)
    assert buckets.take("b", 0)
    assert buckets.wait("a", 0.25) == 0.75
    assert buckets.wait("c", 0) == 0
    assert len(buckets) == 2


@given(st.lists(st.tuples(st.integers(0, 30), st.floats(0, 2)), max_size=200))
def test_buckets_never_exceed_their_limit(uses: list[tuple[int, float]]) -> None:
    buckets, now = Buckets(rate=1, burst=2, most=7), 0.0
    for key, later in uses:
        now += later
        buckets.take(str(key), now)
        assert len(buckets) <= 7


def test_full_buckets_are_forgotten() -> None:
    buckets = Buckets(rate=1, burst=1)
    for key in range(100):
        buckets.take(f"then {key}", 0)
    for key in range(100):
        buckets.take(f"now {key}", 10)
    assert len(buckets) == 100


def test_a_client_that_hammers_on_is_not_forgotten() -> None:
    buckets = Buckets(rate=0.001, burst=1, most=10)
    assert buckets.take("hammer", 0)
    for key in range(100):
        buckets.take(str(key), 1)
        assert not buckets.take("hammer", 1)


# --- counts


def test_a_key_has_a_limit_on_open_counts() -> None:
    counts = Counts(2)
    assert [counts.enter("a") for _ in range(3)] == [True, True, False]
    assert counts.enter("b")
    counts.leave("a")
    assert counts.enter("a")
    assert not counts.enter("a")


def test_keys_with_none_open_are_forgotten() -> None:
    counts = Counts(2)
    for key in "aab":
        counts.enter(key)
    for key in "aab":
        counts.leave(key)
    assert len(counts) == 0
    with pytest.raises(KeyError):
        counts.leave("a")


@given(st.lists(st.tuples(st.booleans(), st.sampled_from("abc"))))
def test_counts_agree_with_a_list(steps: list[tuple[bool, str]]) -> None:
    counts = Counts(3)
    inside: list[str] = []
    for enters, key in steps:
        if enters:
            assert counts.enter(key) == (inside.count(key) < 3)
            inside += [key] if inside.count(key) < 3 else []
        elif key in inside:
            counts.leave(key)
            inside.remove(key)
        assert len(counts) == len(set(inside))


# --- trusted proxies


@pytest.mark.parametrize("text", ["localhost", "10.0.0.1/8", "1.2.3.4, nonsense", "::1/129", "127.0.0.1 10.0.0.1"])
def test_the_error_names_an_invalid_proxy(text: str) -> None:
    with pytest.raises(ValueError, match="can't trust the proxy '"):
        Trusted.parse(text)


@pytest.mark.parametrize("text", ["", " ", ","])
def test_nobody_is_trusted_unless_named(text: str) -> None:
    proxies = Trusted.parse(text)
    assert proxies == Trusted()
    assert client_address("127.0.0.1", forwarded("1.2.3.4"), proxies) == "127.0.0.1"


@pytest.mark.parametrize(
    ("peer", "lines", "address"),
    [
        ("127.0.0.1", [], "127.0.0.1"),
        ("127.0.0.1", ["1.2.3.4"], "1.2.3.4"),
        ("127.0.0.1", ["6.6.6.6, 1.2.3.4"], "1.2.3.4"),
        ("127.0.0.1", ["6.6.6.6, 1.2.3.4, 10.1.2.3"], "1.2.3.4"),
        ("127.0.0.1", ["6.6.6.6", "1.2.3.4,10.1.2.3"], "1.2.3.4"),
        ("127.0.0.1", ["10.9.9.9, 10.1.2.3"], "10.9.9.9"),
        ("::ffff:127.0.0.1", ["::ffff:1.2.3.4"], "1.2.3.4"),
        ("fd00::1", ["2001:DB8::0001"], "2001:db8::1"),
        ("fd00::1%eth0", ["[2001:db8::1]:443"], "2001:db8::1"),
        ("127.0.0.1", ["1.2.3.4:5678"], "1.2.3.4"),
        ("8.8.8.8", ["1.2.3.4"], "8.8.8.8"),
        (None, ["1.2.3.4"], UNKNOWN),
        ("", ["1.2.3.4"], UNKNOWN),
        ("testclient", ["1.2.3.4"], UNKNOWN),
    ],
)
def test_the_client_is_the_nearest_address_that_is_not_a_proxy(
    peer: str | None, lines: list[str], address: str
) -> None:
    assert client_address(peer, forwarded(*lines), PROXIES) == address


@pytest.mark.parametrize(
    "garbage", ["", "unknown", "6.6.6.6, ", "6.6.6.6, 999.1.1.1", "6.6.6.6, _hidden", "\xff", "[", ":"]
)
def test_garbage_and_everything_before_it_is_ignored(garbage: str) -> None:
    assert client_address("127.0.0.1", forwarded(garbage), PROXIES) == "127.0.0.1"
    assert client_address("127.0.0.1", forwarded(f"{garbage}, 10.0.0.7"), PROXIES) == "10.0.0.7"


@given(st.ip_addresses(network="8.0.0.0/8"), st.lists(st.binary(max_size=40)))
def test_a_forged_header_of_an_untrusted_peer_is_ignored(peer: object, values: list[bytes]) -> None:
    headers = [(b"x-forwarded-for", value) for value in values]
    assert client_address(str(peer), headers, PROXIES) == str(peer)


@given(st.ip_addresses(network="8.0.0.0/8"), st.text(st.characters(max_codepoint=255)))
def test_a_forged_header_that_a_proxy_passes_on_is_ignored(client: object, forged: str) -> None:
    assert client_address("127.0.0.1", forwarded(f"{forged}, {client}"), PROXIES) == str(client)
    assert client_address("127.0.0.1", forwarded(forged, str(client)), PROXIES) == str(client)


@given(st.binary())
def test_no_header_breaks_anything(value: bytes) -> None:
    names = (b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host", b"host")
    headers = [(name, value) for name in names]
    assert limit_key(client_address("127.0.0.1", headers, PROXIES))
    is_https("127.0.0.1", headers, PROXIES)
    public_host("127.0.0.1", headers, PROXIES)


@pytest.mark.parametrize(
    ("peer", "values", "scheme", "secure"),
    [
        ("127.0.0.1", ["https"], "http", True),
        ("127.0.0.1", ["WSS"], "ws", True),
        ("127.0.0.1", ["http"], "https", False),
        ("127.0.0.1", ["https, http"], "http", False),
        ("127.0.0.1", [], "http", False),
        ("127.0.0.1", [], "wss", True),
        ("8.8.8.8", ["https"], "http", False),
        ("8.8.8.8", ["http"], "https", True),
        (None, ["https"], "http", False),
    ],
)
def test_https_is_decided_by_the_connection_or_a_trusted_proxy(
    peer: str | None, values: list[str], scheme: str, secure: bool
) -> None:
    assert is_https(peer, forwarded(*values, name="X-Forwarded-Proto"), PROXIES, scheme=scheme) is secure


@pytest.mark.parametrize(
    ("peer", "told", "host"),
    [
        ("127.0.0.1", "Cards.Example:8443", "cards.example:8443"),
        ("127.0.0.1", "evil.example, cards.example", "cards.example"),
        ("127.0.0.1", "[::1]:8000", "[::1]:8000"),
        ("127.0.0.1", "a/b", None),
        ("127.0.0.1", "", None),
        ("8.8.8.8", "evil.example", "inside:8000"),
        (None, "evil.example", "inside:8000"),
    ],
)
def test_the_host_is_decided_by_the_browser_or_a_trusted_proxy(peer: str | None, told: str, host: str | None) -> None:
    headers = [*forwarded(told, name="x-forwarded-host"), (b"host", b"inside:8000")]
    assert public_host(peer, iter(headers), PROXIES) == host
    assert public_host(peer, [], PROXIES) is None
    assert public_host(peer, [(b"host", b"inside")], PROXIES) == "inside"


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("1.2.3.4", "1.2.3.4"),
        ("::ffff:1.2.3.4", "1.2.3.4"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::", "2001:db8:1:3::/64"),
        (UNKNOWN, UNKNOWN),
    ],
)
def test_addresses_of_one_network_share_their_limits(address: str, key: str) -> None:
    assert limit_key(address) == key
