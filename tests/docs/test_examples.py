"""Public examples run: in the pages, and in the docstrings of the library."""

import doctest
import pkgutil
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import rospo
from tests.docs.blocks import PAGES, Block, blocks, name

NAMES = [module.name for module in pkgutil.walk_packages(rospo.__path__, "rospo.")]
MODULES = sorted(name for name in NAMES if "__main__" not in name)

PYTHON = ("python", "pycon", "py")
OTHERS = ("sh", "console", "json", "text", "ini", "nginx", "toml", "")
"""Other languages: commands are tried in test_commands, JSON in test_server_doc, the rest isn't checked."""
NOT_RUN = 0
"""Number of blocks marked as not run. Raise it to add another one."""


def run(block: Block, names: dict[str, Any]) -> None:
    """Run a block of Python with the names of those before it on its page."""
    if block.language != "pycon" and ">>> " not in block.text:
        exec(compile(block.text, str(block), "exec"), names)  # our own pages
        return
    test = doctest.DocTestParser().get_doctest(block.text, names, str(block), name(block.page), block.line - 1)
    runner = doctest.DocTestRunner()
    runner.run(test, clear_globs=False)
    names.update(test.globs)
    assert test.examples, f"{block} has no example"
    assert runner.failures == 0, f"{block}: see above"


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_the_examples_of_a_page_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "__main__"}
    for block in blocks(page, *PYTHON):
        if block.why is None:
            run(block, names)


def test_no_page_has_an_example_outside_a_block() -> None:
    for page in PAGES:
        prompts = sum(block.text.count(">>> ") for block in blocks(page, *PYTHON))
        assert page.read_text().count(">>> ") == prompts, page


def test_blocks_are_of_known_kinds_and_closed() -> None:
    for page in PAGES:
        assert {block.language for block in blocks(page)} <= {*PYTHON, *OTHERS}, page
        assert page.read_text().count("```") == 2 * len(blocks(page)), page


def test_few_blocks_say_that_they_cannot_run() -> None:
    assert len([block for page in PAGES for block in blocks(page) if block.why]) == NOT_RUN


def test_there_are_examples() -> None:
    assert sum(len(blocks(page, *PYTHON)) for page in PAGES) > 30


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_of_a_module_run(module: str) -> None:
    assert doctest.testmod(import_module(module)).failed == 0


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_to_our_own_files_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)", page.read_text()):
        assert (page.parent / target).exists(), target
