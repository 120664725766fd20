"""The site builds without a warning, is complete, and loads nothing from elsewhere."""

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

import rospo
from rospo import simulate
from rospo.play import registry
from tests.docs.blocks import ROOT

pytestmark = pytest.mark.xdist_group("site")  # it is built once

LOADED = {
    "script": "src", "link": "href", "img": "src", "iframe": "src", "source": "src", "video": "src", "audio": "src",
    "embed": "src", "object": "data", "use": "href",
}  # fmt: skip
"""The attributes, by element, that a browser loads by itself."""
ELSEWHERE = re.compile(r"^(?:[a-z][a-z0-9+.-]*:)?//", re.IGNORECASE)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, as `make docs` builds it."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    env = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


class Page(HTMLParser):
    """The resources, links and anchors of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.loads += [found[name] for name in (LOADED.get(tag, ""), "srcset") if name in found]
        self.links += [found["href"]] if tag == "a" and "href" in found else []
        self.anchors |= {found[name] for name in ("id", "name") if name in found}


def pages(site: Path) -> dict[Path, Page]:
    return {path: Page(path.read_text()) for path in sorted(site.rglob("*.html"))}


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    found = pages(site)
    assert sum(len(page.loads) for page in found.values()) > 100
    for path, page in found.items():
        assert not [source for source in page.loads if ELSEWHERE.match(source)], path


def test_no_style_loads_from_elsewhere(site: Path) -> None:
    styles = sorted(site.rglob("*.css"))
    assert styles
    for path in styles:
        sources = re.findall(r"(?:url\(|@import\s+)[\"']?([^\"')\s;]+)", path.read_text())
        assert not [source for source in sources if ELSEWHERE.match(source)], path


def test_elsewhere_is_recognised() -> None:
    assert ELSEWHERE.match("https://fonts.example/x.css")
    assert ELSEWHERE.match("//cdn.example/x.js")
    assert not ELSEWHERE.match("../assets/x.js")
    assert not ELSEWHERE.match("data:image/png;base64,xx")


def test_every_link_leads_somewhere(site: Path) -> None:
    found = pages(site)
    for path, page in found.items():
        if path.name == "404.html":
            continue  # its links begin at the site's root, wherever that is
        for link in page.links:
            target, _, anchor = link.partition("#")
            if ":" in target:
                continue
            to = (path.parent / target).resolve() if target else path
            to = to / "index.html" if to.is_dir() else to
            assert to.exists(), f"{path.name}: {link}"
            assert not anchor or to not in found or anchor in found[to].anchors, f"{path.name}: {link}"


def test_the_api_has_every_name_of_the_contract(site: Path) -> None:
    written = "".join(path.read_text() for path in sorted((site / "api").glob("*.html")))
    for name in (*rospo.__all__, *simulate.__all__):
        assert re.search(rf'id="rospo\.[\w.]*\b{name}"|<code>rospo\.{name}</code>', written), name


@pytest.mark.parametrize("game", rospo.games())
def test_a_games_page_has_what_the_code_knows(site: Path, game: str) -> None:
    text = (site / f"games/{game}.html").read_text()
    assert "made here" not in text
    found = registry.game(game)
    for field in found.observation.fields:
        assert f"<code>{field.name}</code>" in text
    assert f"Version {found.observation.version} of the layout: {found.observation.size} numbers." in text
    for line in found.bot.LEVELS.values():
        assert line in text
    assert text.count("<code>club</code></td>") >= 3 + 2 * len(found.seats) - 1


@pytest.mark.parametrize("game", rospo.games())
def test_the_list_of_games_has_them_all(site: Path, game: str) -> None:
    found, text = registry.game(game), (site / "games/index.html").read_text()
    assert re.search(
        rf'<a href="{game}\.html">{found.title}</a></td>\s*<td>{found.seats[0]}–{found.seats[-1]}</td>', text
    )


def test_the_page_of_codes_has_all_games(site: Path) -> None:
    text = (site / "codes.html").read_text()
    for game in map(registry.game, rospo.games()):
        assert f'games/{game.name}.html#observation">{game.observation.size}</a>' in text
        assert f'games/{game.name}.html#actions">{game.rules.ACTIONS}</a>' in text


def test_search_has_the_pages(site: Path) -> None:
    index = (site / "search/search_index.json").read_text()
    assert "games/twins.html" in index
    assert "repository/examples" not in index  # files are shown, not searched
