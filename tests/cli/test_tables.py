"""The table, drawn: it fits, it tells what is legal, and it never tells by colour alone."""

from random import Random
from typing import Any

import pytest
from rich.console import Console

import rospo
from rospo.cli.names import seats
from rospo.cli.terminal import terminal
from tests.kits import ALL_TABLES
from tests.support import play_on, texts


def drawn(match: rospo.Match, seat: int | None, width: int) -> str:
    legal = texts(match, seat) if seat is not None else []
    console = Console(width=width, force_terminal=False, color_system=None)
    with console.capture() as shown:
        console.print(terminal(match.game).table.draw(match.view(seat), legal, seats(match.players), width))
    return shown.get()


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


@pytest.mark.parametrize("game", ["take_that", "istinto"])
def test_every_legal_move_can_be_read_off(game: str) -> None:
    match = play_on(rospo.start(game, players=4, seed=2), Random(2), 25)
    seat = match.to_act[0]
    shown = drawn(match, seat, 100)
    for choice in terminal(game).table.choices(match.view(seat), texts(match, seat)):
        line = next(line for line in shown.splitlines() if line.split()[:1] == [choice.kind])
        assert all(word in line for word in choice.what)


def test_a_toad_is_marked_by_more_than_colour() -> None:
    match = rospo.start("take_that", players=3, seed=3)
    hands = [match.view(seat).to_dict()["hand"] for seat in range(3)]
    seat = next(seat for seat, hand in enumerate(hands) if "33" in hand)
    assert "33🐸" in drawn(match, seat, 80)


def test_open_heaps_are_shown_and_closed_ones_are_not() -> None:
    for option, there in ((True, True), (False, False)):
        match = play_on(rospo.start("take_that", players=2, seed=1, open_heaps=option), Random(1), 30)
        assert ("heap" in drawn(match, 0, 80)) is there


def test_a_card_that_may_not_be_played_is_dim_and_not_offered() -> None:
    match = rospo.start("istinto", players=3, seed=1)
    while match.phase == "bid":
        match.play(match.to_act[0], "bid 2")
    match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    seat = match.to_act[0]
    hand = terminal("istinto").table.hand(match.view(seat), texts(match, seat), 80)
    able = {move.removeprefix("play ") for move in texts(match, seat)}
    for span in hand.spans:
        card = hand.plain[span.start : span.end]
        assert ("dim" in str(span.style)) == (card not in able)


def test_a_revoke_is_marked_by_more_than_colour_and_never_where_there_is_none() -> None:
    match = rospo.start("istinto", players=3, seed=2, dealer=1, revokes="challengeable")
    for _ in range(3):
        match.play(match.view(None).to_dict()["turn"], "bid 3")
    lead = match.view(None).to_dict()["turn"]
    assert "(" not in drawn(match, lead, 100)
    match.play(lead, next(move for move in match.legal(lead) if move.text.startswith("play w")))
    seat = match.view(None).to_dict()["turn"]
    view, legal = match.view(seat), texts(match, seat)
    other = [card for card in view.to_dict()["hand"] if card[0] != "w"]
    shown = drawn(match, seat, 100)
    assert "any card in (brackets) would be a revoke (IS-13)" in shown
    assert all(shown.count(f"({card})") == 2 for card in set(other))  # in the hand and in the list
    assert shown.count("(w") == 0
    hand = terminal("istinto").table.hand(view, legal, 100)
    for span in hand.spans:
        assert ("dim" in str(span.style)) == hand.plain[span.start : span.end].startswith("(")


def test_a_toad_looks_the_same_in_hand_and_list() -> None:
    match = rospo.start("take_that", players=3, seed=3, dealer=2)
    shown = drawn(match, 0, 100)
    assert shown.count("66🐸") == shown.count("66") == 2


def test_help_of_take_that_names_cards_that_can_be_laid() -> None:
    match = play_on(rospo.start("take_that", players=3, seed=4), Random(4), 5)
    for _ in range(60):
        seat = match.to_act[0]
        legal = texts(match, seat)
        said = terminal("take_that").table.advice(match.view(seat), legal).split("`")[1::2]
        assert all(word in legal for word in said if word.startswith(("lay ", "twist ", "take")))
        play_on(match, Random(4), 1)


@pytest.mark.parametrize("game", rospo.games())
def test_advice_and_prompts_for_every_phase(game: str) -> None:
    options: dict[str, Any] = {"revokes": "challengeable"} if game == "istinto" else {}
    match = rospo.start(game, players=3, seed=1, **options)
    seen = set()
    for _ in range(60):
        view, legal = match.view(0), texts(match, 0)
        seen.add(terminal(game).table.prompt(view))
        assert terminal(game).table.advice(view, legal) or not legal
        play_on(match, Random(1), 1)
    assert all(seen)
