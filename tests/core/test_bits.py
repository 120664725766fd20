"""Sets as bits."""

from hypothesis import given, strategies as st

from rospo.core import bits

SETS = st.sets(st.integers(0, 62), min_size=1)


@given(SETS)
def test_bits_behave_like_a_set(numbers: set[int]) -> None:
    mask = sum(1 << number for number in numbers)
    assert bits.members(mask) == tuple(sorted(numbers))
    assert bits.count(mask) == len(numbers)
    assert bits.lowest(mask) == min(numbers)
    assert [bits.nth(mask, n) for n in range(len(numbers))] == sorted(numbers)
