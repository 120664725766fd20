"""What people playing Ligretto Twist with real cards write on the score sheet."""

from random import Random

from tests.kit import Options, Paper


def options(rng: Random) -> Options:
    return {"rounds": rng.randint(1, 3)}


def paper(players: int) -> Paper:
    event, _ = yield None
    while True:
        event, _ = yield {"counts": {"left": event.fact("left")}} if event.kind == "round" else None
