"""Istinto from a one-line picture of the table.

`table("trick: r9 T | you: r4 g2 | rival: w1 | third: k3")` is a match with that trick lying, and it is your turn.
Places, all optional:

- the hands of `you` (seat 0), `rival`, `third`, `fourth`, `fifth`, `sixth`; a player not mentioned holds as many of the
  other cards as they should, w1 first. The eleven tricks end when the hands do: with one card each, this is the last;
- `trick`, in the order played: the last card is the right neighbour's of whoever's turn it is;
- `turn: rival`; else it is your turn;
- `bids: 3 0 2`, `tricks: 4 0 2` (taken before this one), `scores: 95 -10 0`, by seat; else all bids and scores are 0,
  and `you` took the tricks before this one;
- `round: 6`; else 1.
"""

from typing import Any

import rospo
from rospo import Match
from rospo.games.istinto import rules
from rospo.games.istinto.moves import card
from rospo.games.istinto.view import IstintoView

you, rival, third, fourth, fifth, sixth = range(6)
NAMES = ("you", "rival", "third", "fourth", "fifth", "sixth")
CARDS = [*(f"{suit}{rank}" for suit in "wbgrk" for rank in range(1, 13)), *["T"] * 6]
PLACES = {*NAMES, "trick", "turn", "bids", "tricks", "scores", "round"}


def table(picture: str, players: int | None = None, **options: Any) -> Match:
    """A match in the position of the picture; `players` if they are more than the picture mentions."""
    places = read(picture)
    mentioned = max([3, *(seat + 1 for seat, name in enumerate(NAMES) if name in places)])
    seats = players or mentioned
    if mentioned > seats:
        raise ValueError(f"{seats} players, but the picture mentions {NAMES[mentioned - 1]}")
    lying = places.get("trick", "").split()
    lead = (NAMES[:seats].index(places.get("turn", "you")) - len(lying)) % seats
    match = rospo.start("istinto", seats, **{"seed": 1, "dealer": (lead - 1) % seats, **options})
    s = match._state
    s.turn = s.lead = lead
    s.phase = rules.TRICK
    hands = [places[name].split() if name in places else None for name in NAMES[:seats]]
    s.trick = 11 - deal(match, hands, lying)
    s.bids[:seats] = whole_numbers(places, "bids", [0] * seats)
    s.scores[:seats] = whole_numbers(places, "scores", [0] * seats)
    s.tricks[:seats] = whole_numbers(places, "tricks", [s.trick] + [0] * (seats - 1))
    if sum(s.tricks) != s.trick:
        raise ValueError(f"{s.trick} tricks were played before this one, not {sum(s.tricks)}")
    s.round = int(places.get("round", "1")) - 1
    for led_or_played in lying:
        match.play(s.turn, f"play {led_or_played}")  # a picture of an illegal trick is refused here
    return match


def read(picture: str) -> dict[str, str]:
    """The places of a picture, each with what it says there."""
    places: dict[str, str] = {}
    for part in picture.split("|"):
        place, colon, text = (word.strip() for word in part.partition(":"))
        if not colon or place in places or place not in PLACES:
            raise ValueError(f"can't read {part!r} in the picture {picture!r}")
        places[place] = text
    return places


def whole_numbers(places: dict[str, str], place: str, default: list[int]) -> list[int]:
    numbers = [int(word) for word in places[place].split()] if place in places else default
    if len(numbers) != len(default):
        raise ValueError(f"{place}: {len(numbers)} for {len(default)} players")
    return numbers


def deal(match: Match, hands: list[list[str] | None], lying: list[str]) -> int:
    """Give out the hands, with the cards that lie in the trick put back; returns how many cards each has then."""
    s, seats = match._state, match.players
    played = {(s.turn + i) % seats: [name] for i, name in enumerate(lying)}
    rest = list(CARDS)
    for name in [*lying, *(name for hand in hands for name in hand or [])]:
        rest.remove(name)  # a ValueError if the deck has no more of them
    sizes = {len(hand) + len(played.get(seat, [])) for seat, hand in enumerate(hands) if hand is not None} or {11}
    size = sizes.pop()
    if sizes or not 1 <= size <= 11 or len(lying) >= seats:
        raise ValueError("each must have as many cards, 1 to 11, counting those in the trick; and it isn't complete")
    dealt: list[str] = []
    for seat, hand in enumerate(hands):
        mine = [*(hand or []), *played.get(seat, [])]
        while len(mine) < size:
            mine.append(rest.pop(0))
        s.hands[seat] = sum(1 << card(name) for name in mine)
        dealt += mine
    numbers = iter(range(rules.TRUMP, rules.DECK))
    s.deck[:] = [next(numbers) if name == "T" else card(name) for name in dealt + rest]
    return size


def look(match: Match, seat: int | None = you) -> IstintoView:
    """The view of a seat; None is a spectator."""
    view = match.view(seat)
    assert isinstance(view, IstintoView)
    return view


def hand(match: Match, seat: int = you) -> str:
    """A hand, as a picture has it, in deck order."""
    return " ".join(look(match, seat).hand or ())


def play(match: Match, *cards: str) -> None:
    """Play cards one after another, each by the player whose turn it is."""
    for name in cards:
        turn = look(match).turn
        assert turn is not None
        match.play(turn, f"play {name}")


def trick_winner(match: Match) -> int | None:
    """The winner of the last trick."""
    return [event.seat for event in look(match).log if event.kind == "trick"][-1]
