"""The table for another game with the same seats."""

from collections.abc import Container

from rospo.core.errors import RospoError
from rospo.server.core import fair
from rospo.server.core.decide import Asking, own_seat
from rospo.server.core.entries import Opened, SeatPlan
from rospo.server.core.inputs import Drawn
from rospo.server.core.refusal import Refusal
from rospo.server.core.state import OVER, TableState


def may_rematch(state: TableState, asking: Asking) -> bool:
    """Raises Refusal; False if there already is one."""
    own_seat(state, asking)
    if state.status != OVER:
        raise Refusal("wrong_status", status=state.status, needed=OVER)
    return state.next is None


def opening_again(state: TableState, drawn: Drawn, known: Container[str], at: int) -> Opened:
    """The deal is passed on to the left. Guests who wanted to be forgotten have no seat, and aren't the host."""
    before, match = state.opened, state.match
    seats = [SeatPlan(guest=seat.guest if seat.guest in known else None, level=seat.level) for seat in state.seats]
    people = [seat.guest for seat in seats if seat.guest is not None]
    if match is None:
        raise RospoError("there was no game to play again")
    return Opened(
        at=at,
        table=drawn.table,
        code=drawn.code,
        game=before.game,
        options=before.options,
        seats=seats,
        host=state.host if state.host in people else next(iter(people), ""),
        timer=before.timer,
        public=before.public,
        secret=drawn.secret,
        commitment=fair.commitment(drawn.table, drawn.secret),
        lag_comp_ms=before.lag_comp_ms,
        turn_ms=before.turn_ms,
        bots_ms=before.bots_ms,
        speed=state.speed,
        dealer=(match.view(None).dealer + 1) % match.players,
        before=before.table,
        hints=before.hints,
    )
