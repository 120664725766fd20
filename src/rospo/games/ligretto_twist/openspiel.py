"""Ligretto Twist in OpenSpiel (`rospo.core.openspiel`), by the speed model (LT-R9).

Nobody sees a stack, not even its owner (LT-R6), so nobody sees any dealt card. A note is the time of the move in
milliseconds and the colour flipped, plus 1. A move's first number is 14·k + what +k did: 1 … 8 laid on pile 0 … 7,
9 parked, 10 … 13 flipped red, green, blue, yellow; the second is the time.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

from rospo.core.chance import below, stream
from rospo.core.openspiel import Description, Round, Size, blocks
from rospo.games.ligretto_twist.moves import COLOURS
from rospo.games.ligretto_twist.race import pause, reaction
from rospo.games.ligretto_twist.rules import (
    DECK,
    FLIP,
    NOTHING,
    PARK,
    ROOM,
    State,
    apply,
    colour_of,
    piles,
)

DEEDS = 14
"""The codes of what a seat did are below this."""


def stack(s: State) -> int:
    """Cards in a seat's stack."""
    return 38 if s.players == 4 else ROOM


def size(s: State, parameters: Mapping[str, Any]) -> Size:
    """The rules don't limit a round's moves, but rounds end: of 20,000 random ones the longest had 267, 266 and 378
    moves with two, three and four players."""
    return Size(s.rounds, (150 + 100 * s.players) * s.rounds, -float(stack(s) * s.rounds), 0.0)


def play(s: State, seat: int, action: int) -> int:
    apply(s, seat, action)
    return s.clock << 3 | s.flipped[seat] + 1


def row(seat: Any, action: Any, note: Any) -> tuple[Any, ...]:
    return DEEDS * seat + action + (note & 7) + PARK * ((note & 7) > 0), note >> 3


def told(note: int) -> str:
    flipped = f" {COLOURS[(note & 7) - 1]}" if note & 7 else ""
    return f"{note >> 3} ms{flipped}"


def hidden(s: State) -> dict[str, Any]:
    return {"ready": s.ready[: s.players]}


# --- another round


def deck(so_far: Round, rng: Random) -> list[int | None]:
    """First the cards in the middle, then each stack, known as far as it was flipped. Nobody knows more."""
    s = so_far.now
    middle, cards = piles(s), stack(s)
    stacks = [[middle + i for i in block] for block in blocks(s, cards)]
    places: list[int | None] = [None] * DECK
    places[:middle] = [colour_of(pile) for pile in range(middle)]
    flipped = [0] * s.players
    for seat, action, note in so_far.moves:
        if action == FLIP and flipped[seat] < cards:
            places[stacks[seat][flipped[seat]]] = (note & 7) - 1
            flipped[seat] += 1
    return places


def prepare(s: State, note: int) -> None:
    s.clock = note >> 3


def resume(s: State, so_far: Round, rng: Random) -> None:
    """Each seat next acts at a moment that fits its last one and isn't past; the seat to act, after its pause."""
    s.clock = so_far.now.clock
    x = stream(rng.getrandbits(62), 0)
    last = {seat: note >> 3 for seat, _, note in so_far.moves}
    for seat in range(s.players):
        if seat == so_far.turn:
            x, delay = pause(s, seat, x)
            s.ready[seat] = s.clock + delay
        else:
            low, high = moments(s, seat, last.get(seat))
            x, more = below(x, high - max(low, s.clock) + 1)
            s.ready[seat] = max(low, s.clock) + more
    s.chance = x


def moments(s: State, seat: int, last: int | None) -> tuple[int, int]:
    """The first and the last moment at which the speed model lets a seat act after its last action."""
    if last is None:
        return 0, s.move[seat]
    mean = s.move[seat] if s.flipped[seat] == NOTHING else reaction(s, seat)
    spread = mean * s.spread[seat] // 100
    return last + mean - spread, last + mean - spread + mean * 2 * s.spread[seat] // 100


DESCRIPTION = Description(
    size=size,
    play=play,
    row=row,
    told=told,
    public_notes=True,
    hidden=hidden,
    deck=deck,
    prepare=prepare,
    resume=resume,
)
