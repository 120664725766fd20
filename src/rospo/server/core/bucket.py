"""How often something may happen. `now` is in seconds, of a clock that never runs back."""

ROUNDING = 1e-6
"""In tokens: nobody who waited as long as they were told is refused for a rounding error."""


class Bucket:
    """At most `burst` at once, and `rate` per second in the long run."""

    __slots__ = ("_at", "_burst", "_level", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        if rate <= 0 or burst < 1:
            raise ValueError(f"a bucket needs a rate above 0 and a burst of 1 or more, not {rate} and {burst}")
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._at = 0.0

    def take(self, now: float, amount: float = 1) -> bool:
        """Take `amount`, or nothing if there isn't enough."""
        self._fill(now)
        if self._level + ROUNDING < amount:
            return False
        self._level -= amount
        return True

    def spend(self, now: float, amount: float = 1) -> None:
        """Take `amount` even if there isn't enough: the next one waits longer."""
        self._fill(now)
        self._level -= amount

    def wait(self, now: float) -> float:
        """Seconds until there is one; 0 if there is."""
        self._fill(now)
        return max(0.0, (1 - self._level) / self._rate)

    def is_full(self, now: float) -> bool:
        """Is it as good as new? Then it can be forgotten."""
        self._fill(now)
        return self._level >= self._burst

    def _fill(self, now: float) -> None:
        if now > self._at:
            self._level = min(self._burst, self._level + (now - self._at) * self._rate)
            self._at = now
