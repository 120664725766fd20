"""What the simulation taught about one table, each as a rule. No server is needed for them: see `bare`."""

from rospo.server.core import wire
from rospo.server.core.connection import Asker
from rospo.server.core.entries import Away, Played, RaceOff, RaceOn, SeatPlan
from rospo.server.core.inputs import Drawn, Heard, NotWritten, Reread, Thought, Went, Written
from rospo.server.core.people import PRESENCE_MS
from rospo.server.core.rematch import opening_again
from rospo.server.core.settings import Settings
from rospo.server.core.state import TableState
from tests.server.bare import SECRET, Bare

SETTINGS = Settings()
SILENT_MS = int(1000 * SETTINGS.silent_s)


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


def test_a_race_hears_whoever_comes_back_while_the_disk_is_slow() -> None:
    """Their connection isn't at the table yet: first the entries before it have to be on disk."""
    table = Bare("ligretto_twist", 2)
    here, other = table.begin()
    table.pass_by(SETTINGS.countdown_ms + 500, [here, other])
    table.disk_is_slow = True
    table.asks(here, wire.Play(v=1, cid="flip", move="flip"))
    table.take(Went(other))
    back = table.comes(other.guest)
    table.pass_by(2 * SETTINGS.silence_ms, [here, back])
    table.disk_is_slow = False
    table.take(Written())
    assert not [entry for entry in table.log if isinstance(entry, RaceOff)]
    table.pass_by(2 * SETTINGS.silence_ms, [here])
    assert [entry for entry in table.log if isinstance(entry, RaceOff)]


def test_the_rematch_of_a_game_whose_host_was_forgotten_has_another_host() -> None:
    """Only a host can start it."""
    table = Bare("take_that", 3)
    _, other, _ = table.begin()
    asked = Drawn(Asker(other, "again", table.now), "rematch", "CODE2", SECRET)
    first, *rest = table.guests
    opened = opening_again(table.table.state, asked, known=rest, at=table.now)
    assert [seat.guest for seat in opened.seats] == [None, *rest]
    assert opened.host == rest[0]
    assert opening_again(table.table.state, asked, known=table.guests, at=table.now).host == first


def test_a_race_waits_for_whoever_took_the_seat_of_somebody_who_was_heard() -> None:
    table = Bare("ligretto_twist", 2)
    host, other = (table.comes(guest) for guest in table.guests)
    table.asks(other, wire.Leave(v=1, cid="leave"))
    newcomer = table.comes("newcomer")
    table.asks(newcomer, wire.Sit(v=1, cid="sit"))
    table.asks(host, wire.Start(v=1, cid="start"))
    table.take(Heard(host))
    assert not [entry for entry in table.log if isinstance(entry, RaceOn)]
    table.take(Heard(newcomer))
    assert [entry for entry in table.log if isinstance(entry, RaceOn)]


def test_whoever_sits_down_is_there_once_it_is_on_disk() -> None:
    table = Bare("take_that", 2, seats=[SeatPlan(guest="guest0"), SeatPlan()])
    host, other = (table.comes(guest) for guest in table.guests)
    table.wait(PRESENCE_MS)
    table.disk_is_slow = True
    table.asks(other, wire.Sit(v=1, cid="sit"))
    table.wait(PRESENCE_MS)
    assert table.presence(host) == [True, False]
    table.take(Written())
    table.wait(PRESENCE_MS)
    assert table.presence(host) == [True, True]


def test_if_it_could_not_be_written_that_somebody_sat_down_nobody_is_said_to_be_there() -> None:
    table = Bare("take_that", 2, seats=[SeatPlan(guest="guest0"), SeatPlan()])
    host, other = (table.comes(guest) for guest in table.guests)
    table.disk_is_slow = True
    table.asks(other, wire.Sit(v=1, cid="sit"))
    table.wait(PRESENCE_MS)
    table.take(NotWritten("full"))
    table.take(Reread(TableState(table.opened)))
    table.wait(PRESENCE_MS)
    assert table.presence(host) == [True, False]
