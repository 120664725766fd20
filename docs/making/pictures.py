"""Makes the pictures of the web table: every game is played for a while in Chromium, on a phone and on a large screen.

Look at what comes out. If a moment is a dull one, run it again: the bots' luck differs each time.
"""

import shutil
import sys
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from PIL import Image, ImageDraw
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "docs/pictures"
sys.path.insert(0, str(ROOT))

from tests.server.serving import served  # noqa: E402
from tests.web.looking import come_to_rest  # noqa: E402
from tests.web.players import Player, seated  # noqa: E402

from rospo.play import registry  # noqa: E402

PHONE: ViewportSize = {"width": 390, "height": 844}
LARGE: ViewportSize = {"width": 1280, "height": 720}
SHOWN = (332, 717)
"""A phone's picture in the docs."""
EDGE, CORNER, GAP = 6, 36, 14
CASE = "#20241f"


class Moment(NamedTuple):
    """When a picture is taken: after at least so many moves, as soon as all of this is seen."""

    moves: int
    seen: str
    rivals: int
    dark: bool = False


MOMENTS = {
    "take_that": Moment(6, ".hand .can >> nth=1", 2),
    "ligretto_twist": Moment(16, ".mine", 3),
    "istinto": Moment(6, ".hand .can >> nth=0", 3, dark=True),
    "twins": Moment(3, ".hand .can >> nth=0", 3, dark=True),
}
"""In the order of the picture with all of them."""


def playing(browser: Browser, url: str, game: str, screen: ViewportSize, *, dark: bool) -> Player:
    """A game that has come to its moment."""
    moment = MOMENTS[game]
    context = browser.new_context(
        base_url=url, viewport=screen, has_touch=screen is PHONE, color_scheme="dark" if dark else "light", locale="en"
    )
    context.request.patch("/api/me", data={"name": "Toad"})
    player = seated(context, game, "taps" if screen is PHONE else "clicks", bots=moment.rivals)
    player.play_until(lambda: player.moves >= moment.moves and player.page.locator(moment.seen).is_visible())
    if registry.game(game).race is None:
        player.wait()  # for one's turn
        come_to_rest(player.page)
    return player


def picture(page: Page) -> Image.Image:
    return Image.open(BytesIO(page.screenshot())).convert("RGB")


def in_a_case(screen: Image.Image) -> Image.Image:
    """A phone around its screen."""
    width, height = screen.width + 2 * EDGE, screen.height + 2 * EDGE
    phone = Image.new("RGBA", (width, height))
    ImageDraw.Draw(phone).rounded_rectangle((0, 0, width - 1, height - 1), CORNER, fill=CASE)
    rounded = Image.new("L", screen.size)
    ImageDraw.Draw(rounded).rounded_rectangle((0, 0, screen.width - 1, screen.height - 1), CORNER - EDGE, fill=255)
    phone.paste(screen, (EDGE, EDGE), rounded)
    return phone


def side_by_side(phones: list[Image.Image]) -> Image.Image:
    width = sum(phone.width + GAP for phone in phones) - GAP
    made = Image.new("RGBA", (width, phones[0].height))
    for number, phone in enumerate(phones):
        made.paste(phone, (number * (phone.width + GAP), 0))
    return made


def save(image: Image.Image, name: str) -> None:
    image.save(PICTURES / f"{name}.png", optimize=True)


def main() -> None:
    games = sys.argv[1:] or list(MOMENTS)
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with TemporaryDirectory() as folder, served(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        home = browser.new_page(base_url=server.url, viewport=LARGE, locale="en")
        home.goto("/")
        home.wait_for_load_state("networkidle")
        save(picture(home), "home")
        for game in games:
            assert registry.game(game)
            dark = MOMENTS[game].dark
            phone = picture(playing(browser, server.url, game, PHONE, dark=dark).page)
            save(phone.resize(SHOWN, Image.Resampling.LANCZOS), game)
            save(picture(playing(browser, server.url, game, LARGE, dark=not dark).page), f"{game}_large")
        browser.close()
    phones = [Image.open(PICTURES / f"{game}.png").convert("RGB") for game in MOMENTS]
    save(side_by_side([in_a_case(phone) for phone in phones]), "phones")


if __name__ == "__main__":
    main()
