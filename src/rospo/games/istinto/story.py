"""The events of Istinto, told in sentences."""

from rospo.core.game import Event
from rospo.core.terminal import Log, Names
from rospo.terminal.speech import Speech
from rospo.terminal.text import sign

say = Speech(__package__)

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
        return [say.by(names, event.seat, "You bid {bid}.", "{who} bids {bid}.", bid=event.fact("bid"))]
    if event.kind == "play":
        leads = not past or past[-1].kind != "play"
        led, played = ("You lead `{card}`.", "{who} leads `{card}`."), ("You play `{card}`.", "{who} plays `{card}`.")
        return [say.by(names, event.seat, *(led if leads else played), card=event.fact("card"))]
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
    return [say("All accept the round.")] if before + 1 == len(names.names) else []


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
    told = (
        "→ You win the trick with `{card}`: {taken} of {bid}.",
        "→ {who} wins the trick with `{card}`: {taken} of {bid}.",
    )
    return say.by(names, seat, *told, card=card, taken=taken, bid=bid)


def _challenged(event: Event, names: Names) -> str:
    accused = event.fact("accused")
    revoked = event.fact("revoked")
    loser = accused if revoked else event.seat or 0
    doubted = "You challenge {accused}.", "{who} challenges {accused}."
    if accused == names.you:
        doubted = "You challenge {accused}.", "{who} challenges you."
    did = ("You did revoke.", "{who} did revoke."), ("You did not revoke.", "{who} did not revoke.")
    lost = "You lose 10, and the round is over.", "{who} loses 10, and the round is over."
    return " ".join(
        (
            say.by(names, event.seat or 0, *doubted, accused=say.inside(names, accused)),
            say.by(names, accused, *did[0 if revoked else 1]),
            say.by(names, loser, *lost),
        )
    )


def _ended(event: Event, names: Names) -> list[str]:
    if sum(event.fact("tricks")) < 11:
        return []
    made = [seat for seat, (bid, tricks) in enumerate(_results(event)) if bid == tricks]
    if not made:
        return [say("Nobody made the bid.")]
    return [say("{all} made the bid.", all=say.together(names, made))]


def _results(event: Event) -> list[tuple[int | None, int]]:
    return list(zip(event.fact("bids"), event.fact("tricks"), strict=True))


def cell(event: Event, seat: int, before: int, round_log: Log) -> str:
    """Bid and tricks, then what they brought: '3/3 +10'."""
    bid, tricks = _results(event)[seat]
    return f"{'–' if bid is None else bid}/{tricks}  {sign(event.fact('scores')[seat] - before)}"
