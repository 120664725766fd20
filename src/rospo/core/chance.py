"""Chance: a small generator in arithmetic that plain Python and compiled code agree on (ALL-R3).

The generator is multiply-with-carry: a state of 63 bits, `x → A·(x mod 2³²) + (x div 2³²)`. No intermediate result
leaves 63 bits, so int64 never wraps. `A·2³² − 1` and `A·2³¹ − 1` are both prime, which makes the period
`A·2³¹ − 1`, about 4.5·10¹⁸. A draw folds the two halves of the state together and maps them to a range without
bias (Lemire's method, with its rejection step).

Every stream starts from `stream(seed, n)`: the seed scrambled with a number that says what the stream is for, so
the deck of round 5 doesn't depend on what happened in rounds 1 to 4.
"""

from rospo.core.record import Ints

A = 2_090_001_135
LOW = 0xFFFF_FFFF
MASK63 = 0x7FFF_FFFF_FFFF_FFFF
GOLDEN = 0x1E37_79B9_7F4A_7C15

FIRST_DEALER = -1
"""Stream -1: the first dealer (ALL-R1). Streams 0, 1, 2 … are the decks of the rounds."""
POLICY = -3
"""Stream -3: the choices of simulated players."""
BEATS = -4
"""Stream -4: which seat acts first when several act at the same moment."""
RACE = -1_000_000_000
"""Streams RACE - round: the speed model's spread in a race."""


def step(x: int) -> int:
    """The state after `x`."""
    return A * (x & LOW) + (x >> 32)


def below(x: int, n: int) -> tuple[int, int]:
    """The next state, and a uniform number from 0 to n - 1; n is at most 2³¹."""
    x = A * (x & LOW) + (x >> 32)  # `step`, inlined: in plain Python the call would double the cost
    product = ((x ^ (x >> 32)) & LOW) * n
    if (product & LOW) < n:  # n of 2³² cases: only these can be biased
        return fair(x, product, n)
    return x, product >> 32


def fair(x: int, product: int, n: int) -> tuple[int, int]:
    """Draw again until the draw is unbiased."""
    while (product & LOW) < (LOW + 1) % n:
        x = step(x)
        product = ((x ^ (x >> 32)) & LOW) * n
    return x, product >> 32


def scramble(x: int) -> int:
    """Hash 63 bits to 63 bits: nearby numbers give unrelated ones."""
    for _ in range(5):
        x = step(x ^ (x >> 29) ^ GOLDEN)
    return x ^ (x >> 32)


def stream(seed: int, purpose: int) -> int:
    """The first state of the stream for this purpose; never 0, where the generator would get stuck."""
    return scramble(seed ^ ((purpose * A) & MASK63)) | 1


def shuffle(deck: Ints, size: int, wanted: int, x: int) -> int:
    """Shuffle until the first `wanted` of `size` cards are a uniform draw; returns the next state.

    That is enough to deal `wanted` cards, and gives the same top cards as a full shuffle.
    """
    low = x & LOW
    high = x >> 32
    for i in range(min(wanted, size - 1)):
        n = size - i
        x = A * low + high  # `below`, inlined, with both halves at hand: a third faster in plain Python
        low = x & LOW
        high = x >> 32
        product = (low ^ high) * n
        jump = product >> 32
        if (product & LOW) < n:
            x, jump = fair(x, product, n)
            low = x & LOW
            high = x >> 32
        other = i + jump
        card = deck[i]
        deck[i] = deck[other]
        deck[other] = card
    return x


def folded(seed: int) -> int:
    """Any non-negative integer, hashed to the 63 bits that a state keeps."""
    x = scramble(seed & MASK63)
    while seed := seed >> 63:
        x = scramble(x ^ (seed & MASK63))
    return x


def game_seed(seed: int, game: int) -> int:
    """The seed of game number `game` of a simulation: `rospo.start(…, seed=that)` deals the same cards."""
    return scramble(stream(seed, POLICY) ^ game)
