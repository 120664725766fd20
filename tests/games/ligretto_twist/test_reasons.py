"""Ligretto Twist: what a round teaches, measured from its events."""

from collections.abc import Iterator
from random import Random

import pytest

import rospo
from rospo import Match
from rospo.core.game import Event
from rospo.core.reasons import Reason
from rospo.games.ligretto_twist import reasons
from tests.games.ligretto_twist.kit import KIT
from tests.games.ligretto_twist.table import RIVAL, YOU, table
from tests.kit import this_round


def taught(match: Match, seat: int = YOU) -> list[tuple[str, dict[str, object]]]:
    return [(reason.id, dict(reason.facts)) for reason in lessons(match, seat)]


def lessons(match: Match, seat: int) -> list[Reason]:
    return reasons.of_round(match.view(None), this_round(match), seat)


def moves(match: Match, *told: tuple[int, str, int]) -> Match:
    for seat, move, at in told:
        match.play(seat, move, at=at)
    return match


def test_waiting_with_park_open_is_told() -> None:
    match = table("you: flipped r, stack b g | rival: stack b y y")
    moves(match, (RIVAL, "flip", 500), (RIVAL, "lay 2", 700), (YOU, "lay 0", 800), (YOU, "flip", 1000))
    moves(match, (YOU, "park", 5100))
    assert taught(match) == [("waited", {"ms": 4100, "card": "b"})]


def test_waiting_ends_when_a_pile_comes_free_and_the_open_pile_is_told() -> None:
    match = table("you: flipped r, stack b g | rival: stack b y y")
    moves(match, (RIVAL, "flip", 500), (RIVAL, "lay 2", 700), (YOU, "lay 0", 800), (YOU, "flip", 1000))
    moves(match, (RIVAL, "flip", 2000), (RIVAL, "lay 3", 2600), (YOU, "lay 2", 4700))
    assert taught(match) == [("open", {"ms": 2100, "card": "b"}), ("waited", {"ms": 1600, "card": "b"})]


def test_ones_own_hand_keeps_a_pile_open() -> None:
    match = table("you: flipped b, stack b g | rival: stack y y")
    moves(match, (YOU, "lay 2", 300), (YOU, "flip", 400), (YOU, "lay 2", 2400))
    assert taught(match) == [("open", {"ms": 2000, "card": "b"})]


def test_a_free_hand_is_told() -> None:
    match = table("you: flipped r, stack b g | rival: stack y y")
    moves(match, (YOU, "lay 0", 300), (YOU, "flip", 2000))
    assert taught(match) == [("idle", {"ms": 1700})]


def test_fumbles_are_counted_and_the_freeze_is_no_pause() -> None:
    match = table("you: flipped r, stack b g | rival: stack y y")
    moves(match, (YOU, "lay 1", 200), (YOU, "lay 1", 900), (YOU, "lay 0", 2800))
    assert taught(match) == [("fumbled", {"ms": 1200, "count": 2})]


def test_a_swift_round_is_praised_with_its_longest_pause() -> None:
    match = table("you: flipped r, stack b g | rival: stack y y")
    moves(match, (YOU, "lay 0", 900), (YOU, "flip", 1500), (YOU, "lay 2", 1900))
    assert taught(match) == [("steady", {"ms": 900})]
    assert [reason.good for reason in lessons(match, YOU)] == [True]


def test_a_pause_lasts_at_most_to_the_end_of_the_round() -> None:
    match = table("you: flipped r, stack b g | rival: flipped y", rounds=1)
    moves(match, (YOU, "lay 0", 300), (RIVAL, "lay 3", 4000))
    assert match.over
    assert taught(match) == [("idle", {"ms": 3700})]


def test_a_knot_lifts_all_hands() -> None:
    view = table("you: stack r | rival: stack b").view(None)
    events = [
        Event("flip", YOU, (("card", "b"), ("at", 100))),
        Event("lay", RIVAL, (("card", "b"), ("pile", 2), ("fumble", False), ("at", 200))),
        Event("knot", None),
        Event("lay", YOU, (("card", "b"), ("pile", 2), ("fumble", False), ("at", 2200))),
    ]
    told = reasons.of_round(view, events, YOU)
    assert [(reason.id, reason.fact("ms")) for reason in told] == [("open", 2000)]


# --- measured again, on matches


def could(match: Match, seat: int) -> tuple[str, str | None]:
    """What the rules offer the seat now: park, a pile, or only to flip."""
    card = match.view(None).to_dict()["held"][seat]
    offered = [move.text for move in match.legal(seat)]
    return ("waited" if "park" in offered else "open" if card else "idle"), card


def pauses(seed: int, seat: int) -> tuple[dict[str, int], Match]:
    """A round of random moves and pauses, and the seat's longest pauses by what the rules offered it meanwhile."""
    rng, match = Random(seed), rospo.start(KIT.game, 3, seed=seed, rounds=1, fumble_ms=0)
    longest: dict[str, int] = {}
    since, now = 0, could(match, seat)
    while not match.over:
        actor = rng.choice(match.to_act)
        at = match.clock + rng.randrange(1200)
        offered = match.legal(actor)
        if not offered:
            continue
        match.play(actor, rng.choice(offered), at=at)
        then = now if match.over else could(match, seat)
        if actor == seat or then != now or match.over:
            longest[now[0]] = max(longest.get(now[0], 0), at - since)
            since, now = at, then
    return longest, match


def rounds() -> Iterator[tuple[dict[str, int], list[Reason]]]:
    for seed in range(12):
        longest, match = pauses(seed, seed % 3)
        yield longest, lessons(match, seed % 3)


def test_every_pause_is_what_the_rules_offered_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reasons, "MOST", 4)
    told = set()
    for longest, found in rounds():
        worth = sorted((ms for ms in longest.values() if ms >= reasons.LONG_MS), reverse=True)[: reasons.MOST]
        for reason in found:
            assert reason.fact("ms") == (longest[reason.id] if reason.id in longest else max(longest.values()))
            told.add(reason.id)
        assert [reason.fact("ms") for reason in found] == (worth or [max(longest.values())])
    assert told >= {"waited", "open", "idle"}


@pytest.mark.parametrize("id", reasons.RULES)
def test_each_names_its_rule(id: str) -> None:
    assert reasons.RULES[id] in KIT.rules
