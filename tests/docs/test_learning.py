"""The network that learned Istinto, as a bot: it sees what it saw while learning, and plays as well as claimed.

How it learns is tested by `make long`, which installs PyTorch.
"""

from importlib import import_module
from random import Random
from types import ModuleType

import pytest

import rospo
from rospo import simulate
from tests.docs.blocks import ROOT

EXAMPLES = ROOT / "examples"
ROUND = 48  # moves


@pytest.fixture
def bot(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    return import_module("learned_bot")


@pytest.fixture
def measuring(bot: ModuleType) -> ModuleType:
    return import_module("measure_istinto")


def test_a_view_shows_the_network_what_the_batch_showed(measuring: ModuleType, bot: ModuleType) -> None:
    batch = simulate.Batch("istinto", 4, 1, seed=3)
    match = rospo.start("istinto", players=4, seed=simulate.seed_of(3, 0))
    table = measuring.Table(batch)
    for _ in range(2 * ROUND + 7):
        seen, gone, _ = table.look()
        (seat,) = match.due
        view = match.view(seat)
        assert bot.played(view) == gone[0]
        assert bot.observed(view) == seen[0].tolist()
        _, best, winner = bot.trick(bot.field(seen, "table"), bot.field(seen, "led")[:, 0])
        if bot.field(seen, "led")[0, 0]:
            assert (winner[0] + seat) % 4 == batch.states["winner"][0]
            assert (best[0] >= bot.A_TRUMP) == (batch.states["best"][0] == 60)
        actions = batch.sample()
        match.play(seat, next(move for move in match.legal(seat) if move.action == actions[0]))
        batch.step(actions)


@pytest.mark.parametrize("level", ["club", "novice", "random"])
def test_the_saved_network_is_better_than(level: str, measuring: ModuleType, bot: ModuleType) -> None:
    more, error, _, _ = measuring.measure(bot.Weights.saved(), level, 60)
    assert more > error  # the interval is clear of zero


def test_the_bot_refuses_what_it_has_not_learned(bot: ModuleType) -> None:
    match = rospo.start("istinto", players=3, seed=1)
    (seat,) = match.due
    with pytest.raises(rospo.BadOption, match="with 4 players"):
        bot.Learned().choose(match.view(seat), match.legal(seat), Random(1))
