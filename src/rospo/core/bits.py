"""Sets of small numbers as the bits of one integer, at most 63 of them.

The compiled rules use processor instructions for the first three (`rospo.simulate.intrinsics`). `members` is never
compiled, so it takes larger sets too.
"""

_BITS = [1 << number for number in range(256)]


def count(mask: int) -> int:
    """How many numbers are in the set."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The smallest number in the set, which must not be empty."""
    return (mask & -mask).bit_length() - 1


def nth(mask: int, n: int) -> int:
    """The n-th smallest number in the set, counted from 0; the set must hold more than n."""
    for _ in range(n):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def members(mask: int) -> tuple[int, ...]:
    """The numbers in the set, ascending."""
    found = []
    while mask:
        top = mask.bit_length() - 1
        found.append(top)
        mask ^= _BITS[top]
    found.reverse()
    return tuple(found)
