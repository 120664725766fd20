"""What a client knows of a table, by what it was told."""

from typing import Any

import msgspec
from msgspec import Struct

from tests.simulation.book import Violation


class Told(Struct):
    """Any message of the server's, as a client reads it."""

    t: str
    n: int = 0
    since: int = 0
    cid: str | None = None
    code: str | None = None
    at: float = 0.0
    you: dict[str, Any] = {}
    table: dict[str, Any] = {}
    view: dict[str, Any] | None = None
    offer: list[str] | None = None
    early: list[str] | None = None
    later: list[str] | None = None
    seats: list[bool] = []
    move: str | None = None
    held: str | None = None
    facts: dict[str, Any] = {}


read = msgspec.json.Decoder(Told).decode

NUMBERED = "table", "view", "early", "held"
OFFERED = "offer", "later"


def is_frozen(view: dict[str, Any] | None, seat: int | None) -> bool:
    """In a race, does this seat wait for the end of its fumble, as of the last entry?"""
    until = view.get("frozen_until") if view and seat is not None else None
    return until is not None and view is not None and until[seat] > view["clock"]


class Known:
    """What a client knows over one line."""

    __slots__ = ("early", "events", "held", "later", "n", "offer", "presence", "seat", "table", "view")

    def __init__(self) -> None:
        self.n = 0
        self.seat: int | None = None
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.offer: list[str] = []
        self.early: list[str] = []
        self.later: list[str] = []
        self.held: str | None = None
        self.presence: list[bool] = []

    def differs(self, told: Told) -> str:
        """What differs from a state told anew at the same number; "" if nothing does.

        At one number everything is told alike, but for one thing: what a seat may do that has fumbled in a race depends
        on the race's clock too. When its time is over, it hears so by a message without a number; but a table that
        reads its log again goes on at the moment of the last entry. That may be before, and then the seat has to wait
        once more. So only a seat that is frozen at the last entry may be told now this, now that (`watch` sees
        to it that this is what it may do before or after, and nothing else).
        """
        if self.n != told.n or self.seat != told.you["seat"]:
            return ""
        for name in NUMBERED if is_frozen(told.view, self.seat) else (*NUMBERED, *OFFERED):
            mine, theirs = getattr(self, name), getattr(told, name)
            if mine != (theirs or type(mine)() if mine is not None else theirs):
                return f"{name}: {mine} and {theirs}"
        return ""

    def replace(self, told: Told) -> None:
        self.n, self.seat = told.n, told.you["seat"]
        self.table, self.view = dict(told.table), dict(told.view or {})
        self.offer, self.early, self.later = told.offer or [], told.early or [], told.later or []
        self.held = told.held

    def add(self, told: Told) -> None:
        if told.n != self.n + 1:
            raise Violation(f"number {told.n} was told after {self.n}")
        self.n = told.n
        self.table |= told.table
        self.view |= told.view or {}
        if told.offer is not None:
            self.offer = told.offer
        if told.early is not None:
            self.early = told.early
        if told.later is not None:
            self.later = told.later
