"""What the simulation taught about one table, each as a rule. No server is needed for them: see `bare`."""

from rospo.server.core.entries import Away, Played
from rospo.server.core.inputs import Thought, Went
from rospo.server.core.settings import Settings
from tests.server.bare import Bare

SILENT_MS = int(1000 * Settings().silent_s)


def test_whoever_is_gone_when_time_is_up_has_a_stand_in_and_no_lapse() -> None:
    """Time for the turn and patience with its owner end at the same moment."""
    table = Bare("take_that", 2, timer="relaxed", turn_ms=SILENT_MS, bots_ms=0)
    lines = table.begin()
    match = table.table.state.match
    assert match is not None
    mover = match.due[0]
    table.take(Went(lines[mover]))
    table.wait(SILENT_MS)
    assert isinstance(table.log[-1], Away)
    for question in table.questions:
        table.take(Thought(question, question.legal[0].text))
    (played,) = [entry for entry in table.log if isinstance(entry, Played)]
    assert (played.seat, played.by) == (mover, "bot")
    assert table.table.state.seats[mover].slow == 0
