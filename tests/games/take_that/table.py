"""Take That from a one-line picture of the table.

`table("row: 34 41 | you: 52 14 43 | rival: 12 13 | pile: 15 16")` is a match in that position. Places, all optional:

- `row`, left to right;
- the hands of `you` (seat 0), `rival`, `third`, `fourth`; a player not mentioned holds a full hand of the other cards;
- beside them `you up`, `you down`, `rival up` …: twisted and taken cards;
- `pile`, top card first. It is exactly that, and cards in no place are out of the game; `pile: 15 16 ...` goes on
  with them all, as does a pile that isn't mentioned;
- `turn: rival`, `scores: 3 -5`, `round: 2`; else it is your turn in round 1, and nobody has points.
"""

from typing import Any

import rospo
from rospo import Match
from rospo.games.take_that.view import TakeThatView

you, rival, third, fourth = range(4)
NAMES = ("you", "rival", "third", "fourth")
CARDS = [number for number in range(12, 99) if number % 10]
PLACES = {"row", "pile", *NAMES, *(f"{name} {side}" for name in NAMES for side in ("up", "down"))}


def table(picture: str, players: int | None = None, **options: Any) -> Match:
    """A match in the position of the picture; `players` if they are more than the picture mentions."""
    places = read(picture)
    facts = {key: places.pop(key, "") for key in ("turn", "scores", "round")}
    more = places.get("pile", "...").endswith("...")
    cards = {place: numbers(text.removesuffix("...")) for place, text in places.items()}
    mentioned = max([2, *(seat + 1 for seat, name in enumerate(NAMES) for place in places if place.startswith(name))])
    seats = players or mentioned
    if mentioned > seats:
        raise ValueError(f"{seats} players, but the picture mentions {NAMES[mentioned - 1]}")
    match = rospo.start("take_that", seats, **{"seed": 1, "dealer": seats - 1, **options})
    spread(match, cards, whole_pile=not more)
    s = match._state
    s.turn = NAMES[:seats].index(facts["turn"] or "you")
    s.round = int(facts["round"] or 1) - 1
    scores = [int(score) for score in facts["scores"].split()]
    if len(scores) not in (0, seats):
        raise ValueError(f"{len(scores)} scores for {seats} players")
    s.scores[: len(scores)] = scores
    return match


def read(picture: str) -> dict[str, str]:
    """The places of a picture, each with what it says there."""
    places: dict[str, str] = {}
    for part in picture.split("|"):
        place, colon, text = (word.strip() for word in part.partition(":"))
        if not colon or place in places or place not in {*PLACES, "turn", "scores", "round"}:
            raise ValueError(f"can't read {part!r} in the picture {picture!r}")
        places[place] = text
    return places


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split()]


def spread(match: Match, cards: dict[str, list[int]], *, whole_pile: bool) -> None:
    """Put every card where the picture has it."""
    placed = [card for place in cards.values() for card in place]
    rest = [card for card in CARDS if card not in placed]
    if sorted(placed + rest) != CARDS:
        raise ValueError(f"a card is there twice, or is no card of Take That, among {placed}")
    s, seats = match._state, match.players
    for name in NAMES[:seats]:
        if name not in cards:
            full = 9 if seats < 4 else 8
            cards[name], rest = rest[-full:], rest[:-full]
    sets = {"hands": "", "face_up": " up", "face_down": " down"}
    for field, side in sets.items():
        setattr(s, field, [half for name in NAMES for half in halves(cards.get(name + side, []))])
    row, pile = cards.get("row", []), cards.get("pile", [])
    s.row[: len(row)] = row
    s.row_len = len(row)
    s.in_row[:] = halves(row)
    s.wanted[:] = halves([int(str(card)[::-1]) for card in row if card % 11])
    pile = pile if whole_pile else pile + rest
    s.deck[:] = [card for card in CARDS if card not in pile] + pile
    s.top = len(CARDS) - len(pile)


def halves(cards: list[int]) -> list[int]:
    """A set of cards as the state keeps it: the numbers below 50, and the others."""
    return [sum(1 << card % 50 for card in cards if card // 50 == half) for half in (0, 1)]


def look(match: Match, seat: int | None = you) -> TakeThatView:
    """The view of a seat; None is a spectator."""
    view = match.view(seat)
    assert isinstance(view, TakeThatView)
    return view


def row(match: Match) -> str:
    """The row, as a picture has it."""
    return " ".join(look(match).row)


def hand(match: Match, seat: int = you) -> str:
    """A hand, as a picture has it, ascending."""
    return " ".join(look(match, seat).hand or ())
