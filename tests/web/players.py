"""Somebody who plays each game in the browser: by clicks, by taps, or by keys alone."""

import time
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Error, Locator, Page

CORNER = {"x": 12.0, "y": 16.0}  # of a card: the part that no neighbour covers
MOST_CARDS = 12
PATIENCE_S = 150.0


class Player:
    """`how` is "clicks", "taps" or "keys"."""

    def __init__(self, page: Page, how: str) -> None:
        self.page = page
        self.how = how
        self.luck = Random(f"{how} {type(self).__name__}")
        self.moves = 0

    def act(self) -> bool:
        """Do one thing, if there is one to do now."""
        raise NotImplementedError

    def play_to_the_end(self, after_the_first: Callable[[], None] = lambda: None) -> None:
        """Until the result is shown."""
        end = time.monotonic() + PATIENCE_S
        while not self.sees("#result"):
            assert time.monotonic() < end, f"the game isn't over after {self.moves} moves"
            try:
                acted = self.act()
            except Error:  # what was there a moment ago is gone: somebody else has moved
                acted = False
            if acted and not self.moves:
                after_the_first()
            self.moves += acted
            self.page.wait_for_timeout(40 if acted else 25)

    def sees(self, what: str) -> bool:
        return self.page.locator(what).count() > 0

    def touch(self, what: Locator, **how: Any) -> None:
        (what.tap if self.how == "taps" else what.click)(**{"timeout": 3000, **how})

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def walk_to(self, wanted: Callable[[str], bool]) -> None:
        """With the arrows, to a card of the hand whose classes are wanted."""
        self.press("Home")
        self.page.locator(".hand button[tabindex='0']").focus()
        for _ in range(MOST_CARDS):
            if wanted(str(self.page.evaluate("document.activeElement.className"))):
                return
            self.press("ArrowRight")

    def choose_card(self) -> None:
        """Lift a card that can be played, and play it."""
        if self.how == "keys":
            self.walk_to(lambda classes: "can" in classes.split())
            self.press("Enter", "Enter")
            return
        cards = self.page.locator(".hand button.can")
        card = cards.nth(self.luck.randrange(max(1, cards.count())))
        self.touch(card, position=CORNER)
        self.touch(self.page.locator(".hand button.lifted").first, position=CORNER)


class TakeThat(Player):
    def act(self) -> bool:
        if not self.sees(".seat.due[data-seat='0']"):
            return False
        if not self.sees(".hand .can"):
            self.press("t") if self.how == "keys" else self.touch(self.page.locator("[data-do=take]"))
        elif self.sees(".hand .can.shimmer"):
            self._twist()
        else:
            self.choose_card()
        return True

    def _twist(self) -> None:
        if self.how == "keys":
            self.walk_to(lambda classes: "shimmer" in classes)
            self.press("Enter", "w")
        else:
            self.touch(self.page.locator(".hand .shimmer").first, position=CORNER)
            self.touch(self.page.locator("[data-do=twist]"))


class Twins(Player):
    def act(self) -> bool:
        if self.sees(".buying button:not(:disabled)"):
            if self.how == "keys":
                self.press("1")
            else:
                self.touch(self.page.locator(".buying button:not(:disabled)").nth(1))
            return True
        if not self.sees(".lay"):
            return False
        if self.how == "keys":
            self.walk_to(lambda classes: True)
            self.press("Enter", "ArrowRight", "Enter", "p")
            return True
        cards = self.page.locator(".hand button")
        for _ in range(2):
            unlifted = cards.and_(self.page.locator(":not(.lifted)"))
            self.touch(unlifted.nth(self.luck.randrange(max(1, unlifted.count()))), position=CORNER)
        self.touch(self.page.locator(".lay"))
        return True


class LigrettoTwist(Player):
    def act(self) -> bool:
        if self.sees("[data-flip].can"):
            return self._do("[data-flip].can", "Space")
        fits = self.page.locator(".fits")
        if fits.count():
            pile = int(fits.first.get_attribute("data-pile", timeout=1000) or 0)
            return self._do(f"[data-pile='{pile}']", str(pile + 1))
        return self.sees("[data-park].can") and self._do("[data-park].can", "p")

    def _do(self, what: str, key: str) -> bool:
        if self.how == "keys":
            self.press(key)
        else:
            self.touch(self.page.locator(what), timeout=1000, force=True)
        return True


class Istinto(Player):
    def act(self) -> bool:
        if self.sees(".bids"):
            bid = self.luck.choice([1, 2, 3])
            if self.how == "keys":
                self.press(str(bid), "Enter")
            else:
                slip = self.page.locator(".bids button").nth(bid)
                self.touch(slip)
                self.touch(slip)
            return True
        if self.sees(".seat.due[data-seat='0']") and self.sees(".hand button.can"):
            self.choose_card()
            return True
        return False


PLAYERS: dict[str, type[Player]] = {
    "take_that": TakeThat,
    "twins": Twins,
    "ligretto_twist": LigrettoTwist,
    "istinto": Istinto,
}
