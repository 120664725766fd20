"""The wheel, and the environments it is tried in."""

from pathlib import Path

import pytest

from tests.release.thin import Thin, built_wheel, thin


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built_wheel(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def small(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Thin:
    """`pip install rospo`, without any extra."""
    return thin(tmp_path_factory.mktemp("small") / "env", wheel)
