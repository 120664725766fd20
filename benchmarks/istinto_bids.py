"""How often the expert meets its bid exactly in Istinto, against three random players.

    python benchmarks/istinto_bids.py [deals]

Duplicate deals: each match is played with the expert in every seat. The result is kept in
benchmarks/results/istinto_bids.txt.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import rospo
from rospo.bots.table import play_out
from rospo.core.statistics import mean_of

PLAYERS = 4
RESULTS = Path(__file__).parent / "results" / "istinto_bids.txt"


def rounds_of(deal: int) -> list[tuple[int, bool]]:
    """Every round of one deal's matches: the expert's bid, and whether it was met."""
    found = []
    for seat in range(PLAYERS):
        names = ["expert" if seat == other else "random" for other in range(PLAYERS)]
        match = rospo.start("istinto", players=PLAYERS, seed=deal)
        play_out(match, [rospo.bot(name, "istinto") for name in names], seed=deal)
        for event in match.view(None).log:
            if event.kind == "round":
                bid = event.fact("bids")[seat]
                found.append((bid, bid == event.fact("tricks")[seat]))
    return found


def main() -> None:
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 30
    rospo.bot("expert", "istinto")  # compile once, before the other workers need it
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        by_deal = list(pool.map(rounds_of, range(deals)))
    played = [one for rounds in by_deal for one in rounds]
    met = sum(hit for _, hit in played) / len(played)
    margin = mean_of([sum(hit - met for _, hit in rounds) for rounds in by_deal]).margin * deals / len(played)
    lines = [
        f"$ python benchmarks/istinto_bids.py {deals}",
        f"expert against three random, 4 players: {len(played)} rounds in {deals} deals, every seat",
        f"bids met: {met:.1%} ± {margin:.1%} (95 %, by deal)",
    ]
    for bid in sorted({bid for bid, _ in played}):
        hits = [hit for said, hit in played if said == bid]
        lines.append(f"  bid {bid:2}: {len(hits):5} times, met {sum(hits) / len(hits):.0%}")
    RESULTS.write_text("\n".join(lines) + "\n")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
