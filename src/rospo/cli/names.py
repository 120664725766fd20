"""Which match it is, who sits where, and sentences about them: 'You lay', 'Bot 2 lays'."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from rospo.cli.arguments import Refused
from rospo.play import registry
from rospo.play.record import Record

YOU = "You"
LONGEST = 20


@dataclass(frozen=True, slots=True)
class Names:
    """A name a seat. The seat `you`, if any, is spoken to, not spoken about."""

    names: tuple[str, ...]
    you: int | None = None

    def __getitem__(self, seat: int) -> str:
        return self.names[seat]

    def does(self, seat: int, verb: str, *, they: str = "", inside: bool = False) -> str:
        """Subject and verb: `does(2, "lay")` is 'Bot 2 lays', or 'You lay'. `they` is an irregular third person."""
        if seat == self.you:
            return f"{self.inside(seat) if inside else YOU} {verb}"
        return f"{self.names[seat]} {they or verb + 's'}"

    def verb(self, seats: Sequence[int], verb: str) -> str:
        """The verb for these seats together: 'Bot 2 sits', 'You sit', 'Bot 1 and Bot 2 sit'."""
        return verb if len(seats) > 1 or seats[0] == self.you else verb + "s"

    def inside(self, seat: int) -> str:
        """The name within a sentence."""
        return YOU.lower() if seat == self.you else self.names[seat]

    def together(self, seats: Sequence[int]) -> str:
        """'You, Bot 1 and Bot 2', to open a sentence."""
        *first, last = [self.names[seats[0]], *(self.inside(seat) for seat in seats[1:])]
        return f"{', '.join(first)} and {last}" if first else last


def titled(record: Record) -> str:
    """A match in a line: game, players, the options that matter, seed."""
    options = [f"{name.replace('_', ' ')} {value}" for name, value in record.options.items() if _matters(value)]
    return ", ".join([registry.game(record.game).title, f"{record.players} players", *options, f"seed {record.seed}"])


def _matters(value: object) -> bool:
    return value is not None and value is not False


def seats(players: int) -> Names:
    """For a record, which knows no names."""
    return Names(tuple(f"Seat {seat}" for seat in range(players)))


def with_bots(players: int, seat: int | None, name: str | None) -> Names:
    """A person among bots, or bots only. A bot is called by its seat: that is what a challenge names."""
    named = [f"Bot {number}" for number in range(players)]
    if seat is None:
        return Names(tuple(named))
    named[seat] = YOU if name is None else checked(name, named)
    return Names(tuple(named), seat if name is None or named[seat].lower() == YOU.lower() else None)


def checked(name: str, taken: Sequence[str]) -> str:
    """A name that fits into a table: one line, not too long, nobody else's."""
    tidy = " ".join(re.sub(r"[^\w\s.'’-]", "", name).split())
    if not tidy or len(tidy) > LONGEST:
        raise Refused(f"--name {name!r:.40} won't do: a name is 1 to {LONGEST} letters, digits or spaces")
    if tidy.lower() in (other.lower() for other in taken):
        raise Refused(f"--name {name!r:.40} is taken by a bot: choose another")
    return tidy
