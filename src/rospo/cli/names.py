"""Titles of matches and names of seats."""

import re
from collections.abc import Sequence

from rospo.cli.arguments import Refused
from rospo.core.terminal import YOU, Names
from rospo.play import registry
from rospo.play.record import Record
from rospo.terminal.speech import Speech

say = Speech()

LONGEST = 20


def titled(record: Record) -> str:
    """A match in one line: game, players, the options that matter, seed."""
    options = [f"{name.replace('_', ' ')} {value}" for name, value in record.options.items() if _matters(value)]
    return ", ".join(
        [registry.game(record.game).title, say("{n} players", n=record.players), *options, f"seed {record.seed}"]
    )


def _matters(value: object) -> bool:
    return value is not None and value is not False


def seats(players: int) -> Names:
    """The seats of a record, which has no names."""
    return Names(tuple(say("Seat {n}", n=seat) for seat in range(players)))


def with_bots(players: int, seat: int | None, name: str | None) -> Names:
    """A person among bots, or bots only. A bot is named after its seat, since moves name seats."""
    named = [say("Bot {n}", n=number) for number in range(players)]
    if seat is None:
        return Names(tuple(named))
    you = say(YOU)
    named[seat] = you if name is None else checked(name, named)
    return Names(tuple(named), seat if name is None or named[seat].lower() == you.lower() else None)


def checked(name: str, taken: Sequence[str]) -> str:
    """A name that fits into a table: one line, not too long, not taken."""
    tidy = " ".join(re.sub(r"[^\w\s.'’-]", "", name).split())
    if not tidy or len(tidy) > LONGEST:
        raise Refused(f"--name {name!r:.40} won't do: a name is 1 to {LONGEST} letters, digits or spaces")
    if tidy.lower() in (other.lower() for other in taken):
        raise Refused(f"--name {name!r:.40} is taken by a bot: choose another")
    return tidy
