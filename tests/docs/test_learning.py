"""The example that learns: it runs from nothing to a bot in the arena, and the bot sees what it saw while learning."""

import csv
import json
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType

import numpy as np
import pytest
import torch

import rospo
from rospo import simulate
from tests.docs.blocks import ROOT

EXAMPLES = ROOT / "examples"
TINY = ("--minutes", "0.02", "--games", "8", "--points", "1", "--matches", "2", "--threads", "1")


@pytest.fixture
def learn(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    return import_module("learn_istinto")


@pytest.fixture
def bot(learn: ModuleType) -> ModuleType:
    return import_module("learned_bot")


def in_folder(folder: Path, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, *words], cwd=folder, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_learns_saves_and_plays(tmp_path: Path) -> None:
    for file in EXAMPLES.glob("learn*.py"):
        shutil.copy(file, tmp_path)
    in_folder(tmp_path, "learn_istinto.py", *TINY)
    rows = list(csv.DictReader((tmp_path / "learning_curve.csv").read_text().splitlines()))
    assert [row["level"] for row in rows] == ["club", "novice", "random"] * 2  # before and after
    assert int(rows[0]["moves"]) == 0
    assert int(rows[-1]["moves"]) >= 8 * 48
    in_folder(tmp_path, "learn_plot.py", "learning_curve.csv", "curve.png")
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
    arena = ("arena", "istinto", "--bots", "learned_bot:Learned,club,club,club", "--games", "4", "--json")
    said = json.loads(in_folder(tmp_path, "-m", "rospo.cli", *arena, "--workers", "1"))
    assert [(bot["bot"], bot["sat"]) for bot in said["bots"] if ":" in bot["bot"]] == [("learned_bot:Learned", 4)]


def test_a_view_shows_the_network_what_the_batch_showed(learn: ModuleType, bot: ModuleType) -> None:
    batch = simulate.Batch("istinto", 4, 1, seed=3)
    match = rospo.start("istinto", players=4, seed=simulate.seed_of(3, 0))
    table = learn.Table(batch)
    for _ in range(2 * learn.ROUND + 7):
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


def test_the_judgement_is_that_of_a_plain_loop(learn: ModuleType) -> None:
    generator = np.random.default_rng(1)
    seats = generator.permuted(np.repeat(np.arange(4), 12)[:, None], axis=0)
    values, gains = generator.normal(size=(48, 1)), generator.normal(size=(4, 1))
    better, target = learn.judge(*(torch.from_numpy(array) for array in (seats, values, gains)))
    for seat in range(4):
        turns = np.flatnonzero(seats[:, 0] == seat)
        came = [*values[turns[1:], 0], gains[seat, 0]]
        errors = [after - values[turn, 0] for turn, after in zip(turns, came, strict=True)]
        for n, turn in enumerate(turns):
            expected = sum(error * learn.TRACE**k for k, error in enumerate(errors[n:]))
            assert better[turn, 0].item() == pytest.approx(expected)
            assert target[turn, 0].item() == pytest.approx(expected + values[turn, 0])


@pytest.mark.parametrize("level", ["club", "novice", "random"])
def test_the_saved_network_is_better_than(level: str, learn: ModuleType) -> None:
    network = learn.Network()
    network.load_state_dict(torch.load(learn.SAVED, weights_only=True))
    more, error, _, _ = learn.measure(network, level, 200)
    assert more > error  # the interval is clear of zero


def test_the_bot_says_what_it_has_not_learned(bot: ModuleType) -> None:
    match = rospo.start("istinto", players=3, seed=1)
    (seat,) = match.due
    with pytest.raises(rospo.BadOption, match="with 4 players"):
        bot.Learned().choose(match.view(seat), match.legal(seat), Random(1))
