"""What happens when all act at the same moment: drivers, like `rospo.simulate.drivers`."""

from typing import Any

from rospo.core.chance import shuffle
from rospo.core.game import DEAL, OVER, Rules
from rospo.simulate.drivers import Array, deal, may, score_sheet

game: Rules
policy: Any

IDLE = -1
"""In the place of a reason: the seat waited, was late, or the round was over before."""
UNKNOWN = -2
"""In the place of a reason: the code stands for no action."""


def beat(states: Array, actions: Array, racing: bool, order: Array, x: int, told: Array, sheet: Array) -> int:
    """Play what each seat has chosen, or the code after the last for nothing. Returns chance's next state.

    `told` gets a reason a seat, 0 if it has played. In a race the order is drawn; whoever could have played at the
    beginning of the beat and no longer can is late, and no worse off for having tried.
    """
    s = states[0]
    fair = 0
    if racing:
        x = shuffle(order, s.players, s.players, x)
        for seat in range(s.players):
            fair |= may_play(s, seat, actions[seat]) << seat
    number = s.round
    for i in range(s.players):
        seat = order[i]
        action = actions[seat]
        told[seat] = IDLE
        late = fair >> seat & 1 and not may_play(s, seat, action)
        if action != game.ACTIONS and s.phase != OVER and s.round == number and not late:
            told[seat] = reason(s, seat, action)
            if told[seat] == 0:
                game.apply(s, seat, action)
    if s.phase == DEAL:
        deal(s)
    score_sheet(s, sheet)
    return x


def reason(s: Array, seat: int, action: int) -> int:
    return UNKNOWN if action < 0 or action >= game.ACTIONS else game.refusal(s, seat, action)


def may_play(s: Array, seat: int, action: int) -> bool:
    """Is it one of the seat's choices? That is less than not to be refused: in a race one may fumble."""
    if game.to_act(s) >> seat & 1:
        for n in range(game.choices(s, seat)):
            if game.choice(s, seat, n) == action:
                return True
    return False


def look_together(states: Array, racing: bool, out: Array, mask: Array) -> None:
    """What each seat sees and may do. Waiting, the last flag, is free in a race; else for who can do nothing."""
    s = states[0]
    acting = game.to_act(s)
    for seat in range(s.players):
        policy.observe(s, seat, out[seat])
        if acting >> seat & 1:
            may(s, seat, mask[seat])
        mask[seat, game.ACTIONS] = racing or not acting >> seat & 1
