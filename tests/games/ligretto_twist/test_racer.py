"""A race at the table: nobody is faster than its model, hands slip, and waiting makes nobody see faster."""

from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from typing import Any

import pytest

import rospo
from rospo import Match
from rospo.bots.racer import LONGEST, Racer
from rospo.bots.speed import Speed, speed
from rospo.bots.table import luck, play_out
from rospo.core.game import Event
from rospo.games.ligretto_twist import GAME, bot as mind, race as ligretto_twist
from rospo.play.move import Move
from rospo.play.options import new_state
from tests.games.ligretto_twist.table import RIVAL, YOU, table
from tests.support import rule

STEADY = Speed(200, 100, 300, spread=0)
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


@dataclass
class Club:
    """Habits of the club level, waiting included, at any speed."""

    speed: Any = "club"
    waits: list[tuple[int, int]] = field(default_factory=list)  # when, and for how long

    def choose(self, view: Any, legal: list[Move], rng: Random) -> Move:
        return legal[0]

    def wait(self, view: Any, legal: list[Move], rng: Random) -> int:
        state, memory = new_state(GAME, view.players, view.options), mind.Memory()
        mind.recall(view, state, memory)
        ms = mind.club_wait(state, memory, view.seat, rng.getrandbits(62) | 1)[1]
        if ms:
            self.waits.append((view.clock, ms))
        return ms


class Patient:
    """Always waits as long as it may."""

    speed = STEADY

    def choose(self, view: Any, legal: list[Move], rng: Random) -> Move:
        return legal[0]

    def wait(self, view: Any, legal: list[Move], rng: Random) -> int:
        return 10**9


def raced(players: int, seed: int, bots: list[Any]) -> Match:
    match = rospo.start("ligretto_twist", players, seed=seed, rounds=1)
    play_out(match, bots, seed)
    return match


def moment(event: Event) -> int:
    at: int = event.fact("at")
    return at


# --- speeds


def test_a_speed_is_the_levels_the_bots_own_or_clubs() -> None:
    assert speed("expert", "ligretto_twist") == Speed(*ligretto_twist.SPEEDS["expert"])
    assert speed(Club("novice"), "ligretto_twist") == speed("novice", "ligretto_twist")
    assert speed(Club(STEADY), "ligretto_twist") is STEADY
    assert speed(object(), "ligretto_twist") == speed("club", "ligretto_twist")
    assert STEADY.quickest == 600
    assert speed("club", "ligretto_twist").quickest == 700 - 210


@pytest.mark.parametrize(
    "wrong", [(-1, 0, 0), (0, 0, 20_000), (1, 1, 1, 101), (1, 1, 1, 0, 1001), (1.5, 1, 1), (True, 1, 1)]
)
def test_a_speed_is_in_whole_milliseconds(wrong: tuple[Any, ...]) -> None:
    with pytest.raises(rospo.BadOption):
        Speed(*wrong)


def test_an_unknown_level_has_no_speed() -> None:
    with pytest.raises(rospo.BadOption):
        speed("grandmaster", "ligretto_twist")


@rule("LT-R9")
def test_faster_hands_win() -> None:
    match = raced(4, 1, [Club("random"), Club("novice"), Club("club"), Club("expert")])
    scores = match.scores
    assert list(scores) == sorted(scores)
    assert len(set(scores)) == 4


# --- nobody is faster than its model


@rule("LT-R9")
@PLAYERS
@pytest.mark.parametrize("level", ["random", "novice", "club", "expert"])
def test_no_card_is_laid_faster_than_the_model_allows(players: int, level: str) -> None:
    match = raced(players, players, [Club(level) for _ in range(players)])
    flipped = [0] * players
    for event in match.view(None).log:
        if event.kind == "flip":
            flipped[event.seat or 0] = moment(event)
        elif event.kind in ("lay", "park"):
            assert moment(event) - flipped[event.seat or 0] >= speed(level, "ligretto_twist").quickest


@rule("LT-R9")
@PLAYERS
def test_a_bot_that_waited_answers_a_pile_no_faster_than_the_model_allows(players: int) -> None:
    """A lay after a wait on a pile that came free while waiting is a whole look, decide and move after that."""
    answered = 0
    for seed in range(4):
        bots = [Club() for _ in range(players)]
        match = raced(players, seed, bots)
        waits = [dict(bot.waits) for bot in bots]
        answered += sum(1 for _ in answers(match, waits))
        for seen, laid in answers(match, waits):
            assert laid - seen >= speed("club", "ligretto_twist").quickest
    assert answered


def answers(match: Match, waits: list[dict[int, int]]) -> Any:
    """For every wait of a seat that was shut out and then laid: when the pile came free, and when it laid."""
    again = rospo.start("ligretto_twist", match.players, seed=match.record().seed, rounds=1)
    waiting: dict[int, int | None] = {}  # the moment at which a waiting seat's colour came free, or None
    for action in match.record().actions:
        at = action.at or 0
        for seat, begun in enumerate(waits):
            if [ms for start, ms in begun.items() if again.clock <= start <= at] and seat not in waiting:
                shut = [str(move) for move in again.legal(seat)] == ["park"]
                if shut:
                    waiting[seat] = None
        again.play(action.seat, again.move(action.action), at=at)
        if action.seat in waiting:
            seen = waiting.pop(action.seat)
            if seen is not None and again.view(None).log[-1].kind == "lay":
                yield seen, at
        for seat in [] if again.over else waiting:
            is_open = [str(move) for move in again.legal(seat)] != ["park"]
            if not is_open:
                waiting[seat] = None
            elif waiting[seat] is None:
                waiting[seat] = at
    return


@rule("LT-9")
def test_a_pile_that_comes_free_is_answered_after_a_whole_look_decide_and_move() -> None:
    match = table("you: flipped r, stack g, covers 1 | rival: flipped b, stack y y, covers 0")
    racer = at_the_table(match, wait=4000)
    match.play(RIVAL, "lay 2", at=1000)  # its hand leaves the red pile
    assert turn_of(racer, match, YOU) == 1000 + 600


@rule("LT-9")
def test_a_pile_that_is_taken_again_is_waited_for_until_the_time_is_up() -> None:
    match = table("you: flipped r, stack g, covers 1 | rival: flipped b, stack y r r, covers 0")
    racer = at_the_table(match, wait=4000)
    match.play(RIVAL, "lay 2", at=1000)
    racer.next(seen(match))
    match._state.flipped[RIVAL] = 0
    match.play(RIVAL, "lay 0", at=1100)
    assert turn_of(racer, match, YOU) == 4000


@rule("LT-9")
def test_a_bot_about_to_lay_when_the_pile_is_taken_again_does_not_park_at_once() -> None:
    match = table("you: flipped r, stack g, covers 1 | rival: flipped b, stack y r r, covers 0")
    racer = at_the_table(match, wait=1010)
    match.play(RIVAL, "lay 2", at=1000)
    racer.next(seen(match))
    match._state.flipped[RIVAL] = 0
    match.play(RIVAL, "lay 0", at=1100)
    assert turn_of(racer, match, YOU) == 1000 + 600


@rule("LT-9")
def test_a_pile_that_comes_free_just_before_the_time_is_up_is_not_answered_at_once() -> None:
    match = table("you: flipped r, stack g, covers 1 | rival: flipped b, stack y y, covers 0")
    racer = at_the_table(match, wait=1010)
    match.play(RIVAL, "lay 2", at=1000)
    assert turn_of(racer, match, YOU) == 1000 + 600


def test_a_bot_holding_a_card_that_fits_acts_when_its_time_is_up() -> None:
    match = table("you: flipped r, stack g, covers 1 | rival: flipped b, stack y y, covers 3")
    racer = at_the_table(match, wait=700)
    match.play(RIVAL, "lay 2", at=500)
    assert turn_of(racer, match, YOU) == 700


def at_the_table(match: Match, wait: int) -> Racer:
    """A racer told by your seat, at the start of the clock, how long it waits."""
    racer = Racer(match, [STEADY, STEADY])
    racer.next(seen(match))
    racer.hold(YOU, wait, 0)
    return racer


def seen(match: Match) -> Any:
    return match.view(None)


def turn_of(racer: Racer, match: Match, seat: int) -> int:
    """The moment at which the seat's turn comes, if nobody else does anything."""
    while True:
        whose, at = racer.next(seen(match))
        if whose == seat:
            return at


def test_nobody_waits_twice_for_a_card_so_a_race_never_stands_still() -> None:
    match = raced(2, 3, [Patient(), Patient()])
    assert match.over
    mine = [event for event in match.view(None).log if event.seat == 0]
    pauses = {moment(after) - moment(before) for before, after in pairwise(mine) if before.kind == "flip"}
    assert LONGEST + STEADY.quickest in pauses
    assert max(pauses) <= LONGEST + 2 * STEADY.quickest


@pytest.mark.parametrize("wrong", [-1, 1.5, True, None])
def test_a_wait_is_a_whole_number_of_milliseconds(wrong: Any) -> None:
    class Wrong(Patient):
        def wait(self, view: Any, legal: list[Move], rng: Random) -> int:
            bad: int = wrong
            return bad

    with pytest.raises(rospo.BadOption):
        raced(2, 1, [Wrong(), Wrong()])


# --- slips


@rule("LT-R5")
@PLAYERS
def test_slips_are_fumbles_at_about_the_stated_rate(players: int) -> None:
    tried = fumbled = 0
    for seed in range(6):
        match = raced(players, seed, [Club(Speed(200, 100, 300, slips=100)) for _ in range(players)])
        played = [event for event in match.view(None).log if event.kind in ("lay", "park")]
        tried += len(played)
        fumbled += sum(bool(event.fact("fumble")) for event in played)
    assert 0.07 < fumbled / tried < 0.13


@rule("LT-R5")
def test_without_slips_nobody_fumbles() -> None:
    match = raced(4, 2, [Club(STEADY) for _ in range(4)])
    assert not any(event.fact("fumble") for event in match.view(None).log)


@rule("LT-R5")
@pytest.mark.parametrize(
    ("picture", "pile"),
    [
        ("you: flipped r, stack g | rival: stack y, covers 0", 0),  # the blocked one of its colour
        ("you: flipped r, stack g | rival: stack y, covers 4 | third: stack y", 4),
        ("you: flipped y, stack g | rival: stack y, covers 0", 0),  # none is blocked: the one beside it
    ],
)
def test_a_slip_lands_on_a_blocked_pile_of_the_colour_or_beside_it(picture: str, pile: int) -> None:
    match = table(picture)
    racer = Racer(match, [Speed(0, 0, 0, slips=1000)] * match.players)
    racer.act(match, YOU, 5, Club(), luck(match, YOU, 1))
    event = match.view(None).log[-1]
    assert (event.kind, event.fact("pile"), event.fact("fumble")) == ("lay", pile, True)


# --- the same race


@PLAYERS
def test_the_same_seed_gives_the_same_race_slips_waits_and_all(players: int) -> None:
    levels = ["random", "novice", "club", "expert"][-players:]
    first = raced(players, 7, [Club(level) for level in levels])
    again = raced(players, 7, [Club(level) for level in levels])
    other = raced(players, 8, [Club(level) for level in levels])
    assert str(first.record()) == str(again.record()) != str(other.record())
