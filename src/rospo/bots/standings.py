"""The result of an arena: one line per bot, and how far apart any two bots are.

The unit of observation is the deal: its games share the cards, so only their mean counts, once. Comparing two bots deal
by deal takes the luck of the cards out of the difference.
"""

from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, groupby
from math import ceil
from typing import Any

from rospo.bots.rating import Rating, rated
from rospo.core.statistics import Mean, mean_of


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """One game of an arena: `rospo.start(…, seed=seed)` deals it again."""

    deal: int  # from 0
    rotation: int  # seats by which the line-up has moved
    seed: int
    names: tuple[str, ...]  # by seat, like everything below
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    moves: int

    def share(self, seat: int) -> float:
        """This seat's share of the win: ties share it."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


@dataclass(frozen=True, slots=True)
class Thinking:
    """How long decisions took, in milliseconds."""

    decisions: int
    mean: float
    p95: float  # 95 % of decisions took at most this


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot, with all its seats together."""

    name: str
    sat: int  # seats taken, over all games
    score: Mean
    wins: Mean  # a win rate: a fair share is 1 / players
    rating: Rating
    thinking: Thinking


@dataclass(frozen=True, slots=True)
class Gap:
    """How much better `first` did than `second`, deal by deal."""

    first: str
    second: str
    score: Mean
    wins: Mean


@dataclass(frozen=True, slots=True)
class Standings:
    """The result of an arena: `lines` from the highest mean score to the lowest, `gaps` for each pair."""

    game: str
    line_up: tuple[str, ...]
    options: Mapping[str, Any]
    seed: int
    deals: int
    rotations: int  # games per deal
    seconds: float
    lines: tuple[Standing, ...]
    gaps: tuple[Gap, ...]
    games: tuple[PlayedGame, ...] = field(repr=False)  # ordered by deal and rotation

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready, without the individual games."""
        return {
            "game": self.game,
            "players": len(self.line_up),
            "line_up": list(self.line_up),
            "options": dict(self.options),
            "seed": self.seed,
            "games": len(self.games),
            "deals": self.deals,
            "rotations": self.rotations,
            "seconds": self.seconds,
            "bots": [_line_dict(line) for line in self.lines],
            "differences": [_gap_dict(gap) for gap in self.gaps],
        }


def lines_of(games: Sequence[PlayedGame], times: Mapping[str, "array[float]"]) -> tuple[Standing, ...]:
    """One line per bot, the highest mean score first. Games are in order."""
    ratings = rated((game.names, game.scores) for game in games)
    lines = [
        Standing(
            name=name,
            sat=sum(game.names.count(name) for game in games),
            score=mean_of(_by_deal(games, name, _score)),
            wins=mean_of(_by_deal(games, name, PlayedGame.share)),
            rating=ratings[name],
            thinking=_thinking(times[name]),
        )
        for name in ratings
    ]
    return tuple(sorted(lines, key=lambda line: -line.score.mean))


def gaps_of(games: Sequence[PlayedGame], names: Sequence[str]) -> tuple[Gap, ...]:
    """Each pair of bots compared, deal by deal."""
    return tuple(
        Gap(
            first,
            second,
            _difference(games, first, second, _score),
            _difference(games, first, second, PlayedGame.share),
        )
        for first, second in combinations(names, 2)
    )


Value = Callable[[PlayedGame, int], float]
"""What a seat got out of a game."""


def _score(game: PlayedGame, seat: int) -> float:
    return game.scores[seat]


def _by_deal(games: Sequence[PlayedGame], name: str, value: Value) -> list[float]:
    """One number per deal: the mean over all seats that the name had in its games."""
    found = []
    for _, same in groupby(games, key=lambda game: game.deal):
        values = [value(game, seat) for game in same for seat, other in enumerate(game.names) if other == name]
        found.append(sum(values) / len(values))
    return found


def _difference(games: Sequence[PlayedGame], first: str, second: str, value: Value) -> Mean:
    pairs = zip(_by_deal(games, first, value), _by_deal(games, second, value), strict=True)
    return mean_of([one - other for one, other in pairs])


def _thinking(times: "array[float]") -> Thinking:
    if not times:
        return Thinking(0, 0.0, 0.0)
    return Thinking(len(times), sum(times) / len(times), sorted(times)[ceil(0.95 * len(times)) - 1])


def _line_dict(line: Standing) -> dict[str, Any]:
    rating, thinking = line.rating, line.thinking
    return {
        "bot": line.name,
        "sat": line.sat,
        **_mean_dict(line.score, line.wins),
        "rating": {"mu": rating.mu, "sigma": rating.sigma, "ordinal": rating.ordinal},
        "thinking_ms": {"decisions": thinking.decisions, "mean": thinking.mean, "p95": thinking.p95},
    }


def _gap_dict(gap: Gap) -> dict[str, Any]:
    return {
        "first": gap.first,
        "second": gap.second,
        **_mean_dict(gap.score, gap.wins),
        "clear": gap.score.clear,
        "win_rate_clear": gap.wins.clear,
    }


def _mean_dict(score: Mean, wins: Mean) -> dict[str, Any]:
    return {
        "mean": score.mean,
        "error": score.error,
        "interval": list(score.interval),
        "win_rate": wins.mean,
        "win_rate_error": wins.error,
        "win_rate_interval": list(wins.interval),
    }
