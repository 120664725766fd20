"""Every game at the terminal: every event has a sentence, and the table always fits and says what to do."""

from random import Random

import pytest

import rospo
from rospo.cli.sheet import sheet, verdict
from rospo.cli.terminal import terminal
from rospo.core.terminal import Names
from tests.cli.shown import US, drawn, tell
from tests.kits import ALL_TABLES, KITS
from tests.support import play_on, texts


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_every_event_of_every_game_can_be_told(game: str, players: int) -> None:
    match = rospo.start(game, players=players, seed=players, **KITS[game].every_option)
    play_on(match, Random(1), 600, seldom=0.001)
    names = Names(tuple(f"N{seat}" for seat in range(players)), you=0)
    log = match.view(None).log
    lines = [line for number, event in enumerate(log) for line in tell(game, event, log[:number], names)]
    assert lines
    assert all(line.strip() and "None" not in line and "  ." not in line for line in lines)
    assert sheet(game, log, names).row_count == match.round - (not match.over)


@pytest.mark.parametrize("width", [60, 120])
@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_every_position_fits_the_terminal(game: str, players: int, width: int) -> None:
    match = rospo.start(game, players=players, seed=players)
    rng = Random(players)
    for _ in range(8):
        for seat in (None, match.to_act[0]):
            lines = drawn(match, seat, width).splitlines()
            assert max(map(len, lines)) <= width
            assert len(lines) <= 34
        play_on(match, rng, 23)
        if match.over:
            break
    drawn(play_on(match, rng, 2000), 0, width)


@pytest.mark.parametrize("game", KITS)
def test_advice_and_prompts_for_every_phase(game: str) -> None:
    match = KITS[game].start(seed=1, **KITS[game].every_option)
    seen = set()
    for _ in range(60):
        view, legal = match.view(0), texts(match, 0)
        seen.add(terminal(game).table.prompt(view))
        assert terminal(game).table.advice(view, legal) or not legal
        play_on(match, Random(1), 1)
    assert all(seen)


def test_the_winner_is_announced() -> None:
    assert verdict((0,), (12, 3), US) == "You win with 12 points."
    assert verdict((1,), (-8, -1), US) == "Bot 1 wins with −1 point."
    assert verdict((0, 2), (7, 1, 7), US, "chips") == "You and Bot 2 share the win with 7 chips each."
