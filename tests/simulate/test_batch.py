"""`simulate.Batch`: live games in arrays."""

import numpy as np
import pytest
from numpy.typing import NDArray

import rospo
from rospo import simulate
from tests.kits import ALL_TABLES, KITS


def random_actions(batch: simulate.Batch, rng: np.random.Generator) -> NDArray[np.int64]:
    chosen: NDArray[np.int64] = np.argmax(batch.mask * (1 - rng.random(batch.mask.shape)), axis=1)
    return chosen


def play_on(batch: simulate.Batch, steps: int, seed: int = 1) -> simulate.Batch:
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        if batch.over.all():
            break
        batch.step(random_actions(batch, rng))
    return batch


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_random_play_ends_every_game(game: str, players: int) -> None:
    batch = simulate.Batch(game, players=players, games=20, seed=1, **KITS[game].short)
    play_on(batch, 100_000)
    assert batch.over.all()
    assert (batch.to_act == -1).all()
    assert not batch.mask.any()
    assert batch.winners.any(axis=1).all()


def test_nothing_is_won_before_the_end() -> None:
    batch = simulate.Batch("istinto", players=4, games=8, seed=1)
    assert not batch.winners.any()
    assert not batch.over.any()


def test_one_bad_action_changes_nothing_and_names_game_and_rule() -> None:
    batch = simulate.Batch("take_that", players=3, games=8, seed=1)
    before = batch.states.copy()
    actions = random_actions(batch, np.random.default_rng(1))
    actions[5] = 0
    with pytest.raises(rospo.IllegalMove, match=r"game 5 of the batch: can't take: the row is empty.*TT-10") as caught:
        batch.step(actions)
    assert caught.value.rule == "TT-10"
    assert np.array_equal(batch.states, before)


@pytest.mark.parametrize("code", [-1, -45, 5000, 10**9])
@pytest.mark.parametrize("game", rospo.games())
def test_an_invalid_action_code_is_refused(game: str, code: int) -> None:
    batch = simulate.Batch(game, KITS[game].players, games=2, seed=1)
    with pytest.raises(rospo.MalformedMove, match=r"isn't an action code"):
        batch.step(np.array([code, code]))


def test_arrays_from_a_batch_are_independent_copies() -> None:
    batch = simulate.Batch("istinto", players=4, games=8, seed=1)
    seats, mask = batch.to_act, batch.mask
    before = seats.copy()
    batch.step(random_actions(batch, np.random.default_rng(1)))
    assert np.array_equal(seats, before)
    assert not np.array_equal(batch.to_act, before)
    assert not mask.flags.writeable
    batch.to_act[:] = 99
    assert batch.to_act.max() < 4


@pytest.mark.parametrize("actions", [np.zeros(3, int), np.zeros((2, 2), int), np.zeros(2), np.array(["a", "b"])])
def test_actions_must_be_one_integer_per_game(actions: NDArray[np.int64]) -> None:
    with pytest.raises(rospo.BadOption, match="2 whole numbers"):
        simulate.Batch("take_that", players=3, games=2, seed=1).step(actions)


def test_places_can_be_filled_with_new_games() -> None:
    batch = play_on(simulate.Batch("twins", players=3, games=50, seed=1, max_hands=1), 1000)
    assert batch.over.all()
    which = np.arange(50) < 10
    batch.reset(which)
    assert batch.over.sum() == 40
    match = rospo.start("twins", players=3, seed=simulate.seed_of(1, 50), max_hands=1)
    assert batch.states["hands"][0][:3].tolist() == match._state.hands[:3], "games are numbered on"


def test_observe_fills_an_array_of_any_number_type() -> None:
    batch = simulate.Batch("istinto", players=4, games=6, seed=1)
    mine = batch.observe()
    out = np.full(mine.shape, 7, np.float32)
    assert batch.observe(out) is out
    assert np.array_equal(mine, out)
    with pytest.raises(rospo.BadOption, match="shape"):
        batch.observe(np.zeros((6, 3)))


def test_an_observation_says_what_its_page_says() -> None:
    batch = play_on(simulate.Batch("istinto", players=4, games=1, seed=4, dealer=2), 6)
    match = rospo.start("istinto", players=4, seed=simulate.seed_of(4, 0), dealer=2)
    rng = np.random.default_rng(1)
    twin = simulate.Batch("istinto", players=4, games=1, seed=4, dealer=2)
    for _ in range(6):
        action = random_actions(twin, rng)
        match.play(int(twin.to_act[0]), match.move(int(action[0])))
        twin.step(action)
    seat = match.to_act[0]
    view, seen = match.view(seat).to_dict(), batch.observe()[0]
    names = [f"{suit}{rank}" for suit in "wbgrk" for rank in range(1, 13)]
    assert [name for name, here in zip(names, seen[:60], strict=True) if here] == [c for c in view["hand"] if c != "T"]
    assert seen[60] == view["hand"].count("T")
    lying = {(seat + k) % 4: [*names, "T"][card - 1] for k, card in enumerate(seen[61:65]) if card}
    assert lying == dict(view["table"])
    assert [int(bid) - 1 for bid in np.roll(seen[67:71], seat)] == view["bids"]
    assert int(seen[88]) == (2 - seat) % 4
