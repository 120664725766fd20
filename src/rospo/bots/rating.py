"""Players' strength, estimated from results: Weng–Lin ratings, computed by the usual library (openskill)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import prod

from openskill.models import PlackettLuce

Names = Sequence[str]
Scores = Sequence[float]


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength, on a scale where newcomers start at 25."""

    mu: float  # the estimate
    sigma: float  # its uncertainty

    @property
    def ordinal(self) -> float:
        """A conservative strength: the estimate minus three times its uncertainty."""
        return self.mu - 3 * self.sigma


def rated(games: Iterable[tuple[Names, Scores]]) -> dict[str, Rating]:
    """The ratings of all names after these games, each with one name and final score per seat; equal scores are a draw.

    Bots don't learn, so their ratings don't drift (`tau`). A name with several seats changes by their mean change;
    a game with only one name says nothing about it.
    """
    model = PlackettLuce(tau=0.0)
    found: dict[str, Rating] = {}
    for names, scores in games:
        for name in names:
            found.setdefault(name, Rating(model.mu, model.sigma))
        if len(set(names)) > 1:
            found |= _after(model, found, names, scores)
    return found


def _after(model: PlackettLuce, before: dict[str, Rating], names: Names, scores: Scores) -> dict[str, Rating]:
    """The ratings of one game's players."""
    # One object per seat: openskill mixes up shared ones.
    teams = [[model.rating(mu=before[name].mu, sigma=before[name].sigma)] for name in names]
    ranks = [1.0 + sum(other > score for other in scores) for score in scores]
    seats = [team[0] for team in model.rate(teams, ranks=ranks)]
    moved: dict[str, Rating] = {}
    for name in dict.fromkeys(names):
        own = [player for player, other in zip(seats, names, strict=True) if other == name]
        moved[name] = Rating(
            mu=sum(player.mu for player in own) / len(own),
            sigma=prod(player.sigma for player in own) ** (1 / len(own)),
        )
    return moved
