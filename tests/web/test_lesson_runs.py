"""Each lesson from its first step to its last, by doing what the toad asks; axe looks on in both themes."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visit
from tests.web.looking import faults_in_both_themes

GAMES = Path(__file__).resolve().parents[2] / "web/src/games"
TITLES = {"take_that": "Take That", "twins": "Twins", "ligretto_twist": "Ligretto Twist", "istinto": "Istinto"}
COLOURS = {
    "twins": {"r": "red", "o": "orange", "y": "yellow", "g": "green", "b": "blue", "v": "violet"},
    "istinto": {"w": "white", "b": "blue", "g": "green", "r": "red", "k": "black"},
}
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
LOOK_AT_EVERY = 7
"""Steps: axe takes as long as all else."""


class Learner:
    def __init__(self, page: Page, game: str, folder: Path = GAMES) -> None:
        self.page = page
        self.game = game
        self.steps = json.loads((folder / game / "lesson.json").read_text())["steps"]

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
        verb, *what = move.split()
        page = self.page
        if self.game == "ligretto_twist":
            place = {"flip": "[data-flip]", "park": "[data-park]"}.get(verb) or f"[data-pile='{what[0]}']"
            page.locator(place).click(force=True)  # also where there is nothing to press
        elif verb == "bid":
            slip = page.locator(".bids").get_by_role("button", name=re.compile(rf"\b{what[0]}\b"))
            slip.click()
            slip.click()
        elif verb == "buy":
            page.locator(".buying button").nth(int(what[0])).click()
        elif verb == "take":
            page.locator("[data-do=take]").click()
        else:
            self.lift(what)
            if verb == "play":
                page.locator("ul.hand .lifted").click(position=CORNER)
            else:
                page.locator({"pick": ".lay"}.get(verb) or f"[data-do={verb}]").click()

    def lift(self, cards: list[str]) -> None:
        for card in cards:
            self.card(card).click(position=CORNER)

    def card(self, name: str) -> Locator:
        colour = COLOURS.get(self.game, {}).get(name[0])
        said = "trump" if name == "T" else f"{colour} {name[1:]}" if colour else name
        label = re.compile(rf"^(toad )?{said}(,|$)")
        return self.page.locator("ul.hand").get_by_role("button", name=label).first


@pytest.mark.parametrize("game", TITLES)
def test_a_lesson_is_learned_by_doing_what_it_asks(visit: Visit, game: str) -> None:
    page = visit(reduced_motion="reduce").new_page()
    page.goto(f"/learn/{game}")
    learner = Learner(page, game)
    for at in range(len(learner.steps)):
        assert learner.step() == at
        if at % LOOK_AT_EVERY == LOOK_AT_EVERY - 1:
            assert faults_in_both_themes(page) == [], learner.steps[at]["name"]
        learner.go_on()
    expect(page.get_by_role("heading", name=f"You know {TITLES[game]}!")).to_be_focused()
    assert faults_in_both_themes(page) == []
    page.goto("/learn")
    expect(page.get_by_role("link", name=TITLES[game])).to_contain_text("Again")


def test_the_toad_says_why_a_card_cannot_be_parked(visit: Visit) -> None:
    page = visit(reduced_motion="reduce").new_page()
    page.goto("/learn/ligretto_twist")
    learner = Learner(page, "ligretto_twist")
    names = [step["name"] for step in learner.steps]
    while learner.step() < names.index("lay"):
        learner.go_on()
    coach = page.get_by_role("region", name="The toad says")
    learner.do("park")
    expect(coach).to_contain_text("Not allowed.")
    expect(coach.get_by_role("link", name="Rule LT-R2")).to_be_visible()
    learner.do("flip")
    expect(coach.get_by_role("link", name="Rule LT-5")).to_be_visible()
    assert learner.step() == names.index("lay")
    learner.go_on()
    assert learner.step() == names.index("lay") + 1
