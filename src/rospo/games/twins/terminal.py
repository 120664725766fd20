"""Twins' table. A card's background is its colour and its numeral its ink; the ink is also given in words."""

import re
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from rospo.core.terminal import Choice, Names
from rospo.games.twins.moves import CARDS, COLOURS, KINDS
from rospo.games.twins.rules import KIND, rank
from rospo.games.twins.story import order, rank_name
from rospo.games.twins.view import TwinsView
from rospo.terminal.drawing import flow, heading, labelled, numbered, offered, seats
from rospo.terminal.speech import Speech, spoken
from rospo.terminal.words import words

say = Speech(__package__)

STYLES = {
    "r": "bold black on #ff6b6b",
    "o": "bold black on #ffa94d",
    "y": "bold black on #ffe066",
    "g": "bold white on #2b8a3e",
    "b": "bold white on #1864ab",
    "v": "bold white on #862e9c",
}
INKS = {"in black": COLOURS[:3], "in white": COLOURS[3:]}  # TW-R1
LISTED = 12
MORE = "… and {n} weaker: 'moves' lists all"
INK = (
    "The letter is the colour, and so the ink: r, o and y (red, orange, yellow) are in black, "
    "g, b and v (green, blue, violet) in white (TW-R1). Twins have the same ink."
)
HOW_TO_BUY = "Buy no card, one for 1 chip or two for 3, for this hand: `buy 0`, `buy 1`, `buy 2`, or just the number."
HOW_TO_PICK = (
    "Pick two cards for this duel: `pick r7 g7`, or just `r7 g7` in any order, or a number from the list. "
    "Twins beat pair beats colour beats singles (rule TW-6)."
)
COLOUR_NAMES = {"r": "red", "o": "orange", "y": "yellow", "g": "green", "b": "blue", "v": "violet"}

_CARD = r"([a-z])\s*([0-9]{1,3})"
_PICK = re.compile(rf"(?:pick|p)?\s*{_CARD}[\s,+&]*{_CARD}")
_BUY = re.compile(r"(?:buy|b)?\s*([0-9]{1,3})")


def style(card: str) -> str:
    return STYLES.get(card[0], "bold cyan") if card in CARDS else "bold cyan"


def draw(view: TwinsView, legal: Sequence[str], names: Names, width: int) -> RenderableType:
    columns = {
        say("chips"): view.chips,
        say("cards"): view.hands,
        say("bought"): [_bought(view, s) for s in range(view.players)],
    }
    parts: list[RenderableType] = [
        heading([say("Hand {n}", n=view.round), _stage(view), say("pot {n}", n=view.pot)], width),
        seats(view, names, columns, _marks(view)),
    ]
    if view.duel:
        parts.append(labelled(say("duel {n}", n=view.duel), [Text(_stakes(view))], width))
    if view.hand is not None:
        parts += [
            labelled(say(ink), [Text(card, style(card)) for card in view.hand if card[0] in colours], width)
            for ink, colours in INKS.items()
        ]
    if view.pick is not None:
        parts.append(labelled(say("picked"), [Text(card, style(card)) for card in view.pick], width))
    if legal:
        parts.append(offered(choices(view, legal), width, style, LISTED))
        if len(legal) > LISTED:
            parts.append(labelled("", [Text(say(MORE, n=len(legal) - LISTED), "dim")], width))
    return Group(*parts)


def _stage(view: TwinsView) -> str:
    return say("duel {n} of 4", n=view.duel) if view.duel else say("buying")


def _stakes(view: TwinsView) -> str:
    """What this duel does, from the summary card (TW-R3: the card for the number of players at the start)."""
    rows = words("rospo.games.twins", spoken()).tables["TW-8"][0]["rows"]
    stakes: str = rows[min(view.players - 3, len(rows) - 1)][view.duel]
    return stakes


def _bought(view: TwinsView, seat: int) -> object:
    """What was bought in this hand; a dash until the seat has bought."""
    if view.duel:
        return view.bought[seat]
    said = (
        (seat - view.dealer - 1) % view.players < (view.to_act[0] - view.dealer - 1) % view.players
        if view.to_act
        else True
    )
    return view.bought[seat] if said else "–"


def _marks(view: TwinsView) -> dict[int, str]:
    marks = dict.fromkeys(view.sits_out, say("sits out duel 4"))
    return marks | dict.fromkeys(view.bankrupt, say("bankrupt"))


def hand(view: TwinsView, legal: Sequence[str], width: int) -> Text:
    return flow([Text(card, style(card)) for card in view.hand or ()], width, gap=1)


def ranked(pick: str) -> tuple[str, int]:
    """The rank of a move `pick r7 g7` (TW-6)."""
    first, second = pick.split()[1:]
    kind, value = divmod(rank(CARDS.index(first), CARDS.index(second)), KIND)
    return KINDS[kind], value


def choices(view: TwinsView, legal: Sequence[str]) -> list[Choice]:
    if view.phase == "buy":
        prices = {"buy 0": say("free"), "buy 1": say("for 1"), "buy 2": say("for 3")}
        return [Choice(move, prices[move]) for move in legal]
    best = sorted(legal, key=lambda text: order(ranked(text)), reverse=True)
    return [Choice(text, rank_name(ranked(text)), number) for number, text in enumerate(best, start=1)]


def prompt(view: TwinsView) -> str:
    return say("buy 0, 1 or 2") if view.phase == "buy" else say("pick two cards")


def advice(view: TwinsView, legal: Sequence[str]) -> str:
    if not legal:
        return ""
    if view.phase == "buy":
        return f"{say(HOW_TO_BUY)} {say(INK)}"
    return f"{say(HOW_TO_PICK)} {say(INK)}"


def gained(before: TwinsView, after: TwinsView) -> list[str]:
    return say.new_cards(after.hand or (), before.hand or ())


def understand(text: str, view: TwinsView, legal: Sequence[str]) -> str | None:
    if view.phase == "buy" and (buy := _BUY.fullmatch(text)):
        return f"buy {int(buy[1])}"
    if pick := _PICK.fullmatch(text):
        cards = [f"{pick[1]}{int(pick[2])}", f"{pick[3]}{int(pick[4])}"]
        return f"pick {' '.join(sorted(cards, key=_place))}"
    return numbered(text, choices(view, legal))


def _place(card: str) -> int:
    """The card's place in the deck. Anything else sorts last, and is refused."""
    return CARDS.index(card) if card in CARDS else len(CARDS)
