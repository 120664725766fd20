"""What a new table opens with, if it may be opened."""

from rospo.bots import bots, installed
from rospo.play import registry
from rospo.play.options import checked_options, checked_players
from rospo.server.core import fair
from rospo.server.core.decide import must_be_installed
from rospo.server.core.entries import Opened, SeatPlan
from rospo.server.core.refusal import Refusal
from rospo.server.core.settings import TIMERS, Settings
from rospo.server.minds import DEEP
from rospo.server.requests import NewTable


def opening(asked: NewTable, host: str, drawn: tuple[str, str, str], at: int, settings: Settings) -> Opened:
    """The first entry of a table's log. `drawn`: its id, code and secret."""
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
    return Opened(
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


def _alone(asked: NewTable) -> bool:
    """One person among bots: nobody minds if they ask for a hint."""
    return sum(seat.kind != "bot" for seat in asked.seats) == 1
