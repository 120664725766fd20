"""Twins in the general tests."""

from collections import Counter
from itertools import product
from pathlib import Path

from rospo import Match
from rospo.games.twins.moves import CARDS
from tests.games.twins.mind import MINDS
from tests.games.twins.reference import Reference
from tests.games.twins.secrets import SECRETS
from tests.games.twins.table import table
from tests.kit import Evenings, Golden, Kit, OpenSpiel, Run, ids, this_round


def all_cards(match: Match) -> Counter[str]:
    truth = match.reveal()
    found = Counter(card for hand in truth["hands"] for card in hand)
    shown = [pick for event in this_round(match) if event.kind == "duel" for pick in event.fact("picks")]
    found.update(card for pick in truth["picks"] + shown for card in pick or ())
    found.update(truth["stock"])
    return found


def opening() -> tuple[Match, int]:
    return table("duel 1 | pot 4 | r2 g2 b5 o7 r9 b9 g4 o1 ; ; ; "), 0


def follows(verb: str) -> list[str]:
    if verb == "buy":
        return ["0", "1", "2"]
    pairs = {code(a, b): f"{CARDS[a]} {CARDS[b]}" for b in range(60) for a in range(b)}
    return [pairs[place] for place in sorted(pairs)]


def code(a: int, b: int) -> int:
    """Of two cards, as the documentation gives it; there an example tries it for all pairs."""
    return a * 59 + b - a - 1 if a < 30 else (59 - a) * 59 + b - 1


KIT = Kit(
    game="twins",
    folder=Path(__file__).parent,
    rules=ids("TW", 14, 11),
    options=({"max_hands": 3},),
    short={"max_hands": 2},
    several_rounds={"max_hands": 4},
    defaults={"max_hands": None},
    every_option={"max_hands": 30},
    shared={"max_hands": 1},
    phases=frozenset({"buy", "duel", "over"}),
    actions=3 + 60 * 59 // 2,
    verbs=("buy", "pick"),
    texts=("buy 0", "buy 1", "buy 2", "pick r7 g7", "pick r1 r2", "pick v9 v10"),
    follows=follows,
    malformed=(
        *("buy", "buy  1", "buy 01", "Buy 1", "buy one", "buy -1"),
        *("pick r7", "pick g7 r7", "pick R7 g7", "pick r7,g7", "pick r07 g7", "pick r7  g7"),
    ),
    block=8,
    rest="stock",
    first_block="o7 y3 y4 y8 b8 v2 v4 v7",
    chips=12,
    all_cards=all_cards,
    best_wins=False,  # a bankrupt can't win (TW-R8)
    reference=Reference,
    lockstep=tuple(
        Run(players, 40, {"max_hands": hands}, seed=players, moves=10)
        for players, hands in product((3, 4, 5, 6), (None, 1, 2, 5))
    ),
    golden=Golden(options={"max_hands": 3}),
    secrets=SECRETS,
    minds=MINDS,
    evenings=Evenings(
        scene=(("me", "open", "open", "club"), {"max_hands": 2}),
        whole=((3, (), {"max_hands": 6}), (6, (), {"max_hands": 4}), (1, ("random", "club"), {"max_hands": 4})),
        leaks=((3, {"max_hands": 1}), (5, {"max_hands": 1})),
        halfway=4,
    ),
    openspiel=OpenSpiel(
        short={"max_hands": 2},
        varied=((3, {"max_hands": 4, "dealer": 0}),),
        playthroughs={"short": (3, {"max_hands": 1})},
    ),
    opening=opening,
)
