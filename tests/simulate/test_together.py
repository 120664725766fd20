"""Games by beats: all act at the same moment. Agreement with a match is tested with the adapters."""

from random import Random

import numpy as np
import pytest

import rospo
from rospo.simulate import Together


def played(seed: int) -> list[tuple[int, int]]:
    """A race to its end, every seat doing anything that it may."""
    race = Together("ligretto_twist", 3, beat_ms=200, rounds=1)
    race.begin(seed)
    rng, course = Random(1), []
    while not race.over:
        _, masks = race.look()
        race.beat([rng.choice(np.flatnonzero(mask).tolist()) for mask in masks])
        course += race.played
    assert max(race.scores) == 0 > min(race.scores)
    return course


def test_a_seed_decides_who_comes_first() -> None:
    assert played(1) == played(1) != played(2)


def test_waiting_moves_the_clock_of_a_race_and_nothing_else() -> None:
    race = Together("ligretto_twist", 2, beat_ms=250, rounds=1)
    race.begin(5)
    before, _ = race.look()
    race.beat([race.wait, race.wait])
    before[:, race.layout.where("clock")] += 250
    assert np.array_equal(race.look()[0], before)


def test_an_invalid_beat_is_refused() -> None:
    with pytest.raises(rospo.BadOption, match="beat_ms"):
        Together("ligretto_twist", 2, beat_ms=0)
    race = Together("ligretto_twist", 2, beat_ms=100)
    race.begin(1)
    with pytest.raises(rospo.BadOption, match="actions must be 2 whole numbers, one per seat"):
        race.beat([0])
