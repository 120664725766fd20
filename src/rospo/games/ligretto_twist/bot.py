"""Ligretto Twist: how bots think. Plain functions that compile with the rules (`rospo.core.game.Mind`).

Where to lay doesn't matter: if two piles of a colour are open, afterwards the hand is on one and the other is open,
whichever was chosen. What matters is when. A card that fits nowhere can be parked, which costs another flip later, or
kept in hand until a pile comes free, which costs time now. And while your own hand blocks a rival's card, it may stay a
moment longer, until the rival gives up and parks.

Waiting isn't a move, so the rules don't know it. A player asks the keeper of the clock for it; in a search it is the
candidate WAIT.
"""

from math import exp
from typing import Annotated, Any

from rospo.core.bits import count
from rospo.core.chance import below, scramble
from rospo.core.game import DEAL, OVER, start_of_round
from rospo.core.record import Declared, Ints, i8, record
from rospo.core.shared import NOBODY
from rospo.games.ligretto_twist.moves import card as colour_named
from rospo.games.ligretto_twist.race import delay, next_seat, pause, reaction
from rospo.games.ligretto_twist.rules import (
    ACTIONS,
    COLOURS,
    DECK,
    FLIP,
    LAY,
    NOTHING,
    PARK,
    RACING,
    ROOM,
    State,
    apply,
    cards_left,
    choice,
    colour_of,
    flip,
    park,
    piles,
    shut_out,
    winners,
)

PLAYOUTS = 3_000
TRIES = 1
MIXES = False
LEVELS = {
    "novice": "A beginner: unhurried, fumbles at times, lays where it first can and often hopes for a pile too long.",
    "club": "An ordinary good adult: waits for a hand about to lift, else parks, and blocks who is about to give up.",
    "expert": "A champion's hands and eyes; plays the race on in its head to know when to wait, to park and to block.",
}

WAIT = ACTIONS
"""In addition to the actions of the rules: wait, then look again."""
WAIT_MS = 1500
"""The longest wait, in milliseconds."""
SLOWEST = 10_000  # milliseconds: anyone slower has put the cards down
NEVER = 1 << 20
HORIZON = 5000
"""How far an imagined race is played on, in milliseconds."""

PACE = 700
"""Default time from flipping to laying, in milliseconds, until more is known about a player."""
TRUST = 4
"""The weight of that default, in observed cards."""


@record
class Memory(Declared):
    """What everybody saw in this round.

    Parked cards are not here but in the state's own field: nobody sees them now, but everybody has seen them.
    """

    acted: Annotated[Ints, "i64*4"]  # when each seat last acted
    turned: Annotated[Ints, "i8*4"]  # its stack was its parked heap (LT-R3), so all of it has been seen
    took: Annotated[Ints, "i64*4"]  # total time its cards were in hand
    cards: Annotated[Ints, "i16*4"]  # and the number of those cards
    pool: Annotated[Ints, "i16*4"]  # scratch space for `imagine`: the unseen cards of each colour
    to_go: Annotated[Ints, "i64*4"]  # where an imagined race was cut off: each seat's remaining work in milliseconds
    broken_off: i8


# --- memory


def recall(view: Any, s: State, m: Memory) -> None:
    """State and memory from a view: goes through this round's log, then copies what lies on the table."""
    s.phase = RACING if view.phase == "race" else OVER
    s.scores[: s.players] = list(view.scores)
    s.round = view.round - (s.phase == RACING)
    s.dealer = view.dealer
    forget(s, m)
    for seat in range(s.players):
        s.stacked[seat] = 38 if s.players == 4 else 40
        s.heap[seat] = 0
        s.flipped[seat] = NOTHING
    for event in view.log[start_of_round(view.log) :]:
        if event.seat is not None:
            retrace(s, m, event)
    take_over(view, s)
    count_known(s, m)
    keep_pace(s, m)


def retrace(s: State, m: Memory, event: Any) -> None:
    """Replay one action, on stacks that nobody sees. An event's facts have a fixed order, the moment last."""
    kind, seat, facts = event
    s.clock = facts[-1][1]
    if kind == "flip":
        remember(s, m, seat, FLIP)
        flip(s, seat)
        s.flipped[seat] = colour_named(facts[0][1])
    elif kind == "park":
        remember(s, m, seat, PARK)
        park(s, seat)
    else:
        remember(s, m, seat, LAY + facts[1][1])
        if not facts[2][1]:  # not a fumble
            s.flipped[seat] = NOTHING


def take_over(view: Any, s: State) -> None:
    """What the view says about the table now."""
    s.clock = view.clock
    for pile in range(len(view.piles)):
        s.height[pile] = view.heights[pile]
    for pile in range(8):
        s.hand_on[pile] = NOBODY
    for seat in range(s.players):
        covers = view.covers[seat]
        s.covers[seat] = NOTHING if covers is None else covers
        if covers is not None:
            s.hand_on[covers] = seat
        s.frozen_until[seat] = view.frozen_until[seat]


def forget(s: State, m: Memory) -> None:
    for seat in range(4):
        m.acted[seat] = 0
        m.turned[seat] = 0
        m.took[seat] = 0
        m.cards[seat] = 0
    m.broken_off = 0


def remember(s: State, m: Memory, seat: int, action: int) -> None:
    if action != FLIP:
        m.took[seat] += s.clock - m.acted[seat]
        m.cards[seat] += 1
    elif s.stacked[seat] == 0:
        m.turned[seat] = 1
    m.acted[seat] = s.clock


# --- what is known


def count_known(s: State, m: Memory) -> None:
    """`left`, counting only cards that have been seen: in hand, parked, or in a stack that was parked before."""
    for seat in range(s.players):
        for colour in range(COLOURS):
            s.left[COLOURS * seat + colour] = 0
        if s.flipped[seat] != NOTHING:
            s.left[COLOURS * seat + s.flipped[seat]] += 1
        for i in range(ROOM * seat, ROOM * seat + s.heap[seat]):
            s.left[COLOURS * seat + s.parked[i]] += 1
        if m.turned[seat]:
            for i in range(ROOM * seat, ROOM * seat + s.stacked[seat]):
                s.left[COLOURS * seat + s.stack[i]] += 1


def pace(m: Memory, seat: int) -> int:
    """How long a seat keeps a card in hand before it acts, going by this round so far."""
    return min((TRUST * PACE + m.took[seat]) // (TRUST + m.cards[seat]), SLOWEST)


def keep_pace(s: State, m: Memory) -> None:
    """Everybody's observed speed: an ordinary player's, scaled."""
    for seat in range(s.players):
        s.look[seat] = pace(m, seat) * 22 // 70
        s.decide[seat] = pace(m, seat) * 16 // 70
        s.move[seat] = pace(m, seat) * 32 // 70
        s.spread[seat] = 30


def until_it_acts(s: State, m: Memory, seat: int, percent: int) -> int:
    """How long until a seat acts on the card in its hand, if it takes `percent` of its usual time."""
    return m.acted[seat] + pace(m, seat) * percent // 100 - s.clock


def until_freed(s: State, m: Memory, seat: int) -> int:
    """How long until a pile of the card's colour is likely to come free; NEVER if there is no telling."""
    soonest = NEVER
    colour = s.flipped[seat]
    for pile in range(colour, piles(s), COLOURS):
        rival = s.hand_on[pile]
        if s.flipped[rival] == NOTHING or s.flipped[rival] == colour or shut_out(s, rival, s.flipped[rival]):
            continue
        if until_it_acts(s, m, rival, 130) >= 0:  # else its hand stays there on purpose
            soonest = min(soonest, max(until_it_acts(s, m, rival, 100), 0))
    return soonest


def until_given_up(s: State, m: Memory, seat: int) -> int:
    """How long until a rival blocked by this seat's hand is likely to park; 0 if there is none."""
    longest = 0
    if s.covers[seat] == NOTHING or colour_of(s.covers[seat]) == s.flipped[seat]:
        return 0
    for rival in range(s.players):
        if rival != seat and s.flipped[rival] == colour_of(s.covers[seat]) and shut_out(s, rival, s.flipped[rival]):
            longest = max(longest, until_it_acts(s, m, rival, 130))
    return longest


# --- habits


def first_open(s: State, seat: int) -> int:
    """The first choice of the rules: flip, lay on the first open pile, or park."""
    return choice(s, seat, 0)


def novice(s: State, m: Memory, seat: int, x: int) -> tuple[int, int]:
    return x, first_open(s, seat)


def club(s: State, m: Memory, seat: int, x: int) -> tuple[int, int]:
    return x, first_open(s, seat)


def playout(s: State, m: Memory, seat: int, x: int) -> tuple[int, int]:
    return x, first_open(s, seat)


# --- habits of waiting: the generator's next state, and the longest wait in milliseconds; 0 means act now


def novice_wait(s: State, m: Memory, seat: int, x: int) -> tuple[int, int]:
    """Now and then, hope for a pile, whoever's hand is on it."""
    if s.flipped[seat] == NOTHING or not shut_out(s, seat, s.flipped[seat]):
        return x, 0
    x, hope = below(x, 3)
    return x, WAIT_MS if hope == 0 else 0


def club_wait(s: State, m: Memory, seat: int, x: int) -> tuple[int, int]:
    """Wait for a hand that is about to lift; keep our own down while a rival is about to give up."""
    if s.flipped[seat] == NOTHING:
        return x, 0
    if shut_out(s, seat, s.flipped[seat]):
        worthwhile = 100 * until_freed(s, m, seat) <= 40 * pace(m, seat)
    else:
        worthwhile = 100 * (s.players - 1) * until_given_up(s, m, seat) <= 60 * pace(m, seat)
    return x, wait_ms(s, m, seat) if worthwhile else 0


def wait_ms(s: State, m: Memory, seat: int) -> int:
    """How long to wait, if at all: until that hand has had time to lift, or the rival to park."""
    if not shut_out(s, seat, s.flipped[seat]):
        return min(until_given_up(s, m, seat), WAIT_MS)
    return min(until_freed(s, m, seat) + 300, WAIT_MS)


# --- search


def candidates(s: State, m: Memory, seat: int, out: Ints) -> int:
    """The first choice of the rules, since either pile will do; and waiting, if it might pay."""
    out[0] = first_open(s, seat)
    if s.flipped[seat] == NOTHING or wait_ms(s, m, seat) == 0:
        return 1
    out[1] = WAIT
    return 2


def attempt(s: State, m: Memory, seat: int, candidate: int) -> None:
    """Do it, and play the race on for some seconds. Then cut it off: the rest is alike for all candidates."""
    if candidate == WAIT:
        wait(s, m, seat)
    else:
        s.chance, ms = pause(s, seat, s.chance)
        s.ready[seat] = s.clock + ms
        remember(s, m, seat, candidate)
        apply(s, seat, candidate)
    end = s.clock + HORIZON
    while s.phase == RACING and s.clock < end:
        go_on(s, m, next_seat(s))
    if s.phase == RACING:
        break_off(s, m)


def go_on(s: State, m: Memory, seat: int) -> None:
    action = first_open(s, seat)
    remember(s, m, seat, action)
    apply(s, seat, action)


def wait(s: State, m: Memory, seat: int) -> None:
    """The others go on. If a pile comes free for the card meanwhile, it takes time to notice, like anything else."""
    until = s.clock + wait_ms(s, m, seat)
    s.ready[seat] = until
    if not shut_out(s, seat, s.flipped[seat]):
        return
    while s.phase == RACING and shut_out(s, seat, s.flipped[seat]):
        rival = next_seat(s)
        if rival == seat:
            s.ready[seat] = s.clock
            return
        go_on(s, m, rival)
    s.chance, ms = delay(s, seat, s.chance)
    s.ready[seat] = s.clock + ms


def break_off(s: State, m: Memory) -> None:
    """Note how much work each seat has left at its own pace, assuming that no more cards are parked."""
    for seat in range(s.players):
        m.to_go[seat] = s.ready[seat] - s.clock + cards_left(s, seat) * (reaction(s, seat) + s.move[seat])
        m.to_go[seat] -= s.move[seat] if s.flipped[seat] == NOTHING else reaction(s, seat) + s.move[seat]
    m.broken_off = 1
    s.phase = DEAL


def imagine(s: State, m: Memory, seat: int, x: int) -> int:
    """Deal the unseen cards to the unseen stacks, and decide when each rival acts next."""
    count_known(s, m)
    hidden = count_hidden(s, m)
    for player in range(s.players):
        if not m.turned[player]:
            for i in range(ROOM * player, ROOM * player + s.stacked[player]):
                x, place = below(x, hidden)
                hidden -= 1
                colour = 0
                while place >= m.pool[colour]:
                    place -= m.pool[colour]
                    colour += 1
                m.pool[colour] -= 1
                s.stack[i] = colour
                s.left[COLOURS * player + colour] += 1
    for player in range(s.players):
        x = expect(s, m, player, x)
    s.chance = scramble(x) | 1
    return x


def count_hidden(s: State, m: Memory) -> int:
    """The number of unseen cards, including those set aside; fills the pool by colour."""
    hidden = 0
    for colour in range(COLOURS):
        m.pool[colour] = DECK // COLOURS
        for pile in range(colour, piles(s), COLOURS):
            m.pool[colour] -= s.height[pile]
        for seat in range(s.players):
            m.pool[colour] -= s.left[COLOURS * seat + colour]
        hidden += m.pool[colour]
    return hidden


def expect(s: State, m: Memory, seat: int, x: int) -> int:
    """When the seat acts next, by its last action and its pace: never in the past, and soon if it is late."""
    mean = s.move[seat] if s.flipped[seat] == NOTHING else reaction(s, seat)
    least = max(mean - mean * s.spread[seat] // 100, s.clock - m.acted[seat])
    most = mean + mean * s.spread[seat] // 100
    if least > most:
        most = least + s.move[seat]
    x, more = below(x, most - least + 1)
    s.ready[seat] = m.acted[seat] + least + more
    return x


def plausible(s: State, m: Memory, seat: int) -> float:
    return 1.0


def leaves(s: State, m: Memory) -> int:
    return 1 << 40


def worth(s: State, m: Memory, seat: int) -> float:
    """Estimated chance to win the match from this score sheet; at the end, cards also count a little."""
    rest = s.rounds - s.round + 0.2
    if m.broken_off:
        rest -= 1.0 - share_to_go(s, m)
    total = 0.0
    for rival in range(s.players):
        total += exp((sure_score(s, m, rival) - sure_score(s, m, seat)) / (2.7 * rest**0.5))
    if s.phase != OVER:
        return 1.0 / total
    won = winners(s)
    return 0.8 * (won >> seat & 1) / count(won) + 0.2 / total


def share_to_go(s: State, m: Memory) -> float:
    """The share of the round that is left where the race was cut off."""
    return least_to_go(s, m) / (ROOM * (PACE + PACE // 2))


def least_to_go(s: State, m: Memory) -> int:
    least = m.to_go[0]
    for seat in range(1, s.players):
        least = min(least, m.to_go[seat])
    return least


def sure_score(s: State, m: Memory, seat: int) -> float:
    """The score sheet; if the race was cut off, with the cards a seat will have left when the first is done."""
    if not m.broken_off:
        return float(s.scores[seat])
    return s.scores[seat] - (m.to_go[seat] - least_to_go(s, m)) / (reaction(s, seat) + s.move[seat])


def mixes(s: State) -> int:
    return 0  # no choice is secret


def adopt(s: State, m: Memory, seat: int, style: int) -> None:
    pass
