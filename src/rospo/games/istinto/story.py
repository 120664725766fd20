"""The events of Istinto, told in sentences."""

from rospo.core.game import Event
from rospo.core.terminal import Log, Names
from rospo.terminal.text import sign

ROUND = "round"
UNIT = "points"
CAPTION = "bid/tricks, points"
TOTAL = "total"
SCORES = "scores"
START = 0


def tell(event: Event, past: Log, names: Names) -> list[str]:
    if event.kind == "round":
        return _ended(event, names)
    assert event.seat is not None
    if event.kind == "bid":
        return [f"{names.does(event.seat, 'bid')} {event.fact('bid')}."]
    if event.kind == "play":
        leads = not past or past[-1].kind != "play"
        return [f"{names.does(event.seat, 'lead' if leads else 'play')} `{event.fact('card')}`."]
    if event.kind == "trick":
        return [_won(event, past, names)]
    if event.kind == "challenge":
        return [_challenged(event, names)]
    return _accepted(past, names)


def _accepted(past: Log, names: Names) -> list[str]:
    """Told once, when the last seat has accepted: one by one would be noise."""
    before = 0
    while past[-1 - before].kind == "accept":
        before += 1
    return ["All accept the round."] if before + 1 == len(names.names) else []


def _won(event: Event, past: Log, names: Names) -> str:
    seat = event.seat or 0
    card = dict(event.fact("cards"))[seat]
    bid, taken = None, 1
    for earlier in reversed(past):
        if earlier.kind == "round":
            break
        if earlier.seat == seat:
            taken += earlier.kind == "trick"
            bid = earlier.fact("bid") if earlier.kind == "bid" else bid
    return f"→ {names.does(seat, 'win')} the trick with `{card}`: {taken} of {bid}."


def _challenged(event: Event, names: Names) -> str:
    accused = event.fact("accused")
    who = f"{names.does(event.seat or 0, 'challenge')} {names.inside(accused)}"
    loser = accused if event.fact("revoked") else event.seat or 0
    found = f"{names.does(accused, 'did', they='did')} {'revoke' if event.fact('revoked') else 'not revoke'}"
    return f"{who}. {found}: {names.does(loser, 'lose', inside=True)} 10, and the round is over."


def _ended(event: Event, names: Names) -> list[str]:
    if sum(event.fact("tricks")) < 11:
        return []
    made = [seat for seat, (bid, tricks) in enumerate(_results(event)) if bid == tricks]
    return [f"{names.together(made)} made the bid." if made else "Nobody made the bid."]


def _results(event: Event) -> list[tuple[int | None, int]]:
    return list(zip(event.fact("bids"), event.fact("tricks"), strict=True))


def cell(event: Event, seat: int, before: int, round_log: Log) -> str:
    """Bid and tricks, then what they brought: '3/3 +10'."""
    bid, tricks = _results(event)[seat]
    return f"{'–' if bid is None else bid}/{tricks}  {sign(event.fact('scores')[seat] - before)}"
