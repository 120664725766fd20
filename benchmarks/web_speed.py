"""How fast the web table is in Chromium: the first visit, a move from its news to the screen, frames of a race and of a
deal, and whether anything jumps while a page opens. Frames are counted in the page itself, and in a page where nothing
but a few boxes move, so that it is seen what the machine can do; where it is a guest of another machine, Linux tells
how much of the time that one took for itself ("stolen"). A slowed processor is slow for the page's own thread.

Run as `python benchmarks/web_speed.py`; it needs `pip install playwright`, a Chromium (CHROMIUM names it), and the web
table built (`make web`). On a machine without a graphics processor everything is drawn by the processor.
"""

import math
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

import rospo
from rospo.play import registry

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium")
VISITS, SITTINGS, RACES, DEALS = 5, 3, 9, 9
SITTING_MS, RACE_MS, DEAL_MS = 40_000, 8000, 1000  # of a deal: until all cards lie
FRAME_MS = 1000 / 60
PATIENCE_MS = 30_000
QUIET = 0.05  # stolen at the most, for a run to be counted apart
LATE_MS = 25  # half a frame over a frame
BOTS = 3  # at every table
TURNS = [game for game in rospo.games() if registry.game(game).race is None]
WATCH = """
(() => {
  const seen = (window.__seen = { frames: [], shift: 0 }); // when each frame began
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  const frame = (now) => {
    seen.frames.push(now);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})()
"""

DEALT = """
([number, patience]) => new Promise((tell) => {
  const watch = new PerformanceObserver(() => {
    const deal = performance.getEntriesByName("deal")[number - 1];
    if (!deal) return;
    watch.disconnect();
    tell(deal.startTime);
  });
  watch.observe({ type: "mark", buffered: true });
  setTimeout(() => tell(null), patience);
})
"""
"""When the first card of a deal began to fly, told as soon as it does; null: there was none. The table marks it."""

NEWS = """
(() => {
  const told = (window.__news = []);
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", (message) => {
        if (!message.data.includes('"t":"event"') || !message.data.includes('"events":')) return; // no move
        const came = performance.now();
        const watch = new MutationObserver(() => {
          watch.disconnect();
          requestAnimationFrame(() => setTimeout(() => told.push(performance.now() - came)));
        });
        watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      });
    }
  };
})()
"""
"""Apart from the frames: to watch every change of the page costs frames."""

BID_AND_PLAY = """
() => {
  setInterval(() => {
    (document.querySelectorAll(".bids button")[2] ?? document.querySelector(".hand button.can"))?.click();
  }, 250); // once to choose, once more to mean it
}
"""
"""A player in the page itself: whoever asks from outside takes the processor's time."""

PLAY = """
() => {
  const press = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, code: key, bubbles: true }));
  setInterval(() => {
    const fits = document.querySelector(".fits");
    const park = document.querySelector("[data-park].can");
    press(fits ? String(Number(fits.dataset.pile) + 1) : park ? "p" : " ");
  }, 300); // faster than an expert
  return performance.now();
}
"""
"""The same for a race."""


BOXES = (
    """
<style>
  div { width: 64px; height: 92px; background: red; animation: move 1s infinite alternate; }
  @keyframes move { to { transform: translate(200px); } }
</style>
"""
    + 8 * "<div></div>"
)


@contextmanager
def server() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "rospo.cli", "serve", "--port", "0", "--data", f"{folder}/t.db"]
        running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            assert running.stdout is not None
            found = re.search(r"http://[^:]+:(\d+)", running.stdout.readline())
            assert found is not None
            yield f"http://localhost:{found[1]}"
        finally:
            running.terminate()
            running.wait(20)


class Stolen:
    """Share of our processors' time taken by the host machine from now on."""

    def __init__(self) -> None:
        self.before = self.times()

    def times(self) -> list[int]:
        try:
            with open("/proc/stat", encoding="ascii") as told:
                return [int(word) for word in told.readline().split()[1:9]]
        except FileNotFoundError:  # no Linux
            return []

    def share(self) -> float:
        spent = [b - a for a, b in zip(self.before, self.times(), strict=True)]
        return spent[7] / max(1, sum(spent)) if spent else math.nan  # unknown, so never quiet


class Run(NamedTuple):
    gaps: list[float]  # milliseconds between frames
    stolen: float  # share of the processors' time
    shift: float = 0.0  # how much the page shifted


def first_visit(browser: Browser, url: str) -> tuple[float, float, float]:
    """Kilobytes of script and style, and of all; milliseconds until Play now can be pressed. Nothing is cached."""
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    page.goto(url, wait_until="commit")
    page.get_by_role("button", name="Play now").first.wait_for()
    usable = float(page.evaluate("performance.now()"))
    page.wait_for_load_state("networkidle")
    sizes: list[list[Any]] = page.evaluate(
        "performance.getEntriesByType('resource').map(e => [e.name, e.encodedBodySize, e.startTime])"
    )
    code = sum(size for name, size, at in sizes if re.search(r"\.(js|css)$", name) and at < usable)
    context.close()
    return code / 1000, sum(size for _, size, _ in sizes) / 1000, usable


def table(browser: Browser, url: str, game: str, bots: int, slow: float, *, watch: str = WATCH, **wanted: Any) -> Page:
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
    context.request.post(f"{url}/api/me")
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "club"} for _ in range(bots))]
    made = context.request.post(f"{url}/api/tables", data={"game": game, "seats": seats, **wanted}).json()
    page = context.new_page()
    page.add_init_script(watch)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    page.goto(f"{url}/t/{made['id']}?now")
    return page


def news(browser: Browser, url: str) -> list[float]:
    """Milliseconds from a move's news to the frame that shows it: Istinto, bids and cards of three bots."""
    page = table(browser, url, "istinto", 3, 1, watch=NEWS)
    page.evaluate(BID_AND_PLAY)
    page.wait_for_timeout(SITTING_MS)
    told: list[float] = page.evaluate("__news")
    page.context.close()
    return told


def gaps(page: Page, start: float, ms: float) -> list[float]:
    """Milliseconds between frames over a span, from the frame in which something started."""
    frames: list[float] = page.evaluate("__seen.frames")
    return [now - last for last, now in pairwise(frames) if start < now <= start + ms]


def race(browser: Browser, url: str, slow: float) -> Run:
    """A race of four."""
    page = table(browser, url, "ligretto_twist", 3, slow)
    page.locator("[data-flip]").wait_for(timeout=PATIENCE_MS)
    page.keyboard.press("Shift")  # a player has touched the page before, which turns sound on
    page.locator("[data-flip].can").wait_for(timeout=PATIENCE_MS)
    stolen = Stolen()
    start: float = page.evaluate(PLAY)
    page.wait_for_timeout(RACE_MS)
    share = stolen.share()
    found = gaps(page, start + FRAME_MS, RACE_MS)  # the first has the asking in it
    shift: float = page.evaluate("__seen.shift")
    page.context.close()
    return Run(found, share, shift)


def deal(page: Page, number: int) -> Run:
    """The next deal; it has this number."""
    start: float | None = page.evaluate(DEALT, [number, PATIENCE_MS])
    if start is None:
        sys.exit(f"there was no deal number {number} within half a minute")
    stolen = Stolen()
    page.wait_for_timeout(DEAL_MS)
    return Run(gaps(page, start, DEAL_MS), stolen.share())


def first_deal(browser: Browser, url: str, game: str, slow: float) -> Run:
    """At a table that has just been opened."""
    page = table(browser, url, game, BOTS, slow)
    found = deal(page, 1)
    shift: float = page.evaluate("__seen.shift")
    page.context.close()
    return found._replace(shift=shift)


def later_deals(browser: Browser, url: str, slow: float) -> list[Run]:
    """At a running table: Istinto, whose rounds end by a challenge."""
    page = table(browser, url, "istinto", BOTS, slow, options={"revokes": "challengeable"})
    found: list[Run] = []
    deal(page, 1)
    for number in range(2, 2 + DEALS):
        page.locator(".bids:not(.waits)").wait_for()
        page.keyboard.press("2")
        page.keyboard.press("Enter")
        for _ in range(100):  # until a card lies
            page.evaluate("document.querySelector('.hand button.can')?.click()")
            page.wait_for_timeout(100)
            if page.locator("button[aria-keyshortcuts=c]").is_visible():
                break
        page.keyboard.press("c")
        page.locator(".accused button").first.click()
        found.append(deal(page, number))
    page.context.close()
    return found


def boxes(browser: Browser, slow: float) -> Run:
    """A page in which a few boxes move, by the browser alone."""
    page = browser.new_page()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    page.set_content(BOXES)
    stolen = Stolen()
    start: float = page.evaluate(f"{WATCH}, performance.now()")
    page.wait_for_timeout(RACE_MS)
    found = Run(gaps(page, start + FRAME_MS, RACE_MS), stolen.share())
    page.close()
    return found


def shift_of_home(browser: Browser, url: str) -> float:
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(url)
    page.wait_for_load_state("networkidle")
    shift: float = page.evaluate("__seen.shift")
    context.close()
    return shift


def told_frames(what: str, slow: float, runs: list[Run]) -> None:
    def rates(some: list[Run]) -> str:
        each = sorted(1000 / statistics.mean(run.gaps) for run in some)
        return f"{statistics.median(each):.1f} in the middle ({each[0]:.1f} to {each[-1]:.1f})"

    late = statistics.median(sum(gap > LATE_MS for gap in run.gaps) / len(run.gaps) for run in runs)
    stolen = statistics.median(run.stolen for run in runs)
    quiet = [run for run in runs if run.stolen <= QUIET]
    print(f"{what}, processor slowed {slow}×, {len(runs)} times: {rates(runs)} frames a second,")
    print(f"  {late:.1%} late by half a frame or more, {stolen:.0%} stolen")
    if quiet:
        print(f"  where at most {QUIET:.0%} was stolen, {len(quiet)} times: {rates(quiet)}")


def main() -> None:
    with server() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        print("$ python benchmarks/web_speed.py")
        print(f"Chromium {browser.version}, headless, drawn by the processor")
        visits = [first_visit(browser, url) for _ in range(VISITS)]
        code, whole = visits[0][:2]
        times = sorted(visit[2] for visit in visits)
        print(f"first visit: {code:.1f} kB of script and style until it can be used, {whole:.1f} kB in all, compressed")
        print(f"  Play now can be pressed after {times[len(times) // 2]:.0f} ms ({times[0]:.0f} to {times[-1]:.0f})")
        print("a move, from its news to the frame that shows it:")
        for _ in range(SITTINGS):
            stolen = Stolen()
            told = sorted(news(browser, url))
            middle, most = statistics.median(told), told[int(len(told) * 0.95)]
            said = f"{middle:.1f} ms in the middle, {most:.1f} ms for 95 of 100, {told[-1]:.1f} ms at worst"
            print(f"  {said}; {len(told)} moves, {stolen.share():.0%} stolen")
        shifts = {"home": shift_of_home(browser, url)}
        for slow in (1, 4):
            races = [race(browser, url, slow) for _ in range(RACES)]
            shifts["ligretto_twist"] = max(run.shift for run in races)
            told_frames("a race of four", slow, races)
        for game in TURNS:
            deals = [first_deal(browser, url, game, 4) for _ in range(DEALS)]
            shifts[game] = max(run.shift for run in deals)
            told_frames(f"a deal of {game} to four", 4, deals)
        told_frames("a later deal of istinto", 4, later_deals(browser, url, 4))
        told_frames("boxes that move, and nothing else", 4, [boxes(browser, 4) for _ in range(RACES)])
        print("layout shift while it opens and is dealt (0.1 is good, 0 is none):")
        print("  " + ", ".join(f"{name} {shift:.3f}" for name, shift in shifts.items()))
        browser.close()


if __name__ == "__main__":
    main()
