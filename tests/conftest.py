"""How the tests run: hypothesis, which tests share a worker, and what is left to `make long` and `make dist`."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import rospo

settings.register_profile(  # the same examples every time, and no clock that a busy machine could fail
    "rospo",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("rospo")

HERE = Path(__file__).parent
COMPILED = ("adapters", "analysis", "bots", "lockstep", "search", "simulate")
"""Folders with tests of compiled rules."""

collect_ignore = [] if os.environ.get("ROSPO_LONG") else ["long"]
collect_ignore += [] if os.environ.get("ROSPO_PYTHON") else ["web/test_installed.py"]


@pytest.hookimpl(tryfirst=True)  # before pytest-xdist looks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of one game's compiled rules share a worker: what it compiles, no other compiles at the same moment."""
    for item in items:
        if item.path.relative_to(HERE).parts[0] in COMPILED or item.get_closest_marker("compiled"):
            game = next((game for game in rospo.games() if game in item.nodeid), None)
            if game is not None:
                item.add_marker(pytest.mark.xdist_group(game))
