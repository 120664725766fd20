"""The pages of the games say what the games say: the same headings, and tables that agree with the code."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import rospo
from rospo.core.errors import MalformedMove
from rospo.play import registry
from tests.docs.blocks import ROOT, blocks
from tests.rules.ids import ALL_IDS, RULES

HEADINGS = ["Rules in brief", "Options", "Actions", "Observation", "Record", "Bots", "Statistics"]
MADE = {
    "Observation": ("observation",),
    "Bots": ("levels", "strength"),
    "Statistics": ("statistics",),
}
"""What the site puts into each section: docs/making/tables.py."""


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
    names = [what for what in order(game, verb) if what]
    between = names[
        names.index(texts[0].removeprefix(f"{verb} ")) : names.index(texts[-1].removeprefix(f"{verb} ")) + 1
    ]
    if game == "take_that":  # the code itself is the card: there are gaps
        return {first + int(what) - int(between[0]): f"{verb} {what}" for what in between}
    assert len(between) == last - first + 1
    return {first + place: f"{verb} {what}" for place, what in enumerate(between)}


def order(game: str, verb: str) -> list[str]:
    """What may follow a word, in the order of the codes."""
    cards = list(dict.fromkeys(registry.game(game).moves.CARDS))
    if verb == "pick":
        pairs = {code(a, b): f"{cards[a]} {cards[b]}" for b in range(60) for a in range(b)}
        return [pairs[place] for place in sorted(pairs)]
    return cards if verb in ("play", "lay", "twist") and game != "ligretto_twist" else [str(n) for n in range(12)]


def code(a: int, b: int) -> int:
    """Of two cards, as the page of Twins gives it; there an example tries it for all pairs."""
    return a * 59 + b - a - 1 if a < 30 else (59 - a) * 59 + b - 1


def test_number_of_codes_is_right(game: str) -> None:
    assert f"{registry.game(game).rules.ACTIONS} codes" in sections(game)["Actions"]


def test_what_the_code_knows_is_put_in_by_the_site(game: str) -> None:
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


def test_the_list_of_games_has_them_all(game: str) -> None:
    found = registry.game(game)
    listed = (ROOT / "docs/games/index.md").read_text()
    assert f"| [{found.title}]({game}.md) | {found.seats[0]}–{found.seats[-1]} |" in listed
