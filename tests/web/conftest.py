"""A real Chromium at a real server. Where there is no Chromium these tests are skipped; in CI they fail."""

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.server.serving import Served, served

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first is the same browser without a desktop's windows: it takes little more than half the processor's time."""
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
USUAL: dict[str, Any] = {"locale": "en-GB", "service_workers": "block"}
PATIENCE_MS = 15_000


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser per worker. Playwright keeps an event loop running from then on, and tests/server can't start its own
    beside it: that is why tests/web runs in a pytest of its own.
    """
    if CHROMIUM is None:
        if os.environ.get("CI"):
            pytest.fail("CI must have a Chromium: .ci/run installs it")
        pytest.skip("no Chromium found: install Debian's package chromium-headless-shell")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server per worker. A test may kill it, and then starts it again."""
    with served(tmp_path_factory.mktemp("web"), bots_ms=30) as running:
        yield running


Visit = Callable[..., BrowserContext]


@pytest.fixture
def visit(chromium: Browser, server: Served) -> Iterator[Visit]:
    """Makes visitors: each has cookies of their own. A page that fails, or complains in the console, fails the test.

    Service workers are blocked unless a test asks for them: each would fetch the whole site in every context.
    """
    made: list[BrowserContext] = []
    complaints: list[str] = []

    def new(**how: Any) -> BrowserContext:
        context = chromium.new_context(**{"base_url": server.url, **USUAL, **DESKTOP, **how})
        context.set_default_timeout(PATIENCE_MS)
        context.on("weberror", lambda error: complaints.append(str(error.error)))
        context.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        made.append(context)
        return context

    yield new
    for context in made:
        context.close()
    lost = ("net::ERR_", "WebSocket connection", "Failed to load resource")  # what a lost line sounds like
    assert [text for text in complaints if not any(sign in text for sign in lost)] == []
