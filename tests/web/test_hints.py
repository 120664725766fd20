"""Hints that teach: the cards are marked, it is said why and what the second choice costs, and the rule is a tap away.

In a race there is no time for that: a round teaches when it is over, and so does the lesson.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from rospo.play import registry
from tests.kits import KITS
from tests.server.serving import Served, served
from tests.web.conftest import PHONE, Visit
from tests.web.learners import learning
from tests.web.looking import SETTINGS, come_to_rest, faults_in_both_themes, resize, sticks_out
from tests.web.players import Player, player_of, seated
from tests.web.test_talk import THINKS_MS

WITH_TURNS = [game for game in KITS if registry.game(game).race is None and registry.game(game).reasons is not None]
RACE = next(game for game in KITS if registry.game(game).race is not None)
HINT = {"en": "Hint", "it": "Suggerimento", "de": "Tipp", "fr": "Conseil", "nl": "Hint", "es": "Pista"}
MARKED = ".hinted"
BETWEEN = ".race .over li"
RAW = re.compile(r"reason-|\$|\{|\bundefined\b|\bNaN\b|\bnull\b")
"""What no reader should see: the id of a sentence, or a number that isn't there."""


def advised(context: BrowserContext, game: str, language: str = "en", how: str = "clicks") -> Player:
    """At a table where a hint is shown."""
    player = seated(context, game, how, bots=registry.game(game).seats[0] - 1)
    button = player.page.get_by_role("button", name=HINT[language], exact=True)
    expect(button).to_be_enabled(timeout=THINKS_MS)
    button.click()
    expect(player.page.locator(".notice.hint")).to_be_visible(timeout=THINKS_MS)
    return player


def opened(page: Page) -> None:
    """The whole of the hint."""
    page.locator(".notice.hint button").click()
    page.locator("dialog li").first.wait_for()


@pytest.mark.parametrize("game", WITH_TURNS)
def test_a_hint_marks_what_it_means_and_goes_with_the_move(visit: Visit, game: str) -> None:
    player = advised(visit(reduced_motion="reduce"), game)
    page = player.page
    expect(page.locator(MARKED).first).to_be_visible()
    marked = page.locator(MARKED).first.evaluate("it => getComputedStyle(it).outlineStyle")
    assert marked == "dashed"
    player.play_one()
    expect(page.locator(MARKED)).to_have_count(0)
    expect(page.locator(".notice.hint")).to_have_count(0)


@pytest.mark.parametrize("game", WITH_TURNS)
def test_it_says_why_what_the_second_choice_costs_and_which_rule_explains_it(visit: Visit, game: str) -> None:
    context = visit(**PHONE, reduced_motion="reduce")
    page = advised(context, game).page
    first = page.locator(".notice.hint p").inner_text()
    opened(page)
    panel = page.get_by_role("dialog", name="Hint")
    expect(panel.get_by_role("heading", name=re.compile("A good player’s choice: "))).to_be_visible()
    second = re.compile(r"Second choice: .+\. (In 100 games|It’s just)")
    expect(panel.get_by_role("heading", name=second)).to_be_visible()
    reason = panel.locator("li").first
    assert reason.locator(".said").inner_text() in first
    assert reason.get_by_role("img").get_attribute("aria-label") in ("in its favour", "against it")
    assert not RAW.search(panel.inner_text())
    resize(page, 360, 640)
    assert sticks_out(page) <= 0
    come_to_rest(page)
    assert faults_in_both_themes(page) == []
    lesson = panel.get_by_role("link", name="To the lesson")
    assert lesson.get_attribute("href") == f"/learn/{game}"
    with context.expect_page() as rules:
        reason.get_by_role("link").click()
    rule = rules.value.url.partition("#")[2]
    assert rule in KITS[game].rules
    expect(rules.value.locator(f"[id='{rule}']")).to_be_in_viewport()


@pytest.mark.parametrize("language", list(SETTINGS)[1:])
@pytest.mark.parametrize("game", WITH_TURNS)
def test_it_is_said_in_every_language(visit: Visit, game: str, language: str) -> None:
    page = advised(visit(reduced_motion="reduce", locale=language), game, language).page
    opened(page)
    said = page.locator("dialog").inner_text()
    assert not RAW.search(said)
    assert not re.search(r"imagined|choice|Why", said)


@pytest.fixture
def unhurried(tmp_path: Path) -> Iterator[Served]:
    """A server that leaves time between two rounds of a race."""
    with served(tmp_path, bots_ms=30, between_ms=4000) as running:
        yield running


def test_a_round_of_a_race_teaches_when_it_is_over(visit: Visit, unhurried: Served) -> None:
    racer: Any = player_of(RACE)
    resting = type("Resting", (racer,), {"cues": (*racer.cues, BETWEEN)})  # sees the sheet between two rounds, too
    context = visit(reduced_motion="reduce", base_url=unhurried.url)
    player = seated(context, RACE, "keys", bots=1, by=resting, options={"rounds": 2})
    page = player.page
    between = page.locator(f"{BETWEEN} .said")
    player.play_until(lambda: player.sees(BETWEEN))
    expect(between.first).to_be_visible()
    assert re.search(r"\d\.\d\ss", between.first.inner_text())
    assert not RAW.search(between.first.inner_text())
    rule = page.locator(f"{BETWEEN} a").first
    assert (rule.get_attribute("href") or "").startswith(f"/rules/{RACE}#")
    player.play_to_the_end()
    expect(page.get_by_role("heading", name="Your last round")).to_be_visible()
    expect(page.locator("section.sheet li .said").first).to_have_text(re.compile(r"\d\.\d\ss"))


def test_so_does_its_lesson(visit: Visit) -> None:
    page = visit(reduced_motion="reduce").new_page()
    learner = learning(page, RACE)
    at = next(i for i, step in enumerate(learner.steps) if "taught" in step)
    while learner.step() < at:
        learner.go_on()
    coach = page.get_by_role("region", name="The toad says")
    for reason in learner.steps[at]["taught"]:
        expect(coach).to_contain_text(f"{reason['facts']['ms'] / 1000:.1f}\u00a0s")
