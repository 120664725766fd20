"""The piles of Ligretto Twist show the cards, the hands and the marks, in the colours of the theme."""

import base64

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import PATIENCE_MS, PHONE, Visit
from tests.web.learners import learning

FACES = {"r": "#c22a26", "g": "#1b7540", "b": "#1f5bbd", "y": "#f5c31d"}
SHARE = """
async ([picture, colour]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const wanted = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  let found = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (wanted.every((part, i) => Math.abs(part - data[at + i]) < 6)) found++;
  }
  return found / (data.length / 4);
}
"""


def shows(place: Locator, colour: str, least: float) -> None:
    """Waits until at least this share of a place shows that colour."""
    page, share = place.page, 0.0
    for _ in range(PATIENCE_MS // 100):
        picture = base64.b64encode(place.screenshot()).decode()
        share = page.evaluate(SHARE, [picture, colour])
        if share >= least:
            return
        page.wait_for_timeout(100)
    pytest.fail(f"{share:.1%} of it is {colour}, not {least:.1%}")


def test_cards_hands_and_marks_are_seen(visit: Visit) -> None:
    page = visit(**PHONE).new_page()
    learner = learning(page, "ligretto_twist")
    piles = page.locator("[data-pile]")
    expect(piles).to_have_count(4)
    for pile, face in enumerate(FACES.values()):
        shows(piles.nth(pile), face, 0.2)

    def until(step: str) -> None:
        while learner.steps[learner.step()]["name"] != step:
            learner.go_on()

    until("lay")
    shows(page.locator("[data-held]"), FACES["r"], 0.2)
    shows(piles.nth(0), "#d98200", 0.02)  # it fits there
    until("stays")
    shows(piles.nth(0), "#8a3ffc", 0.1)  # my hand
    until("blocked")
    shows(piles.nth(1), "#b34700", 0.1)  # theirs
    page.emulate_media(color_scheme="dark")
    shows(piles.nth(1), "#ffb37a", 0.1)
    shows(piles.nth(2), "#c9a4ff", 0.1)
