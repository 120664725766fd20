"""A race to judge, without sockets."""

from dataclasses import dataclass, field
from typing import Any

from rospo import IllegalMove, MalformedMove, Match
from rospo.games.ligretto_twist import race as ligretto_twist
from rospo.server.core.race.judge import Claim, Decision, Judge
from tests.games.ligretto_twist.table import RIVAL, THIRD, YOU, table

CONTEST = "you: flipped r, stack g g | rival: flipped r, stack b b | third: flipped y, stack y y"
COVERED = "you: flipped r, stack g g | rival: flipped b, stack r r, covers 0 | third: flipped y, stack y y"
CAP = 150


@dataclass
class Race:
    """A table that uses its judge as a live one does, in time controlled by the test."""

    match: Match
    judge: Judge
    n: int = 0
    refused: list[Claim] = field(default_factory=list)
    cleared: list[Claim] = field(default_factory=list)

    def view(self) -> Any:
        return self.match.view(None)

    def claim(self, seat: int, move: str, arrived: float, **facts: Any) -> list[Decision]:
        """A claim, and what is decided when it arrives."""
        self.judge.claim(Claim(seat=seat, move=move, arrived=arrived, **facts))
        return self.ask(arrived)

    def ask(self, now: float) -> list[Decision]:
        decisions = []
        while not self.match.over and (decision := self.judge.next(self.view(), now)) is not None:
            decisions.append(decision)
            if decision.kind == "play":
                self.play(decision, now)
        return decisions

    def play(self, decision: Decision, now: float) -> None:
        before = self.view()
        try:
            self.match.play(decision.claim.seat, decision.claim.move, at=decision.at)
        except (IllegalMove, MalformedMove):
            self.refused.append(decision.claim)
            return
        self.n += 1
        self.judge.noticed(self.n, before, self.view(), now)
        if self.view().round != before.round or self.match.over:
            self.cleared += self.judge.clear()

    def fumbled(self) -> bool:
        return bool(self.view().log[-1].fact("fumble"))


def race(picture: str, *, seed: int = 1, people: tuple[int, ...] = (YOU, RIVAL, THIRD), cap: float = CAP) -> Race:
    return Race(table(picture), Judge(ligretto_twist, seed=seed, lag_comp_ms=cap, people=people))


def told(decisions: list[Decision]) -> list[tuple[int, str, int | None]]:
    return [(d.claim.seat, d.kind, d.by) for d in decisions]
