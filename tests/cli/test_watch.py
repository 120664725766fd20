"""`rospo play ligretto_twist`: a race of bots, as text or as a picture."""

from pathlib import Path
from typing import Any

import pytest

import rospo as library
from rospo.bots.racer import Racer
from rospo.cli import watch
from rospo.cli.screen import console
from tests.cli.conftest import Rospo


def test_a_pipe_gets_one_line_per_event(rospo: Rospo) -> None:
    said = rospo("play", "ligretto_twist", "--rounds", "2", "--seed", "4", "--players", "2", "--record", "race.rospo")
    assert said.status == 0
    assert said.err == ""
    assert said.out.count("Twist stop!") == 2
    assert " flips R." in said.out
    match = library.load(Path("race.rospo").read_text(encoding="utf-8"))
    assert match.over
    assert len(match.record().actions) <= len(said.out.splitlines())


def test_the_same_seed_gives_the_same_race(rospo: Rospo) -> None:
    first = rospo("play", "lig", "--rounds", "1", "--seed", "4")
    assert rospo("play", "lig", "--rounds", "1", "--seed", "4") == first
    assert rospo("play", "lig", "--rounds", "1", "--seed", "5") != first


def test_the_racers_clock_never_runs_back_and_starts_anew_each_round() -> None:
    match = library.start("ligretto_twist", players=4, seed=2, rounds=2)
    racer, bot = Racer(match), watch.Race(match, _bots(4), console())
    starts = []
    clock, number = -1, 0
    while not match.over:
        if match.round != number:
            number, clock = match.round, -1
        seat, at = racer.next(_view(match))
        if clock < 0:
            starts.append(at)
        assert at >= clock
        clock = at
        bot.act(seat, at)
    assert len(starts) == 2
    assert max(starts) < 1000


def test_everybody_acts_about_as_often() -> None:
    match = library.start("ligretto_twist", players=3, seed=2, rounds=1)
    race = watch.Race(match, _bots(3), console())
    while not match.over:
        race.act(*race.next())
    acts = [sum(action.seat == seat for action in match.record().actions) for seat in range(3)]
    assert max(acts) < 1.3 * min(acts)


def test_a_frozen_seat_waits() -> None:
    match = library.start("ligretto_twist", players=2, seed=2)
    racer = Racer(match)
    seat, at = racer.next(_view(match))
    match.play(seat, "flip", at=at)
    wrong = next(pile for pile in range(4) if f"lay {pile}" not in map(str, match.legal(seat)))
    match.play(seat, f"lay {wrong}", at=at)
    for _ in range(50):
        other, later = racer.next(_view(match))
        if other == seat:
            assert later >= at + 600
            return
        match.advance(later)


def test_a_race_that_was_left_goes_on(rospo: Rospo) -> None:
    match = library.start("ligretto_twist", players=2, seed=2, rounds=1)
    race = watch.Race(match, _bots(2), console())
    for _ in range(30):
        race.act(*race.next())
    Path("race.rospo").write_text(str(match.record()), encoding="utf-8")
    said = rospo("play", "--resume", "race.rospo")
    assert said.status == 0
    assert "Twist stop!" in said.out


def test_ctrl_c_stops_cleanly(rospo: Rospo, monkeypatch: pytest.MonkeyPatch) -> None:
    acts = 0
    act = watch.Race.act

    def interrupted(self: watch.Race, seat: int, at: int) -> None:
        nonlocal acts
        acts += 1
        if acts == 20:
            raise KeyboardInterrupt
        act(self, seat, at)

    monkeypatch.setattr(watch.Race, "act", interrupted)
    said = rospo("play", "ligretto_twist", "--seed", "1", "--record", "race.rospo")
    assert (said.status, said.err) == (0, "")
    assert "Stopped in round 1" in said.out
    assert not library.load(Path("race.rospo").read_text(encoding="utf-8")).over


def _bots(players: int) -> dict[int, Any]:
    return {seat: library.bot("random", "ligretto_twist") for seat in range(players)}


def _view(match: library.Match) -> Any:
    return match.view(None)
