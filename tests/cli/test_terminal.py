"""Behaviour that needs a real terminal: Ctrl-C, early play, challenges out of turn, a race as a picture."""

from pathlib import Path

import pytest

import rospo as library
from tests.cli.terminal import Terminal

CTRL_D = b"\x04"


def test_ctrl_c_asks_then_saves(tmp_path: Path) -> None:
    with Terminal(*["play", "take_that", "--seed", "3", "--bot", "random", "--pace", "0"], folder=tmp_path) as terminal:
        terminal.expect("lay, twist or take > ")
        terminal.interrupt("Leave? s: save first")
        terminal.type("")
        terminal.expect("You stay.")
        terminal.expect("lay, twist or take > ")
        terminal.type("t82")
        terminal.expect("You twist 28 out of the row with 82: +2.")
        terminal.expect(" > ")
        terminal.press(CTRL_D)
        terminal.expect("Leave? s: save first")
        terminal.type("s")
        terminal.expect("rospo play --resume take_that.rospo")
        assert terminal.status() == 0
        assert "\x1b[" in terminal.raw  # in colour
    assert not library.load((tmp_path / "take_that.rospo").read_text()).over


def test_ctrl_c_while_a_bot_thinks(tmp_path: Path) -> None:
    with Terminal("play", "take_that", "--seed", "3", "--pace", "60000", folder=tmp_path) as terminal:
        terminal.expect("Round 1")
        terminal.interrupt("Enter: play on > ")
        terminal.type("l")
        terminal.expect("wasn't saved")
        assert terminal.status() == 0


SLOW = "play istinto --seed 8 --dealer 0 --players 3 --pace 60000"
"""Seat 0 deals and bids first; Bot 1 leads, so seat 0 plays last. Bots think for a minute, or until Enter."""


def up_to_the_lead(terminal: Terminal) -> str:
    """Bid, hurry the bots until Bot 1 has led, and return what it led."""
    terminal.expect("bid 0 to 11 > ")
    terminal.type("3")
    terminal.expect("You bid 3.")
    for said in ("Bot 1 bids", "Bot 2 bids", "Bot 1 leads "):
        terminal.type("")
        terminal.expect(said)
    led = terminal.expect(".").removesuffix(".")
    terminal.expect("play it early")
    return led


def test_a_card_is_played_early(tmp_path: Path) -> None:
    hand = library.start("istinto", players=3, seed=8, dealer=0).view(0).to_dict()["hand"]
    with Terminal(*SLOW.split(), folder=tmp_path) as terminal:
        led = up_to_the_lead(terminal)
        card = next((card for card in hand if card[0] == led[0]), hand[0])
        terminal.type(card)
        terminal.expect(f"{card} waits for your turn")
        terminal.type("withdraw")
        terminal.expect(f"You take {card} back.")
        terminal.type("withdraw")
        terminal.expect("You have no move waiting.")
        terminal.type(f"play {card.upper()}")
        terminal.expect(f"{card} waits for your turn")
        terminal.type("")
        terminal.expect("Bot 2 plays")
        terminal.expect(f"You play {card}.")
        terminal.expect("the trick with")


def test_before_the_lead_nothing_can_be_played_early(tmp_path: Path) -> None:
    with Terminal(*SLOW.split(), folder=tmp_path) as terminal:
        terminal.expect("bid 0 to 11 > ")
        terminal.type("3")
        terminal.expect("You bid 3.")
        terminal.type("play T")
        terminal.expect("can't play T: Bot 1 has yet to bid (IS-3)")
        terminal.type("help")
        terminal.expect("It isn't your turn")


def test_a_challenge_out_of_turn(tmp_path: Path) -> None:
    with Terminal(*SLOW.split(), "--revokes", "challengeable", folder=tmp_path) as terminal:
        up_to_the_lead(terminal)
        terminal.type("challenge 0")
        terminal.expect("(IS-R2)")
        terminal.type("challenge 2")
        terminal.expect("You challenge Bot 2. Bot 2 did not revoke. You lose 10, and the round is over.")
        terminal.expect("Round 2: Bot 1 deals.")


def test_a_race_as_a_picture(tmp_path: Path) -> None:
    line = "play ligretto_twist --seed 8 --players 4 --rounds 1 --speed 200"
    with Terminal(*line.split(), folder=tmp_path) as terminal:
        terminal.expect("3 …")
        terminal.expect("1 …")
        terminal.expect("Ctrl-C stops")
        terminal.expect("Twist stop!")
        terminal.expect("wins with 0 points.")
        assert terminal.status() == 0


def test_a_race_is_drawn_on_a_clean_screen_after_a_resize(tmp_path: Path) -> None:
    with Terminal("play", "ligretto_twist", "--seed", "4", "--players", "2", folder=tmp_path) as terminal:
        terminal.expect(" flips ")
        assert "\x1b[2J" not in terminal.raw
        terminal.resize(60)
        shown = len(terminal.text)
        while len(terminal.text) < shown + 3000:
            terminal.expect("Ctrl-C stops")
        assert terminal.raw.count("\x1b[2J") == 1
        terminal.interrupt("Stopped in round 1")


def test_a_race_is_stopped(tmp_path: Path) -> None:
    line = "play ligretto_twist --seed 8 --players 2 --speed 0.5"
    with Terminal(*line.split(), folder=tmp_path) as terminal:
        terminal.expect("Ctrl-C stops")
        terminal.interrupt("Stopped in round 1")
        assert terminal.status() == 0


@pytest.mark.parametrize("columns", [40, 60, 120])
def test_a_narrow_terminal(tmp_path: Path, columns: int) -> None:
    with Terminal("play", "istinto", "--seed", "1", "--pace", "0", folder=tmp_path, columns=columns) as terminal:
        shown = terminal.expect("bid 0 to 11 > ")
        assert max(map(len, shown.splitlines())) <= columns
