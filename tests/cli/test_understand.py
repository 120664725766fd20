"""A kind reading of what people type. What isn't understood is refused by the library, which knows the rules."""

import pytest

import rospo
from rospo import Match
from rospo.cli.terminal import terminal
from tests.support import texts


def at_turn(game: str, moves: int, **options: object) -> tuple[Match, int]:
    """A match after some first legal moves, and who is on turn."""
    match = rospo.start(game, players=options.pop("players", 3), seed=5, **options)  # type: ignore[arg-type]
    for _ in range(moves):
        seat = match.due[0]
        match.play(seat, match.legal(seat)[0])
    return match, match.due[0]


def read(match: Match, seat: int, text: str) -> str | None:
    return terminal(match.game).table.understand(text, match.view(seat), texts(match, seat))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("lay 34", "lay 34"),
        ("34", "lay 34"),
        ("l34", "lay 34"),
        ("lay34", "lay 34"),
        ("twist 43", "twist 43"),
        ("t43", "twist 43"),
        ("t 43", "twist 43"),
        ("take", "take"),
        ("t", "take"),
        ("take the row", "take"),
        ("foo", None),
        ("lay", None),
        ("100", None),
        ("", None),
    ],
)
def test_take_that(typed: str, meant: str | None) -> None:
    match, seat = at_turn("take_that", 2)
    assert read(match, seat, typed) == meant


def test_take_that_a_small_number_is_a_move_of_the_list() -> None:
    match, seat = at_turn("take_that", 1)
    legal = texts(match, seat)
    assert [read(match, seat, str(n)) for n in range(1, len(legal) + 1)] == legal
    assert read(match, seat, "#1") == legal[0]
    assert read(match, seat, "0") is None


def test_take_that_a_card_that_can_only_twist_is_twisted() -> None:
    hands = [
        ["34", "12", "13", "14", "15", "16", "17", "18", "19"],  # the dealer's left neighbour
        ["85", "21", "23", "24", "25", "26", "27", "28", "29"],
        ["43", "58", "31", "32", "35", "36", "37", "38", "39"],
    ]
    dealt = [card for hand in hands for card in hand]
    rest = [str(card) for card in range(12, 99) if card % 10 and str(card) not in dealt]
    match = rospo.start("take_that", players=3, decks=[dealt + rest], dealer=0)
    match.play(1, "lay 34")
    match.play(2, "lay 29")
    assert read(match, 0, "43") == "twist 43"  # too far from 29
    assert read(match, 0, "31") == "lay 31"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("buy 1", "buy 1"), ("1", "buy 1"), ("b2", "buy 2"), ("b 0", "buy 0"), ("7", "buy 7"), ("lots", None)],
)
def test_twins_buying(typed: str, meant: str | None) -> None:
    match, seat = at_turn("twins", 0)
    assert read(match, seat, typed) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("pick r7 g7", "pick r7 g7"),
        ("g7 r7", "pick r7 g7"),
        ("p v10,o1", "pick o1 v10"),
        ("g7r7", "pick r7 g7"),
        ("r7 + g7", "pick r7 g7"),
        ("r 7 g 7", "pick r7 g7"),
        ("r7", None),
        ("x7 r7", "pick r7 x7"),
        ("99", None),
    ],
)
def test_twins_picking(typed: str, meant: str | None) -> None:
    match, seat = at_turn("twins", 3)
    assert match.phase == "duel"
    assert read(match, seat, typed) == meant


def test_twins_lists_the_best_pairs_first() -> None:
    match, seat = at_turn("twins", 3)
    choices = terminal("twins").table.choices(match.view(seat), texts(match, seat))
    assert len(choices) == len(match.legal(seat))
    assert read(match, seat, "1") == choices[0].text
    kinds = [choice.note.split()[0] for choice in choices]
    assert kinds == sorted(kinds, key=["twins", "pair", "colour", "singles"].index)


@pytest.mark.parametrize(
    ("typed", "meant"), [("bid 3", "bid 3"), ("3", "bid 3"), ("b11", "bid 11"), ("12", "bid 12"), ("hm", None)]
)
def test_istinto_bids(typed: str, meant: str | None) -> None:
    match, seat = at_turn("istinto", 0)
    assert read(match, seat, typed) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("play w12", "play w12"),
        ("w12", "play w12"),
        ("p w 12", "play w12"),
        ("w012", "play w12"),
        ("t", "play T"),
        ("play t", "play T"),
        ("trump", "play T"),
        ("challenge 2", "challenge 2"),
        ("c2", "challenge 2"),
        ("challenge bot 2", "challenge 2"),
        ("accept", "accept"),
        ("ok", "accept"),
        ("hm", None),
        ("77", None),
    ],
)
def test_istinto_tricks(typed: str, meant: str | None) -> None:
    match, seat = at_turn("istinto", 4, revokes="challengeable")
    assert read(match, seat, typed) == meant


def test_istinto_numbers_are_cards_and_never_accusations() -> None:
    match, seat = at_turn("istinto", 4, revokes="challengeable")
    choices = terminal("istinto").table.choices(match.view(seat), texts(match, seat))
    assert all((choice.number is None) == choice.text.startswith("challenge") for choice in choices)
    assert read(match, seat, "1") == texts(match, seat)[0]
