"""A bot that connects to a Rospo server, sits down at a table, and plays until the game is over.

    python examples/socket_bot.py http://localhost:8077 TABLE [TOKEN]

With the host's token it is the host, and starts the game when all are ready; otherwise it sits down as a new guest.
It plays any legal move that it is offered; put your own ideas into `choose`. docs/server.md describes all messages.
"""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def choose(view: dict[str, Any], offer: list[str]) -> str:
    return random.choice([move for move in offer if not move.startswith("challenge")] or offer)


def all_ready(table: dict[str, Any]) -> bool:
    return table["status"] == "waiting" and all(seat["kind"] == "bot" or seat["ready"] for seat in table["seats"])


def play(server: str, table: str, token: str = "") -> list[int]:
    """Sit, play until the game is over, and return the scores."""
    token = token or json.load(urlopen(Request(f"{server}/api/tokens", method="POST")))["token"]
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        view: dict[str, Any] = {}
        about: dict[str, Any] = {}
        host = False
        socket.send(json.dumps({"v": 1, "t": "sit", "cid": "sit"}))
        for text in socket:
            message = json.loads(text)
            view |= message.get("view") or {}
            about |= message.get("table", {})
            host = message["you"]["host"] if message["t"] == "state" else host
            if view.get("phase") == "over":
                break
            if host and message["t"] in ("state", "event") and all_ready(about):
                socket.send(json.dumps({"v": 1, "t": "start", "cid": f"start{message['n']}"}))
            if message["t"] in ("state", "event") and message.get("offer") and view["seat"] in view["due"]:
                move = choose(view, message["offer"])
                socket.send(json.dumps({"v": 1, "t": "play", "cid": f"n{message['n']}", "move": move}))
    return list(view["scores"])


if __name__ == "__main__":
    print("Final scores:", play(*sys.argv[1:4]))
