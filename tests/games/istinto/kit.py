"""Istinto in the general tests."""

from collections import Counter
from itertools import product
from pathlib import Path

from rospo import Match
from tests.games.istinto.endings import endings
from tests.games.istinto.mind import MINDS
from tests.games.istinto.reference import Reference
from tests.games.istinto.secrets import SECRETS
from tests.kit import Evenings, Golden, Kit, OpenSpiel, Run, ids, this_round


def all_cards(match: Match) -> Counter[str]:
    truth = match.reveal()
    found = Counter(card for hand in truth["hands"] for card in hand)
    found.update(event.fact("card") for event in this_round(match) if event.kind == "play")
    found.update(truth["undealt"])
    return found


KIT = Kit(
    game="istinto",
    folder=Path(__file__).parent,
    rules=ids("IS", 13, 8),
    options=tuple({"until": "each_dealt_twice", "revokes": revokes} for revokes in ("prevented", "challengeable")),
    short={"until": 60},
    several_rounds={"until": "each_dealt_twice"},
    defaults={"until": 100, "revokes": "prevented"},
    every_option={"revokes": "challengeable"},
    shared={"until": "each_dealt_twice"},
    phases=frozenset({"bid", "trick", "closing", "over"}),
    actions=12 + 61 + 6 + 1,
    verbs=("bid", "play", "challenge", "accept"),
    texts=("bid 0", "bid 11", "play w12", "play T", "play k1", "challenge 5", "accept"),
    malformed=(
        *("bid", "bid 03", "bid three", "play", "play t", "play W12", "play w 12", "play w012", "play T1"),
        *("challenge", "challenge 02", "Accept"),
    ),
    block=11,
    rest="undealt",
    rest_in_order=False,
    first_block="w3 w7 b1 b2 g2 g4 g5 g8 r3 r11 k10",
    first_seat=0,
    all_cards=all_cards,
    seldom="challenge",
    reference=Reference,
    lockstep=(
        *(
            Run(players, 3, {"until": until, "dealer": dealer}, seed=players, moves=100)
            for players, until, dealer in product((3, 4, 5, 6), (100, 60, "each_dealt_twice"), (None, 0))
        ),
        *(
            Run(
                *(players, 4, {"until": until, "revokes": "challengeable"}),
                seed=players,
                moves=100,
                seldom=0.02 if until == "each_dealt_twice" else 0.0005,
            )
            for players, until in product((3, 4, 5, 6), (60, "each_dealt_twice"))
        ),
    ),
    golden=Golden(options={"until": 60}, seeds={3: 3, 4: 73, 5: 173, 6: 265}),  # such as end soon
    secrets=SECRETS,
    minds=MINDS,
    evenings=Evenings(
        scene=(("me", "open", "open", "club"), {"until": 60, "revokes": "challengeable"}),
        whole=(
            (3, ("club",), {"until": 60}),
            (5, (), {"until": 60, "revokes": "challengeable"}),
            (1, ("random", "novice", "club"), {"until": 60}),
        ),
        leaks=(
            (3, {"until": 60}),
            (4, {"until": 60, "revokes": "challengeable"}),
            (6, {"until": 60, "revokes": "prevented"}),
        ),
        halfway=5,
        leave=11,
    ),
    openspiel=OpenSpiel(
        short={"horizon": 2},
        varied=((3, {"until": 0}), (4, {"until": 60, "horizon": 6, "revokes": "challengeable"})),
        playthroughs={
            "short": (3, {"horizon": 1}),
            "challengeable": (3, {"until": 60, "horizon": 4, "revokes": "challengeable", "dealer": 1}),
        },
    ),
    endings=endings,
)
