"""Figures: for Prometheus, in its text format, and for the host's page."""

from collections import Counter as Counts
from collections.abc import Iterable

from msgspec import Struct
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest

from rospo.server.journal import Clock

BOUNDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)

disable_created_metrics()  # type: ignore[no-untyped-call]  # they would double the series


class RefusalCount(Struct):
    count: int
    last: int  # milliseconds since 1970


class Metrics:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.refusals: dict[str, RefusalCount] = {}
        self._registry = registry = CollectorRegistry()
        self._tables = Gauge("rospo_tables", "Tables in memory, by status", ["status"], registry=registry)
        self._sockets = Gauge("rospo_sockets", "Open WebSockets", registry=registry)
        self._queue = Gauge("rospo_log_queue", "Changes waiting to be written", registry=registry)
        # public ones: even the number of secret ones is secret
        self._entries = Counter("rospo_entries", "Public entries written to the logs of tables", registry=registry)
        self._refusals = Counter("rospo_refusals", "What was refused, by code", ["code"], registry=registry)
        self._answers = Histogram(
            "rospo_answer_seconds", "From the arrival of a message to its answer", buckets=BOUNDS, registry=registry
        )

    def wrote(self, entries: int) -> None:
        """Public entries are on disk."""
        self._entries.inc(entries)

    def refused(self, code: str) -> None:
        self._refusals.labels(code).inc()
        known = self.refusals.setdefault(code, RefusalCount(0, 0))
        known.count += 1
        known.last = int(self._clock.now())

    def answered(self, seconds: float) -> None:
        """How long a client's message took, from arrival to answer."""
        self._answers.observe(seconds)

    def most_wait(self, share: float) -> float | None:
        """The time in seconds within which this share of all messages was answered; None: before the first."""
        (family,) = self._answers.collect()
        counts = {sample.labels["le"]: sample.value for sample in family.samples if sample.name.endswith("_bucket")}
        wanted = share * counts["+Inf"]
        return next((float(bound) for bound, count in counts.items() if count >= wanted), None) if wanted else None

    def text(self, *, statuses: Iterable[str], sockets: int, queued: int) -> str:
        """With what is true now: the status of every table, open sockets, changes waiting to be written."""
        self._tables.clear()
        for status, count in Counts(statuses).items():
            self._tables.labels(status).set(count)
        self._sockets.set(sockets)
        self._queue.set(queued)
        return generate_latest(self._registry).decode()
