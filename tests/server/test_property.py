"""Whatever arrives, in any order: a table matches its log, and everybody knows exactly what they may."""

import asyncio
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import Phase, given, settings, strategies as st

from rospo.server.core import wire
from rospo.server.core.decide import MOST_CHANGES
from rospo.server.core.frames import Teller
from rospo.server.core.inputs import Rang
from rospo.server.core.settings import Settings
from rospo.server.core.state import TableState
from rospo.server.core.table import RETRY_MS
from rospo.server.house import House
from rospo.server.live import LiveTable
from tests.kits import KITS
from tests.server.memory import everything
from tests.server.near import Leaping
from tests.server.scenes import Scene, Step, play_scene

UNSHRUNK = (Phase.explicit, Phase.generate)
"""Shrinking hundreds of steps takes minutes: remove this to do it."""


# --- any steps at all


def _facts(**facts: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    """The facts of a message, perhaps with a name that was used before."""
    return st.fixed_dictionaries(facts, optional={"cid": st.sampled_from(["a", "b", "c"])})


_SEAT = st.integers(0, 4)
_MOVES = st.one_of(st.integers(0, 40), _facts(move=st.sampled_from(["pass", "flip", "lay 0", "7", "buy 0", "", "🐸"])))
_MESSAGES: dict[str, st.SearchStrategy[Any]] = {
    "sit": st.one_of(_facts(), _facts(seat=_SEAT, value=st.text(max_size=3))),
    "leave": _facts(),
    "kick": _facts(seat=_SEAT),
    "set_seat": _facts(seat=_SEAT, level=st.sampled_from([None, "random", "club"])),
    "set_speed": _facts(speed=st.sampled_from(["relaxed", "champion"])),
    "ready": _facts(ready=st.booleans(), value=st.sampled_from([None, "", "luck"])),
    "start": _facts(),
    "play": _MOVES,
    "commit": _MOVES,
    "withdraw": _facts(),
    "rematch": _facts(),
    "emote": _facts(emote=st.just("croak")),
    "resync": _facts(after=st.integers(0, 30)),
}
_TABLE_STEPS: dict[str, st.SearchStrategy[Any]] = {
    "join": st.none(),
    "part": st.none(),
    "hear": st.none(),
    "tick": st.sampled_from([0, 100, 700, 2000, 6000, 30_000]),
    "bots": st.integers(0, 40),
    "fail": st.integers(0, 2),
}


def _steps(kinds: dict[str, st.SearchStrategy[Any]], people: int = 6) -> st.SearchStrategy[Step]:
    return st.one_of(*(st.tuples(st.just(kind), st.integers(0, people - 1), facts) for kind, facts in kinds.items()))


_ANY = st.one_of(
    _steps(_MESSAGES | _TABLE_STEPS),
    _steps({"play": st.integers(0, 40), "bots": st.integers(0, 40), "hear": st.none()}, people=3),  # games go on
    _steps({"play": st.integers(0, 40), "tick": st.sampled_from([100, 700])}, people=3),
    _steps({"play": st.integers(0, 40), "commit": st.integers(0, 40), "withdraw": _facts()}, people=3),
)


@pytest.mark.parametrize("game", KITS)
@settings(max_examples=50, phases=UNSHRUNK)
@given(steps=st.lists(_ANY, min_size=10, max_size=60), begun=st.booleans(), timer=st.sampled_from(["none", "fast"]))
def test_a_table_always_matches_its_log(game: str, steps: list[Step], begun: bool, timer: str) -> None:
    async def play(scene: Scene) -> None:
        for number, step in enumerate(steps):
            await scene.take(step)
            if number % 12 == 11:
                await scene.check()
        await scene.check()

    asyncio.run(play_scene(game, play, begun, timer=timer))


@pytest.mark.parametrize("game", KITS)
@settings(max_examples=5, phases=UNSHRUNK)
@given(data=st.data())
def test_a_whole_game_survives_occasional_store_failures(game: str, data: st.DataObject) -> None:
    choices = data.draw(
        st.lists(st.tuples(st.integers(0, 40), st.sampled_from([0, 0, 0, 1])), min_size=30, max_size=60)
    )

    async def play(scene: Scene) -> None:
        for choice, failing in choices:
            if scene.table.state.status == "over":
                await scene.take(("rematch", 0, None))
            await scene.take(("fail", 0, failing))
            for who in range(3):
                await scene.take(("play", who, choice))
                await scene.take(("commit", (who + choice) % 3, choice))
            await scene.take(("hear", 0, None))
            await scene.take(("bots", 0, choice))
            await scene.take(("tick", 0, 300))
        await scene.check()

    asyncio.run(play_scene(game, play, begun=True))


# --- stores that fail


def test_a_table_that_was_found_before_it_was_opened_lives_only_once() -> None:
    """A rematch is on disk a moment before its table opens; whoever looks for it then reads it from its log."""

    async def play(scene: Scene) -> None:
        assert scene.stage.house.adopt(TableState(scene.table.state.opened)) is scene.table

    asyncio.run(play_scene("take_that", play, begun=False))


def test_a_new_host_is_told_so() -> None:
    async def play(scene: Scene) -> None:
        await scene.take(("sit", 1, None))
        await scene.take(("leave", 0, None))
        assert scene.table.state.host == "bea"
        assert scene.ears[1].is_host
        assert not scene.ears[0].is_host

    asyncio.run(play_scene("take_that", play, begun=False))


def test_a_player_is_told_when_a_committed_card_is_dropped() -> None:
    async def play(scene: Scene) -> None:
        was_held = False
        for number in range(120):
            for seat in (0, 1, 2):
                await scene.take(("commit", seat, number))
            early = scene.table.state.early
            assert early is not None
            was_held |= any(early.committed(seat) for seat in (0, 1, 2))
            for seat in (0, 1, 2):
                await scene.take(("play", seat, number))
            await scene.take(("bots", 0, number))
            for seat, ear in scene.ears.items():
                move = early.committed(seat)
                assert ear.known["held"] == (None if move is None else move.text), f"seat {seat} knows it"
        assert was_held

    asyncio.run(play_scene("istinto", play, begun=True))


def test_a_failed_kick_leaves_an_absent_player_absent() -> None:
    async def play(scene: Scene) -> None:
        await scene.take(("sit", 1, None))
        await scene.take(("part", 1, None))
        assert scene.gone == {1}
        await scene.take(("fail", 0, 1))
        await scene.take(("kick", 0, {"seat": 1}))
        assert scene.table.state.seats[1].guest == "bea"
        assert scene.gone == {1}, "or no bot will ever play for the absent guest"

    asyncio.run(play_scene("take_that", play, begun=False))


@pytest.mark.parametrize("kind", ["play", "leave", "ready"])
@pytest.mark.parametrize("game", KITS)
def test_a_failed_write_is_refused_and_undone(game: str, kind: str) -> None:
    async def play(scene: Scene) -> None:
        match = scene.table.state.match
        who = match.due[0] if match is not None and match.due[0] < len(scene.ears) else 0
        state = everything(scene.table.state)
        await scene.take(("fail", 0, 1))
        await scene.take((kind, who, 0 if kind == "play" else None))
        if not scene.stage.store.failing:  # it wasn't somebody else's turn
            assert [answer["code"] for answer in scene.ears[who].answers[-1:]] == ["storage"]
        if not scene.table.state.has_clock:  # a race pauses, and starts again
            assert everything(scene.table.state) == state
        await scene.check()

    asyncio.run(play_scene(game, play, begun=kind != "ready"))


def test_while_the_log_cannot_be_read_nobody_is_told_what_is_not_on_disk() -> None:
    async def play(scene: Scene) -> None:
        scene.stage.store.failing, scene.stage.store.blind = 1, True
        n = scene.table.state.n
        scene.join(1)
        await scene.settle()
        message = wire.Sit(v=1, cid="sit", seat=1, value="luck")
        scene.say(scene.ears[1], message)
        await scene.settle()
        scene.say(scene.ears[0], wire.Resync(v=1, cid="again"))
        scene.join(2)
        await scene.settle()
        assert len(scene.log) == n == 1
        for ear in scene.ears.values():
            assert ear.known.get("n", n) == n, "nobody has sat down"
        scene.stage.store.blind = False
        await scene.take(("tick", 0, RETRY_MS))
        await scene.settle()
        await scene.check()

    asyncio.run(play_scene("take_that", play, begun=False))


@pytest.mark.parametrize("game", ["take_that", "ligretto_twist"])
def test_a_table_that_cannot_write_waits_between_attempts(game: str) -> None:
    async def play(scene: Scene) -> None:
        await scene.take(("part", 1, None))
        store = scene.stage.store
        store.failing, store.pause, tried = 1_000_000, 0.001, store.tried
        scene.stage.clock.ms += 60_000  # somebody is away, and a bot is to play for them
        scene.hear(scene.ears[0])
        scene.table.take(Rang())
        await asyncio.sleep(0.3)  # of a clock that leaps
        store.failing = 0
        assert store.tried - tried <= 5
        await scene.check()

    with asyncio.Runner(loop_factory=Leaping) as runner:
        runner.run(play_scene(game, play, begun=True))


# --- saying the same thing thousands of times


def test_a_whole_table_is_made_once_for_each_seat_until_something_happens() -> None:
    async def play(scene: Scene) -> None:
        await scene.settle()
        told: list[int] = []
        new_whole = Teller._new_whole

        def counted(self: Teller, *given: Any) -> bytes:
            told.append(scene.table.state.seq)
            return new_whole(self, *given)

        with patch.object(Teller, "_new_whole", counted):
            for number, after in enumerate((0, 0, 999, 0)):
                scene.say(scene.ears[0], wire.Resync(v=1, cid=f"a{number}", after=after))
            await scene.settle()
            assert len(told) == 0, "Ada was told it all when she came"
            await scene.take(("ready", 0, {"ready": False}))
            for number in range(4):
                scene.say(scene.ears[0], wire.Resync(v=1, cid=f"b{number}"))
            await scene.settle()
            assert len(told) == 1
        await scene.check()

    asyncio.run(play_scene("take_that", play, begun=False))


def test_a_guest_who_toggles_ready_thousands_of_times_is_refused_and_the_others_start() -> None:
    async def play(scene: Scene) -> None:
        for who in (1, 2):
            await scene.take(("sit", who, None))
            await scene.take(("ready", who, None))
        fickle = scene.ears[1]
        for number in range(MOST_CHANGES + 10):
            scene.say(fickle, wire.Ready(v=1, cid=str(number), ready=bool(number % 2)))
        while len(fickle.answers) < MOST_CHANGES:
            await scene.settle()
        refusals = [answer["code"] for answer in fickle.answers if answer["t"] == "refused"]
        assert set(refusals) == {"too_many_changes"}
        assert len(refusals) >= 10
        await scene.take(("ready", 2, {"ready": False}))
        await scene.take(("ready", 2, {"ready": True}))
        await scene.take(("leave", 1, None))
        await scene.take(("sit", 3, None))
        await scene.take(("ready", 3, None))
        await scene.take(("start", 0, None))
        assert scene.table.state.status == "playing"
        await scene.check()

    asyncio.run(play_scene("take_that", play, begun=False))


def test_being_ready_twice_changes_nothing() -> None:
    async def play(scene: Scene) -> None:
        await scene.take(("ready", 0, {"ready": True, "value": "luck"}))
        seq = scene.table.state.seq
        await scene.take(("ready", 0, {"ready": True}))
        await scene.take(("ready", 0, {"ready": True, "value": "luck"}))
        assert scene.table.state.seq == seq
        await scene.take(("ready", 0, {"ready": True, "value": "more"}))
        assert scene.table.state.seq == seq + 1

    asyncio.run(play_scene("take_that", play, begun=False))


# --- being forgotten


def test_a_guest_forgotten_while_the_game_starts_leaves_the_seat_to_a_bot() -> None:
    async def play(scene: Scene) -> None:
        for who in (1, 2):
            await scene.take(("sit", who, None))
            await scene.take(("ready", who, None))
        start = wire.Start(v=1, cid="start")
        scene.say(scene.ears[0], start)
        await scene.table.remove(scene.ears[1].connection.guest)
        await scene.settle()
        assert all(not seat.free for seat in scene.table.state.seats) or scene.table.state.status == "waiting"
        await scene.check()

    asyncio.run(play_scene("take_that", play, begun=False))


def test_a_guest_forgotten_before_their_table_is_loaded_again_leaves_the_seat_too() -> None:
    async def play(scene: Scene) -> None:
        await scene.take(("sit", 1, None))
        store = scene.stage.store
        fresh = House(store, Settings(), b"k" * 32)  # has just started
        await fresh.forget("bea")
        table = await fresh.table(scene.table.id)
        assert table is not None
        assert table.state.seat_of("bea") is None
        assert "bea" not in store.people
        await fresh.stop()

    asyncio.run(play_scene("take_that", play, begun=False))


# --- finding tables again


def test_a_cancelled_read_does_not_load_a_table_twice() -> None:
    async def play(scene: Scene) -> None:
        house, id = scene.stage.house, scene.table.id
        await scene.table.stop()
        del house.tables[id]
        house.names.clear()
        scene.stage.store.pause = 0.01
        impatient = asyncio.create_task(house.table(id))
        await asyncio.sleep(0)
        impatient.cancel()
        found = await asyncio.gather(*(house.table(id) for _ in range(3)), impatient, return_exceptions=True)
        await asyncio.sleep(1)  # of a clock that leaps
        tables = {table for table in [*found, *house.tables.values()] if isinstance(table, LiveTable)}
        assert len(tables) == 1

    with asyncio.Runner(loop_factory=Leaping) as runner:
        runner.run(play_scene("take_that", play, begun=False))
