"""How strong players are, by whom they beat: Weng–Lin ratings, as everybody else computes them (openskill)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import prod

from openskill.models import PlackettLuce

Names = Sequence[str]
Scores = Sequence[float]


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength on a scale where a newcomer has 25."""

    mu: float  # the estimate
    sigma: float  # how unsure it is

    @property
    def ordinal(self) -> float:
        """What a player is worth at the least: the estimate less three times its uncertainty."""
        return self.mu - 3 * self.sigma


def rated(games: Iterable[tuple[Names, Scores]]) -> dict[str, Rating]:
    """The ratings of all names after these games, each a name and a final score a seat; equal scores are a draw.

    Bots don't learn, so their ratings don't drift (`tau`). A name that has several seats is moved by the mean of what
    happened to them; a game of one name alone says nothing about it.
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
    """The ratings of those who played one game."""
    # One object a seat: openskill mixes up shared ones.
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
