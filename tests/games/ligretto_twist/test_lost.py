"""Ligretto Twist: where the time went, from the public log."""

from rospo import Event, Match
from rospo.core.race import Lost
from rospo.games.ligretto_twist.lost import lost
from tests.analysis.played import played
from tests.games.ligretto_twist.table import RIVAL, YOU, table


def losses(match: Match) -> list[Lost]:
    return list(lost(match.log_since(0), match.players, match.options))


def test_who_can_lay_loses_nothing() -> None:
    match = table("you: stack r g | rival: stack y b")
    for at, move in ((100, "flip"), (900, "lay 0"), (1100, "flip")):
        match.play(YOU, move, at)
    assert losses(match) == []


def test_a_seat_waits_while_all_piles_of_its_colour_are_covered_by_others() -> None:
    match = table("you: stack r g | rival: stack r y b")
    match.play(RIVAL, "flip", 100)
    match.play(RIVAL, "lay 0", 500)
    match.play(YOU, "flip", 600)
    match.play(RIVAL, "flip", 700)
    match.play(RIVAL, "lay 3", 1600)  # the hand lifts from pile 0
    match.play(YOU, "lay 0", 1900)
    assert losses(match) == [Lost(5, YOU, "waiting", 1000, (0,), 1600)]


def test_a_parked_card_costs_all_the_time_it_took() -> None:
    match = table("you: stack r g | rival: stack r y b")
    match.play(RIVAL, "flip", 100)
    match.play(RIVAL, "lay 0", 500)
    match.play(YOU, "flip", 600)  # 600 ms to flip it
    match.play(YOU, "park", 1400)  # and 800 ms of waiting
    assert losses(match) == [Lost(4, YOU, "waiting", 800, (0,), 1400), Lost(4, YOU, "parking", 600, (0,), 1400)]


def test_a_fumble_costs_its_freeze_and_that_is_no_waiting() -> None:
    match = table("you: stack r g | rival: stack r y b", fumble_ms=500)
    match.play(RIVAL, "flip", 100)
    match.play(RIVAL, "lay 0", 200)
    match.play(YOU, "flip", 300)
    match.play(YOU, "lay 0", 600)  # blocked
    match.play(RIVAL, "flip", 700)
    match.play(RIVAL, "lay 3", 1500)
    found = losses(match)
    assert found == [
        Lost(4, YOU, "waiting", 300, (0,), 600),
        Lost(4, YOU, "fumbling", 500, (0,), 600),
        Lost(6, YOU, "waiting", 400, (0,), 1500),
    ]


def test_a_freeze_ends_with_the_round() -> None:
    match = table("you: stack r g | rival: stack r", fumble_ms=5000)
    match.play(YOU, "flip", 100)
    match.play(YOU, "lay 1", 200)
    match.play(RIVAL, "flip", 300)
    match.play(RIVAL, "lay 0", 900)
    assert losses(match) == [Lost(2, YOU, "fumbling", 700, (1,), 200)]


def test_a_knot_lifts_all_hands_and_ends_the_wait() -> None:
    def at(seat: int, kind: str, ms: int, **facts: object) -> Event:
        return Event(kind, seat, (*facts.items(), ("at", ms)))

    log = [
        at(RIVAL, "flip", 100, card="r"),
        at(RIVAL, "lay", 200, card="r", pile=0, fumble=False),
        at(YOU, "flip", 300, card="r"),
        at(RIVAL, "flip", 600, card="g"),
        Event("knot", None),
    ]
    assert list(lost(log, 2, {"fumble_ms": 600})) == [Lost(4, YOU, "waiting", 300, (0,), 600)]


def test_nobody_loses_more_than_the_round_took() -> None:
    for seed in range(4):
        match = played("ligretto_twist", "novice", "random", seed=seed)
        span = match.record().actions[-1].at or 0
        for seat in range(match.players):
            mine = [found for found in losses(match) if found.seat == seat]
            assert all(found.ms > 0 and found.places for found in mine)
            assert sum(found.ms for found in mine) <= span
