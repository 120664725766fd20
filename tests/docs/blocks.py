"""The pages, and the blocks of code in them.

A block that can't run says so in the line before it, with the reason: `<!-- not run: needs a phone -->`.
"""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]

FENCE = re.compile(
    r"^(?:<!-- not run: (?P<why>.+) -->\n+)?^(?P<indent> *)```(?P<language>\w*)\n(?P<text>.*?)^(?P=indent)```$",
    re.MULTILINE | re.DOTALL,
)


class Block(NamedTuple):
    """A fenced block; `why` is the reason if it isn't run."""

    page: Path
    line: int  # where its text begins, from 1
    language: str
    text: str
    why: str | None

    def __str__(self) -> str:
        return f"{name(self.page)}:{self.line}"


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path, *languages: str) -> list[Block]:
    """The blocks of a page, all of them or those of some languages."""
    text = page.read_text()
    found = [
        Block(page, text.count("\n", 0, match.start("text")) + 1, match["language"], match["text"], match["why"])
        for match in FENCE.finditer(text)
    ]
    return [block for block in found if not languages or block.language in languages]


class Command(NamedTuple):
    """A command line, and the lines that a page shows as its answer."""

    words: tuple[str, ...]
    answer: tuple[str, ...] = ()


def commands(block: Block) -> Iterator[Command]:
    """The commands in a block of `sh` or `console`. Pipes are split into their parts."""
    if block.language == "console":
        for typed in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
            line, *answer = typed.rstrip().split("\n")
            yield Command(tuple(shlex.split(line, comments=True)), tuple(answer))
        return
    for line in block.text.replace("\\\n", " ").splitlines():
        for part in re.split(r" \| ", line):
            if words := tuple(shlex.split(part, comments=True)):
                yield Command(words)
