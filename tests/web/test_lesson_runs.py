"""Each lesson from its first step to its last, by doing what the toad asks; axe looks on in both themes."""

import re

import pytest
from playwright.sync_api import expect

from rospo.play import registry
from tests.kits import KITS
from tests.web.conftest import Visit
from tests.web.learners import learning
from tests.web.looking import faults_in_both_themes

LOOK_AT_EVERY = 7
"""Steps: axe takes as long as all else."""


@pytest.mark.parametrize("game", KITS)
def test_a_lesson_is_learned_by_doing_what_it_asks(visit: Visit, game: str) -> None:
    page = visit(reduced_motion="reduce").new_page()
    learner = learning(page, game)
    title = registry.game(game).title
    for at in range(len(learner.steps)):
        assert learner.step() == at
        if at % LOOK_AT_EVERY == LOOK_AT_EVERY - 1:
            assert faults_in_both_themes(page) == [], learner.steps[at]["name"]
        learner.go_on()
    expect(page.get_by_role("heading", name=f"You know {title}!")).to_be_focused()
    assert faults_in_both_themes(page) == []
    page.goto("/learn")
    expect(page.get_by_role("link", name=title)).to_contain_text("Again")


def test_the_toad_says_why_a_card_cannot_be_parked(visit: Visit) -> None:
    page = visit(reduced_motion="reduce").new_page()
    learner = learning(page, "ligretto_twist")
    names = [step["name"] for step in learner.steps]
    while learner.step() < names.index("lay"):
        learner.go_on()
    coach = page.get_by_role("region", name="The toad says")
    learner.do("park")
    expect(coach.locator("strong")).to_have_text(re.compile("can’t|isn’t|not", re.IGNORECASE))  # what is wrong
    expect(coach.get_by_role("link", name="Rule LT-R2")).to_be_visible()
    learner.do("flip")
    expect(coach.get_by_role("link", name="Rule LT-5")).to_be_visible()
    assert learner.step() == names.index("lay")
    learner.go_on()
    assert learner.step() == names.index("lay") + 1
