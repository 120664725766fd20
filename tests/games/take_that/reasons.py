"""What a reason of Take That must say, measured again: from the view, and from matches played on in imagined deals."""

from typing import Any

from rospo.core.reasons import Deal, Fact
from tests.reasoning import Case

Facts = dict[str, Fact]


def card(case: Case) -> str:
    return case.move.split()[1]


def twisted(card: str) -> str:
    return card[::-1]


def pair(case: Case) -> Facts:
    return {"card": card(case), "partner": twisted(card(case))}


def cost(row: Any) -> int:
    """One for each card, five for a toad (TT-12)."""
    return sum(5 if name == twisted(name) else 1 for name in row)


def mine(case: Case) -> Facts:
    assert twisted(card(case)) in case.view.hand
    return pair(case)


def safe(case: Case) -> Facts:
    """The partner was twisted away or taken with a row, or lies in the row."""
    seen: set[str] = set(case.view.row) | set(case.view.extra)
    for event in case.view.log:
        if event.kind == "round":
            seen = set(case.view.row) | set(case.view.extra)
        elif event.kind == "twist":
            seen |= {event.fact("card"), event.fact("partner")}
        elif event.kind == "take":
            seen |= set(event.fact("cards"))
    assert twisted(card(case)) in seen
    return pair(case)


def opened(case: Case) -> Facts:
    def rival_has_it(deal: Deal) -> bool:
        world = case.match.copy()
        world._state = deal.state
        hands = [world.view(seat).to_dict()["hand"] for seat in range(world.players) if seat != case.seat]
        return any(twisted(card(case)) in hand for hand in hands)

    return {**pair(case), "tenths": case.often(rival_has_it)}


def stuck(case: Case) -> Facts:
    after = [next(case.goes_on(deal)) for deal in case.now.deals]
    tenths = case.often(lambda deal: only_take(next(case.goes_on(deal))))
    assert tenths >= 3
    return {"tenths": tenths, "cost": cost(after[0].view(None).to_dict()["row"])}


def only_take(match: Any) -> bool:
    return bool(match.to_act) and [move.text for move in match.legal(match.to_act[0])] == ["take"]


def turns_of_others(case: Case, deal: Deal) -> tuple[bool, bool]:
    """Does a rival take the row before the next turn, and can the seat lay or twist then?"""
    before = case.match.round
    for match in case.goes_on(deal):
        if match.over or match.round != before:
            return others_took(case, match), True
        if match.to_act == (case.seat,) and match.phase == "turn":
            return others_took(case, match), not only_take(match)
    raise AssertionError("the round has no end")


def others_took(case: Case, match: Any) -> bool:
    new = match.view(None).log[len(case.match.view(None).log) :]
    return any(event.kind == "take" and event.seat != case.seat for event in new)


def taken(case: Case) -> Facts:
    tenths = case.often(lambda deal: turns_of_others(case, deal)[0])
    assert tenths >= 3
    return {"tenths": tenths}


def again(case: Case) -> Facts:
    return {"tenths": case.often(lambda deal: turns_of_others(case, deal)[1])}


def toad(case: Case) -> Facts:
    assert card(case) == twisted(card(case))
    return {"card": card(case), "points": 5}


def shelter(case: Case) -> Facts:
    """A twist that is still there when this move is made."""
    after = case.match.copy()
    after.play(case.seat, case.move)
    kept, partner = str(case.reason.fact("card")), str(case.reason.fact("partner"))
    assert partner == twisted(kept)
    assert kept in after.view(case.seat).to_dict()["hand"]
    assert partner in after.view(None).to_dict()["row"]
    return {"card": kept, "partner": partner}


def extra(case: Case) -> Facts:
    """With `pro`, a row of one card brings the top card of the pile (TT-14)."""
    assert case.view.options["pro"]
    assert len(case.view.row) == 1
    assert case.view.pile > 0
    return {"points": cost(case.view.row)}


def alone(case: Case) -> Facts:
    assert not (case.view.options["pro"] and len(case.view.row) == 1 and case.view.pile > 0)
    return {"points": cost(case.view.row)}


EXPECTED = {
    "points": pair,
    "mine": mine,
    "safe": safe,
    "open": opened,
    "stuck": stuck,
    "taken": taken,
    "again": again,
    "toad": toad,
    "shelter": shelter,
    "cost": alone,
    "extra": extra,
    "fresh": lambda case: {},
}
