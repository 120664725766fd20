"""The rules as players read them: one file per language, `words/<language>.toml` in a game's package."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

ENGLISH = "en"


@dataclass(frozen=True, slots=True)
class Words:
    """One game's rules in one language. Rules, examples and tables are keyed by rule ids."""

    language: str
    game: dict[str, str]  # title, tagline, players, perhaps age, minutes, goal, credit
    sections: tuple[dict[str, Any], ...]  # heading, rules
    rules: dict[str, str]
    typed: dict[str, str]  # how a rule's moves and choices are typed: no matter for those who tap
    examples: dict[str, tuple[str, ...]]
    tables: dict[str, tuple[dict[str, Any], ...]]  # heading, columns, rows

    @property
    def facts(self) -> tuple[str, ...]:
        """Who the game is for, and how long it takes."""
        return tuple(self.game[fact] for fact in ("players", "age", "minutes") if fact in self.game)


def languages(package: str) -> tuple[str, ...]:
    """The languages that a game's rules are written in, English first."""
    folder = files(package).joinpath("words")
    found = sorted(file.name.removesuffix(".toml") for file in folder.iterdir() if file.name.endswith(".toml"))
    return tuple(sorted(found, key=lambda language: language != ENGLISH))


@cache
def words(package: str, language: str = ENGLISH) -> Words:
    """A game's rules in a language, or in English if they aren't translated yet: `Words.language` says which."""
    if language not in languages(package):
        language = ENGLISH
    text = files(package).joinpath("words", f"{language}.toml").read_text(encoding="utf-8")
    found = tomllib.loads(text)
    return Words(
        language=language,
        game=found["game"],
        sections=tuple(found["section"]),
        rules=found["rules"],
        typed=found.get("typed", {}),
        examples={rule: tuple(e["text"] for e in entries) for rule, entries in _by_rule(found, "example").items()},
        tables=_by_rule(found, "table"),
    )


def first_rule(package: str) -> str:
    """The id of a game's first rule, for examples."""
    return next(iter(words(package).rules))


def _by_rule(found: dict[str, Any], kind: str) -> dict[str, tuple[dict[str, Any], ...]]:
    grouped: dict[str, tuple[dict[str, Any], ...]] = {}
    for entry in found.get(kind, []):
        grouped[entry["rule"]] = (*grouped.get(entry["rule"], ()), entry)
    return grouped
