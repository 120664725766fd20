"""A game's words, as players read them: the rules, the form, the box."""

import re
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

from rospo.play import registry

WEB = Path(__file__).parents[1] / "web/src"
LANGUAGES = ("en", "it", "de", "fr", "nl", "es")


def book(game: str, language: str) -> dict[str, Any]:
    file = resources.files(registry.game(game).package) / "words" / f"{language}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def texts(words: dict[str, Any]) -> dict[str, str]:
    """All that a player reads, by where it stands."""
    cells = {f"{table['rule']}'s table": " ".join(map(" ".join, table["rows"])) for table in words.get("table", ())}
    examples = {f"example {n}, of {one['rule']}": one["text"] for n, one in enumerate(words["example"])}
    return {**words["game"], **words["rules"], **cells, **examples}


def labels(game: str, language: str) -> dict[str, str]:
    """What the form calls each option."""
    found: dict[str, str] = {}
    for file in (WEB / f"words/{language}/app.ftl", WEB / f"games/{game}/words/{language}.ftl"):
        text = file.read_text(encoding="utf-8")
        found |= dict(re.findall(rf"^(?:{game}-)?option-(\w+) = (.+)$", text, re.MULTILINE))
    return found


def fact(game: str, name: str) -> str | None:
    """What the web table knows of a game before it is opened."""
    found = re.search(rf"^  {name}: (.+),$", (WEB / f"games/{game}/facts.ts").read_text(encoding="utf-8"), re.MULTILINE)
    return found and found[1]


def box(game: str) -> tuple[str | None, str | None]:
    """The age and the minutes on its box."""
    return fact(game, "age"), fact(game, "minutes")


def names_option(game: str, language: str, option: str, rule: str) -> bool:
    """Does the rule call the option what the form calls it?"""
    quoted = re.findall("[“«„]\u202f?([^”»“\u202f]+)", book(game, language)["rules"][rule])
    return labels(game, language)[option] in quoted
