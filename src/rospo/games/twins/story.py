"""The events of Twins, told in sentences. Duels read as in the rulebook: 'twins of 4 beat pair of 8'."""

from itertools import groupby

from rospo.core.game import Event
from rospo.core.reasons import Reason
from rospo.core.terminal import Log, Names
from rospo.games.twins.moves import KINDS
from rospo.games.twins.rules import CHIPS
from rospo.terminal.speech import Speech
from rospo.terminal.text import sign

say = Speech(__package__)

ROUND = "hand"
UNIT = "chips"
CAPTION = "chips (won or lost)"
TOTAL = "chips now"
SCORES = "chips"
START = CHIPS
Rank = tuple[str, int]

BOUGHT = (
    ("You buy nothing.", "{who} buys nothing."),
    ("You buy one card for 1.", "{who} buys one card for 1."),
    ("You buy two cards for 3.", "{who} buys two cards for 3."),
)


def tell(event: Event, past: Log, names: Names) -> list[str]:
    if event.kind == "buy":
        return [say.by(names, event.seat or 0, *BOUGHT[event.fact("cards")])]
    if event.kind == "duel":
        return [say("Duel {n}:", n=event.fact("duel")), *_shown(event, names), *_said(event, past, names)]
    if event.kind == "hand":
        return _ended(event, past)
    return []  # the fact that somebody picked isn't worth a line


RANKS = {
    "twins": "twins of {value}",
    "pair": "pair of {value}",
    "colour": "colour {value}",
    "singles": "singles {value}",
}


def rank_name(rank: Rank) -> str:
    """'twins of 4', 'colour 16'."""
    kind, value = rank
    return say(RANKS[kind], value=value)


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
    bankrupt = "You are bankrupt: this is the last hand.", "{who} is bankrupt: this is the last hand."
    said += [say.by(names, seat, *bankrupt) for seat in out]
    sitting = [seat for seat in event.fact("sits_out") if seat not in event.fact("bankrupt")]
    if event.fact("duel") == 3 and sitting:
        if len(sitting) == 1:
            said.append(say.by(names, sitting[0], "You sit out duel 4.", "{who} sits out duel 4."))
        else:
            said.append(say("{all} sit out duel 4.", all=say.together(names, sitting)))
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
    beat = "{better} beat {worse}." if better[0] in ("twins", "singles") else "{better} beats {worse}."
    return say(beat, better=_capital(rank_name(better)), worse=rank_name(worse))


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]


def _outcome(event: Event, touched: list[int], names: Names) -> str:
    change = event.fact("change")
    seats = [seat for seat, amount in enumerate(change) if amount]
    if not seats:
        return _nothing(event, touched, names)
    amounts = {abs(change[seat]) for seat in seats}
    wins = change[seats[0]] > 0
    pot = say("Pot: {n}.", n=event.fact("pot"))
    if len(seats) > 1 and len(amounts) == 1:
        all_of_them = "{all} win {n} each." if wins else "{all} pay {n} each."
        return f"{say(all_of_them, all=say.together(names, seats), n=amounts.pop())} {pot}"
    told = ("You win {n}.", "{who} wins {n}.") if wins else ("You pay {n}.", "{who} pays {n}.")
    return " ".join([*(say.by(names, seat, *told, n=abs(change[seat])) for seat in seats), pot])


def _nothing(event: Event, touched: list[int], names: Names) -> str:
    """Why no chip moved."""
    rank, best = _places(event)[0]
    pot = event.fact("pot")
    if event.fact("duel") in (1, 3):
        still = say("Pot: {n}.", n=pot)
        if len(touched) == 1:
            none = "You have no chip to pay with.", "{who} has no chip to pay with."
            return f"{say.by(names, touched[0], *none)} {still}"
        return f"{say('{all} have no chip to pay with.', all=say.together(names, touched))} {still}"
    if pot == 0:
        return say("The pot is empty, so nobody wins anything.")
    tie = "{all} tie with {rank}: nobody wins, and {chips} stay in the pot."
    chips = say.many(pot, "{n} chip", "{n} chips")
    return say(tie, all=say.together(names, best), rank=rank_name(rank), chips=chips)


def _ended(event: Event, past: Log) -> list[str]:
    pot = event.fact("pot")
    last = next((e.fact("duel") for e in reversed(past) if e.kind == "duel"), 4)
    skipped = [say("Nobody is left for duel 4, so it isn't played.")] if last != 4 else []
    waits = say.many(
        pot, "{n} chip waits in the pot for the next hand.", "{n} chips wait in the pot for the next hand."
    )
    return [*skipped, *([waits] if pot and not _final(past) else [])]


def _final(past: Log) -> bool:
    """Does the game end with this hand, as far as the log shows (TW-13)?"""
    return any(event.kind == "duel" and event.fact("bankrupt") for event in past)


def cell(event: Event, seat: int, before: int, round_log: Log) -> str:
    chips = event.fact("chips")[seat]
    return f"{chips} ({sign(chips - before)})"


def said(reason: Reason) -> dict[str, object]:
    """A reason's facts as they are said."""
    kind, value = reason.fact("kind"), reason.fact("value")
    if not isinstance(kind, str) or not isinstance(value, int):
        return {}
    name = rank_name((kind, value))
    return {"rank": name, "Rank": _capital(name)}
