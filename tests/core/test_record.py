"""Declared states: plain, slotted, copied."""

from typing import Annotated

import pytest

from rospo.core.record import Declared, Ints, i8, record


@record
class Small(Declared):
    """Two fields."""

    turn: i8
    hands: Annotated[Ints, "i64*3"]


def test_a_state_is_made_all_zero() -> None:
    assert Small().values() == {"turn": 0, "hands": [0, 0, 0]}


def test_a_misspelt_field_is_refused() -> None:
    with pytest.raises(AttributeError):
        Small().trun = 1  # type: ignore[attr-defined]


def test_a_copy_is_independent() -> None:
    one = Small()
    two = one.copy()
    two.hands[1] = 5
    two.turn = 1
    assert one == Small()
    assert two != one
    assert repr(two) == "Small(turn=1, hands=[0, 5, 0])"


def test_a_state_is_never_a_key() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Small())


@pytest.mark.parametrize("hint", [int, Annotated[int, "u8"], Annotated[Ints, "i8*x"], Annotated[Ints, "i8**"]])
def test_only_signed_widths_can_be_declared(hint: object) -> None:
    wrong = type("Wrong", (Declared,), {"__annotations__": {"field": hint}})
    with pytest.raises(TypeError, match="field field: declare i8"):
        record(wrong)
