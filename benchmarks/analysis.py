"""How far an analysis can be trusted: the accuracy of each level, planted blunders, and how long it takes.

    python benchmarks/analysis.py --games 6

writes benchmarks/results/analysis.txt. `--games` is the number of matches per game and question.

Accuracy: expert, club, novice and random at one table, as many as can sit down, in every seat in turn. Planted
blunders: experts play, and at one decision, drawn at random, a move drawn at random is played instead. It is a blunder
if a search with all playouts and other cards finds that it clearly costs at least one percentage point of the chance to
win. It is found if it is among the three costliest moves of its seat.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import rospo
from rospo import Match
from rospo.analysis import Decision, analyse, steps
from rospo.bots import FAST
from rospo.bots.table import luck, play_out
from rospo.core.statistics import Mean, mean_of
from rospo.play import registry

RESULTS = Path(__file__).parent / "results" / "analysis.txt"
LEVELS = ("expert", "club", "novice", "random")
SHORT: dict[str, dict[str, Any]] = {"take_that": {"rounds": 2}, "twins": {"max_hands": 4}, "istinto": {"until": 60}}
"""Shorter matches for planted blunders. A game that isn't here is played with its own defaults."""
THOUGHT = {"istinto": 4}
"""What part of its playouts the planted game's experts use, if not a twelfth: with fewer they blunder themselves."""
CLEAR = 2
LEAST = 0.01
MOST_S = 20
DEEPER = 1_000_003
"""The seed of the second opinion."""


def levels_at_one_table(game: str, games: int) -> Iterator[str]:
    """The accuracy of each level, and how clearly neighbours differ."""
    seats = min(len(LEVELS), registry.game(game).seats[-1])
    found: dict[str, list[float]] = {level: [] for level in LEVELS}
    for seed in range(games):
        names = [LEVELS[(seat + seed) % len(LEVELS)] for seat in range(seats)]
        match = rospo.start(game, seats, seed=seed)
        play_out(match, [rospo.bot(name, game) for name in names], seed)
        analysis = analyse(match)
        for seat, name in enumerate(names):
            accuracy = analysis.seat(seat).accuracy
            if accuracy is not None:
                found[name].append(accuracy)
    for name in LEVELS:
        yield f"  {name:<8} {_interval(mean_of(found[name]))}  ({len(found[name])} matches)"
    for better, worse in pairwise(LEVELS):
        gap = mean_of([one - other for one, other in zip(found[better], found[worse], strict=False)])
        yield f"  {better} − {worse}: {_interval(gap)}, {'clear' if gap.clear else 'not clear'}"


def _interval(mean: Mean) -> str:
    return f"{mean.mean:.2f} ± {mean.margin:.2f}"


class Planted(NamedTuple):
    """A match of experts with one foreign move."""

    match: Match
    number: int  # of the move, from 1
    seat: int


def planted(game: str, seed: int) -> Planted:
    rng, options = Random(f"planted {seed}"), SHORT.get(game, {})
    seats = 4 if 4 in registry.game(game).seats else registry.game(game).seats[-1]
    expert = rospo.bot("expert", game, playouts=registry.game(game).bot.PLAYOUTS // THOUGHT.get(game, FAST))
    match = rospo.start(game, seats, seed=seed, **options)
    played: list[tuple[Match, int]] = []
    while not match.over:
        seat = match.due[0]
        legal = match.legal(seat)
        if len(legal) > 1:
            played.append((match.copy(), seat))
        match.play(seat, expert.choose(match.view(seat), legal, luck(match, seat, seed)))
    match, seat = rng.choice(played)
    number = match.moves + 1
    right = expert.choose(match.view(seat), match.legal(seat), luck(match, seat, seed))
    match.play(seat, rng.choice([move for move in match.legal(seat) if move != right]))
    play_out(match, [expert] * seats, seed)
    return Planted(match, number, seat)


def judged(game: str, one: Planted) -> Decision | None:
    """A second opinion on the planted move."""
    playouts = registry.game(game).bot.PLAYOUTS
    record = one.match.record()
    (step,) = steps(record, playouts=playouts, seed=DEEPER, first=one.number, last=one.number + 1)
    return step.decision


def blunders(game: str, games: int) -> str:
    found = counted = tried = 0
    while counted < games:
        one = planted(game, tried)
        tried += 1
        second = judged(game, one)
        if second is None or second.regret < max(LEAST, CLEAR * second.error):
            continue
        counted += 1
        found += one.number in [made.number for made in analyse(one.match).costliest(one.seat)]
    others = f"{tried - counted} foreign moves were no blunders"
    return f"  {found} of {counted} found ({100 * found / counted:.0f} %); {others}"


def timed() -> str:
    """The time of a four-player match of Istinto between experts, warm."""
    match = rospo.start("istinto", 4, seed=1)
    play_out(match, [rospo.bot("expert", "istinto", fast=True)] * 4, 1)
    list(steps(match.record(), last=3))
    began = time.process_time()
    analysis = analyse(match)
    took = time.process_time() - began
    verdict = "within" if took <= MOST_S else "above"
    return (
        f"  {match.moves} moves, {len(analysis.decisions)} decisions: {took:.1f} s, {verdict} the limit of {MOST_S} s"
    )


def report(games: int) -> Iterator[str]:
    yield f"$ python benchmarks/analysis.py --games {games}"
    yield "A match of Istinto, 4 players, on one core"
    yield timed()
    for game in rospo.games():
        if registry.game(game).race is None:
            yield f"{registry.game(game).title}: accuracy, with 95 % intervals"
            yield from levels_at_one_table(game, games)
            yield f"{registry.game(game).title}: planted blunders among the three costliest moves of their seat"
            yield blunders(game, games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20, metavar="N", help="matches per game and question")
    lines = []
    for line in report(parser.parse_args().games):
        print(line, file=sys.stderr)
        lines.append(line)
    RESULTS.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
