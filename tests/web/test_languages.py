"""Six languages on the smallest phone: all of it translated, nothing cut off, nothing beyond the edge.

Every test leaves pictures of what it saw: in `ROSPO_SHOTS`, or else where pytest keeps a test's files.
"""

import os
import re
from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from rospo.play import registry
from tests.kits import KITS
from tests.web.conftest import PHONE, Visit
from tests.web.looking import SETTINGS, come_to_rest, enlarge, sticks_out
from tests.web.players import seated

WORDS = Path(__file__).parents[2] / "web" / "src" / "words"
SMALLEST = {**PHONE, "viewport": {"width": 360, "height": 640}}
LANGUAGES = dict(zip(SETTINGS, cycle(KITS)))
"""Each language with the game that is looked at in it."""
PAGES = {"home": "/", "settings": "/settings", "paper": "/scores/new/twins"}
CLIPPED = """
() => [...document.querySelectorAll("body *")].filter((it) => {
  if (it.closest("svg, .unseen, .label, .skip, .name, .who, dialog:not([open])")) return false; // names may be cut
  const says = [...it.childNodes].some((part) => part.nodeType === 3 && part.data.trim());
  return says && ["hidden", "clip"].includes(getComputedStyle(it).overflowX) && it.scrollWidth > it.clientWidth + 1;
}).map((it) => `${it.tagName}.${it.className}: ${it.textContent.trim().slice(0, 60)}`)
"""
TEXTS = """
() => [...document.querySelectorAll("body *")]
  .filter((it) => !it.closest("svg, script, style, [lang]:not(html)"))
  .flatMap((it) => [...it.childNodes].filter((part) => part.nodeType === 3).map((part) => part.data.trim()))
  .filter((text) => text)
"""


def plain(language: str) -> dict[str, str]:
    """The messages of a language that are one line and the same for everybody."""
    found: dict[str, str] = {}
    for file in sorted((WORDS / language).glob("*.ftl")):
        found |= dict(re.findall(r"^([\w-]+) = ([^{\n]+)$", file.read_text(), re.MULTILINE))
    return found


def untranslated(page: Page, language: str) -> set[str]:
    """What stands on the page in English, or as a bare id, though the language has words of its own for it."""
    english, own = plain("en"), plain(language)
    foreign = {text for name, text in english.items() if own.get(name) != text} - set(own.values())
    return set(page.evaluate(TEXTS)) & (foreign | {name for name in english if "-" in name})


def shoot(page: Page, name: str, kept: Path) -> None:
    folder = Path(os.environ.get("ROSPO_SHOTS") or kept)
    folder.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=folder / f"{name}.png")


def open_table(page: Page, game: str) -> None:
    """Against bots, until it is your move."""
    rivals = min(3, registry.game(game).seats[-1] - 1)
    seated(page.context, game, bots=rivals, page=page).wait()
    come_to_rest(page)  # cards were on their way


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browsers_language_is_whole_and_fits_a_small_phone(visit: Visit, language: str, tmp_path: Path) -> None:
    page = visit(locale=language, **SMALLEST).new_page()
    for name, address in {**PAGES, LANGUAGES[language]: ""}.items():
        if address:
            page.goto(address)
            page.locator("main h2, main form").first.wait_for()
        else:
            open_table(page, name)
        if name == "home":
            expect(page.get_by_role("link", name=SETTINGS[language], exact=True)).to_be_visible()
        shoot(page, f"{language}-{name}", tmp_path)
        assert page.locator("html").get_attribute("lang") == language
        assert sticks_out(page) <= 0, name
        assert page.evaluate(CLIPPED) == [], name
        assert untranslated(page, language) == set(), name


@pytest.mark.parametrize("game", KITS)
def test_letters_twice_as_large_overflow_nothing(visit: Visit, game: str, tmp_path: Path) -> None:
    page = visit(locale="de", **PHONE).new_page()
    open_table(page, game)
    enlarge(page, 200)
    come_to_rest(page)
    shoot(page, f"large-{game}", tmp_path)
    assert sticks_out(page) <= 0
    assert page.evaluate(CLIPPED) == []
