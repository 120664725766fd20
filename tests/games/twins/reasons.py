"""What a reason of Twins must say, measured again: from the view, and from duels in imagined deals."""

from itertools import combinations
from typing import Any

from rospo.core.game import Event
from rospo.core.reasons import Deal, Fact
from tests.reasoning import Case

Facts = dict[str, Fact]
KINDS = ("singles", "colour", "pair", "twins")


def rank(one: str, other: str) -> tuple[int, int]:
    """As TW-6 says it."""
    a, b = int(one[1:]), int(other[1:])
    if a == b:
        return (3 if (one[0] in "roy") == (other[0] in "roy") else 2), a
    return (1 if one[0] == other[0] else 0), a + b


def best_first(hand: Any) -> list[tuple[int, int]]:
    """The best two cards of a hand, then the best two of the rest, up to four times."""
    found: list[tuple[int, int]] = []
    left = list(hand)
    while len(left) >= 2 and len(found) < 4:
        one, other = max(combinations(left, 2), key=lambda two: rank(*two))
        found.append(rank(one, other))
        left.remove(one)
        left.remove(other)
    return found


def twins_and_pairs(hand: Any) -> int:
    return sum(kind >= 2 for kind, _ in best_first(hand))


def named(found: tuple[int, int]) -> Facts:
    return {"kind": KINDS[found[0]], "value": found[1]}


def picked(case: Case) -> list[str]:
    return case.move.split()[1:]


def price(case: Case) -> Facts:
    return {"price": {"1": 1, "2": 3}[case.move.split()[1]], "chips": case.view.chips[case.seat]}


def better(case: Case) -> Facts:
    before = twins_and_pairs(case.view.hand)

    def is_better(deal: Deal) -> bool:
        after = next(case.goes_on(deal))
        return twins_and_pairs(after.view(case.seat).to_dict()["hand"]) > before

    return {"tenths": case.often(is_better)}


def shown(case: Case, deal: Deal) -> Event:
    """The duel that this pick is in."""
    for match in case.goes_on(deal):
        for event in match.view(None).log[len(case.match.view(None).log) :]:
            if event.kind == "duel":
                return event
    raise AssertionError("no duel was shown")


def mine(case: Case) -> Facts:
    return named(rank(*picked(case)))


def escapes(case: Case) -> Facts:
    def needs_not_pay(deal: Deal) -> bool:
        duel = shown(case, deal)
        newly = set(duel.fact("bankrupt")) - set(case.view.bankrupt)
        return duel.fact("change")[case.seat] >= 0 and case.seat not in newly

    assert case.view.duel in (1, 3)
    return {**mine(case), "duel": case.view.duel, "tenths": case.often(needs_not_pay)}


def wins(case: Case) -> Facts:
    tenths = case.often(lambda deal: shown(case, deal).fact("change")[case.seat] > 0)
    if case.view.duel == 4:
        return {**mine(case), "pot": case.view.pot, "tenths": tenths}
    assert case.view.duel == 2
    return {**mine(case), "duel": 2, "tenths": tenths}


def keeps(case: Case) -> Facts:
    return named(best_first([card for card in case.view.hand if card not in picked(case)])[0])


EXPECTED = {
    "price": price,
    "pairs": lambda case: {"pairs": twins_and_pairs(case.view.hand)},
    "better": better,
    "escapes": escapes,
    "wins": wins,
    "pot": wins,
    "keeps": keeps,
}
