"""What people playing Take That with real cards write on the score sheet."""

from random import Random

from tests.kit import Options, Paper


def options(rng: Random) -> Options:
    return {"rounds": rng.randint(1, 3), "pro": rng.random() < 0.5}


def paper(players: int) -> Paper:
    """Cards beside each player. The extra card of `pro` is seen by its taker, who turns it over at the end."""
    zeros = [0] * players
    twisted, taken, toads, extra = zeros[:], zeros[:], zeros[:], [set[str]() for _ in zeros]
    event, match = yield None
    while True:
        entry = None
        seat = event.seat or 0
        if event.kind == "twist":
            twisted[seat] += 2
        if event.kind == "take":
            taken[seat] += len(event.fact("cards"))
            toads[seat] += sum(_toad(card) for card in event.fact("cards"))
        if event.kind == "extra":
            extra[seat] = set(match.view(seat).extra)
        if event.kind == "round":
            counts = {
                "twisted": twisted,
                "taken": [n + len(more) for n, more in zip(taken, extra, strict=True)],
                "toads": [n + sum(map(_toad, more)) for n, more in zip(toads, extra, strict=True)],
            }
            entry = {"counts": counts}
            twisted, taken, toads, extra = zeros[:], zeros[:], zeros[:], [set() for _ in zeros]
        event, match = yield entry


def _toad(card: str) -> bool:
    return card[0] == card[1]
