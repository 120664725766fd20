"""A line between a browser and the server that can freeze, with nothing closed, or be cut."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit


class Stalling:
    """A proxy for TCP. While it is frozen, it accepts everything and passes nothing on."""

    def __init__(self, url: str) -> None:
        address = urlsplit(url)
        self._server = (address.hostname or "", address.port or 0)
        self._flows = threading.Event()
        self._flows.set()
        self._is_cut = False
        self._sockets: list[socket.socket] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def freeze(self) -> None:
        self._flows.clear()

    def thaw(self) -> None:
        self._flows.set()

    def cut(self) -> None:
        """Close every connection, and each new one at once."""
        self._is_cut = True
        for one in self._sockets:
            _close(one)

    def mend(self) -> None:
        self._is_cut = False

    def end(self) -> None:
        self.cut()
        self.thaw()
        _close(self._listener)

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                if self._is_cut:
                    _close(client)
                else:
                    threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client: socket.socket) -> None:
        server = socket.create_connection(self._server)
        self._sockets += [client, server]
        threading.Thread(target=self._pass_on, args=(server, client), daemon=True).start()
        self._pass_on(client, server)

    def _pass_on(self, giver: socket.socket, taker: socket.socket) -> None:
        with suppress(OSError):
            while data := giver.recv(65536):
                self._flows.wait()
                taker.sendall(data)
        self._flows.wait()
        _close(giver)
        _close(taker)


def _close(one: socket.socket) -> None:
    with suppress(OSError):
        one.shutdown(socket.SHUT_RDWR)
    one.close()


@contextmanager
def stalling(url: str) -> Iterator[Stalling]:
    proxy = Stalling(url)
    try:
        yield proxy
    finally:
        proxy.end()
