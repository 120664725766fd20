"""What a good player would do: the expert's thoughts about a seat's own view, if the table allows hints."""

from rospo.bots import installed
from rospo.core.game import View
from rospo.play import registry
from rospo.play.move import book
from rospo.server.core.refusal import Refusal
from rospo.server.core.state import PLAYING, TableState
from rospo.server.house import House
from rospo.server.minds import DEEP, thinker
from rospo.server.requests import HintTold, ThoughtTold

MOST = 3
"""How many candidates are shown, best first."""


async def hint(house: House, state: TableState, guest: str) -> HintTold:
    """A hint for this guest's seat, when the game waits for it. Raises Refusal."""
    seat, match = state.seat_of(guest), state.match
    if not state.opened.hints or state.has_clock or DEEP not in installed(state.opened.game):
        raise Refusal("no_hints")
    if seat is None:
        raise Refusal("not_seated")
    if match is None or state.status != PLAYING or seat not in match.due:
        raise Refusal("not_your_turn")
    n, legal = state.n, match.legal(seat)
    asked = (match.view(seat), [move.text for move in legal])
    told: HintTold | None = await house.minds.ask(DEEP, explained, *asked, table=state.opened.table)
    if told is None:
        raise Refusal("failed")
    return HintTold(n=n, thoughts=told.thoughts, playouts=told.playouts)


def explained(view: View, legal: list[str]) -> HintTold:
    """The expert's thoughts. Runs in a worker."""
    moves = book(registry.game(view.game))
    found = thinker(DEEP, view.game).explain(view, [moves.of(text) for text in legal])
    thoughts = [
        ThoughtTold(move=thought.move.text, value=round(thought.value, 3), share=round(thought.share, 3))
        for thought in found.thoughts
        if thought.move is not None
    ]
    return HintTold(n=0, thoughts=thoughts[:MOST], playouts=found.playouts)
