"""No rule without a test, and none without a text."""

import ast
import re
import tomllib
from functools import cache
from importlib import resources
from pathlib import Path

import pytest

from rospo.play import registry
from tests.kits import KITS
from tests.rules.ids import ALL_IDS, RULES, SHARED

TESTS = Path(__file__).parents[1]
APART = {path.parent for path in TESTS.rglob("pyproject.toml")} - {kit.folder for kit in KITS.values()}
"""Folders of packages that aren't installed."""


@cache
def marked() -> set[str]:
    """The ids in `@rule("…")` marks of test functions."""
    found: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        if not APART.isdisjoint(path.parents):
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                        found |= {arg.value for arg in mark.args if isinstance(arg, ast.Constant)}  # type: ignore[misc]
    return found


@pytest.mark.parametrize("rule_id", ALL_IDS)
def test_every_rule_has_a_test(rule_id: str) -> None:
    assert rule_id in marked()


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert marked() <= set(ALL_IDS)


@pytest.mark.parametrize("game", RULES)
def test_every_rule_has_a_text_for_players_in_exactly_one_section(game: str) -> None:
    folder = resources.files(registry.game(game).package) / "words"
    for file in (file for file in folder.iterdir() if file.is_file()):
        words = tomllib.loads(file.read_text(encoding="utf-8"))
        expected = sorted((*RULES[game], *SHARED))
        assert sorted(words["rules"]) == expected
        assert sorted(rule for section in words["section"] for rule in section["rules"]) == expected
        assert {example["rule"] for example in words["example"]} <= set(expected)
        assert all(text.strip() for text in words["rules"].values())


@pytest.mark.parametrize("game", RULES)
def test_every_rule_is_cited_in_the_code_of_its_game(game: str) -> None:
    folder = resources.files(registry.game(game).package)
    code = "\n".join(file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".py"))
    assert {rule for rule in RULES[game] if not re.search(rf"{rule}\b", code)} == set()
