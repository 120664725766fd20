"""The events of Twins, told in sentences. Duels read as in the rulebook: 'twins of 4 beat pair of 8'."""

from itertools import groupby

from rospo.core.game import Event
from rospo.core.terminal import Log, Names
from rospo.games.twins.moves import KINDS
from rospo.games.twins.rules import CHIPS
from rospo.terminal.text import many, sign

ROUND = "hand"
UNIT = "chips"
CAPTION = "chips (won or lost)"
TOTAL = "chips now"
SCORES = "chips"
START = CHIPS
Rank = tuple[str, int]

BOUGHT = ("buy nothing", "buy one card for 1", "buy two cards for 3")


def tell(event: Event, past: Log, names: Names) -> list[str]:
    if event.kind == "buy":
        verb, _, rest = BOUGHT[event.fact("cards")].partition(" ")
        return [f"{names.does(event.seat or 0, verb)} {rest}."]
    if event.kind == "duel":
        return [f"Duel {event.fact('duel')}:", *_shown(event, names), *_said(event, past, names)]
    if event.kind == "hand":
        return _ended(event, past)
    return []  # the fact that somebody picked isn't worth a line


def rank_name(rank: Rank) -> str:
    """'twins of 4', 'colour 16'."""
    kind, value = rank
    return f"{kind} of {value}" if kind in ("twins", "pair") else f"{kind} {value}"


def order(rank: Rank) -> tuple[int, int]:
    """Higher is better (TW-6)."""
    return KINDS.index(rank[0]), rank[1]


def _places(event: Event) -> list[tuple[Rank, list[int]]]:
    """Ranks shown and the seats that showed them, best first."""
    ranks = event.fact("ranks")
    seats = sorted((seat for seat, rank in enumerate(ranks) if rank), key=lambda seat: order(ranks[seat]), reverse=True)
    return [(rank, list(group)) for rank, group in groupby(seats, key=lambda seat: tuple(ranks[seat]))]


def _shown(event: Event, names: Names) -> list[str]:
    picks, change = event.fact("picks"), event.fact("change")
    wide = max(len(name) for name in names.names)
    lines = []
    for rank, seats in _places(event):
        for seat in seats:
            pair = "`" + "` `".join(picks[seat]) + "`" + " " * (6 - len("".join(picks[seat])))
            lines.append(
                f"  {names[seat]:<{wide}}  {pair} {rank_name(rank):<12} {sign(change[seat]) if change[seat] else ''}"
            )
    return [line.rstrip() for line in lines]


def _said(event: Event, past: Log, names: Names) -> list[str]:
    """The sentences under the cards: what beat what, what it cost or paid, who is out."""
    out = _newly_bankrupt(event, past)
    touched = [seat for seat, amount in enumerate(event.fact("change")) if amount or seat in out]
    said = [f"{_decided(event, touched)} {_outcome(event, touched, names)}".strip()]
    said += [f"{names.does(seat, 'are', they='is')} bankrupt: this is the last hand." for seat in out]
    sitting = [seat for seat in event.fact("sits_out") if seat not in event.fact("bankrupt")]
    if event.fact("duel") == 3 and sitting:
        said.append(f"{names.together(sitting)} {names.verb(sitting, 'sit')} out duel 4.")
    return said


def _newly_bankrupt(event: Event, past: Log) -> list[int]:
    """A game ends with the hand of its first bankruptcy, so any earlier bankruptcy is in this hand's log."""
    before = next((earlier.fact("bankrupt") for earlier in reversed(past) if earlier.kind == "duel"), ())
    return [seat for seat in event.fact("bankrupt") if seat not in before]


def _decided(event: Event, touched: list[int]) -> str:
    """What decided the duel: the pairs on either side of the line between paying (or winning) and not."""
    places = _places(event)
    inside = [rank for rank, seats in places if seats[0] in touched]
    outside = [rank for rank, seats in places if seats[0] not in touched]
    if not inside or not outside:
        return ""
    better, worse = (outside[-1], inside[0]) if event.fact("duel") in (1, 3) else (inside[-1], outside[0])
    beat = "beat" if better[0] in ("twins", "singles") else "beats"
    return f"{_capital(rank_name(better))} {beat} {rank_name(worse)}."


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]


def _outcome(event: Event, touched: list[int], names: Names) -> str:
    change, pot = event.fact("change"), event.fact("pot")
    seats = [seat for seat, amount in enumerate(change) if amount]
    if not seats:
        return _nothing(event, touched, names)
    amounts = {abs(change[seat]) for seat in seats}
    verb = "win" if change[seats[0]] > 0 else "pay"
    if len(seats) > 1 and len(amounts) == 1:
        return f"{names.together(seats)} {verb} {amounts.pop()} each. Pot: {pot}."
    each = [f"{names.does(seat, verb, inside=n > 0)} {abs(change[seat])}" for n, seat in enumerate(seats)]
    return f"{', '.join(each)}. Pot: {pot}."


def _nothing(event: Event, touched: list[int], names: Names) -> str:
    """Why no chip moved."""
    rank, best = _places(event)[0]
    pot = event.fact("pot")
    if event.fact("duel") in (1, 3):
        have = "have" if len(touched) > 1 or touched[0] == names.you else "has"
        return f"{names.together(touched)} {have} no chip to pay with. Pot: {pot}."
    if pot == 0:
        return "The pot is empty, so nobody wins anything."
    return f"{names.together(best)} tie with {rank_name(rank)}: nobody wins, and {many(pot, 'chip')} stay in the pot."


def _ended(event: Event, past: Log) -> list[str]:
    pot = event.fact("pot")
    last = next((e.fact("duel") for e in reversed(past) if e.kind == "duel"), 4)
    skipped = ["Nobody is left for duel 4, so it isn't played."] if last != 4 else []
    waits = f"{many(pot, 'chip')} {'waits' if pot == 1 else 'wait'} in the pot for the next hand."
    return [*skipped, *([waits] if pot and not _final(past) else [])]


def _final(past: Log) -> bool:
    """Does the game end with this hand, as far as the log shows (TW-13)?"""
    return any(event.kind == "duel" and event.fact("bankrupt") for event in past)


def cell(event: Event, seat: int, before: int, round_log: Log) -> str:
    chips = event.fact("chips")[seat]
    return f"{chips} ({sign(chips - before)})"
