"""Many evenings, for some minutes; or one of them, told step by step."""

import argparse
import sys
from random import SystemRandom
from time import monotonic
from traceback import print_exc

from tests.simulation.evening import Evening, Figures


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    asked.add_argument("--minutes", type=float, default=1.0)
    asked.add_argument("--seed", type=int, help="this evening only")
    asked.add_argument("--first", type=int, help="the first seed; drawn if not given")
    asked.add_argument("--trace", action="store_true", help="tell everything that happens at the tables")
    given = asked.parse_args()
    if given.seed is not None:
        return 0 if evening(given.seed, Figures(), trace=given.trace) else 1
    seed = given.first if given.first is not None else SystemRandom().randrange(1 << 40)
    total, end = Figures(), monotonic() + 60 * given.minutes
    well = True
    while well and monotonic() < end:
        well = evening(seed, total)
        seed += 1
    print(summary(total))
    return 0 if well else 1


def evening(seed: int, total: Figures, *, trace: bool = False) -> bool:
    told = Evening(seed, _tell if trace else None)
    try:
        total.add(told.run())
    except Exception:
        print_exc()
        print(f"seed {seed}, at {told.agenda.now:.1f} ms: python -m tests.simulation --seed {seed} --trace")
        return False
    return True


def _tell(now: float, table: str, what: object) -> None:
    print(f"{now:12.1f}  {table:8} {what!r:.400}")


def summary(total: Figures) -> str:
    return (
        f"{total.evenings:,} evenings, {total.moves:,} moves, {total.faults:,} faults, {total.sent:,} messages told, "
        f"{total.compared:,} states compared, {total.virtual_s / 3600:,.1f} hours in {total.seconds:,.1f} s: "
        f"{total.moves / max(total.seconds, 1e-9):,.0f} moves a second"
    )


if __name__ == "__main__":
    sys.exit(main())
