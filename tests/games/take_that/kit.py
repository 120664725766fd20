"""Take That in the general tests."""

from collections import Counter
from itertools import product
from pathlib import Path

from rospo import Match
from rospo.games.take_that.moves import CARDS
from tests.games.take_that.endings import endings
from tests.games.take_that.mind import MINDS
from tests.games.take_that.reference import Reference
from tests.games.take_that.secrets import SECRETS
from tests.kit import Evenings, Golden, Kit, OpenSpiel, Run, ids


def all_cards(match: Match) -> Counter[str]:
    truth = match.reveal()
    found = Counter(card for hand in truth["hands"] for card in hand)
    found.update(truth["row"] + truth["pile"])
    found.update(card for heap in truth["face_up"] + truth["face_down"] for card in heap)
    assert all(set(extra) <= set(down) for extra, down in zip(truth["extra"], truth["face_down"], strict=True))
    return found


def follows(verb: str) -> list[str]:
    """The code itself is the card: there are gaps."""
    return [str(n) if str(n) in CARDS else "" for n in range(12, 99)]


KIT = Kit(
    game="take_that",
    folder=Path(__file__).parent,
    rules=ids("TT", 14, 6),
    options=tuple(
        {"rounds": 2, "pro": pro, "open_heaps": heaps} for pro, heaps in product((False, True), (False, True))
    ),
    short={"rounds": 1},
    several_rounds={"rounds": 4},
    defaults={"rounds": 2, "pro": False, "open_heaps": False},
    every_option={"pro": True, "open_heaps": True},
    shared={"rounds": 1},
    phases=frozenset({"turn", "reopen", "over"}),
    actions=1 + 79 + 79,
    verbs=("lay", "twist", "take"),
    texts=("lay 12", "lay 98", "twist 43", "take"),
    follows=follows,
    malformed=(
        *("lay  34", "Lay 34", "lay 34 ", "lay034", "lay 034", "lay 3 4", "lay", "lay 34 35"),
        *("take 34", "TAKE", "twist", "l 34", "lay ３４"),  # wide digits on purpose
    ),
    block=9,
    rest="pile",
    first_block="13 26 28 36 39 45 64 78 88",
    all_cards=all_cards,
    reference=Reference,
    lockstep=tuple(
        Run(players, 20, {"pro": pro, "open_heaps": heaps, "rounds": rounds}, seed=rounds, moves=50)
        for players, pro, heaps, rounds in product((2, 3, 4), (False, True), (False, True), (1, 2))
    ),
    golden=Golden(options={"rounds": 1, "pro": True}),
    secrets=SECRETS,
    minds=MINDS,
    evenings=Evenings(
        scene=(("me", "open", "open"), {"rounds": 1}),
        whole=((2, (), {}), (4, (), {"pro": True}), (1, ("novice",), {})),
        leaks=(
            (2, {"rounds": 1, "open_heaps": True}),
            (3, {"rounds": 1, "pro": True}),
            (4, {"rounds": 1, "pro": True, "open_heaps": True}),
        ),
        halfway=12,
    ),
    openspiel=OpenSpiel(
        short={"rounds": 1},
        varied=((3, {"rounds": 2, "pro": True, "open_heaps": True, "dealer": 2}),),
        playthroughs={"short": (2, {"rounds": 1, "pro": True, "open_heaps": True})},
    ),
    endings=endings,
)
