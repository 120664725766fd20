"""Many evenings, for some minutes; or one of them, told step by step."""

import argparse
import gc
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from random import SystemRandom
from time import process_time
from traceback import print_exc

from tests.simulation.book import Violation
from tests.simulation.evening import KINDS, Evening, Figures
from tests.simulation.server import Trace
from tests.simulation.trace import tell

EVENING_S = 15.0
"""Longest time for one evening: most take one second."""
EVERY_S = 120.0
"""Of processor time: how often a long run says how far it is."""


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    asked.add_argument("--minutes", type=float, default=1.0, help="of processor time")
    asked.add_argument("--seed", type=int, help="this evening only")
    asked.add_argument("--first", type=int, help="the first seed; drawn if not given")
    asked.add_argument("--kind", choices=sorted(set(KINDS)), help="of the one evening; the seed says it if you don't")
    asked.add_argument("--trace", action="store_true", help="tell everything that happens at the tables")
    given = asked.parse_args()
    if given.seed is not None:
        return 0 if told(given.seed, Figures(), given.kind, trace=given.trace) else 1
    seed = given.first if given.first is not None else fresh_seed()
    total, well, end, next_line = Figures(), True, 60 * given.minutes, EVERY_S
    gc.freeze()
    gc.disable()  # what an evening leaves behind is collected after it
    while well and process_time() < end:
        well = told(seed, total)
        seed += 1
        gc.collect()
        if process_time() > next_line:
            print(summary(total), flush=True)
            next_line += EVERY_S
    print(summary(total))
    return 0 if well else 1


def fresh_seed() -> int:
    return SystemRandom().randrange(1 << 40)


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Of processor time: a table that never comes to an end with an input would be at it for ever."""

    def late(*_: object) -> None:
        raise Violation(f"an evening takes more than {seconds} s")

    before = signal.signal(signal.SIGVTALRM, late)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def live(seed: int, total: Figures, kind: str | None = None, trace: Trace | None = None) -> None:
    """Adds an evening's figures to the total. Raises Violation."""
    with at_most(EVENING_S):
        total.add(Evening(seed, trace, kind).run())
    if unfair := total.fights.unfair():
        raise Violation(f"over all these evenings, {unfair}")


def told(seed: int, total: Figures, kind: str | None = None, *, trace: bool = False) -> bool:
    """False if something is wrong: then it says what, and how to see it again."""
    try:
        live(seed, total, kind, tell if trace else None)
    except Exception:
        print_exc()
        print(f"seed {seed}, found after {process_time():.1f} s of processor time")
        print(f"To see it happen: .venv/bin/python -m tests.simulation --seed {seed} --trace")
        return False
    return True


def summary(total: Figures) -> str:
    fights, faults = total.fights, sum(total.faults.values())
    near = f"{fights.near_won / fights.contests:.1%}" if fights.contests else "none"
    return (
        f"{total.evenings:,} evenings, {total.moves:,} moves, {faults:,} faults, {total.sent:,} messages told, "
        f"{total.compared:,} states compared, {total.pairs.get('same', 0):,} rounds told alike in two worlds, "
        f"{fights.contests:,} contests (won by the nearer: {near}), {total.virtual_s / 3600:,.1f} hours "
        f"in {total.seconds:,.1f} s of processor time: {total.moves / max(total.seconds, 1e-9):,.0f} moves a second"
    )


if __name__ == "__main__":
    sys.exit(main())
