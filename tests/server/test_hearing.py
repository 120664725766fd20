"""Silence in a race: which players are waited for, and for how long."""

import asyncio
from typing import Any

from rospo.server.core.inputs import Ponged
from rospo.server.core.race.hearing import STEADY, Hearing
from tests.server.scenes import Ear, Scene, play_scene

SILENCE, PATIENCE = 1500, 20_000
ADA, BEA = "ada", "bea"


def hearing() -> Hearing:
    made = Hearing(SILENCE, PATIENCE)
    made.heard(ADA, 0)
    return made


def test_nobody_is_silent_before_the_time_of_silence_has_passed() -> None:
    made = hearing()
    assert made.silent([ADA], SILENCE - 1) == []
    assert made.silent([ADA], SILENCE) == [ADA]
    assert made.silent([BEA], 0) == [BEA], "never heard at all"


def test_the_wait_begins_when_somebody_is_first_found_silent() -> None:
    made = hearing()
    assert made.silent([ADA], 2000) == [ADA]
    assert made.silent([ADA], 9000) == [ADA]
    assert made.gives_up_at(ADA) == 2000 + PATIENCE


def test_a_word_now_and_then_doesnt_end_the_wait() -> None:
    made = hearing()
    made.silent([ADA], 2000)
    for now in range(2500, 20_000, 2500):
        made.heard(ADA, now)
        assert made.silent([ADA], now + SILENCE) == [ADA]
    assert made.gives_up_at(ADA) == 2000 + PATIENCE


def test_a_player_heard_for_a_while_is_waited_for_again() -> None:
    made = hearing()
    made.silent([ADA], 2000)
    now = 3000
    while now - 3000 < STEADY * SILENCE:
        made.heard(ADA, now)
        now += 500
    made.heard(ADA, now)
    assert made.silent([ADA], now + SILENCE) == [ADA]
    assert made.gives_up_at(ADA) == now + SILENCE + PATIENCE


def test_a_forgiven_player_is_not_waited_for() -> None:
    made = hearing()
    made.silent([ADA], 2000)
    made.forgive([ADA])
    made.silent([ADA], 9000)
    assert made.gives_up_at(ADA) == 9000 + PATIENCE


# --- at a table


def moves(scene: Scene) -> int:
    match = scene.table.state.match
    assert match is not None
    return match.moves


async def pass_time(scene: Scene, ms: int, *, second_every: int) -> None:
    """The first person beats, the second is heard only now and then; the bots play."""
    for passed in range(0, ms, 100):
        scene.hear(scene.ears[0])
        if passed % second_every == 0:
            scene.hear(scene.ears[1])
        await scene.take(("tick", 0, 100))
        await scene.take(("bots", 0, 0))


def test_a_race_goes_on_without_a_player_heard_too_seldom() -> None:
    """Before the stand-in, every count-down was broken off by a silence, and every silence ended by a word."""

    async def play(scene: Scene) -> None:
        await pass_time(scene, 9000, second_every=2500)
        assert [seat.away for seat in scene.table.state.seats] == [None, "silent", None]
        before = moves(scene)
        await pass_time(scene, 5000, second_every=2500)
        assert moves(scene) > before

    asyncio.run(play_scene("ligretto_twist", play, begun=True))


def test_a_player_who_answers_pings_counts_as_present_without_beats() -> None:
    async def play(scene: Scene) -> None:
        second = scene.ears[1]
        told = second._told

        def answer(message: dict[str, Any]) -> None:
            told(message)
            if message["t"] == "ping":
                scene.table.take(Ponged(second.connection, message["at"]))

        second._told = answer  # type: ignore[method-assign]
        before = moves(scene)
        await pass_time(scene, 9000, second_every=10**9)
        assert not [entry for entry in scene.log if b"race_off" in entry], "it never paused"
        assert [seat.away for seat in scene.table.state.seats] == [None, None, None]
        assert moves(scene) > before

    asyncio.run(play_scene("ligretto_twist", play, begun=True))


def test_a_player_being_heard_is_pinged_only_to_measure_the_delay() -> None:
    async def play(scene: Scene) -> None:
        pings = 0
        ear: Ear = scene.ears[0]
        told = ear._told

        def count(message: dict[str, Any]) -> None:
            nonlocal pings
            told(message)
            pings += message["t"] == "ping"
            if message["t"] == "ping":
                scene.table.take(Ponged(ear.connection, message["at"]))

        ear._told = count  # type: ignore[method-assign]
        await pass_time(scene, 10_000, second_every=100)
        assert pings <= 4 + 10_000 / 2500

    asyncio.run(play_scene("ligretto_twist", play, begun=True))
