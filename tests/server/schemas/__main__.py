"""Writes this version's file as SQL: in every game a table that is over and one that is playing, a table that waits,
one that was closed, and one whose host wanted to be forgotten.
"""

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

import rospo
from rospo.play import registry
from tests.kits import KITS
from tests.server.client import Client, call, new_guest, open_table, seated, started
from tests.server.racer import Racer, racers
from tests.server.schemas import FOLDER, dumped
from tests.server.serving import served

EVENTS = 12
"""About how far the tables that are playing got."""


async def evening(url: str) -> None:
    first, second, *_ = rospo.games()
    await leave(await seated(url, first, 2))  # left for so long that it is closed
    for game in KITS:
        for until in (10_000, EVENTS):
            await (race if registry.game(game).race is not None else turns)(url, game, until)
    await leave(await seated(url, first, 2))
    token = await new_guest(url)
    await open_table(url, token, second, ["me", "open", "open"])
    await call(url, "DELETE", "/api/me", token)


async def turns(url: str, game: str, until: int) -> None:
    kit = KITS[game]
    people = await started(url, game, 2, ("novice",) * (kit.players - 2), options=dict(kit.short))

    def enough() -> bool:
        return people[0].over or len(people[0].events) > until

    await asyncio.gather(*(person.play_on(until=enough) for person in people))
    await leave(people)


async def race(url: str, game: str, until: int) -> None:
    people: list[Racer] = await racers(url, 1, ("novice",) * (KITS[game].players - 1), options=dict(KITS[game].short))
    await (people[0].race() if until > EVENTS else people[0].runs())
    await leave(people)


async def leave(people: list[Client] | list[Racer]) -> None:
    for person in people:
        await person.leave()


if __name__ == "__main__":
    with TemporaryDirectory() as folder, served(Path(folder), abandoned_s=0.5, sweep_s=0.2) as server:
        asyncio.run(evening(server.url))
        server.stop()
        (FOLDER / f"{rospo.__version__}.sql").write_text(dumped(server.data))
