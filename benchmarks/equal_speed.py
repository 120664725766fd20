"""Ligretto Twist with the speed taken out: do the choices of a level alone win races?

    python benchmarks/equal_speed.py

Everybody has the hands and eyes of a club player; only when to wait and when to park is each level's own. The result is
kept in benchmarks/results/equal_speed.txt.
"""

import sys
from pathlib import Path
from random import Random
from typing import Any

import rospo
from rospo.bots import arena

GAME = "ligretto_twist"
RESULTS = Path(__file__).parent / "results" / "equal_speed.txt"
RACES = (("ClubChoices", "RandomChoices", 2, 120), ("ClubChoices", "RandomChoices", 4, 160),
         ("ExpertChoices", "ClubChoices", 2, 80))  # fmt: skip


class Choices:
    """A level's choices at club speed."""

    level = ""
    speed = "club"

    def __init__(self) -> None:
        self._bot: Any = rospo.bot(self.level, GAME)

    def choose(self, view: rospo.View, legal: list[rospo.Move], rng: Random) -> rospo.Move:
        move: rospo.Move = self._bot.choose(view, legal, rng)
        return move

    def wait(self, view: rospo.View, legal: list[rospo.Move], rng: Random) -> int:
        wait = getattr(self._bot, "wait", None)
        return wait(view, legal, rng) if wait else 0


class RandomChoices(Choices):
    level = "random"


class ClubChoices(Choices):
    level = "club"


class ExpertChoices(Choices):
    level = "expert"


def main() -> None:
    sys.path.insert(0, str(Path(__file__).parent))
    lines = ["$ python benchmarks/equal_speed.py", "Everybody at club speed; scores and wins a match of 5 rounds"]
    for better, other, players, games in RACES:
        names = [f"equal_speed:{name}" for name in (better, *[other] * (players - 1))]
        standings = arena.run(GAME, names, games, seed=1)
        (gap,) = standings.gaps
        lines.append(
            f"{players} players, {standings.deals} deals: "
            f"{gap.first.partition(':')[2]} − {gap.second.partition(':')[2]}: "
            f"score {gap.score.mean:+.2f} ± {gap.score.margin:.2f}, "
            f"wins {100 * gap.wins.mean:+.1f} ± {100 * gap.wins.margin:.1f} percentage points"
        )
        print(lines[-1], file=sys.stderr)
    RESULTS.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
