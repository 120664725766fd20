"""The lessons of the web table are what the library plays now, and the coach has words for each step."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

WEB = Path(__file__).resolve().parents[2] / "web"
FOLDERS = WEB / "src" / "games"
GAMES = sorted(file.parent.name for file in FOLDERS.glob("*/lesson.py"))


def test_the_lessons_are_up_to_date_with_the_rules() -> None:
    command = [sys.executable, str(WEB / "lessons" / "make.py"), "--check"]
    made = subprocess.run(command, check=False, capture_output=True, text=True)
    assert made.returncode == 0, made.stderr


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_short_and_every_step_has_its_words(game: str) -> None:
    lesson = json.loads((FOLDERS / game / "lesson.json").read_text())
    words = set(re.findall(r"^([\w-]+) =", (FOLDERS / game / "words/en.ftl").read_text(), re.MULTILINE))
    names = [step["name"] for step in lesson["steps"]]
    asked = [step["name"] for step in lesson["steps"] if "want" in step]
    needed = {f"{game}-lesson-{name}" for name in names} | {f"{game}-lesson-{name}-instead" for name in asked}
    assert 12 <= len(names) <= 25
    assert len(set(names)) == len(names)
    assert {word for word in words if word.startswith(f"{game}-lesson-")} == needed


@pytest.mark.parametrize("game", GAMES)
def test_the_wanted_move_is_legal(game: str) -> None:
    lesson = json.loads((FOLDERS / game / "lesson.json").read_text())
    for step in lesson["steps"]:
        if "want" in step:
            refused = [move for moves in step["refused"].values() for move in moves]
            assert step["offer"], step["name"]
            assert step["want"] in step["offer"] or step["name"] == "fumble"
            assert step["want"] not in refused
            assert not set(refused) & set(step["offer"])
