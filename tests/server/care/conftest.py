"""A data file with an evening in it: the one of the first release, or the part of it that is examined fast."""

from pathlib import Path

import pytest

from tests.server.care.files import change
from tests.server.schemas import RELEASED, load

LONG = "(SELECT id FROM tables WHERE game = 'istinto')"


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    return load(RELEASED[0], tmp_path / "tables.db")


@pytest.fixture
def data(evening: Path) -> Path:
    for place in ('entries WHERE "table"', 'seats WHERE "table"', 'results WHERE "table"', "tables WHERE id"):
        change(evening, f"DELETE FROM {place} IN {LONG}")
    change(evening, "VACUUM")
    return evening
