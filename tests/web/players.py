"""Somebody who plays each game in the browser: by clicks, by taps, or by keys alone."""

import json
import time
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, Error, Locator, Page, WebSocket

CORNER = {"x": 12.0, "y": 16.0}  # of a card: the part that no neighbour covers
CARD = ".hand li:not([inert]) button"  # not one that is just leaving
CAN = f"{CARD}.can"
SHIMMER = f"{CARD}.can.shimmer"  # it can twist
DUE = ".seat.due[data-seat='0']"
PATIENCE_S = 90.0
RESULT = "#result"
RESULTS = "button.show"  # for who can't wait for the result
LOOK = """
([cues, patience]) => new Promise((tell) => {
  const end = performance.now() + patience;
  const look = () => {
    const seen = cues.filter((cue) => document.querySelector(cue));
    if (seen.length > 0 || performance.now() > end) tell(seen);
    else setTimeout(look, 8);
  };
  look();
})
"""
"""Which of the cues are seen, as soon as one is."""


class Player:
    """`how` is "clicks", "taps" or "keys". Who plays by keys waits for the result; others ask for it."""

    cues: tuple[str, ...] = ()
    """What is seen when there is something to do, or says what."""

    def __init__(self, page: Page, how: str) -> None:
        """The page is still to go to the table, so that its socket is heard."""
        self.page = page
        self.how = how
        self.luck = Random(f"{how} {type(self).__name__}")
        self.moves = 0
        self.over = False
        self._unanswered: set[str] = set()
        page.on("websocket", self._listen)

    def act(self, seen: set[str]) -> bool:
        """Do one thing, if there is one to do now, by which cues are seen."""
        raise NotImplementedError

    def play_to_the_end(self, after_the_first: Callable[[], None] = lambda: None) -> None:
        """Until the result is shown."""
        end = time.monotonic() + PATIENCE_S
        while not self.over:
            assert time.monotonic() < end, f"the game isn't over after {self.moves} moves"
            if self.play_one() and self.moves == 1:
                after_the_first()

    def play_one(self) -> bool:
        """Wait until there is something to do, and do it; False if it is gone, since somebody else has moved."""
        cues = [RESULT, *self.cues, *([] if self.how == "keys" else [RESULTS])]
        seen = set(self.page.evaluate(LOOK, [cues, 5000]))
        self.over = RESULT in seen
        try:
            if RESULTS in seen:
                self.touch(self.page.locator(RESULTS))
            acted = not self.over and self.act(seen)
        except Error:
            acted = False
        self.moves += acted
        self.page.wait_for_timeout(0 if acted else 20)
        while self._unanswered:
            self.page.wait_for_timeout(5)
        return acted

    def _listen(self, socket: WebSocket) -> None:
        """Nobody plays again before their move was answered."""

        def sent(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["t"] == "play":
                self._unanswered.add(message["cid"])

        def told(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["t"] in ("ok", "refused"):
                self._unanswered.discard(message.get("cid"))

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


class TakeThat(Player):
    cues = (DUE, CAN, SHIMMER)

    def act(self, seen: set[str]) -> bool:
        if DUE not in seen:
            return False
        if CAN not in seen:
            self.press("t") if self.how == "keys" else self.touch(self.page.locator("[data-do=take]"))
        elif SHIMMER in seen:
            self._twist()
        else:
            self.choose_card()
        return True

    def _twist(self) -> None:
        if self.how == "keys":
            self.walk_to(".shimmer")
            self.press("Enter", "w")
        else:
            self.touch(self.page.locator(SHIMMER).first, position=CORNER)
            self.touch(self.page.locator("[data-do=twist]"))


BUY, LAY = ".buying button:not(:disabled)", ".lay"


class Twins(Player):
    cues = (BUY, LAY)

    def act(self, seen: set[str]) -> bool:
        if BUY in seen:
            self.press("1") if self.how == "keys" else self.touch(self.page.locator(BUY).nth(1))
            return True
        if LAY not in seen:
            return False
        if self.how == "keys":
            self.walk_to("*")
            self.press("Enter", "ArrowRight", "Enter", "p")
            return True
        cards = self.page.locator(CARD)
        for _ in range(2):
            unlifted = cards.and_(self.page.locator(":not(.lifted)"))
            self.touch(unlifted.nth(self.luck.randrange(max(1, unlifted.count()))), position=CORNER)
        self.touch(self.page.locator(LAY))
        return True


FLIP, PARK = "[data-flip].can", "[data-park].can"
FITS = tuple(f"[data-pile='{pile}'].fits" for pile in range(8))


class LigrettoTwist(Player):
    cues = (FLIP, *FITS, PARK)

    def act(self, seen: set[str]) -> bool:
        if FLIP in seen:
            return self._do(FLIP, "Space")
        for number, fits in enumerate(FITS, start=1):
            if fits in seen:
                return self._do(fits, str(number))
        return PARK in seen and self._do(PARK, "p")

    def _do(self, what: str, key: str) -> bool:
        if self.how == "keys":
            self.press(key)
        else:
            self.touch(self.page.locator(what), timeout=1000, force=True)
        return True


ACCEPT, BIDS = "button[aria-keyshortcuts='a']", ".bids"


class Istinto(Player):
    cues = (ACCEPT, BIDS, DUE, CAN)

    def act(self, seen: set[str]) -> bool:
        if ACCEPT in seen:
            self.press("a") if self.how == "keys" else self.touch(self.page.locator(ACCEPT))
            return True
        if BIDS in seen:
            bid = self.luck.choice([1, 2, 3])
            if self.how == "keys":
                self.press(str(bid), "Enter")
            else:
                slip = self.page.locator(".bids button").nth(bid)
                self.touch(slip)
                self.touch(slip)
            return True
        if {DUE, CAN} <= seen:
            self.choose_card()
            return True
        return False


PLAYERS: dict[str, type[Player]] = {
    "take_that": TakeThat,
    "twins": Twins,
    "ligretto_twist": LigrettoTwist,
    "istinto": Istinto,
}


def opened(context: BrowserContext, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
    """A new table, by the API; its address."""
    context.request.post("/api/me")
    made = context.request.post("/api/tables", data={"game": game, "seats": seats, **more})
    assert made.ok, made.text()
    return f"/t/{made.json()['id']}"


def seated(
    context: BrowserContext, game: str, how: str = "clicks", *, bots: int, by: type[Player] | None = None, **more: Any
) -> Player:
    """At a table of bots, the game begun; `by` somebody who plays it in a way of their own."""
    player = (by or PLAYERS[game])(context.new_page(), how)
    address = opened(context, game, [{"kind": "me"}, *[{"kind": "bot", "level": "novice"}] * bots], **more)
    player.page.goto(f"{address}?now")
    return player
