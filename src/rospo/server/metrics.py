"""Metrics for Prometheus, in its text format."""

from bisect import bisect_left
from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rospo.server.house import House

BOUNDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)


class Metrics:
    def __init__(self, house: "House") -> None:
        self._house = house
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

    def text(self) -> str:
        house = self._house
        statuses = Counter(table.state.status for table in house.tables.values())
        lines = ["# TYPE rospo_tables gauge"]
        lines += [f'rospo_tables{{status="{status}"}} {count}' for status, count in sorted(statuses.items())]
        lines += _single("rospo_sockets", "gauge", len(house.connections))
        lines += _single("rospo_log_queue", "gauge", house.store.queued)
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
