"""A table as text or picture, for any game: every field of a view is a line, and cards are drawn as cards."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from rospo.core.errors import BadOption, quoted
from rospo.core.game import View
from rospo.play.match import Match
from rospo.play.registry import game

MODES = ["human", "ansi", "rgb_array"]
BESIDES = ("game", "options", "log", "seat", "players")
"""Fields that are in the heading, or not worth repeating."""

WIDTH, HEIGHT, LINE, LABEL, CARD = 720, 720, 28, 110, 34
PAPER, INK, FAINT = (247, 244, 236), (38, 40, 44), (150, 146, 138)
COLOURS = {
    "r": (200, 54, 48),
    "o": (224, 124, 32),
    "y": (236, 196, 48),
    "g": (58, 140, 74),
    "b": (46, 98, 180),
    "v": (122, 70, 160),
    "w": (255, 255, 255),
    "k": (48, 48, 52),
    "T": (190, 150, 60),
}
"""Colours by the first letter of a card's name; cards without a letter are white."""


def checked_mode(mode: str | None) -> str | None:
    if mode not in (None, *MODES):
        raise BadOption(f"render_mode must be one of {', '.join(MODES)}, not {quoted(mode)}")
    return mode


def heading(view: View) -> str:
    seat = "everybody" if view.seat is None else f"seat {view.seat}"
    return f"{game(view.game).title}, {view.players} players, as {seat} sees it"


def fields(view: View) -> dict[str, Any]:
    """What a table shows, by name."""
    return {name: value for name, value in view.to_dict().items() if name not in BESIDES}


def ansi(view: View) -> str:
    """The table as text."""
    lines = [f"{name:>12}  {' '.join(word for word, _ in words(value))}" for name, value in fields(view).items()]
    return "\n".join([heading(view), *lines])


def words(value: Any) -> list[tuple[str, str]]:
    """A field's value, word by word, each with the text in it, if any: it may be a card's name."""
    if isinstance(value, list) and value and isinstance(value[0], list) and not _is_pair(value[0]):
        return [word for item in value for word in [BAR, *(words(item) or [NONE])]][1:]
    if isinstance(value, list):
        return [_pair(item) if isinstance(item, list) else word for item in value for word in words(item)[:1]]
    if value is None:
        return [NONE]
    return [(str(value), value if isinstance(value, str) else "")]


NONE, BAR = ("-", ""), ("|", "")


def _is_pair(value: list[Any]) -> bool:
    """A seat and its card."""
    return len(value) == 2 and isinstance(value[0], int) and isinstance(value[1], str)


def _pair(value: list[Any]) -> tuple[str, str]:
    return f"{value[0]}:{value[1]}", str(value[1])


def rgb_array(view: View) -> NDArray[np.uint8]:
    """The table as a picture, (height, width, 3). Its size is the same throughout a match."""
    from PIL import Image, ImageDraw, ImageFont  # only pictures need it

    known = fields(view)
    cards = set(game(view.game).moves.CARDS)
    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    draw = ImageDraw.Draw(image)
    font, small = ImageFont.load_default(15), ImageFont.load_default(12)
    draw.text((16, 10), heading(view), INK, font)
    y = LINE + 12
    for name, value in known.items():
        draw.text((16, y + 5), name.replace("_", " "), FAINT, small)
        x = LABEL
        for word, text in words(value):
            is_card = text in cards
            width = (
                max(CARD, 12 + int(draw.textlength(word, small))) if is_card else 8 + int(draw.textlength(word, font))
            )
            if x + width > WIDTH - 12:
                x, y = LABEL, y + LINE
            if is_card:
                _draw_card(draw, (x, y), width, word, text, small)
            else:
                draw.text((x, y + 3), word, INK, font)
            x += width + 4
        y += LINE
    return np.asarray(image, np.uint8)


def _draw_card(draw: Any, at: tuple[int, int], width: int, word: str, card: str, font: Any) -> None:
    x, y = at
    face = COLOURS.get(card[0], COLOURS["w"])
    ink = INK if sum(face) > 400 else PAPER
    draw.rounded_rectangle((x, y, x + width, y + LINE - 5), 5, face, FAINT)
    draw.text((x + width / 2, y + LINE / 2 - 2), word, ink, font, anchor="mm")


def render(match: Match, seat: int | None, mode: str | None) -> str | NDArray[np.uint8] | None:
    """As Gymnasium's and PettingZoo's `render` do: `human` is printed."""
    if mode == "ansi":
        return ansi(match.view(seat))
    if mode == "rgb_array":
        return rgb_array(match.view(seat))
    if mode == "human":
        print(ansi(match.view(seat)), end="\n\n")
    return None
