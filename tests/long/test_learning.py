"""The learning example: from nothing to a bot in the arena. It needs PyTorch, which `make long` installs."""

import csv
import json
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
import torch

from tests.docs.blocks import ROOT

EXAMPLES = ROOT / "examples"
TINY = ("--minutes", "0.02", "--games", "8", "--points", "1", "--matches", "2", "--threads", "1")


@pytest.fixture
def learn(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    return import_module("learn_istinto")


def in_folder(folder: Path, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, *words], cwd=folder, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_example_learns_saves_and_plays(tmp_path: Path) -> None:
    for file in EXAMPLES.glob("*.py"):
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


def test_a_saved_network_plays_like_the_learned_one(learn: ModuleType) -> None:
    torch.manual_seed(1)
    network = learn.Network()
    suits, rest = torch.randn(20, 5, learn.SUIT_SIZE), torch.randn(20, learn.REST_SIZE)
    with torch.inference_mode():
        expected = network(suits, rest).numpy()
    assert network.weights()(suits.numpy(), rest.numpy()) == pytest.approx(expected, abs=1e-5)


def test_evaluation_agrees_with_a_plain_loop(learn: ModuleType) -> None:
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
