"""How long a decision takes, on one core: the expert, the expert with `fast`, and club.

    python benchmarks/thinking_time.py

One of them sits with club players at tables of every game, with the fewest and the most players. Forced moves don't
count: only where there is a choice. In the race, what counts is the question whether to wait.
"""

import time
from collections.abc import Callable
from random import Random
from typing import Any

import rospo
from rospo.bots import Bot
from rospo.bots.table import play_out
from rospo.play import registry

MATCHES = 3


class Timed:
    """A bot with a stopwatch."""

    def __init__(self, bot: Any) -> None:
        self._bot = bot
        self.speed = bot.speed
        self.ms: list[float] = []

    def choose(self, view: rospo.View, legal: list[rospo.Move], rng: Random) -> rospo.Move:
        if len(legal) == 1:
            move: rospo.Move = self._bot.choose(view, legal, rng)
            return move
        chosen: rospo.Move = self._taken(self._bot.choose, view, legal, rng)
        return chosen

    def wait(self, view: rospo.View, legal: list[rospo.Move], rng: Random) -> int:
        ms: int = self._taken(self._bot.wait, view, legal, rng)
        return ms

    def _taken(self, asked: Callable[..., Any], *question: Any) -> Any:
        began = time.perf_counter()
        answer = asked(*question)
        self.ms.append(1000 * (time.perf_counter() - began))
        return answer


def measured(game: str, players: int, level: str, **options: Any) -> str:
    timed = Timed(rospo.bot(level, game, **options))
    for seed in range(MATCHES):
        bots: list[Bot] = [timed, *(rospo.bot("club", game) for _ in range(players - 1))]
        play_out(rospo.start(game, players, seed=seed), bots, seed=seed)
    ms = sorted(timed.ms)
    return f"{sum(ms) / len(ms):8.2f} {ms[len(ms) * 95 // 100]:8.2f} {ms[-1]:8.2f} {len(ms):6}"


def main() -> None:
    print(f"{'milliseconds a decision':38} {'mean':>8} {'p95':>8} {'most':>8} {'of':>6}")
    for game in rospo.games():
        seats = registry.game(game).seats
        for players in (seats[0], seats[-1]):
            for name, level, options in (
                ("expert", "expert", {}),
                ("fast", "expert", {"fast": True}),
                ("club",) * 2 + ({},),
            ):
                print(f"{game:15} {players} players  {name:10} {measured(game, players, level, **options)}", flush=True)


if __name__ == "__main__":
    main()
