"""A game in a package of its own, dropped beside Rospo: nothing of Rospo is changed, and all of it works.

Every process below has it installed (`installed.py`). The general tests take it by its kit.
"""

import subprocess
import sys

import pytest

from tests.fifth_game.installed import FOLDER, installed

ROOT = FOLDER.parents[1]


@pytest.fixture(scope="module")
def env(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return installed(tmp_path_factory.mktemp("site"))


def run(env: dict[str, str], *command: str, typed: str = "") -> str:
    """What a command of this Python prints; it must succeed."""
    done = subprocess.run(
        [sys.executable, *command],
        check=False,
        cwd=ROOT,
        env=env,
        input=typed,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


PLAYED = """
import rospo
from rospo.bots.table import play_out

assert rospo.games()[-1] == "wren"
match = rospo.start("wren", players=4, seed=1, king=False)
play_out(match, [rospo.bot(level, "wren") for level in rospo.bots("wren")], seed=1)
assert match.over
assert rospo.load(str(match.record())).view(1) == match.view(1)
"""


def test_it_is_listed_and_played_by_all_four_levels(env: dict[str, str]) -> None:
    run(env, "-c", PLAYED)


GENERAL = {
    "law": "fifth_game/test_rules.py rules golden leaks play/test_records.py test_kits.py cli/test_every_game.py",
    "reasons": "bots/test_reasons.py bots/test_reasoned.py",
    "compiled": "lockstep bots/test_minds.py adapters/test_pettingzoo.py adapters/test_gymnasium.py",
    "openspiel": "adapters/test_openspiel.py adapters/test_openspiel_general.py adapters/test_openspiel_worlds.py",
    "server": "server/test_games.py server/test_leaks.py server/test_turns.py",
}
"""Rules by their ids, golden playthroughs, records; in lock-step with its reference; at live tables without leaks."""


@pytest.mark.parametrize("part", GENERAL)
def test_it_passes_the_general_tests(env: dict[str, str], part: str) -> None:
    kit = {**env, "ROSPO_KITS": "tests.fifth_game.kit"}
    paths = [f"tests/{path}" for path in GENERAL[part].split()]
    passed = run(kit, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "-k", "wren or WR-", *paths)
    assert "skipped" not in passed


ARENA = ("--bots", "expert,novice", "--games", "8", "--seed", "1", "--fast", "--json")


def test_it_is_in_the_arena_where_an_expert_searches(env: dict[str, str]) -> None:
    assert '"expert"' in run(env, "-m", "rospo.cli", "arena", "wren", *ARENA)


@pytest.mark.parametrize(
    ("language", "word"),
    [("en", "eagle"), ("it", "aquila"), ("de", "Adler"), ("fr", "aigle"), ("nl", "arend"), ("es", "águila")],
)
def test_its_rules_are_told_in_six_languages(env: dict[str, str], language: str, word: str) -> None:
    assert word in run(env, "-m", "rospo.cli", "rules", "wren", "--lang", language)


EVERY_CARD = "".join(f"{card}\n" for card in range(1, 25))


def test_it_is_played_at_the_terminal(env: dict[str, str]) -> None:
    """Whoever types every card, again and again, plays the whole hand; others' cards are refused."""
    said = run(env, "-m", "rospo.cli", "play", "wren", "--seed", "1", "--rounds", "1", typed=9 * EVERY_CARD)
    assert "You play 1" in said
    assert " win" in said
