"""What happened, in words: the same sentences at the table and in a replay."""

from random import Random
from typing import Any

import pytest

import rospo
from rospo import Event
from rospo.cli.sheet import sheet, verdict
from rospo.cli.terminal import terminal
from rospo.core.terminal import Names
from tests.kits import ALL_TABLES
from tests.support import play_on

US = Names(("You", "Bot 1", "Bot 2", "Bot 3"), you=0)
OPTIONS: dict[str, dict[str, Any]] = {"istinto": {"revokes": "challengeable"}, "take_that": {"pro": True}}
THEM = Names(("Ann", "Ben", "Cleo", "Dan"))


def tell(game: str, event: Event, past: tuple[Event, ...] = (), names: Names = US) -> list[str]:
    return terminal(game).story.tell(event, past, names)


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_every_event_of_every_game_can_be_told(game: str, players: int) -> None:
    options: dict[str, Any] = OPTIONS.get(game, {})
    match = play_on(rospo.start(game, players=players, seed=players, **options), Random(1), 600, seldom=0.001)
    names = Names(tuple(f"N{seat}" for seat in range(players)), you=0)
    log = match.view(None).log
    lines = [line for number, event in enumerate(log) for line in tell(game, event, log[:number], names)]
    assert lines
    assert all(line.strip() and "None" not in line and "  ." not in line for line in lines)
    assert sheet(game, log, names).row_count == match.round - (not match.over)


def test_take_that() -> None:
    lay = Event("lay", 0, (("card", "34"),))
    took = Event("take", 2, (("cards", ("34", "44", "41")),))
    assert tell("take_that", lay) == ["You lay `34`."]
    assert tell("take_that", lay, names=THEM) == ["Ann lays `34`."]
    assert tell("take_that", lay, (took,)) == ["You open a new row with `34`."]
    twist = Event("twist", 2, (("card", "43"), ("partner", "34")))
    assert tell("take_that", twist) == ["Bot 2 twists `34` out of the row with `43`: +2."]
    assert tell("take_that", took) == ["Bot 2 takes the row, 3 cards with 1 toad: −7."]
    assert tell("take_that", Event("extra", 1)) == ["Bot 1 takes the top card of the pile as well, face down (pro)."]


def test_take_that_why_a_round_is_over_and_what_it_was_made_of() -> None:
    played = (
        Event("twist", 0, (("card", "43"), ("partner", "34"))),
        Event("take", 1, (("cards", ("34", "44", "41")),)),
        Event("take", 1, (("cards", ("35",)),)),
        Event("extra", 1),
    )
    ended = Event("round", None, (("points", (2, -9 - 4, 0)), ("scores", (2, -13, 0))))
    assert tell("take_that", ended, played) == ["The draw pile was used up, so the round is over (TT-11)."]
    cells = [terminal("take_that").story.cell(ended, seat, 0, played) for seat in range(3)]
    assert cells == ["+2−0  +2", "+0−13 2🐸  −13", "+0−0  0"]


@pytest.mark.parametrize("pro", [False, True])
def test_take_that_the_sheet_counts_what_the_rules_count(pro: bool) -> None:
    match = play_on(rospo.start("take_that", players=2, seed=8, pro=pro, rounds=1), Random(8))
    log = match.view(None).log
    truth = match.reveal()
    for seat in range(2):
        toads = sum(card[0] == card[1] for card in truth["face_down"][seat])
        cost = len(truth["face_down"][seat]) + 4 * toads
        cell = terminal("take_that").story.cell(log[-1], seat, 0, log[:-1])
        assert cell.startswith(f"+{len(truth['face_up'][seat])}−{cost}{f' {toads}🐸' if toads else ''}  ")


def duel(number: int, picks: list[str | None], change: list[int], pot: int, **more: tuple[int, ...]) -> Event:
    """A duel shown; ranks are written beside the cards: 'r4 o4 twins 4'."""
    cards = tuple(pick and tuple(pick.split()[:2]) for pick in picks)
    ranks = tuple(pick and (pick.split()[2], int(pick.split()[3])) for pick in picks)
    out = {"sits_out": (), "bankrupt": (), **more}
    facts = {"duel": number, "picks": cards, "ranks": ranks, "change": tuple(change), "pot": pot, **out}
    return Event("duel", None, tuple(facts.items()))


def test_twins_a_duel_as_the_rulebook_says_it() -> None:
    event = duel(2, ["y8 g8 pair 8", "r4 o4 twins 4", "b7 b9 colour 16", "r5 g7 singles 12"], [0, 3, 0, 0], 4)
    assert tell("twins", event) == [
        "Duel 2:",
        "  Bot 1  `r4` `o4`   twins of 4   +3",
        "  You    `y8` `g8`   pair of 8",
        "  Bot 2  `b7` `b9`   colour 16",
        "  Bot 3  `r5` `g7`   singles 12",
        "Twins of 4 beat pair of 8. Bot 1 wins 3. Pot: 4.",
    ]


def test_twins_who_pays_is_told_where_it_was_decided() -> None:
    event = duel(1, ["r1 g6 singles 7", "r5 g7 singles 12", "o5 b7 singles 12", "v7 v9 colour 16"], [-2, -2, -2, 0], 6)
    assert tell("twins", event)[-1] == "Colour 16 beats singles 12. You, Bot 1 and Bot 2 pay 2 each. Pot: 6."


def test_twins_sitting_out_and_bankruptcy() -> None:
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


def test_twins_ties_and_an_empty_pot() -> None:
    picks: list[str | None] = ["y8 g8 pair 8", "r8 b8 pair 8", "b7 b9 colour 16", None]
    said = tell("twins", duel(4, picks, [0, 0, 0, 0], 9))[-1]
    assert said == "You and Bot 1 tie with pair of 8: nobody wins, and 9 chips stay in the pot."
    assert tell("twins", duel(2, picks, [0, 0, 0, 0], 0))[-1] == "The pot is empty, so nobody wins anything."
    third = duel(3, picks, [-1, -1, -1, 0], 9, sits_out=(0, 1, 2))
    ended = tell("twins", Event("hand", None, (("chips", (1, 2, 3, 4)), ("pot", 9))), (third,))
    assert ended[0] == "Nobody is left for duel 4, so it isn't played."


def test_istinto() -> None:
    bid = Event("bid", 1, (("bid", 2),))
    lead = Event("play", 0, (("card", "b7"),))
    assert tell("istinto", bid) == ["Bot 1 bids 2."]
    assert tell("istinto", lead, (bid,)) == ["You lead `b7`."]
    assert tell("istinto", Event("play", 1, (("card", "T"),)), (bid, lead)) == ["Bot 1 plays `T`."]
    trick = Event("trick", 1, (("cards", ((0, "b7"), (1, "T"))),))
    assert tell("istinto", trick, (bid, lead)) == ["→ Bot 1 wins the trick with `T`: 1 of 2."]
    assert tell("istinto", trick, (bid, lead, trick)) == ["→ Bot 1 wins the trick with `T`: 2 of 2."]


@pytest.mark.parametrize(
    ("guilty", "said"),
    [
        (True, "You challenge Bot 2. Bot 2 did revoke: Bot 2 loses 10, and the round is over."),
        (False, "You challenge Bot 2. Bot 2 did not revoke: you lose 10, and the round is over."),
    ],
)
def test_istinto_challenges(guilty: bool, said: str) -> None:
    assert tell("istinto", Event("challenge", 0, (("accused", 2), ("revoked", guilty)))) == [said]


def test_ligretto_twist() -> None:
    lay = Event("lay", 1, (("card", "r"), ("pile", 4), ("fumble", False), ("at", 1234)))
    assert tell("ligretto_twist", lay) == ["   1.23 s  Bot 1 lays `R` on pile 4."]
    fumble = Event("lay", 0, (("card", "g"), ("pile", 0), ("fumble", True), ("at", 61_000)))
    assert tell("ligretto_twist", fumble) == ["  61.00 s  You fumble: `G` doesn't go on pile 0 now."]
    assert "all hands lift" in tell("ligretto_twist", Event("knot", None), (lay,))[0]


def test_who_won() -> None:
    assert verdict((0,), (12, 3), US) == "You win with 12 points."
    assert verdict((1,), (-8, -1), US) == "Bot 1 wins with −1 point."
    assert verdict((0, 2), (7, 1, 7), US, "chips") == "You and Bot 2 share the win with 7 chips each."
