"""Metrics for Prometheus, in its text format."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable

BOUNDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)


class Metrics:
    def __init__(self) -> None:
        self.entries = 0  # public ones: even the number of secret ones is secret
        self._refusals: Counter[str] = Counter()
        self._messages = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def refused(self, code: str) -> None:
        self._refusals[code] += 1

    def answered(self, seconds: float) -> None:
        """How long a client's message took, from arrival to answer."""
        self._messages[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def text(self, *, statuses: Iterable[str], sockets: int, queued: int) -> str:
        """With what is true now: the status of every table, open sockets, changes waiting to be written."""
        lines = ["# TYPE rospo_tables gauge"]
        lines += [f'rospo_tables{{status="{status}"}} {count}' for status, count in sorted(Counter(statuses).items())]
        lines += _single("rospo_sockets", "gauge", sockets)
        lines += _single("rospo_log_queue", "gauge", queued)
        lines += _single("rospo_entries_total", "counter", self.entries)
        lines.append("# TYPE rospo_refusals_total counter")
        lines += [f'rospo_refusals_total{{code="{code}"}} {count}' for code, count in sorted(self._refusals.items())]
        return "\n".join([*lines, *self._histogram()]) + "\n"

    def _histogram(self) -> list[str]:
        name, total, lines = "rospo_answer_seconds", 0, ["# TYPE rospo_answer_seconds histogram"]
        for bound, count in zip((*BOUNDS, "+Inf"), self._messages, strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self._seconds:.6f}", f"{name}_count {total}"]


def _single(name: str, kind: str, value: int) -> list[str]:
    return [f"# TYPE {name} {kind}", f"{name} {value}"]
