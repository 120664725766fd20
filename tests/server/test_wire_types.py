"""The types that the web table is checked against are those of the server."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from rospo.play import registry
from rospo.server.core import fields
from rospo.server.core.entries import Opened, SeatPlan, Started
from rospo.server.core.frames import changing_fields, fixed_fields
from rospo.server.core.state import TableState

MAKER = Path(__file__).parents[2] / "web" / "wire_types.py"


def test_the_types_of_the_web_table_are_up_to_date() -> None:
    done = subprocess.run([sys.executable, str(MAKER), "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("game", registry.games())
@pytest.mark.parametrize("begun", [False, True], ids=["waiting", "playing"])
def test_a_table_has_the_fields_that_its_type_says(game: str, begun: bool) -> None:
    seats = [SeatPlan(level="club") for _ in range(registry.game(game).seats[0])]
    state = TableState(
        Opened(
            at=0, table="t", code="c", game=game, options={}, seats=seats, host="", timer="fast", turn_ms=15_000,
            public=False, secret="s", commitment="h",
        )
    )  # fmt: skip
    if begun:
        state.apply(Started(seed="0" * 64, at=1))
    told = {**fixed_fields(state), **changing_fields(state, 0)}
    assert list(told) == list(fields.TableFields.__struct_fields__)
    assert msgspec.to_builtins(msgspec.convert(told, fields.TableFields)) == told
