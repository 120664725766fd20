"""What people playing Twins with real cards write on the score sheet."""

from random import Random

from tests.kit import Options, Paper


def options(rng: Random) -> Options:
    return {"max_hands": rng.choice([None, None, 3])}


def paper(players: int) -> Paper:
    bankrupt: list[int] = []
    event, _ = yield None
    while True:
        entry = None
        if event.kind == "duel":
            bankrupt = list(event.fact("bankrupt"))
        if event.kind == "hand":
            entry = {"counts": {"chips": event.fact("chips")}, "pot": event.fact("pot"), "bankrupt": bankrupt}
        event, _ = yield entry
