"""The pages of the games share their headings, and their tables agree with the code."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import rospo
from rospo.core.errors import MalformedMove
from rospo.play import registry
from tests.docs.blocks import ROOT, blocks
from tests.kits import KITS
from tests.rules.ids import ALL_IDS, RULES

HEADINGS = ["Rules in brief", "Options", "Actions", "Observation", "Record", "Bots", "Statistics"]
MADE = {
    "Observation": ("observation",),
    "Bots": ("levels", "strength"),
    "Statistics": ("statistics",),
}
"""The tables that the site puts into each section: docs/making/tables.py."""


@pytest.fixture(params=rospo.games())
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def page(game: str) -> Path:
    return ROOT / f"docs/games/{game}.md"


@cache
def sections(game: str) -> dict[str, str]:
    """The page's parts, by their headings."""
    _, *parts = re.split(r"^## (.+)\n", page(game).read_text(), flags=re.MULTILINE)
    return dict(zip(parts[::2], parts[1::2], strict=True))


def rows(text: str) -> list[list[str]]:
    """The rows of the first table of a text, without its head."""
    table = re.search(r"^\|.*\n\|[-|: ]+\n((?:\|.*\n)+)", text, re.MULTILINE)
    assert table, "no table"
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table[1].splitlines()]


def test_every_game_has_a_page_with_the_same_headings(game: str) -> None:
    assert list(sections(game)) == HEADINGS


def test_the_title_is_the_games(game: str) -> None:
    assert page(game).read_text().startswith(f"# {registry.game(game).title}\n")


def test_rules_in_brief_names_its_own_rules(game: str) -> None:
    named = set(re.findall(r"\b[A-Z]{2,3}-R?\d+\b", page(game).read_text()))
    assert named <= set(ALL_IDS)
    assert {rule.split("-")[0] for rule in named} == {RULES[game][0].split("-")[0]}
    assert len(named) > len(RULES[game]) / 2


def test_options_are_those_of_the_game(game: str) -> None:
    written = [
        (name.strip("`"), ast.literal_eval(value.strip("`")), rule)
        for name, value, rule, _ in rows(sections(game)["Options"])
    ]
    assert written == [(option.name, option.default, option.rule) for option in registry.game(game).options]


def test_actions_are_those_of_the_game(game: str) -> None:
    found = registry.game(game)
    written: dict[int, str] = {}
    for codes, texts, _ in rows(sections(game)["Actions"]):
        written |= expanded(game, [int(code) for code in codes.split(" … ")], re.findall(r"`([^`]+)`", texts))
    for code in range(found.rules.ACTIONS):
        try:
            text = found.moves.text(code)
        except MalformedMove:
            assert code not in written, code
        else:
            assert written[code] == text, code


def expanded(game: str, codes: list[int], texts: list[str]) -> dict[int, str]:
    """A row's codes with their texts: `12 … 98` and `lay 12 … lay 98` are all cards between."""
    first, last = codes[0], codes[-1]
    if len(codes) == 1:
        return {first: texts[0]}
    verb = texts[0].split()[0]
    names = following(game, texts[0])
    start, end = (names.index(text.removeprefix(f"{verb} ")) for text in (texts[0], texts[-1]))
    between = names[start : end + 1]
    assert len(between) == last - first + 1
    return {first + place: f"{verb} {what}" for place, what in enumerate(between) if what}


def following(game: str, text: str) -> list[str]:
    """What may follow the verb of that move, in the order of the codes."""
    verb, what = text.split(maxsplit=1)
    follows, cards = KITS[game].follows, list(dict.fromkeys(registry.game(game).moves.CARDS))
    if follows is not None:
        return follows(verb)
    return cards if what in cards else [str(n) for n in range(100)]


def test_the_number_of_codes_is_right(game: str) -> None:
    assert f"{registry.game(game).rules.ACTIONS} codes" in sections(game)["Actions"]


def test_the_site_fills_in_what_the_code_knows(game: str) -> None:
    for heading, made in MADE.items():
        for name in made:
            assert f"<!-- made here: {name} {game} -->" in sections(game)[heading]


def test_the_record_replays(game: str) -> None:
    text = next(block.text for block in blocks(page(game), "text") if block.text.startswith("rospo record"))
    assert text in sections(game)["Record"]
    match = rospo.load(text)
    assert match.game == game
    assert match.moves >= 8
    assert str(match.record()) == text
