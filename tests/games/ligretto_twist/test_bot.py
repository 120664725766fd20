"""Memory, imagination and choices particular to Ligretto Twist's bots; `test_minds` has the rest."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

import rospo
from rospo import Match
from rospo.core.chance import stream
from rospo.core.game import OVER
from rospo.games.ligretto_twist import GAME, bot as mind, race as race_model, rules
from rospo.play.options import new_state
from tests.games.ligretto_twist.table import RIVAL, YOU, table
from tests.support import rule

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def recalled(match: Match, seat: int) -> tuple[rules.State, mind.Memory]:
    view = match.view(seat)
    state, memory = new_state(GAME, view.players, view.options), mind.Memory()
    mind.recall(view, state, memory)
    return state, memory


def race(players: int, seed: int, *, rounds: int = 2) -> Iterator[tuple[Match, mind.Memory]]:
    """A race at random, fumbles and all: the match before each move, and a memory kept from the start."""
    rng = Random(seed)
    match = rospo.start("ligretto_twist", players, seed=seed, rounds=rounds)
    memory = mind.Memory()
    number = 0
    while not match.over:
        if match.round != number:
            number = match.round
            mind.forget(match._state, memory)
        match.advance(match.clock + rng.randrange(300))
        if not match.to_act:
            match.advance(match.clock + 600)
        seat = rng.choice(match.to_act)
        moves = [str(move) for move in match.legal(seat)]
        if moves != ["flip"] and rng.random() < 0.1:
            moves = [f"lay {rng.randrange(rules.piles(match._state))}"]
        yield match, memory
        move = rng.choice(moves)
        mind.remember(match._state, memory, seat, GAME.moves.action(move))
        match.play(seat, move)


def seen(state: rules.State, memory: mind.Memory, seat: int) -> tuple[list[int], list[int]]:
    """The cards that a perfect memory knows: a seat's parked heap, and its stack if that was parked before."""
    start = rules.ROOM * seat
    stack = state.stack[start : start + state.stacked[seat]] if memory.turned[seat] else []
    return state.parked[start : start + state.heap[seat]], stack


# --- memory


@rule("LT-R3", "LT-R6")
@PLAYERS
def test_what_was_parked_is_recalled(players: int) -> None:
    turned = 0
    for match, _ in race(players, players):
        truth = match._state
        state, memory = recalled(match, 0)
        for seat in range(players):
            parked, stack = seen(state, memory, seat)
            assert (parked, stack) == seen(truth, memory, seat)
            turned += len(stack) > 0
            flipped = [] if truth.flipped[seat] == rules.NOTHING else [truth.flipped[seat]]
            known = [(parked + stack + flipped).count(colour) for colour in range(4)]
            assert state.left[4 * seat : 4 * seat + 4] == known
    assert turned


def test_a_knot_is_recalled_as_lifted_hands() -> None:
    for seed in range(40):
        for match, _ in race(2, seed, rounds=1):
            if match.view(None).log and match.view(None).log[-1].kind == "knot":
                assert recalled(match, 0)[0].covers[:2] == [rules.NOTHING] * 2
                return
    raise AssertionError("no race had a knot")


@rule("LT-R9")
def test_the_speed_of_others_is_estimated_from_what_was_seen() -> None:
    match = rospo.start("ligretto_twist", 2, seed=1)
    for turn in range(12):
        seat = turn % 2
        match.play(seat, "flip", at=match.clock + 10)
        match.play(seat, match.legal(seat)[0], at=match.clock + (1400 if seat else 350))
    state, memory = recalled(match, 0)
    assert mind.pace(memory, 0) < 600 < 900 < mind.pace(memory, 1)
    assert race_model.reaction(state, 0) < 600 < 900 < race_model.reaction(state, 1)


# --- imagined worlds


@PLAYERS
def test_an_imagined_world_keeps_what_was_parked_and_who_is_about_to_act(players: int) -> None:
    for number, (match, _) in enumerate(race(players, players + 20)):
        if number % 3:
            continue
        state, memory = recalled(match, 0)
        known = [seen(state, memory, seat) for seat in range(players)]
        mind.imagine(state, memory, 0, stream(number, 1))
        assert known == [seen(state, memory, seat) for seat in range(players)]
        for seat in range(players):
            assert state.ready[seat] >= min(state.clock, memory.acted[seat])


def test_worlds_differ_and_are_drawn_evenly() -> None:
    match = rospo.start("ligretto_twist", 4, seed=3)
    reds = []
    for number in range(300):
        state, memory = recalled(match, 0)
        mind.imagine(state, memory, 0, stream(number, 1))
        reds.append(state.left[0])
    assert len(set(reds)) > 5
    assert abs(sum(reds) / len(reds) - 38 / 4) < 0.5


@PLAYERS
def test_every_candidate_ends_an_imagined_race_and_is_worth_a_share_of_one(players: int) -> None:
    tried = set()
    for number, (match, _) in enumerate(race(players, players + 30)):
        seat = number % players
        state, memory = recalled(match, seat)
        out = [0] * rules.ACTIONS
        codes = out[: mind.candidates(state, memory, seat, out)]
        for code in codes if number % 5 == 0 or len(codes) > 1 else ():
            world, thought = state.copy(), memory.copy()
            mind.imagine(world, thought, seat, stream(number, 2))
            mind.attempt(world, thought, seat, code)
            assert world.phase <= OVER
            total = sum(mind.worth(world, thought, player) for player in range(players))
            assert total == pytest.approx(1.0)
            tried.add(code)
    assert {rules.FLIP, rules.PARK, mind.WAIT} <= tried
    assert mind.leaves(state, memory) > 10**9


# --- habits


@PLAYERS
def test_habits_of_waiting_see_nothing_hidden(players: int) -> None:
    waited = 0
    for number, (match, kept) in enumerate(race(players, players + 40)):
        for seat in match.to_act:
            state, memory = recalled(match, seat)
            for waits in (mind.novice_wait, mind.club_wait):
                ms = waits(state, memory, seat, stream(number, 4))
                assert ms == waits(match._state, kept, seat, stream(number, 4))
                assert 0 <= ms[1] <= mind.WAIT_MS
                waited += ms[1] > 0
    assert waited


@rule("LT-8")
@PLAYERS
def test_the_choice_between_two_open_piles_makes_no_difference(players: int) -> None:
    twins = 0
    for match, _ in race(players, players + 50, rounds=1):
        for seat in match.to_act:
            lays = [move.action for move in match.legal(seat) if move.text.startswith("lay")]
            if len(lays) == 2:
                twins += 1
                one, other = match._state.copy(), match._state.copy()
                rules.apply(one, seat, lays[0])
                rules.apply(other, seat, lays[1])
                assert without_names(one) == without_names(other)
    assert (twins > 0) == (players > 2)


def without_names(state: rules.State) -> dict[str, Any]:
    """A state in which the two piles of a colour are not told apart, nor how high they are."""
    facts: dict[str, Any] = state.values()
    del facts["height"]
    facts["covers"] = [pile % 4 if pile >= 0 else pile for pile in state.covers]
    facts["hand_on"] = [sorted(state.hand_on[colour::4]) for colour in range(4)]
    return facts


def situation(picture: str, clock: int, *acted: int) -> tuple[rules.State, mind.Memory]:
    """A table at a moment, with the time of each seat's last action."""
    state, memory = table(picture)._state, mind.Memory()
    state.clock = clock
    memory.acted[: len(acted)] = acted
    return state, memory


STUCK = "you: flipped r, stack g b, covers 1 | rival: flipped {}, stack y r, covers 0"


@rule("LT-9")
@pytest.mark.parametrize(
    ("rivals_card", "flipped", "waits"),
    [
        ("b", 400, True),  # its hand will lift soon
        ("b", 990, False),  # it has just flipped: too long to wait
        ("r", 400, False),  # it will lay where its hand is (LT-8)
        ("g", 400, False),  # it is stuck itself
        ("b", 0, False),  # its time is long over: it keeps its hand there
    ],
)
def test_club_waits_for_a_hand_that_is_about_to_lift(rivals_card: str, flipped: int, waits: bool) -> None:
    state, memory = situation(STUCK.format(rivals_card), 1000, 300, flipped)
    assert (mind.club_wait(state, memory, YOU, 1)[1] > 0) == waits
    assert mind.club(state, memory, YOU, 1)[1] == rules.PARK


@rule("LT-8", "LT-9")
@pytest.mark.parametrize(
    ("mine", "rivals_card", "flipped", "waits"),
    [
        ("r", "g", 300, True),  # it is about to park because of our hand
        ("r", "g", 990, False),  # that would take too long
        ("g", "g", 300, False),  # our hand stays there anyway
        ("r", "y", 300, False),  # it can lay
    ],
)
def test_club_keeps_its_hand_down_while_a_rival_gives_up(
    mine: str, rivals_card: str, flipped: int, waits: bool
) -> None:
    picture = f"you: flipped {mine}, stack b, covers 1 | rival: flipped {rivals_card}, stack y r, covers 2"
    state, memory = situation(picture, 1000, 300, flipped)
    assert (mind.club_wait(state, memory, YOU, 1)[1] > 0) == waits
    assert mind.club_wait(state, memory, RIVAL, 1)[1] >= 0


def test_a_finished_match_is_worth_most_to_its_winner() -> None:
    state = table("you: stack r, score -3 | rival: stack r, score -4", rounds=1)._state
    state.phase, state.round = OVER, 1
    values = [mind.worth(state, mind.Memory(), seat) for seat in (YOU, RIVAL)]
    assert values[0] > 0.85
    assert sum(values) == pytest.approx(1.0)


def test_every_level_has_a_line_and_a_speed_and_stronger_ones_are_faster() -> None:
    assert set(mind.LEVELS) == {"novice", "club", "expert"}
    speeds = list(race_model.SPEEDS.values())
    assert list(race_model.SPEEDS) == ["random", "novice", "club", "expert"]
    for slower, faster in pairwise(speeds):
        assert all(more > less for more, less in zip(slower, faster, strict=True))


def test_a_card_held_for_an_hour_causes_no_trouble() -> None:
    match = rospo.start("ligretto_twist", 2, seed=1)
    match.play(0, "flip", at=100)
    match.play(0, match.legal(0)[0], at=3_600_000)
    match.play(1, "flip", at=3_600_100)
    state, memory = recalled(match, 1)
    mind.imagine(state, memory, 1, 1)
    assert max(state.look + state.decide + state.move) < 1 << 15
