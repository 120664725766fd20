"""Twins, told. A duel is shown as the rulebook would say it: 'twins of 4 beat pair of 8'."""

from itertools import groupby

from rospo.cli.names import Names
from rospo.cli.screen import many, sign
from rospo.cli.stories import Log
from rospo.core.game import Event
from rospo.games.twins.moves import KINDS
from rospo.games.twins.rules import CHIPS

ROUND = "hand"
UNIT = "chips"
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
    return []  # that somebody picked says nothing


def rank_name(rank: Rank) -> str:
    """'twins of 4', 'colour 16'."""
    kind, value = rank
    return f"{kind} of {value}" if kind in ("twins", "pair") else f"{kind} {value}"


def order(rank: Rank) -> tuple[int, int]:
    """Higher is better (TW-6)."""
    return KINDS.index(rank[0]), rank[1]


def _places(event: Event) -> list[tuple[Rank, list[int]]]:
    """Who shows what, best first; equal ranks together."""
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
            lines.append(f"  {names[seat]:<{wide}}  {pair} {rank_name(rank):<12} {sign(change[seat]) if change[seat] else ''}")
    return [line.rstrip() for line in lines]


def _said(event: Event, past: Log, names: Names) -> list[str]:
    """The sentence under the cards: who beat whom, what it did."""
    places = _places(event)
    duel, change = event.fact("duel"), event.fact("change")
    won = [seat for seat, amount in enumerate(change) if amount > 0]
    paid = [seat for seat, amount in enumerate(change) if amount < 0]
    said = [f"{_beats(places, last=duel in (1, 3))} {_outcome(event, won, paid, names)}".strip()]
    said += [f"{names.does(seat, 'are', they='is')} bankrupt: this is the last hand." for seat in _newly_bankrupt(event, past)]
    if duel == 3 and event.fact("sits_out"):
        sitting = [seat for seat in event.fact("sits_out") if seat not in event.fact("bankrupt")]
        if sitting:
            one = len(sitting) == 1 and sitting[0] != names.you
            said.append(f"{names.together(sitting)} {'sits' if one else 'sit'} out duel 4.")
    return said


def _newly_bankrupt(event: Event, past: Log) -> list[int]:
    """A game ends with the hand of its first bankruptcy, so whoever was bankrupt before is in this hand's log."""
    before = next((earlier.fact("bankrupt") for earlier in reversed(past) if earlier.kind == "duel"), ())
    return [seat for seat in event.fact("bankrupt") if seat not in before]


def _beats(places: list[tuple[Rank, list[int]]], *, last: bool) -> str:
    """What decided: at the lower end in duels that cost, at the upper end in duels that pay."""
    if len(places) == 1:
        return f"{rank_name(places[0][0]).capitalize()} meets nothing else."
    better, worse = (places[-2], places[-1]) if last else (places[0], places[1])
    plural = better[0][0] in ("twins", "singles")
    text = f"{rank_name(better[0])} {'beat' if plural else 'beats'} {rank_name(worse[0])}."
    return text[0].upper() + text[1:]


def _outcome(event: Event, won: list[int], paid: list[int], names: Names) -> str:
    change, pot = event.fact("change"), event.fact("pot")
    parts = [f"{names.does(seat, 'win')} {change[seat]}" for seat in won]
    parts += [f"{names.does(seat, 'pay')} {-change[seat]}" for seat in paid]
    if not parts:
        return f"Nobody is paid; the pot stays at {pot}."
    return f"{', '.join(parts)}. Pot: {pot}."


def _ended(event: Event, past: Log) -> list[str]:
    pot = event.fact("pot")
    last = next((e.fact("duel") for e in reversed(past) if e.kind == "duel"), 4)
    skipped = ["Nobody is left for duel 4, so it isn't played."] if last != 4 else []
    return [*skipped, *([f"{many(pot, 'chip')} {'stays' if pot == 1 else 'stay'} in the pot."] if pot else [])]


def cell(event: Event, seat: int, before: int) -> str:
    chips = event.fact("chips")[seat]
    return f"{chips} ({sign(chips - before)})"


def totals(event: Event) -> tuple[int, ...]:
    chips: tuple[int, ...] = event.fact("chips")
    return chips


def start() -> int:
    return CHIPS
