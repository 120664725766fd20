"""The rules as players read them: `words/<language>.toml` in a game's package, a file a language."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from rospo.play import registry

ENGLISH = "en"


@dataclass(frozen=True, slots=True)
class Words:
    """One game's rules in one language. Rules, examples and tables are keyed by rule ids."""

    language: str
    game: dict[str, str]  # title, tagline, players, minutes, goal, credit
    sections: tuple[dict[str, Any], ...]  # heading, rules
    rules: dict[str, str]
    examples: dict[str, tuple[str, ...]]
    tables: dict[str, tuple[dict[str, Any], ...]]  # heading, columns, rows


def languages(game: str) -> tuple[str, ...]:
    """The languages a game's rules are written in, English first."""
    found = sorted(file.name.removesuffix(".toml") for file in _folder(game).iterdir() if file.name.endswith(".toml"))
    return tuple(sorted(found, key=lambda language: language != ENGLISH))


@cache
def words(game: str, language: str = ENGLISH) -> Words:
    """A game's rules in a language; in English where that language isn't written yet: `Words.language` says which."""
    if language not in languages(game):
        language = ENGLISH
    found = tomllib.loads(_folder(game).joinpath(f"{language}.toml").read_text(encoding="utf-8"))
    return Words(
        language=language,
        game=found["game"],
        sections=tuple(found["section"]),
        rules=found["rules"],
        examples={rule: tuple(e["text"] for e in entries) for rule, entries in _by_rule(found, "example").items()},
        tables=_by_rule(found, "table"),
    )


def _folder(game: str) -> Traversable:
    return files(registry.game(game).package).joinpath("words")


def _by_rule(found: dict[str, Any], kind: str) -> dict[str, tuple[dict[str, Any], ...]]:
    grouped: dict[str, tuple[dict[str, Any], ...]] = {}
    for entry in found.get(kind, []):
        grouped[entry["rule"]] = (*grouped.get(entry["rule"], ()), entry)
    return grouped
