"""What a reason of Istinto must say, measured again: from what was seen, and from rounds in imagined deals."""

from rospo import Match
from rospo.core.reasons import Deal, Fact
from tests.kit import this_round
from tests.reasoning import Case

Facts = dict[str, Fact]
ALL = [*(f"{suit}{rank}" for suit in "wbgrk" for rank in range(1, 13)), *["T"] * 6]


def card(case: Case) -> str:
    return case.move.split()[1]


def bid(case: Case) -> int:
    said = case.view.bids[case.seat]
    return int(card(case)) if said is None else int(said)


def winners(case: Case, deal: Deal) -> list[int | None]:
    """Who takes each further trick of the round."""
    last: Match | None = None
    for match in case.goes_on(deal):
        last = match
        if match.phase == "closing":
            break
    assert last is not None
    return [event.seat for event in last.view(None).log[len(case.match.view(None).log) :] if event.kind == "trick"]


def taken_in_all(case: Case, deal: Deal) -> int:
    return int(case.view.tricks[case.seat]) + winners(case, deal).count(case.seat)


def met(case: Case) -> Facts:
    return {"bid": bid(case), "tenths": case.often(lambda deal: taken_in_all(case, deal) == bid(case))}


def pays(case: Case) -> Facts:
    """10 points and the bonus (IS-9)."""
    return {"bid": bid(case), "points": 10 + {0: 10, 1: 5, 2: 0, 3: 0, 4: 5, 5: 10}.get(bid(case), 50)}


def hand(case: Case) -> Facts:
    held = case.view.hand
    return {"trumps": held.count("T"), "high": sum(name[1:] in ("11", "12") for name in held)}


def unseen(case: Case) -> list[str]:
    left = [*ALL]
    seen = [event.fact("card") for event in this_round(case.match) if event.kind == "play"]
    for name in [*seen, *case.view.hand]:
        left.remove(name)
    return left


def is_highest(case: Case, name: str) -> bool:
    """A trump, or a card with no higher one of its suit unseen."""
    return name == "T" or not any(other[0] == name[0] and int(other[1:]) > int(name[1:]) for other in unseen(case))


def wanted(case: Case) -> Facts:
    left = bid(case) - case.view.tricks[case.seat]
    assert left > 0
    return {"wanted": left, "masters": sum(is_highest(case, name) for name in case.view.hand)}


def enough(case: Case) -> Facts:
    assert case.view.tricks[case.seat] == bid(case)
    return {"bid": bid(case)}


def missed(case: Case) -> Facts:
    left = bid(case) - case.view.tricks[case.seat]
    assert left < 0 or left > len(case.view.hand)
    return {"bid": bid(case)}


def beats(name: str, best: str, led: str) -> bool:
    """Any trump beats all suits, the last one wins; else the highest of the suit led (IS-7)."""
    if name == "T" or best == "T":
        return name == "T"
    return name[0] == led[0] and (best[0] != led[0] or int(name[1:]) > int(best[1:]))


def best_of(case: Case) -> str:
    lying: list[str] = [name for _, name in case.view.table]
    best = lying[0]
    for name in lying[1:]:
        best = name if beats(name, best, lying[0]) else best
    return best


def last(case: Case) -> Facts:
    lying = case.view.table
    assert len(lying) == case.match.players - 1
    assert beats(card(case), best_of(case), lying[0][1])
    return {"card": card(case)}


def beaten(case: Case) -> Facts:
    best = best_of(case)
    assert not beats(card(case), best, case.view.table[0][1])
    return {"card": card(case), "best": best}


def takes(case: Case) -> Facts:
    return {"card": card(case), "tenths": case.often(lambda deal: winners(case, deal)[0] == case.seat)}


def top(case: Case) -> Facts:
    assert card(case) != "T"
    assert is_highest(case, card(case))
    assert not case.view.table or beats(card(case), best_of(case), case.view.table[0][1])
    return {"card": card(case)}


EXPECTED = {
    "made": met,
    "pays": pays,
    "hand": hand,
    "wanted": wanted,
    "meets": met,
    "enough": enough,
    "missed": missed,
    "last": last,
    "beaten": beaten,
    "takes": takes,
    "top": top,
}
