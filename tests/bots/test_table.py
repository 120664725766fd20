"""A table of bots: every game ends, and ends the same way for the same seed."""

from random import Random
from typing import Any

import pytest

import rospo
from rospo.bots import Bot
from rospo.bots.table import luck, play_out
from rospo.core.game import View
from rospo.play.move import Move
from tests.kits import KITS


class Loud:
    """Plays at random, and remembers when it was asked."""

    def __init__(self) -> None:
        self.asked: list[View] = []

    def choose(self, view: View, legal: list[Move], rng: Random) -> Move:
        self.asked.append(view)
        return rng.choice(legal)


def table(game: str, seed: int, **options: Any) -> rospo.Match:
    match = KITS[game].start(seed=seed, **options)
    bots: list[Bot] = [rospo.bot("random", game) for _ in range(match.players)]
    play_out(match, bots, seed)
    return match


@pytest.mark.parametrize("game", KITS)
def test_a_match_ends_and_the_same_seed_gives_the_same_end(game: str) -> None:
    first, again, other = table(game, 1), table(game, 1), table(game, 2)
    assert first.over
    assert str(first.record()) == str(again.record())
    assert first.record().actions != other.record().actions


def test_only_seats_that_the_game_waits_for_are_asked_the_lowest_first() -> None:
    match = rospo.start("istinto", players=3, seed=1, revokes="challengeable", until=60)
    bots = [Loud() for _ in range(3)]
    calm = [rospo.bot("random", "istinto")] * 3

    def ask(bot: Bot, view: View, legal: list[Move], rng: Random) -> Move:
        assert view.seat is not None
        bots[view.seat].asked.append(view)
        return calm[view.seat].choose(view, legal, rng)

    play_out(match, bots, 1, ask=ask)
    views = [view for bot in bots for view in bot.asked]
    assert any(len(view.to_act) > len(view.due) for view in views)
    assert all(view.seat == view.due[0] for view in views)
    assert len(views) == match.moves


def test_each_decision_has_its_own_randomness() -> None:
    match = rospo.start("take_that", players=2, seed=1)
    first = luck(match, 0, 5).random()
    assert first == luck(match, 0, 5).random() == Random("5/0/0").random()
    assert first not in (luck(match, 1, 5).random(), luck(match, 0, 6).random())
    match.play(match.due[0], match.legal(match.due[0])[0])
    assert luck(match, 0, 5).random() != first


def test_a_race_is_asked_at_its_moments() -> None:
    match = table("ligretto_twist", 3, rounds=1)
    moments = [action.at for action in match.record().actions]
    assert len({at for at in moments if at is not None}) > 100
    assert match.over


def test_a_refused_move_is_raised() -> None:
    class Wrong:
        def choose(self, view: View, legal: list[Move], rng: Random) -> Move:
            return Move("take_that", 10_000, "lay 10000")

    match = rospo.start("take_that", players=2, seed=1)
    with pytest.raises(rospo.MalformedMove):
        play_out(match, [Wrong(), Wrong()], 1)
    assert match.moves == 0
