"""Ligretto Twist in the general tests."""

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import rospo
from rospo import Match
from rospo.bots.habit import recalled
from tests.games.ligretto_twist.mind import MINDS
from tests.games.ligretto_twist.reference import Reference
from tests.games.ligretto_twist.secrets import SECRETS
from tests.kit import Evenings, Golden, Kit, OpenSpiel, Run, ids


def piles(match: Match) -> int:
    return 4 if match.players == 2 else 8


def all_cards(match: Match) -> Counter[str]:
    truth = match.reveal()
    found = Counter(card for heap in truth["stacks"] + truth["parked"] for card in heap)
    found.update(card for card in truth["held"] + truth["set_aside"] if card)
    table: Any = match.view(None)
    for colour, height in zip(table.piles, table.heights, strict=True):
        found[colour] += height
    return found


def slip(match: Match, rng: Random, text: str, share: float) -> str:
    return f"lay {rng.randrange(piles(match))}" if text != "flip" and rng.random() < share else text


def golden_slip(rng: Random, text: str) -> str:
    return f"lay {rng.randrange(4)}" if text != "flip" and rng.random() < 0.03 else text


def tolerated(match: Match, seat: int, text: str) -> bool:
    """A lay on a wrong or blocked pile fails; it is not refused (LT-R5)."""
    if not text.startswith("lay ") or seat not in match.to_act:
        return False
    return bool(match._state.flipped[seat] >= 0) and int(text[4:]) < piles(match)


def opening() -> tuple[Match, int]:
    """A seat whose colour is covered: to park or to wait?"""
    match, rng = rospo.start("ligretto_twist", 2, seed=3), Random(1)
    while True:
        match.advance(match.clock + 100)
        for seat in match.to_act:
            state, memory = recalled(match._game, match.view(seat))
            if match._game.bot.candidates(state, memory, seat, [0] * (match._rules.ACTIONS + 1)) > 1:
                return match, seat
        match.play((seat := rng.choice(match.to_act)), match.legal(seat)[0])


KIT = Kit(
    game="ligretto_twist",
    folder=Path(__file__).parent,
    rules=ids("LT", 13, 11),
    options=({"rounds": 2},),
    short={"rounds": 1},
    several_rounds={"rounds": 4},
    defaults={"rounds": 5, "fumble_ms": 600},
    shared={"rounds": 2},
    phases=frozenset({"race", "over"}),
    actions=1 + 8 + 1,
    verbs=("flip", "lay", "park"),
    texts=("flip", "lay 0", "lay 7", "park"),
    malformed=("Flip", "flip ", "flip 0", "lay", "lay 03", "lay -1", "lay r", "park 1", "lay 3 ", "lay 3 @5"),
    blocks="stacks",
    block=40,
    rest="set_aside",
    first_block="g g b y b r b g b b b b g r y r y g b r r b g g r r r r y g y y r r g b g g r y",
    before_blocks="rgbyrgby",
    first_seat=None,
    all_cards=all_cards,
    slip=slip,
    tolerated=tolerated,
    reference=Reference,
    lockstep=tuple(
        Run(p, 4 if rounds > 1 else 20, {"rounds": rounds, "fumble_ms": ms}, seed=p, moves=100, slip=0.2)
        for p in (2, 3, 4)
        for rounds in (1, 5)
        for ms in (0, 600)
    ),
    golden=Golden(options={"rounds": 1, "fumble_ms": 150}, slip=golden_slip),
    secrets=SECRETS,
    minds=MINDS,
    evenings=Evenings(
        scene=(("me", "open", "club"), {"rounds": 1}),
        leaks=((2, {"rounds": 1}), (4, {"rounds": 1})),
        halfway=60,
    ),
    openspiel=OpenSpiel(
        short={"rounds": 1},
        varied=((2, {"rounds": 2, "fumble_ms": 300}),),
        playthroughs={"short": (2, {"rounds": 1})},
    ),
    opening=opening,
)
