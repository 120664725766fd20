"""Questions to bots: an answer counts for one position, and no table waits for an answer that can't come."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from rospo.server.core import wire
from rospo.server.core.frames import committed_card
from rospo.server.core.table import RETRY_MS
from tests.server.scenes import Scene, play_scene

BOT = 3  # in Istinto, behind three people


def scene_of(game: str, play: Callable[[Scene], Awaitable[None]]) -> None:
    asyncio.run(play_scene(game, play, begun=True))


async def play_until(scene: Scene, holds: Callable[[], bool]) -> None:
    """People play their first move, and bots theirs, until something holds."""
    for _ in range(200):
        if holds():
            return
        match = scene.table.state.match
        assert match is not None
        seat = match.due[0]
        await scene.take(("bots", 0, 0) if scene.table.state.seats[seat].by_bot else ("play", seat, 0))
    raise AssertionError("it never came to that")


def test_a_challenge_just_when_a_bot_came_on_turn_doesnt_stop_the_table() -> None:
    """Both messages are there at once: the round is over before the bot has begun to think."""

    async def play(scene: Scene) -> None:
        match = scene.table.state.match
        assert match is not None
        await play_until(scene, lambda: match.phase == "trick" and match.due == (BOT - 1,) and match.legal(0) != [])
        before, ear = match.round, scene.ears[BOT - 1]
        card = next(move.text for move in match.legal(BOT - 1) if move.text.startswith("play"))
        scene.say(ear, wire.Play(v=1, cid="card", move=card))
        scene.say(scene.ears[0], wire.Play(v=1, cid="accuse", move=f"challenge {BOT - 1}"))
        await scene.settle()
        assert match.round == before + 1
        await play_until(scene, lambda: match.phase == "trick")  # the bot has made its bid
        assert scene.stage.notes == [note for note in scene.stage.notes if not note.startswith("bot_failed")]

    scene_of("istinto", play)


def test_an_answer_is_not_played_in_a_later_position_even_if_legal_there() -> None:
    """A bot thinks about Ada's bid, she makes it herself, and a challenge brings the next round's bids.

    The clock stands still, so that no two turns differ by their time.
    """

    async def play(scene: Scene) -> None:
        match, puppets = scene.table.state.match, scene.stage.puppets
        assert match is not None
        await play_until(scene, lambda: match.due == (0,))
        await scene.take(("leave", 0, None))
        (about_the_first_round,) = puppets.asked
        answer_late = puppets.put_aside()
        await scene.take(("sit", 0, None))
        await scene.take(("play", 0, 0))
        await play_until(scene, lambda: match.phase == "trick" and match.due != (BOT,) and match.legal(0) != [])
        await play_until(scene, lambda: match.due == (1,) and match.legal(0) != [])
        await scene.take(("play", 0, {"move": "challenge 1"}))
        await play_until(scene, lambda: match.phase == "bid" and match.due == (0,))
        await scene.take(("leave", 0, None))
        assert puppets.asked == [about_the_first_round], "the same choice, asked anew"
        moves = match.moves
        answer_late(0)
        await scene.settle()
        assert match.moves == moves
        await scene.take(("bots", 0, 0))
        assert match.moves == moves + 1

    scene_of("istinto", play)


def test_a_committed_card_is_told_to_its_seat_and_to_no_onlooker() -> None:
    async def play(scene: Scene) -> None:
        def committed() -> bool:
            return committed_card(scene.table.state, 0) is not None

        for _ in range(60):
            await scene.take(("commit", 0, 0))
            if committed():
                break
            match = scene.table.state.match
            assert match is not None
            await scene.take(("play", match.due[0], 0) if match.due[0] != BOT else ("bots", 0, 0))
        assert committed()
        assert committed_card(scene.table.state, None) is None
        assert committed_card(scene.table.state, 1) is None

    scene_of("istinto", play)


@pytest.mark.parametrize("game", ["istinto", "ligretto_twist"])
def test_when_thinking_fails_it_is_logged_with_the_table_and_the_bot_is_asked_again(game: str) -> None:
    async def play(scene: Scene) -> None:
        puppets = scene.stage.puppets
        await bot_thinks(scene)
        puppets.fail(OSError("no file descriptor for another process"))
        await scene.settle()
        (failure,) = [note for note in scene.stage.notes if note.startswith("bot_failed")]
        assert scene.table.id in failure
        assert "OSError" in failure
        assert not puppets.asked
        await scene.take(("tick", 0, RETRY_MS))
        await bot_thinks(scene)

    scene_of(game, play)


async def bot_thinks(scene: Scene) -> None:
    """People play, or time passes, until a bot is asked."""
    for _ in range(40):
        if scene.stage.puppets.asked:
            return
        match = scene.table.state.match
        assert match is not None
        await scene.take(("hear", 0, None))
        await scene.take(("tick", 0, 100) if scene.table.state.has_clock else ("play", match.due[0], 0))
    raise AssertionError("no bot was asked")
