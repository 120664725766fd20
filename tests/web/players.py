"""A player of each game in the browser: by clicks, by taps, or by keys alone."""

import json
import time
from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

from playwright.sync_api import BrowserContext, Error, Locator, Page, Position, WebSocket

from tests.kit import Options
from tests.kits import beside

CORNER: Position = {"x": 12.0, "y": 16.0}  # of a card: the part that no neighbour covers
CARD = ".hand li:not([inert]) button"  # not one that is just leaving
CAN = f"{CARD}.can"
DUE = ".seat.due[data-seat='0']"
PATIENCE_S = 90.0
RESULT = "#result"
RESULTS = "button.show"  # for whoever can't wait for the result
LOOK = """
([cues, hints, patience]) => new Promise((tell) => {
  const end = performance.now() + patience;
  const isSeen = (what) => document.querySelector(what) !== null;
  const look = () => {
    const seen = cues.filter(isSeen);
    if (seen.length > 0 || performance.now() > end) tell([...seen, ...hints.filter(isSeen)]);
    else setTimeout(look, 8);
  };
  look();
})
"""
"""Which of the cues are seen, as soon as one is, and which of the hints then."""

RUSH = """
(phase) => new Promise((done, fail) => {
  const table = location.pathname.split("/").pop();
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live?after=0`);
  let [view, offer, news, asked] = [{}, [], false, false];
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    view = { ...view, ...message.view };
    offer = message.offer ?? offer;
    if (["state", "event", "offer"].includes(message.t)) news = true;
    if (["ok", "refused"].includes(message.t)) asked = false;
    if (view.phase === phase || view.phase === "over") {
      socket.close();
      done();
      return;
    }
    const move = offer.find((move) => !move.startsWith("challenge"));
    if (!news || asked || !move || !view.due?.includes(view.seat)) return;
    [news, asked] = [false, true];
    socket.send(JSON.stringify({ v: 1, t: "play", cid: crypto.randomUUID(), move }));
  };
  socket.onerror = () => fail(new Error("the table can't be reached"));
})
"""
"""Moves from another window of the same guest, always the first one offered."""


class Player:
    """`how` is "clicks", "taps" or "keys". A player by keys waits for the result; others ask for it."""

    cues: tuple[str, ...] = ()
    """What is seen when there is something to do."""
    hints: tuple[str, ...] = ()
    """What else says what to do."""
    options: ClassVar[Options] = {}
    """For a short game."""
    whole = "keys"
    """How one of the tests plays it to its end."""
    kinds: frozenset[str] = frozenset()
    """Of moves in it."""
    mine = ".hand li"
    """What the player plays with."""
    fullest: tuple[int, int] | None = None
    """With how many rivals the hand can be fullest, and the number of its cards then; None: there is no hand."""
    chosen = 1
    """How many cards can be chosen at the same time."""
    hasty: "type[Player] | None" = None
    """A variant that wastes no time."""

    def __init__(self, page: Page, how: str) -> None:
        """The page is still to go to the table, so that its socket is heard."""
        self.page = page
        self.how = how
        self.luck = Random(f"{how} {type(self).__name__}")
        self.moves = 0
        """Those that the server took."""
        self.did: set[str] = set()
        """Kinds of moves that were made."""
        self.events: list[dict[str, Any]] = []
        """The events of the table, as the server sent them."""
        self.due: list[int] = []
        """The seats that the table waits for."""
        self.over = False
        self._unanswered: dict[str, str] = {}
        page.on("websocket", self._listen)

    def fill_hand(self) -> None:
        """At the beginning: get all the cards that one can."""

    def act(self, seen: set[str]) -> bool:
        """Do one thing, if there is one to do now, by which cues and hints are seen."""
        raise NotImplementedError

    def play_to_the_end(self) -> None:
        """Until the result is shown."""
        self.play_until(lambda: self.over)

    def play_until(self, enough: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE_S
        while not enough():
            assert time.monotonic() < end, f"not there after {self.moves} moves"
            self.play_one()

    def play_one(self) -> bool:
        """Wait until there is something to do, and do it; False if it is gone, since somebody else has moved."""
        seen = self.wait()
        self.over = RESULT in seen
        try:
            if RESULTS in seen:
                self.touch(self.page.locator(RESULTS))
            acted = not self.over and self.act(seen)
        except Error:
            acted = False
        self.page.wait_for_timeout(0 if acted else 20)
        while self._unanswered:
            self.page.wait_for_timeout(5)
        return acted

    def wait(self) -> set[str]:
        """Until there is something to do, or the result is shown: which cues and hints are seen then."""
        ends = [RESULT, *([] if self.how == "keys" else [RESULTS])]
        return set(self.page.evaluate(LOOK, [[*ends, *self.cues], self.hints, 5000]))

    def listen_until(self, enough: Callable[[], bool]) -> None:
        """Do nothing until enough events have come."""
        end = time.monotonic() + PATIENCE_S
        while not enough():
            assert time.monotonic() < end, f"not told after {len(self.events)} events"
            self.page.wait_for_timeout(10)

    def count(self, kind: str, **facts: Any) -> int:
        """Number of events with these facts."""
        wanted = {"kind": kind, **facts}
        return sum(wanted.items() <= event.items() for event in self.events)

    def rush(self, phase: str = "over") -> None:
        """To that phase of the game, or to its end, the quickest way: moves are sent and nothing is pressed."""
        self.listen_until(lambda: bool(self.due))  # the page's own socket is the one that is heard
        self.page.remove_listener("websocket", self._listen)
        self.page.evaluate(RUSH, phase)
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        """Wait for the answer to the last move."""

        def sent(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["t"] == "play":
                self._unanswered[message["cid"]] = message["move"].split()[0]

        def told(frame: str | bytes) -> None:
            message = json.loads(frame)
            self.events += message.get("events") or []
            self.due = (message.get("view") or {}).get("due", self.due)
            if message["t"] in ("ok", "refused"):
                kind = self._unanswered.pop(message.get("cid"), None)
                if kind and message["t"] == "ok":
                    self.moves += 1
                    self.did.add(kind)

        socket.on("framesent", sent)
        socket.on("framereceived", told)
        socket.on("close", lambda _: self._unanswered.clear())

    def sees(self, what: str) -> bool:
        return self.page.locator(what).count() > 0

    def touch(self, what: Locator, **how: Any) -> None:
        (what.tap if self.how == "taps" else what.click)(**{"timeout": 1500, **how})

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def walk_to(self, wanted: str) -> None:
        """With the arrows, to the first card of the hand that is wanted."""
        self.page.locator(f"{CARD}[tabindex='0']").focus()
        at = self.page.locator(CARD).evaluate_all("(cards, wanted) => cards.findIndex(c => c.matches(wanted))", wanted)
        self.press("Home", *["ArrowRight"] * at)

    def choose_card(self) -> None:
        """Lift a card that can be played, and play it."""
        if self.how == "keys":
            self.walk_to(".can")
            self.press("Enter", "Enter")
            return
        cards = self.page.locator(CAN)
        card = cards.nth(self.luck.randrange(max(1, cards.count())))
        self.touch(card, position=CORNER)
        self.touch(self.page.locator(f"{CARD}.lifted").first, position=CORNER)


def player_of(game: str) -> type[Player]:
    """How a person plays that game: `PLAYER` in the `player.py` beside its kit."""
    found: type[Player] = beside(game, "player").PLAYER
    return found


def opened(context: BrowserContext, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
    """A new table, by the API; its address."""
    context.request.post("/api/me")
    made = context.request.post("/api/tables", data={"game": game, "seats": seats, **more})
    assert made.ok, made.text()
    return f"/t/{made.json()['id']}"


def seated(
    context: BrowserContext,
    game: str,
    how: str = "clicks",
    *,
    bots: int,
    by: type[Player] | None = None,
    page: Page | None = None,
    **more: Any,
) -> Player:
    """At a table of bots, the game begun; `by` somebody who plays it in a way of their own, on `page` or a new one."""
    player = (by or player_of(game))(page or context.new_page(), how)
    address = opened(context, game, [{"kind": "me"}, *[{"kind": "bot", "level": "novice"}] * bots], **more)
    player.page.goto(f"{address}?now")
    return player
