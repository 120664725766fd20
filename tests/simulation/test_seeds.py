"""A few evenings whose seeds are fixed: they are over in a moment, and the same every time."""

import pytest

from tests.simulation import trace
from tests.simulation.evening import KINDS, Evening, Figures

SHORT = 41
"""A seed of short evenings."""


def told(seed: int, kind: str) -> tuple[list[str], Figures]:
    """Everything that happens in an evening, a line for each thing."""
    lines: list[str] = []
    evening = Evening(seed, lambda *what: lines.append(trace.line(*what)), kind)
    return lines, evening.run()


@pytest.mark.parametrize("kind", sorted(set(KINDS)))
def test_the_same_seed_tells_the_same_story(kind: str) -> None:
    (first, figures), (again, _) = told(SHORT, kind), told(SHORT, kind)
    assert figures.moves > 100
    assert first == again


def test_the_kinds_of_evenings_have_what_they_are_for() -> None:
    figures = {kind: Evening(SHORT, kind=kind).run() for kind in set(KINDS)}
    assert set(figures["mixed"].faults) >= {"line", "kill"}
    assert figures["pairs"].pairs["same"] > 0
    assert figures["duels"].fights.contests > 0
