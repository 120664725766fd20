"""What a client knows of a table, by what it was told."""

from collections.abc import Iterable
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
    won_by: int | None = None


read = msgspec.json.Decoder(Told).decode


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

    def differs(self, told: Told, names: Iterable[str]) -> str:
        """What differs from a state told anew at the same number; "" if nothing does."""
        for name in names:
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
