"""The web table's built files, served from memory. `web/` at the top of the repository is their source.

Files with a hash of their content in the name never change, so browsers keep them for good; the others are revalidated
each time, by tag. Each was compressed once, when it was built. Any other address is a page of the app, which reads it.
"""

import hashlib
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

TYPES = {
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "webmanifest": "application/manifest+json",
}
CODINGS = (("br", "br"), ("gzip", "gz"))  # names in headers, and file endings
HASHED = "assets/"
Headers = list[tuple[bytes, bytes]]
UNBUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Rospo</title>
<meta name="viewport" content="width=device-width"><h1>Rospo</h1>
<p>The table server is running, but the web table isn't built here: <code>make web</code> builds it.
Bots and programs find the API described in
<a href="/api/schema/openapi.json">/api/schema/openapi.json</a>.</p></html>"""


class File(NamedTuple):
    data: dict[str, bytes]  # by coding; "" is the uncompressed file
    type: str
    tag: str
    cache: str


class Web:
    """All files, by their path below the root."""

    def __init__(self) -> None:
        found = _read(files("rospo.server") / "web", "")
        self._files = {path: _file(path, found) for path in found if path.rpartition(".")[2] in TYPES}
        self._page = self._files.get("index.html") or _file("index.html", {"index.html": UNBUILT})

    async def __call__(self, scope: Any, send: Any) -> None:
        """Answer a GET or HEAD for a file or a page."""
        path = scope["path"].lstrip("/")
        file = self._files.get(path, self._page)
        if path.startswith(HASHED) and file is self._page:
            await _answer(send, 404, [], b"")
            return
        asked = {name: value for name, value in scope["headers"] if name in (b"accept-encoding", b"if-none-match")}
        headers: Headers = [
            (b"etag", file.tag.encode()),
            (b"cache-control", file.cache.encode()),
            (b"vary", b"accept-encoding"),
        ]
        if asked.get(b"if-none-match") == file.tag.encode():
            await _answer(send, 304, headers, b"")
            return
        wanted = asked.get(b"accept-encoding", b"").decode("latin-1")
        coding = next((name for name, _ in CODINGS if name in wanted and name in file.data), "")
        headers.append((b"content-type", file.type.encode()))
        if coding:
            headers.append((b"content-encoding", coding.encode()))
        await _answer(send, 200, headers, file.data[coding], whole=scope["method"] == "GET")


def _read(folder: Traversable, prefix: str) -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    if folder.is_dir():
        for entry in folder.iterdir():
            path = prefix + entry.name
            found |= _read(entry, f"{path}/") if entry.is_dir() else {path: entry.read_bytes()}
    return found


def _file(path: str, found: dict[str, bytes]) -> File:
    data = {"": found[path]} | {name: found[f"{path}.{end}"] for name, end in CODINGS if f"{path}.{end}" in found}
    return File(
        data=data,
        type=TYPES[path.rpartition(".")[2]],
        tag=f'"{hashlib.sha256(found[path]).hexdigest()[:20]}"',
        cache="public, max-age=31536000, immutable" if path.startswith(HASHED) else "no-cache",
    )


async def _answer(send: Any, status: int, headers: Headers, body: bytes, *, whole: bool = True) -> None:
    sized = [*headers, (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": sized})
    await send({"type": "http.response.body", "body": body if whole else b""})
