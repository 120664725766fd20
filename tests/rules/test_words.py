"""The rules' texts speak to players: in the words of the table, never in those of the programming interface."""

import re
from pathlib import Path

import pytest

from rospo.play import registry
from tests.rules.ids import RULES
from tests.words import LANGUAGES, WEB, book, fact, names_option, texts

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
    options = [(option.name, option.rule) for option in registry.game(game).options]
    for option, rule in (*options, ("dealer", "ALL-R1")):
        assert names_option(game, language, option, rule), f"{rule} doesn't name {option} as the form does"


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
def test_seats_are_counted_from_1(game: str, language: str) -> None:
    rule = book(game, language)["rules"]["ALL-R1"]
    assert re.search(r"\b1\b", rule)
    assert not re.search(r"\b0\b", rule)


MEASURED = Path(__file__).parents[2] / "benchmarks/results/durations.txt"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BUILT_IN)
def test_the_box_and_the_rules_give_the_same_facts(game: str, language: str) -> None:
    told = book(game, language)["game"]
    for name in ("age", "minutes"):
        assert re.findall(r"\d+", told.get(name, "")) == list(filter(None, [fact(game, name)]))


@pytest.mark.parametrize("game", [game for game in BUILT_IN if fact(game, "estimated")])
def test_what_no_box_prints_is_measured_and_called_ours(game: str) -> None:
    usual, ours = fact(game, "usual"), {"our estimate", "stima nostra", "unsere Schätzung", "notre estimation"}
    ours |= {"onze schatting", "estimación nuestra"}
    row = re.search(rf"^{game} +{usual} players: +(\d+) min", MEASURED.read_text(encoding="utf-8"), re.MULTILINE)
    assert row is not None
    assert fact(game, "minutes") == str(5 * round(int(row[1]) / 5))
    assert all(any(mark in book(game, language)["game"]["minutes"] for mark in ours) for language in LANGUAGES)
