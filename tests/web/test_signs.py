"""Colours are told apart by signs that are the same in every language; no card bears a letter."""

import pytest

from tests.web.conftest import Visit

SIGNS = """
(cards) => cards.map((card) => {
  const picture = card.querySelector("img");
  const drawn = picture
    ? new DOMParser().parseFromString(decodeURIComponent(picture.src.split(",")[1]), "image/svg+xml").documentElement
    : card.querySelector("svg");
  const paths = [...drawn.querySelectorAll("path")].map((path) => path.getAttribute("d"));
  return { letters: [...drawn.querySelectorAll("text")].map((text) => text.textContent).join(""), sign: paths.at(-1) };
})
"""
COLOURS = {"twins": 6, "ligretto_twist": 4, "istinto": 6}


@pytest.mark.parametrize("language", ["it-IT", "de-DE"])
@pytest.mark.parametrize("game", COLOURS)
def test_each_colour_has_a_sign_and_no_letter(visit: Visit, game: str, language: str) -> None:
    page = visit(locale=language).new_page()
    page.goto(f"/rules/{game}")
    page.locator("article .small").first.wait_for()
    cards = page.locator("article .small").evaluate_all(SIGNS)
    assert all(card["letters"] == "" or card["letters"].isdigit() for card in cards)
    assert len({card["sign"] for card in cards}) == COLOURS[game]
