"""Istinto against OpenSpiel's own IS-MCTS bot: four players, two seats each, equal time a decision, duplicate deals.

Run as `python benchmarks/against_openspiel.py [--deals N] [--ms N] [--bot NAME]`; it needs `pip install open_spiel`. A
deal is one round. It is played twice, the second time with the sides' seats exchanged, so both sides get the same
cards. What counts is the difference of the points a seat, with its 95 % interval over the deals. `--check` tests the
adapter instead.
"""

import argparse
import platform
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from importlib.metadata import version
from multiprocessing import get_context
from random import Random

import numpy as np

import rospo
from rospo.core.statistics import mean_of

try:
    import openspiel_istinto as adapter
except ModuleNotFoundError as error:
    if error.name not in ("open_spiel", "pyspiel"):
        raise
    sys.exit("against_openspiel: OpenSpiel isn't installed: pip install open_spiel")

OURS, THEIRS = 0, 1
SEATINGS = ((OURS, THEIRS, OURS, THEIRS), (THEIRS, OURS, THEIRS, OURS))
PLAYERS = 4
HURRY = 1  # milliseconds a decision, to have everything compiled before the first deal that counts


@dataclass
class Side:
    """What one side did."""

    points: list[int] = field(default_factory=list)  # one number a seat and round
    bids: list[int] = field(default_factory=list)
    exact: int = 0  # bids that were met
    wall: list[float] = field(default_factory=list)  # seconds per decision between several moves
    cpu: list[float] = field(default_factory=list)  # of all threads
    simulations: int = 0

    def add(self, other: "Side") -> None:
        self.points += other.points
        self.bids += other.bids
        self.exact += other.exact
        self.wall += other.wall
        self.cpu += other.cpu
        self.simulations += other.simulations


Sides = tuple[Side, Side]


# --- one deal


def play_deal(seed: int, *, bot: str, tree: str, ms: int) -> list[Sides]:
    """A deal, once for each seating."""
    return [play_round(seed, seating, bot=bot, tree=tree, ms=ms) for seating in SEATINGS]


def play_round(seed: int, seating: tuple[int, ...], *, bot: str, tree: str, ms: int) -> Sides:
    match = rospo.start("istinto", players=PLAYERS, seed=seed, until="each_dealt_twice")
    theirs = adapter.OpenSpielBot(ms=ms, seed=seed, tree=tree)
    bots, rng = (rospo.bot(bot, "istinto", ms=ms), theirs), Random(seed)
    sides = (Side(), Side())
    while match.round == 1:
        seat = match.due[0]
        side = sides[seating[seat]]
        legal, view = match.legal(seat), match.view(seat)
        if len(legal) == 1:
            match.play(seat, legal[0])
            continue
        theirs.ms = max(ms, 1000 * float(np.mean(sides[OURS].wall or [0])))  # never less than ours takes
        wall, cpu = time.perf_counter(), time.process_time()
        move = bots[seating[seat]].choose(view, legal, rng)
        side.wall.append(time.perf_counter() - wall)
        side.cpu.append(time.process_time() - cpu)
        match.play(seat, move)
    end = match.view(None).log[-1]
    for seat, (bid, tricks) in enumerate(zip(end.fact("bids"), end.fact("tricks"), strict=True)):
        side = sides[seating[seat]]
        side.points.append(match.scores[seat])
        side.bids.append(bid)
        side.exact += bid == tricks
    sides[THEIRS].simulations = theirs.simulations
    return sides


def warm_up(bot: str) -> None:
    play_deal(0, bot=bot, tree=adapter.TREES[0], ms=HURRY)


# --- all deals


def play_deals(asked: argparse.Namespace) -> Iterator[list[Sides]]:
    one = partial(play_deal, bot=asked.bot, tree=asked.tree, ms=asked.ms)
    seeds = range(asked.seed * 10**6, asked.seed * 10**6 + asked.deals)
    warm_up(asked.bot)  # also so that the workers find the compiled rules
    if asked.workers == 1:
        yield from map(one, seeds)
        return
    with get_context("spawn").Pool(asked.workers, warm_up, (asked.bot,)) as pool:
        yield from pool.imap(one, seeds)


def advantage(rounds: list[Sides]) -> float:
    """Points a seat, ours less theirs, in one deal."""
    ours, theirs = ([points for sides in rounds for points in sides[side].points] for side in (OURS, THEIRS))
    return float(np.mean(ours) - np.mean(theirs))


def run(asked: argparse.Namespace) -> None:
    deals: list[list[Sides]] = []
    start = time.perf_counter()
    for deal in play_deals(asked):
        deals.append(deal)
        difference = mean_of([advantage(rounds) for rounds in deals])
        print(
            f"\r{len(deals)} of {asked.deals} deals, {time.perf_counter() - start:.0f} s: "
            f"{difference.mean:+.2f} ± {difference.margin:.2f} points a seat ",
            end="",
            file=sys.stderr,
        )
    print(file=sys.stderr)
    report(asked, deals)


def report(asked: argparse.Namespace, deals: list[list[Sides]]) -> None:
    command = " ".join(f"--{name} {getattr(asked, name)}" for name in ("deals", "ms", "bot", "tree", "seed", "workers"))
    ours, theirs = f"rospo {version('rospo')} '{asked.bot}'", f"open_spiel {version('open_spiel')} ISMCTSBot"
    print(f"$ python benchmarks/against_openspiel.py {command}")
    print(f"{ours} against {theirs}; Python {platform.python_version()}")
    print(f"Istinto, {PLAYERS} players, two seats each; {len(deals)} deals of one round, each with both seatings")
    table(asked.bot, [sides for deal in deals for sides in deal])
    difference = mean_of([advantage(deal) for deal in deals])
    low, high = difference.interval
    clear = "clear of zero" if difference.clear else "not clear of zero"
    print(f"  difference: {difference.mean:+.2f} points a seat, 95 % interval {low:+.2f} to {high:+.2f}: {clear}")


def table(bot: str, rounds: list[Sides]) -> None:
    totals = (Side(), Side())
    for sides in rounds:
        for total, side in zip(totals, sides, strict=True):
            total.add(side)
    print(f"  {'':9} points a seat  bids met  mean bid   thinking, ms a decision: mean   95 %    CPU")
    for label, total in zip((bot, "ISMCTSBot"), totals, strict=True):
        wall, cpu = 1000 * np.array(total.wall), 1000 * np.array(total.cpu)
        print(
            f"  {label:9} {np.mean(total.points):13.2f} {total.exact / len(total.bids):9.1%} {np.mean(total.bids):9.2f}"
            f" {wall.mean():31.1f} {np.quantile(wall, 0.95):6.1f} {cpu.mean():6.1f}"
        )
    theirs = totals[THEIRS]
    rate = theirs.simulations / sum(theirs.wall)
    print(
        f"  ISMCTSBot made {theirs.simulations / len(theirs.wall):,.0f} simulations a decision, {rate:,.0f} a second, "
        f"each with {adapter.ROLLOUTS} rollouts"
    )
    leads = [sum(ours.points) - sum(others.points) for ours, others in rounds]
    won, lost = sum(lead > 0 for lead in leads), sum(lead < 0 for lead in leads)
    print(f"  rounds: {won} won, {len(leads) - won - lost} drawn, {lost} lost by {bot}, counted by side")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--ms", type=int, default=200, help="milliseconds a decision, for both sides")
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--tree", choices=adapter.TREES, default=adapter.TREES[0], help="of OpenSpiel's bot")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="processes; more than there are idle cores is unfair")
    parser.add_argument("--check", action="store_true", help="test the adapter instead")
    asked = parser.parse_args()
    if asked.check:
        adapter.check()
    else:
        run(asked)


if __name__ == "__main__":
    main()
