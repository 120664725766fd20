"""Every incoming line, before we know anything about the other end: HTTP by uvicorn, with the timeouts it lacks.

A line is one TCP connection. uvicorn waits forever for the rest of a request, and for a reader that doesn't read. Here
a line that keeps us waiting is cut off, each address has a limited number of lines, and all lines together leave some
file descriptors for the store and the bots. A line that becomes a WebSocket is handed on to `socket`, and still counts.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from rospo.server.door import Door

STEP_BYTES = 16_000
"""A longer request, such as a record over a slow line, may take longer if this many bytes come in each `request_s`."""
UNREAD_S = 30.0
"""Patience with a reader that lets answers pile up."""


class Gate(H11Protocol):
    """One line. uvicorn makes it from the class that `gates` returns."""

    door: Door

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._leave: Callable[[], None] | None = None  # the door's count
        self._request: asyncio.TimerHandle | None = None  # set while we wait for the rest of one
        self._came = 0  # bytes since then
        self._unread: asyncio.TimerHandle | None = None  # set while an answer isn't read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._leave = self.door.let_in(self.client[0] if self.client else None)
        if self._leave is None:
            transport.abort()
        else:
            self._wait()

    def data_received(self, data: bytes) -> None:
        self._came += len(data)
        super().data_received(data)
        if self.transport.get_protocol() is self:
            self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade(event)
        socket: Any = self.transport.get_protocol()
        socket.leave, self._leave = self._leave, None

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._wait()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait_for_reader()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None and not self.transport.is_closing():
            self._unread.cancel()
            self._unread = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self._unread is not None:
            self._unread.cancel()
        if self._leave is not None:
            self._leave()
        super().connection_lost(exc)

    # --- timeouts

    def _wait(self) -> None:
        """Find out whether we are waiting for the client now."""
        if self.transport.is_closing():
            self._wait_for_reader()
        elif self.cycle is not None and not self.cycle.response_complete and not self.cycle.more_body:
            self._stop_waiting()  # it is waiting for us
        elif self._request is None:
            self._wait_for_request()

    def _wait_for_request(self) -> None:
        self._came = 0
        self._request = self.loop.call_later(self.door.house.settings.request_s, self._late)

    def _stop_waiting(self) -> None:
        if self._request is not None:
            self._request.cancel()
            self._request = None

    def _late(self) -> None:
        if self._came >= STEP_BYTES:
            self._wait_for_request()
        else:
            self.transport.abort()

    def _wait_for_reader(self) -> None:
        if self._unread is None:
            self._unread = self.loop.call_later(UNREAD_S, self.transport.abort)


def gates(door: Door) -> type[Gate]:
    """The class for lines that come to this door."""
    return type("Gate", (Gate,), {"door": door})
