"""The rules' texts speak to players: in the words of the table, never in those of the programming interface."""

import re
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from rospo.play import registry
from tests.rules.ids import RULES

WEB = Path(__file__).parents[2] / "web/src"
LANGUAGES = ("en", "it", "de", "fr", "nl", "es")
HELD_BY_TABLES = {"ligretto_twist": (("lag_comp_ms", "LT-R7"),)}
"""Options that belong to a served table instead of a match, with the rule that explains each."""


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


BUILT_IN = [game for game in RULES if (WEB / "games" / game).is_dir()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULES)
def test_only_cards_are_quoted_as_they_are_written(game: str, language: str) -> None:
    cards = registry.game(game).moves.CARDS
    for place, text in texts(book(game, language)).items():
        quoted = {name for part in re.findall("`([^`]*)`", text) for name in part.split()}
        assert quoted <= set(cards), f"{place}: {quoted - set(cards)}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BUILT_IN)
def test_options_have_the_names_of_the_form(game: str, language: str) -> None:
    rules, named = book(game, language)["rules"], labels(game, language)
    options = [(option.name, option.rule) for option in registry.game(game).options]
    for option, rule in (*options, *HELD_BY_TABLES.get(game, ()), ("dealer", "ALL-R1")):
        quoted = re.findall("[“«„]\u202f?([^”»“\u202f]+)", rules[rule])
        assert named[option] in quoted, f"{rule} doesn't name {option} as the form does"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULES)
def test_what_is_typed_stands_beside_its_rule(game: str, language: str) -> None:
    words, english = book(game, language), book(game, "en")
    assert words["typed"].keys() == english["typed"].keys() <= words["rules"].keys()
    for rule, text in english["typed"].items():
        assert re.findall("`[^`]*`", words["typed"][rule]) == re.findall("`[^`]*`", text)


@pytest.mark.parametrize("game", RULES)
def test_every_kind_of_move_is_shown_as_it_is_typed(game: str) -> None:
    shown = " ".join(book(game, "en")["typed"].values())
    verbs = {example.split()[0] for example in re.findall("'([^']*)'", registry.game(game).moves.EXAMPLES)}
    assert verbs
    for verb in verbs:
        assert f"`{verb}" in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULES)
def test_seats_and_piles_are_counted_from_1(game: str, language: str) -> None:
    rules = book(game, language)["rules"]
    for rule in {"ALL-R1", "LT-R10"} & rules.keys():
        assert re.search(r"\b1\b", rules[rule])
        assert not re.search(r"\b0\b", rules[rule])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reading_of_a_free_translation_is_called_ours(language: str) -> None:
    ours = {"en": "our reading", "it": "nostra lettura", "de": "unsere Lesart"}
    ours |= {"fr": "notre lecture", "nl": "onze lezing", "es": "nuestra lectura"}
    assert ours[language] in book("twins", language)["rules"]["TW-10"]
