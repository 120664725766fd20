"""Is Ligretto Twist's race fair (LT-R7)? Equal players 20, 80 and 150 ms away fight for piles at a real server.

Run as `python benchmarks/race_fairness.py [--contests N] [--tables N] [--hold MS] [--lag_comp MS] [--beat MS]`; it
needs `pip install picows uvloop httpx`. Clients hold back every message for half of their round trip, both ways. A
contest is a pile that came free and that two claimed before they saw it taken; `race_clients` tells how it comes about.
Both press 250–450 ms after they see it free, so of all contests that a player is in, it should win half. All clients
are here, so it is known who pressed earlier, and how often the nearer one wins more than that: a much finer measure.
"""

import argparse
import platform
import statistics
import tempfile
import time
from importlib.metadata import version
from itertools import combinations

from race_clients import Press, Table
from server_client import Load, add_common, command_of, free_port, in_loop, running, show_command

from rospo.core.statistics import Mean, mean_of

TRIPS = 20.0, 80.0, 150.0
CALLER = 20.0
TIE = 8.0
"""Milliseconds: presses nearer than this are for the server's coin (rospo.server.core.race.judge)."""
NOISE = 5.0
"""Milliseconds by which clients may be late themselves, in 99 of 100 messages."""
SETS = "--set countdown_ms=300 --set between_ms=100"


class Contest:
    """Two presses for one pile, of which one won."""

    def __init__(self, table: Table, winner: Press, loser: Press) -> None:
        self.winner, self.loser = table.trips[winner.seat], table.trips[loser.seat]
        self.lead = 1000 * (loser.pressed - winner.pressed)  # the winner's, ms; less than 0: the later one won
        self.seen_later = 1000 * (winner.seen - loser.seen)  # by the winner
        self.told = loser.by
        self.answer = 1000 * (winner.answered - winner.pressed) - self.winner

    def won_by(self, trip: float) -> float:
        return float(self.winner == trip)

    def first(self, trip: float) -> float:
        return float((self.winner == trip) == (self.lead > 0))

    def has(self, *trips: float) -> bool:
        return {self.winner, self.loser}.issuperset(trips)


def contests_at(table: Table) -> list[Contest]:
    """The contests decided at that table."""
    found = []
    for presses in list(table.presses.values()):
        won = [press for press in presses if press.code == "ok"]
        late = [press for press in presses if press.code == "late"]
        if len(won) == len(late) == 1:
            found.append(Contest(table, won[0], late[0]))
    return found


async def play(asked: argparse.Namespace, port: int) -> list[Table]:
    load = Load(port)
    tables = []
    for number in range(asked.tables):
        tokens = [(await load.post("/api/tokens", {}))["token"] for _ in range(len(TRIPS) + 1)]
        tables.append(Table(load, number, tokens, [*TRIPS, CALLER], asked.beat / 1000))
    await load.each(table.open(asked.lag_comp) for table in tables)
    end, last, progress = time.monotonic() + asked.most_s, 0, time.monotonic()
    while (done := sum(len(contests_at(table)) for table in tables)) < asked.contests and time.monotonic() < end:
        if done > last:
            last, progress = done, time.monotonic()
        if time.monotonic() - progress > 30:
            load.fail("nobody fights any more")
        await load.sleep(1.0)
    for table in tables:
        table.leave()
    await load.close()
    return tables


# --- the report


def percent(share: Mean, form: str = "5.1f") -> str:
    return f"{100 * share.mean:{form}} ± {100 * share.margin:3.1f} %"


def show(contests: list[Contest]) -> None:
    print("                      contests   the nearer wins   than it was earlier   > 8 ms apart: the earlier wins")
    for near, far in combinations(TRIPS, 2):
        here = [contest for contest in contests if contest.has(near, far)]
        if len(here) > 1:
            clear = [float(contest.lead > 0) for contest in here if abs(contest.lead) > TIE]
            share = mean_of([contest.won_by(near) for contest in here])
            more = mean_of([contest.won_by(near) - contest.first(near) for contest in here])
            print(
                f"  {near:3.0f} against {far:3.0f} ms  {len(here):8,}    {percent(share)}     {percent(more, '+5.1f')}"
                f"        {percent(mean_of(clear))}"
            )
    print("                      contests      wins            sees a pile free later than its rival, ms")
    for trip in TRIPS:
        here = [contest for contest in contests if contest.has(trip)]
        if len(here) > 1:
            share = mean_of([contest.won_by(trip) for contest in here])
            seen = mean_of([c.seen_later if c.winner == trip else -c.seen_later for c in here])
            later = f"{seen.mean:+.1f} ± {seen.margin:.1f}"
            print(f"  {trip:3.0f} ms              {len(here):8,}    {percent(share)}    {later}")
    answers = statistics.quantiles([contest.answer for contest in contests], n=20)
    off = [abs(c.told - c.lead) for c in contests if c.told is not None and c.lead > 0]
    print(f"  the judge takes {answers[9]:.0f} ms (median; 95 % of contests: {answers[18]:.0f} ms) besides the way")
    print(f"  the loser is told by how much, wrong by {statistics.median(off):.1f} ms (median)")


def run(asked: argparse.Namespace) -> None:
    asked.cache.mkdir(parents=True, exist_ok=True)
    port = free_port()
    serve = f"{asked.serve} {SETS}" + ("" if asked.hold is None else f" --set hold_ms={asked.hold}")
    began = time.monotonic()
    with tempfile.TemporaryDirectory(dir=asked.cache) as data, running(command_of(serve, port, data), port):
        tables = in_loop(play(asked, port))
    took = time.monotonic() - began
    contests = [contest for table in tables for contest in contests_at(table)]
    show_command(asked, "contests", "tables", "hold", "lag_comp", "beat")
    alone = sum(len(presses) == 1 for table in tables for presses in table.presses.values())
    others = sum(len(table.presses) for table in tables) - len(contests) - alone
    print(
        f"rospo {version('rospo')}, Python {platform.python_version()}: {asked.tables} tables of four, "
        f"{len(contests):,} contests of two in {took:.0f} s;\n"
        f"  besides, {alone:,} piles taken before the rival pressed, {others} fights not decided (end of round), "
        f"{sum(table.fumbles for table in tables)} fumbles"
    )
    refusals: dict[str, int] = {}
    for table in tables:
        for code, times in table.refused.items():
            refusals[code] = refusals.get(code, 0) + times
    if refusals:
        print("  other refusals:", ", ".join(f"{code} {times}" for code, times in sorted(refusals.items())))
    show(contests)
    late = 1000 * statistics.quantiles([late for table in tables for late in table.late], n=100)[98]
    print(f"  99 % of messages were held back as long as meant, to {late:.1f} ms")
    if late > NOISE:
        print("  NOT VALID: the machine was busy with something else; measure again when it is idle")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--contests", type=int, default=2400)
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--hold", type=int, help="milliseconds that the judge waits at most, if not as it is set")
    parser.add_argument("--lag_comp", type=int, default=150, help="milliseconds; 0: as a server that knows no fairness")
    parser.add_argument("--beat", type=int, default=60, help="milliseconds between a client's signs of life")
    parser.add_argument("--most_s", type=float, default=360.0, help="seconds, if contests are rare")
    add_common(parser)
    run(parser.parse_args())


if __name__ == "__main__":
    main()
