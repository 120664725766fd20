"""What the expert would play, and why: each reason in a sentence with its rule."""

from collections.abc import Iterator

from rospo.bots import bot
from rospo.bots.reasoned import Told, reasoned
from rospo.cli.terminal import terminal
from rospo.core.game import View
from rospo.core.reasons import Reason
from rospo.play import registry
from rospo.play.move import Move
from rospo.terminal.speech import Speech

say = Speech()


def hint(view: View, legal: list[Move]) -> Iterator[str]:
    """Lines for the player whose view it is."""
    found = bot("expert", view.game).explain(view, legal)
    told = reasoned(view, found)
    share = next(thought.share for thought in found.thoughts if thought.move == told.best.move)
    if found.mixed:
        often = "The expert would play `{move}` {times} times in 10, so as not to be predictable."
        yield say(often, move=told.best.move, times=round(10 * share))
    else:
        yield say("The expert would play `{move}` ({share} sure of it).", move=told.best.move, share=f"{share:.0%}")
    yield from reasons(view.game, told.best)
    if told.other is None:
        return
    games = round(100 * (told.cost or 0))
    costs = "Second choice: `{move}`; in 100 games it would win about {games} fewer."
    same = "Second choice: `{move}`, just about as good."
    yield say(costs if games else same, move=told.other.move, games=games)
    yield from reasons(view.game, told.other)


def reasons(game: str, told: Told) -> Iterator[str]:
    """One line per reason."""
    for reason in told.reasons:
        yield f"  {'+' if reason.good else '−'} {because(game, reason)} ({reason.rule})"


def because(game: str, reason: Reason) -> str:
    """A reason as a sentence."""
    found = registry.game(game)
    assert found.reasons is not None
    said = terminal(game).said
    facts = dict(reason.facts) | dict(said(reason) if said is not None else {})
    return Speech(found.package)(found.reasons().SENTENCES[reason.id], **facts)
