"""What a good player would do, and why: the expert's thoughts about a seat's own view, if the table allows hints."""

from msgspec.structs import replace

from rospo.bots import installed
from rospo.bots.reasoned import Reasoned, reasoned
from rospo.core.game import View
from rospo.play import registry
from rospo.play.move import book
from rospo.server.core.refusal import Refusal
from rospo.server.core.state import PLAYING, TableState
from rospo.server.house import House
from rospo.server.minds import DEEP, thinker
from rospo.server.requests import HintTold, ReasonTold, ReviewTold, SecondTold, ThoughtTold

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
    return replace(told, n=n)


def explained(view: View, legal: list[str]) -> HintTold:
    """The expert's thoughts, and reasons. Runs in a worker."""
    moves = book(registry.game(view.game))
    found = thinker(DEEP, view.game).explain(view, [moves.of(text) for text in legal])
    thoughts = [
        ThoughtTold(move=thought.move.text, value=round(thought.value, 3), share=round(thought.share, 3))
        for thought in found.thoughts
        if thought.move is not None
    ]
    why = reasoned(view, found)
    return HintTold(
        n=0,
        thoughts=thoughts[:MOST],
        playouts=found.playouts,
        mixed=found.mixed,
        reasons=[ReasonTold.of(reason) for reason in why.best.reasons],
        second=_second(why),
    )


def _second(why: Reasoned) -> SecondTold | None:
    if why.other is None or why.cost is None:
        return None
    reasons = [ReasonTold.of(reason) for reason in why.other.reasons]
    return SecondTold(move=why.other.move.text, cost=round(why.cost, 3), reasons=reasons)


def review(state: TableState, guest: str) -> ReviewTold:
    """What the last finished round of a race teaches this guest: it is over, so everybody may. Raises Refusal."""
    look_back, seat, match = registry.game(state.opened.game).review, state.seat_of(guest), state.match
    if look_back is None:
        raise Refusal("no_hints")
    if seat is None:
        raise Refusal("not_seated")
    log = match.view(seat).log if match is not None else ()
    ends = [number for number, event in enumerate(log) if event.kind == "round"]
    if match is None or not ends:
        return ReviewTold(round=0, reasons=[])
    began = ends[-2] + 1 if len(ends) > 1 else 0
    found = look_back().of_round(match.view(seat), log[began : ends[-1] + 1], seat)
    return ReviewTold(round=len(ends), reasons=[ReasonTold.of(reason) for reason in found])
