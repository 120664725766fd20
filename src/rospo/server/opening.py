"""What a new table opens with, if it may be opened."""

import msgspec

from rospo.bots import bots, installed
from rospo.play import registry
from rospo.play.options import checked_options, checked_players
from rospo.server.core import fair
from rospo.server.core.decide import must_be_installed
from rospo.server.core.entries import Opened, Past, SeatPlan
from rospo.server.core.fields import Origin
from rospo.server.core.refusal import Refusal
from rospo.server.core.settings import TIMERS, Settings
from rospo.server.core.state import TableState
from rospo.server.minds import DEEP
from rospo.server.replay import must_be_over
from rospo.server.requests import NewTable


def opening(
    asked: NewTable,
    host: str,
    drawn: tuple[str, str, str],
    at: int,
    settings: Settings,
    origin: TableState | None = None,
) -> Opened:
    """The first entry of a table's log. `drawn`: its id, code and secret; `origin`: the game it begins as."""
    game = registry.game(asked.game)
    checked_options(game, checked_players(game, len(asked.seats)), asked.options, besides=())
    experts = DEEP in installed(game.name)
    for seat in asked.seats:
        if seat.kind == "bot" and seat.level not in bots(game.name):
            raise Refusal("bad_seats")
        must_be_installed(game.name, seat.level)
    if asked.hints and not experts:
        raise Refusal("no_hints")
    if sum(seat.kind == "me" for seat in asked.seats) > 1:
        raise Refusal("bad_seats")
    table, code, secret = drawn
    turn_ms = TIMERS[asked.timer]
    opened = Opened(
        at=at,
        table=table,
        code=code,
        game=game.name,
        options=asked.options,
        seats=[
            SeatPlan(guest=host if seat.kind == "me" else None, level=seat.level if seat.kind == "bot" else None)
            for seat in asked.seats
        ],
        host=host,
        timer=asked.timer,
        public=asked.public,
        secret=secret,
        commitment=fair.commitment(table, secret),
        lag_comp_ms=asked.lag_comp_ms,
        turn_ms=None if turn_ms is None else int(turn_ms * settings.timer_scale),
        bots_ms=settings.bots_ms,
        speed=asked.speed,
        hints=_alone(asked) and experts if asked.hints is None else asked.hints,
    )
    return opened if asked.origin is None or origin is None else _as_there(opened, origin, asked.origin.moves)


def _as_there(opened: Opened, there: TableState, moves: int) -> Opened:
    """Begin as a finished game was after so many of its moves."""
    match, known = there.match, there.opened
    must_be_over(there)
    if match is None:
        raise Refusal("not_over", status=there.status)
    if opened.game != known.game or len(opened.seats) != match.players:
        raise Refusal("bad_seats")
    actions = match.record().actions
    if moves >= len(actions) or (moves and there.has_clock):
        raise Refusal("no_such_move", moves=moves)
    return msgspec.structs.replace(
        opened,
        options=known.options,
        dealer=known.dealer,
        origin=Origin(table=known.table, moves=moves),
        deal=there.mixed,
        line=[Past(action.seat, match.move(action.action).text) for action in actions[:moves]],
    )


def _alone(asked: NewTable) -> bool:
    """One person among bots: nobody minds if they ask for a hint."""
    return sum(seat.kind != "bot" for seat in asked.seats) == 1
