"""What happens when all act at the same moment: drivers, like `rospo.simulate.drivers`."""

from typing import Any

from rospo.core.chance import shuffle
from rospo.core.game import DEAL, OVER, Rules
from rospo.simulate.drivers import Array, deal, may, score_sheet

game: Rules
policy: Any

IDLE = -1
"""Instead of a reason: the seat waited or was late, or the round was already over."""
UNKNOWN = -2
"""Instead of a reason: the code is unused."""


def beat(states: Array, actions: Array, racing: bool, order: Array, x: int, told: Array, sheet: Array) -> int:
    """Play each seat's choice; the code after the last means waiting. Returns the generator's next state.

    `told` gets one reason per seat, 0 if it played. In a race the order is drawn; a seat that could have played at the
    beginning of the beat but no longer can is late, at no cost.
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
    """Is it one of the seat's choices? Stricter than not being refused: in a race a fumble isn't refused."""
    if game.to_act(s) >> seat & 1:
        for n in range(game.choices(s, seat)):
            if game.choice(s, seat, n) == action:
                return True
    return False


def look_together(states: Array, racing: bool, out: Array, mask: Array) -> None:
    """What each seat sees and may do. Waiting, the last flag, is always allowed in a race, else as a last resort."""
    s = states[0]
    acting = game.to_act(s)
    for seat in range(s.players):
        policy.observe(s, seat, out[seat])
        if acting >> seat & 1:
            may(s, seat, mask[seat])
        mask[seat, game.ACTIONS] = racing or not acting >> seat & 1
