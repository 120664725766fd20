"""Hooks that MkDocs calls when it builds the site.

Pages link to files in the repository as they would on disk (`../examples/my_bot.py`). The site gets a page for each
such file, so that it needs nothing else. What the code or a result knows better than a page is filled in where the
page says `<!-- made here: … -->`: see `tables`.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import rule_ids
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.pages import Page

import tables
from rospo.play import registry

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES_OF_GAMES = [name for name in registry.games() if (DOCS / f"games/{name}.md").exists()]
"""Games of other packages have no page here."""
REPOSITORY = "repository"
"""The folder of the site for files of the repository."""
PAGES = ("CONTRIBUTING.md", "CHANGELOG.md")
"""These are in the menu, whether or not a page links to them."""

LANGUAGES = {".py": "python", ".mjs": "javascript", ".txt": "text", ".c": "c"}
LINK = re.compile(r"\]\((?![a-z]+:|#|<)([^)#\s]+)((?:#[^)\s]*)?)\)")
FENCED = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
HERE = re.compile(r"^<!-- made here: (\w+)(?: (\w+))? -->$", re.MULTILINE)


def on_config(config: MkDocsConfig) -> None:
    """Put a page per game and all decisions into the menu, so that new ones appear by themselves."""
    games = [{registry.game(name).title: f"games/{name}.md"} for name in PAGES_OF_GAMES]
    decisions = [f"decisions/{path.name}" for path in sorted((DOCS / "decisions").glob("[0-9]*.md"))]
    for section in config.nav or ():
        if "Games" in section:
            section["Games"] += [page for page in games if page not in section["Games"]]
        for entry in section.get("Inside", ()):
            if "Decisions" in entry:
                entry["Decisions"] += [path for path in decisions if path not in entry["Decisions"]]


def on_files(files: Files, config: MkDocsConfig) -> None:
    """Add the toad, and a page for every file of the repository that a page links to."""
    files.append(File.generated(config, "pictures/toad.svg", abs_src_path=str(ROOT / "web/public/toad.svg")))
    waiting = [ROOT / name for name in PAGES]
    waiting += [
        path for page in files.documentation_pages() for path in linked(origin(page.src_uri), page.content_string)
    ]
    while waiting:
        path = waiting.pop()
        uri = place(path)
        if files.get_file_from_path(uri) is None:
            shown = text_of(path)
            files.append(File.generated(config, uri, content=shown, inclusion=InclusionLevel.NOT_IN_NAV))
            waiting += linked(path, shown)


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Turn links into those of the site, and fill in what is made here."""
    uri = page.file.src_uri
    told = HERE.sub(lambda found: tables.made(found[1], found[2]), markdown)
    return "".join(part if part.startswith("```") else _shown(part, uri) for part in FENCED.split(told))


def _shown(text: str, uri: str) -> str:
    """The text between blocks of code."""
    shown = relinked(text, uri)
    return rule_ids.explained(shown) if uri.startswith("games/") else shown


def linked(path: Path, text: str) -> Iterator[Path]:
    """The files outside docs/ that a page links to."""
    for target, _ in LINK.findall(text):
        found = (path.parent / target).resolve()
        if found.is_file() and not found.is_relative_to(DOCS):
            yield found


def relinked(text: str, uri: str) -> str:
    """Turn every link to a file into a link within the site."""
    at = origin(uri).parent
    here = os.path.dirname(uri)

    def link(found: re.Match[str]) -> str:
        target = (at / found[1]).resolve()
        if not target.is_file():
            return found[0]  # MkDocs says what is wrong with it
        return f"]({os.path.relpath(place(target), here or '.')}{found[2]})"

    return LINK.sub(link, text)


def place(path: Path) -> str:
    """The place of a file in the site."""
    if path.is_relative_to(DOCS):
        return path.relative_to(DOCS).as_posix()
    uri = f"{REPOSITORY}/{path.relative_to(ROOT).as_posix()}"
    return uri if uri.endswith(".md") else f"{uri}.md"


def origin(uri: str) -> Path:
    """The file from which a page of the site is made."""
    if not uri.startswith(f"{REPOSITORY}/"):
        return DOCS / uri
    path = ROOT / uri.removeprefix(f"{REPOSITORY}/")
    return path if path.exists() else path.with_suffix("")


def text_of(path: Path) -> str:
    """A file as a page."""
    text = path.read_text()
    if path.suffix == ".md":
        return text
    name = path.relative_to(ROOT)
    return (
        f"---\nsearch:\n  exclude: true\n---\n# {path.name}\n\nThe file `{name}` of the repository.\n\n"
        f"```{LANGUAGES.get(path.suffix, 'text')}\n{text.rstrip()}\n```\n"
    )
