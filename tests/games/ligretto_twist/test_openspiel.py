"""Resampling in OpenSpiel: other races that a seat can't tell from its own."""

from random import Random

import numpy as np
import pytest

from tests.adapters.openspiel_tables import walk


@pytest.mark.parametrize("players", [2, 3, 4])
def test_neither_the_deck_nor_the_clockwork_decides_the_draw(players: int) -> None:
    state = walk(f"rospo_ligretto_twist(players={players})", players, 60)
    drawn = state.resample_from_infostate(0, lambda: 0.5)
    Random(1).shuffle(state.course.start.deck)
    state.course.start.seed = state.course.s.seed = state.course.s.chance = 5
    state.course.s.ready[:] = [0] * 4
    state.course.s.stack[:] = [0] * 160
    assert str(state.resample_from_infostate(0, lambda: 0.5)) == str(drawn)


def test_a_race_goes_on_by_the_speed_model() -> None:
    """The next moments of the others, resampled, are spread as the true ones are."""
    true: list[int] = []
    drawn: list[int] = []
    for seed in range(60):
        state = walk("rospo_ligretto_twist(players=2,rounds=1)", seed, 40)
        other = state.resample_from_infostate(0, Random(seed).random)
        for one, waits in ((state, true), (other, drawn)):
            s = one.course.s
            assert all(ready >= s.clock for ready in s.ready[:2])
            waits += [ready - s.clock for ready in s.ready[:2]]
    assert np.mean(drawn) == pytest.approx(np.mean(true), rel=0.2)
