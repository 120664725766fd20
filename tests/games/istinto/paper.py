"""What people playing Istinto with real cards write on the score sheet."""

from random import Random

from tests.kit import Options, Paper


def options(rng: Random) -> Options:
    until = rng.choice([100, 60, "each_dealt_twice"])
    return {"until": until, "revokes": rng.choice(["prevented", "challengeable"])}


def paper(players: int) -> Paper:
    challenge = None
    event, _ = yield None
    while True:
        entry = None
        if event.kind == "challenge":
            challenge = {"accuser": event.seat, "accused": event.fact("accused"), "revoked": event.fact("revoked")}
        if event.kind == "round":
            counts = {"bids": event.fact("bids"), "tricks": event.fact("tricks")}
            entry, challenge = {"counts": counts, "challenge": challenge}, None
        event, _ = yield entry
