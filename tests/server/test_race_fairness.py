"""A fair race: the delay of each client is measured, and makes no difference."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rospo.games.ligretto_twist import race as ligretto_twist
from rospo.server.core import wire
from rospo.server.core.delay import Delay
from rospo.server.core.race.judge import HOLD, Claim, Judge
from rospo.server.core.rows import Change
from tests.games.ligretto_twist.table import table
from tests.server.scenes import Scene, play_scene
from tests.support import rule

CAP = 150


# --- how far away a client is


def test_one_way_is_half_of_the_shortest_of_the_last_eight_round_trips() -> None:
    delay = Delay()
    delay.pong(1000.0, 1030.0)
    assert delay.one_way == 15
    for trip in (90, 80, 120, 80, 95, 100, 110):
        delay.pong(2000.0, 2000.0 + trip)
    assert delay.one_way == 15
    delay.pong(3000.0, 3100.0)
    assert delay.one_way == 40  # the first is forgotten


def test_before_the_first_pong_nothing_is_known() -> None:
    delay = Delay()
    assert delay.one_way is None


def test_a_pong_from_the_future_tells_nothing() -> None:
    delay = Delay()
    delay.pong(5000.0, 1000.0)
    assert delay.one_way is None


# --- equal players, unequal ways


TRIPS = (20.0, 80.0, 150.0)
PAIRS = ((0, 1), (0, 2), (1, 2))


def share(first: int, second: int, *, cap: float, hold: float = HOLD, contests: int = 6000) -> float:
    """Number of contests won by `first` between two equal players whose round trips are TRIPS."""
    rng = Random(f"{first}/{second}")
    judge = Judge(ligretto_twist, seed=7, lag_comp_ms=cap, people=range(3), hold_ms=hold)
    delays = [Delay() for _ in TRIPS]
    covered: Any = table(
        "you: flipped r, stack g | rival: flipped r, stack b | third: flipped r, stack y, covers 0"
    ).view(None)
    covered = replace(covered, held=tuple("r" if seat in (first, second) else "y" for seat in range(3)))
    free = replace(covered, hand_on=(None,) * 8)
    won = 0
    for n in range(contests):
        now = 2500.0 * (n + 1)
        for seat, delay in enumerate(delays):
            delay.pong(now - 100, now - 100 + one_way(seat, rng) + one_way(seat, rng))
            judge.measured(seat, delay.one_way or 0.0)
        judge.noticed(n, covered, free, now)
        won += contest(judge, free, (first, second), now, delays, rng) == first
        judge.clear()
    return won / contests


def one_way(seat: int, rng: Random) -> float:
    return TRIPS[seat] / 2 + rng.uniform(0, 4)


def contest(judge: Judge, view: Any, seats: tuple[int, int], now: float, delays: list[Delay], rng: Random) -> int:
    """Both see the pile come free, react and press; which of them gets it?

    As at a table: it is woken when a hold ends; a message is heard when it is read, and anything may make the table ask
    the judge before that message's turn comes.
    """
    claims = []
    for seat in seats:
        held_back = judge.sight - min(delays[seat].one_way or 0.0, judge.sight)
        press = now + held_back + one_way(seat, rng) + rng.uniform(250, 450)
        delay = delays[seat].one_way or 0.0
        arrived = press + one_way(seat, rng)
        claims.append(Claim(seat=seat, move="lay 0", arrived=arrived, delay=delay, press=press + rng.uniform(-3, 3)))
    for claim in sorted(claims, key=lambda claim: claim.arrived):
        due = judge.due()
        if due is not None and due < claim.arrived and (decision := judge.next(view, due)) is not None:
            return decision.claim.seat
        judge.measured(claim.seat, claim.delay)
        if (decision := judge.next(view, claim.arrived)) is not None:
            return decision.claim.seat
        judge.claim(claim)
        if (decision := judge.next(view, claim.arrived)) is not None:
            return decision.claim.seat
    raise AssertionError("both have claimed, so there is nobody to wait for")


@rule("LT-R7")
def test_equal_players_at_20_80_and_150_ms_win_half_of_their_contests() -> None:
    for pair in PAIRS:
        assert abs(share(*pair, cap=CAP) - 0.5) < 0.03


@rule("LT-R7")
def test_a_hold_shorter_than_ways_differ_is_not_enough() -> None:
    near_far = share(0, 2, cap=CAP, hold=60.0)
    assert 0.53 < near_far < 0.56


@rule("LT-R7")
def test_without_compensation_the_nearer_player_wins_most_contests() -> None:
    near_middle, near_far, middle_far = (share(*pair, cap=0, contests=3000) for pair in PAIRS)
    assert min(near_middle, middle_far) > 0.7
    assert near_far > 0.9


# --- a busy table


class BusyTable:
    """A race of two who hold the same card, 10 and 70 ms away, at a table that waits for its disk."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self._free = asyncio.Event()
        for who, trip in ((0, 20.0), (1, 140.0)):
            connection = scene.ears[who].connection
            connection.delay.pong(0.0, trip)
            scene.hear(scene.ears[who])
        match: Any = scene.table.state.match
        match._state.flipped[0] = match._state.flipped[1] = 0

    async def begin(self) -> None:
        """A bot's move is being written."""
        while not self.scene.stage.puppets.asked:
            for ear in self.scene.ears.values():
                self.scene.hear(ear)
            await self.scene.take(("tick", 0, 100))
        store = self.scene.stage.store
        write = store.write

        async def wait(changes: Sequence[Change]) -> None:
            await self._free.wait()
            await write(changes)

        store.write = lambda changes: asyncio.ensure_future(wait(changes))  # type: ignore[method-assign]
        self.scene.stage.puppets.let_go(0)
        await self.passes(0)

    async def passes(self, ms: int) -> None:
        for _ in range(5):
            await asyncio.sleep(0)
        self.scene.stage.clock.ms += ms

    def lay(self, who: int) -> None:
        message = wire.Play(v=1, cid=f"lay {who}", move="lay 0", seen=self.scene.table.state.n)
        self.scene.say(self.scene.ears[who], message)

    async def answers(self) -> list[Any]:
        """To each, when the table has time again."""
        assert not self.scene.table._table.is_settled
        self._free.set()
        await self.scene.settle()
        return [self.scene.ears[who].answers[-1] for who in (0, 1)]


@rule("LT-R7")
@pytest.mark.parametrize(("apart", "winner", "by", "won_by"), [(30, 1, 30, 30), (77, 0, 17, 17)])
def test_a_claim_at_a_busy_table_is_judged_by_its_arrival(apart: int, winner: int, by: int, won_by: int | None) -> None:
    async def play(scene: Scene) -> None:
        busy = BusyTable(scene)
        await busy.begin()
        await busy.passes(100)
        busy.lay(0)
        await busy.passes(apart)
        busy.lay(1)
        await busy.passes(200)
        answers = await busy.answers()
        assert (answers[winner]["t"], answers[winner].get("won_by")) == ("ok", won_by)
        assert (answers[1 - winner]["code"], answers[1 - winner]["facts"]) == ("late", {"by": by})

    asyncio.run(play_scene("ligretto_twist", play, begun=True))
