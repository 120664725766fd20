"""Answers to messages: done, or refused."""

from rospo.server.core import wire
from rospo.server.core.connection import Asker
from rospo.server.core.effects import Answer
from rospo.server.core.refusal import Refusal
from rospo.server.core.state import TableState


def granted(state: TableState, asker: Asker, in_hand: str | None = None, won_by: int | None = None) -> bytes:
    """Done: the same number, however often the message comes."""
    done = state.done(asker.connection.guest, asker.cid)
    return wire.write(wire.Ok(cid=asker.cid, n=state.n if done is None else done, held=in_hand, won_by=won_by))


def grant(state: TableState, asker: Asker, in_hand: str | None = None, won_by: int | None = None) -> Answer:
    return Answer(asker.connection, granted(state, asker, in_hand, won_by), asker.arrived)


def refuse(asker: Asker, refusal: Refusal) -> Answer:
    if refusal.code == "storage":
        asker.connection.forget(asker.cid)  # it may be tried again
    text = wire.write(wire.Refused(cid=asker.cid, code=refusal.code, rule=refusal.rule, facts=refusal.facts))
    return Answer(asker.connection, text, asker.arrived, refusal.code)
