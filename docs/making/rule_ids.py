"""Rule ids on the pages of the games: hovering over one shows the rule's text for players."""

import re
import tomllib
from functools import cache
from html import escape
from importlib import resources

from rospo.play import registry

ID = re.compile(r"(`[^`\n]*`)|\b[A-Z]{2,}-R?\d+\b")


@cache
def texts() -> dict[str, str]:
    """The rules of all games in English, by id."""
    found: dict[str, str] = {}
    for game in registry.games():
        file = resources.files(registry.game(game).package) / "words" / "en.toml"
        found |= tomllib.loads(file.read_text(encoding="utf-8"))["rules"]
    return found


def explained(markdown: str) -> str:
    """A page's text, with a tooltip for every rule id outside code."""
    return ID.sub(lambda found: found[0] if found[0] not in texts() else _explained(found[0]), markdown)


def _explained(rule: str) -> str:
    text = re.sub(r"[`*]", "", texts()[rule])
    return f'<abbr class="rule" title="{escape(text)}">{rule}</abbr>'
