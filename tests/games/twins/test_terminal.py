"""Twins at the terminal: its table, its input and its story."""

import pytest

from rospo import Event
from rospo.cli.terminal import terminal
from tests.cli.shown import at_turn, read, tell
from tests.support import texts


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("buy 1", "buy 1"), ("1", "buy 1"), ("b2", "buy 2"), ("b 0", "buy 0"), ("7", "buy 7"), ("lots", None)],
)
def test_what_is_typed_when_buying(typed: str, meant: str | None) -> None:
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
def test_what_is_typed_when_picking(typed: str, meant: str | None) -> None:
    match, seat = at_turn("twins", 3)
    assert match.phase == "duel"
    assert read(match, seat, typed) == meant


def test_the_best_pairs_are_listed_first() -> None:
    match, seat = at_turn("twins", 3)
    choices = terminal("twins").table.choices(match.view(seat), texts(match, seat))
    assert len(choices) == len(match.legal(seat))
    assert read(match, seat, "1") == choices[0].text
    kinds = [choice.note.split()[0] for choice in choices]
    assert kinds == sorted(kinds, key=["twins", "pair", "colour", "singles"].index)


def duel(number: int, picks: list[str | None], change: list[int], pot: int, **more: tuple[int, ...]) -> Event:
    """A duel shown; ranks are written beside the cards: 'r4 o4 twins 4'."""
    cards = tuple(pick and tuple(pick.split()[:2]) for pick in picks)
    ranks = tuple(pick and (pick.split()[2], int(pick.split()[3])) for pick in picks)
    out = {"sits_out": (), "bankrupt": (), **more}
    facts = {"duel": number, "picks": cards, "ranks": ranks, "change": tuple(change), "pot": pot, **out}
    return Event("duel", None, tuple(facts.items()))


def test_a_duel_as_the_rulebook_says_it() -> None:
    event = duel(2, ["y8 g8 pair 8", "r4 o4 twins 4", "b7 b9 colour 16", "r5 g7 singles 12"], [0, 3, 0, 0], 4)
    assert tell("twins", event) == [
        "Duel 2:",
        "  Bot 1  `r4` `o4`   twins of 4   +3",
        "  You    `y8` `g8`   pair of 8",
        "  Bot 2  `b7` `b9`   colour 16",
        "  Bot 3  `r5` `g7`   singles 12",
        "Twins of 4 beat pair of 8. Bot 1 wins 3. Pot: 4.",
    ]


def test_payers_are_told_where_the_duel_is_decided() -> None:
    event = duel(1, ["r1 g6 singles 7", "r5 g7 singles 12", "o5 b7 singles 12", "v7 v9 colour 16"], [-2, -2, -2, 0], 6)
    assert tell("twins", event)[-1] == "Colour 16 beats singles 12. You, Bot 1 and Bot 2 pay 2 each. Pot: 6."


def test_sitting_out_and_bankruptcy() -> None:
    picks: list[str | None] = ["r1 g6 singles 7", "r5 g7 singles 12", None, "v7 v9 colour 16"]
    event = duel(3, picks, [-1, 0, 0, 0], 3, sits_out=(0,))
    assert tell("twins", event)[-2:] == ["Singles 12 beat singles 7. You pay 1. Pot: 3.", "You sit out duel 4."]
    broke = duel(1, picks, [0, 0, 0, 0], 3, bankrupt=(0,))
    said = tell("twins", broke)[-2:]
    assert said == [
        "Singles 12 beat singles 7. You have no chip to pay with. Pot: 3.",
        "You are bankrupt: this is the last hand.",
    ]
    assert "bankrupt" not in tell("twins", duel(2, picks, [0, 0, 0, 1], 0, bankrupt=(0,)), (broke,))[-1]


def test_ties_and_an_empty_pot() -> None:
    picks: list[str | None] = ["y8 g8 pair 8", "r8 b8 pair 8", "b7 b9 colour 16", None]
    said = tell("twins", duel(4, picks, [0, 0, 0, 0], 9))[-1]
    assert said == "You and Bot 1 tie with pair of 8: nobody wins, and 9 chips stay in the pot."
    assert tell("twins", duel(2, picks, [0, 0, 0, 0], 0))[-1] == "The pot is empty, so nobody wins anything."
    third = duel(3, picks, [-1, -1, -1, 0], 9, sits_out=(0, 1, 2))
    ended = tell("twins", Event("hand", None, (("chips", (1, 2, 3, 4)), ("pot", 9))), (third,))
    assert ended[0] == "Nobody is left for duel 4, so it isn't played."
