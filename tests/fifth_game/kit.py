"""Wren in the general tests: `ROSPO_KITS=tests.fifth_game.kit`."""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rospo import Match
from rospo.core.bits import members
from rospo_wren import rules
from rospo_wren.moves import CARDS
from tests.fifth_game.reference import Reference
from tests.kit import Evenings, Golden, Kit, Minds, OpenSpiel, Place, Run, Secrets, ids

if TYPE_CHECKING:
    from tests.leaks.swaps import Deal


def all_cards(match: Match) -> Counter[str]:
    truth = match.reveal()
    found = Counter(card for cards in (*truth["hands"], *truth["nests"]) for card in cards)
    found.update(truth["branch"])
    found.update(truth["aside"])
    return found


# --- what a seat can't know


def hidden(s: Any, rivals: list[int]) -> Iterator[Place]:
    for rival in rivals:
        for bird in members(s.hands[rival]):
            yield Place(f"hand {rival}", bird, partial(_put_in_hand, s.hands, rival, bird))
    for i in range(s.players * rules.dealt(s.players), rules.DECK):
        yield Place("aside", s.deck[i], partial(s.deck.__setitem__, i))


def _put_in_hand(hands: list[int], owner: int, old: int, new: int) -> None:
    hands[owner] += (1 << new) - (1 << old)


def unseen(deal: "Deal", seat: int | None) -> list[list[int]]:
    places = hidden(deal.match._state, [rival for rival in range(deal.match.players) if rival != seat])
    return [[deal.deck.index(CARDS[place.card]) for place in places]]


# --- what tests of bots must know


def known(s: Any, seat: int, values: dict[str, Any]) -> None:
    values["hands"] = s.hands[seat]


def secret(s: Any, m: Any, seat: int) -> list[int]:
    return [s.seed, *s.deck, *(s.hands[i] for i in range(s.players) if i != seat)]


def all_there(match: Match, s: Any, m: Any) -> None:
    birds = [bird for one in (s.branch, *s.hands, *s.nests) for bird in members(one)]
    assert len(set(birds)) == len(birds) == s.players * rules.dealt(s.players)


KIT = Kit(
    game="wren",
    folder=Path(__file__).parent,
    rules=ids("WR", 10, 2),
    options=({"rounds": 2, "king": True}, {"rounds": 2, "king": False}),
    short={"rounds": 1},
    several_rounds={"rounds": 3},
    defaults={"rounds": 3, "king": True},
    every_option={"rounds": 3, "king": True},
    shared={"rounds": 3},
    phases=frozenset({"turn", "over"}),
    actions=24,
    verbs=("play",),
    texts=("play 1", "play 12", "play 24"),
    malformed=("play", "play  1", "play 01", "Play 1", "play one", "play -1", "play 1 2", "12"),
    block=7,
    rest="aside",
    first_block="1 4 7 11 12 15 19",
    all_cards=all_cards,
    reference=Reference,
    lockstep=tuple(
        Run(players, 20, {"rounds": rounds, "king": king}, seed=players, moves=15)
        for players, rounds, king in product((2, 3, 4), (1, 3), (True, False))
    ),
    golden=Golden(options={"rounds": 1}),
    secrets=Secrets(
        hidden=hidden,
        ordered=("aside",),
        kinds=("hand hand", "aside hand", "aside aside"),
        one_round={"rounds": 1},
        unseen=unseen,
    ),
    minds=Minds(
        left_out=frozenset({"deck"}),
        working=frozenset(),
        known=known,
        secret=secret,
        all_there=all_there,
        arena=("novice", {"rounds": 1}),
        indifferent=frozenset({"club"}),
    ),
    evenings=Evenings(
        scene=(("me", "open", "open"), {"rounds": 1}),
        whole=((2, (), {}), (1, ("novice",), {})),
        leaks=((3, {"rounds": 1}),),
        halfway=3,
    ),
    openspiel=OpenSpiel(
        short={"rounds": 1},
        varied=((3, {"rounds": 2, "king": False, "dealer": 1}),),
        playthroughs={"short": (2, {"rounds": 1})},
    ),
)
