"""Somebody who learns a game in the browser: does what the toad asks, step by step."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.kits import beside

GAMES = Path(__file__).resolve().parents[2] / "web/src/games"
CORNER: Any = {"x": 8, "y": 10}
HURRY = """
(at) => {
  const told = document.querySelector(".dots")?.getAttribute("aria-label") ?? "";
  const next = document.querySelector(".next");
  if (Number(told.split(" ")[1]) - 1 !== at) return true;
  if (next?.textContent.includes("Go on")) next.click();
  return false;
}
"""
"""Is another step shown? If not, what happens by itself is skipped. All at once: else the step could change between the
look and the click, and the click would skip the next one."""


class Learner:
    """`LEARNER` in the `learner.py` beside a game's kit does the moves of that game."""

    def __init__(self, page: Page, game: Path) -> None:
        """`game` is its folder in the web."""
        self.page = page
        self.steps = json.loads((game / "lesson.json").read_text())["steps"]

    def step(self) -> int:
        """Which one is shown, from 0."""
        told = self.page.locator(".dots").get_attribute("aria-label") or ""
        return int(told.split()[1]) - 1

    def go_on(self) -> None:
        """Do what this step asks for, or read on; and what happens then is hurried up."""
        at = self.step()
        want = self.steps[at].get("want")
        if want is None:
            self.page.locator(".next").click()
        else:
            expect(self.page.locator(".next")).to_have_text("Your move")
            self.do(want)
        if at + 1 < len(self.steps):
            self.page.wait_for_function(HURRY, arg=at)

    def do(self, move: str) -> None:
        """Make that move, or try to."""
        raise NotImplementedError

    def says(self, card: str) -> str:
        """How a card is called, as a pattern."""
        return card

    def lift(self, *cards: str) -> None:
        for card in cards:
            self.card(card).click(position=CORNER)

    def card(self, name: str) -> Locator:
        label = re.compile(rf"^{self.says(name)}(,|$)")
        return self.page.locator("ul.hand").get_by_role("button", name=label).first


def learning(page: Page, game: str) -> Learner:
    """At the beginning of the game's lesson."""
    page.goto(f"/learn/{game}")
    learner: Learner = beside(game, "learner").LEARNER(page, GAMES / game)
    return learner
