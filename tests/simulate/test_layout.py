"""Observations: the meaning and bounds of each number, which stay as they are."""

import numpy as np
import pytest

import rospo
from rospo import simulate
from rospo.core.layout import Field, Layout
from rospo.play import registry
from tests.kits import ALL_TABLES, KITS


@pytest.mark.parametrize("game", KITS)
def test_a_layout_stays_as_it_is_until_its_version_changes(game: str) -> None:
    """If this fails: raise the version, say so in the changelog, then write the new layout to the kit's layout.txt."""
    layout = registry.game(game).observation
    assert f"version {layout.version}:\n{layout}\n" == (KITS[game].folder / "layout.txt").read_text()


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_every_number_keeps_its_bounds(game: str, players: int) -> None:
    batch = simulate.Batch(game, players, 50, seed=1)
    layout = batch.layout
    least, most = np.array(layout.least), np.array(layout.most)
    for _ in range(300):
        seen = batch.observe()
        assert (least <= seen).all()
        assert (seen <= most).all()
        batch.step(batch.sample())
        batch.reset(batch.over)


@pytest.mark.parametrize("game", rospo.games())
def test_every_field_is_used(game: str) -> None:
    """With all seats taken and every option on, each field is nonzero at some time."""
    batch = simulate.Batch(game, registry.game(game).seats[-1], 300, seed=1, **KITS[game].every_option)
    used: set[str] = set()
    for _ in range(1000):
        seen = batch.observe()
        used |= {field.name for field in batch.layout.fields if seen[:, batch.layout.where(field.name)].any()}
        batch.step(batch.sample())
        batch.reset(batch.over)
    never = {field.name for field in batch.layout.fields} - used
    assert never <= {"frozen"}, "nobody fumbles in a simulation"


@pytest.mark.parametrize("game", rospo.games())
def test_looking_is_observing_and_masking(game: str) -> None:
    batch = simulate.Batch(game, KITS[game].players, 40, seed=1)
    for dtype in (np.int16, np.int32, np.float32):
        observations = np.full((40, batch.layout.size), 7, dtype)
        masks = np.full(batch.mask.shape, 7, np.int8)
        batch.look(observations, masks)
        assert np.array_equal(observations, batch.observe())
        assert np.array_equal(masks, batch.mask)
        batch.step(batch.sample())


@pytest.mark.parametrize("game", rospo.games())
def test_samples_are_legal_and_follow_from_the_seed(game: str) -> None:
    one, two = (simulate.Batch(game, KITS[game].players, 40, seed=1) for _ in range(2))
    for _ in range(50):
        actions = one.sample()
        assert np.array_equal(actions, two.sample())
        one.step(actions)
        two.step(actions)
    assert len({tuple(row) for row in one.observe()}) > 1


def test_an_unusable_array_is_refused() -> None:
    batch = simulate.Batch("istinto", 3, 2, seed=1)
    masks = np.zeros(batch.mask.shape, np.int8)
    with pytest.raises(rospo.BadOption, match=r"observations must be an array of numbers of shape \(2, 99\)"):
        batch.look(np.zeros((2, 98)), masks)
    with pytest.raises(rospo.BadOption, match="masks must be a writable array"):
        batch.look(np.zeros((2, 99)), batch.mask)
    with pytest.raises(rospo.BadOption, match=r"out must be an array of numbers of shape \(2,\)"):
        batch.sample(np.zeros(2))  # type: ignore[arg-type]  # on purpose


def test_a_field_is_found_by_its_name() -> None:
    layout = Layout(1, (Field("hand", 3, "cards"), Field("pot", 1, "chips", 9)))
    assert (layout.where("pot"), layout.size) == (slice(3, 4), 4)
    assert (layout.least, layout.most) == ([0, 0, 0, 0], [1, 1, 1, 9])
    with pytest.raises(KeyError, match="there is hand, pot"):
        layout.where("chips")
