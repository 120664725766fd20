"""What a reason of Wren must say, measured again."""

from rospo.core.reasons import Deal, Fact
from tests.reasoning import Case

Facts = dict[str, Fact]


def card(case: Case) -> str:
    return case.move.split()[1]


def takes(case: Case) -> Facts:
    """What the nest gains: one feather a bird, two for a middle one, three for a large one, and five for the king."""
    birds = {*case.view.branch, card(case)}
    king = case.view.options["king"] and card(case) == "1" and "24" in birds
    return {"card": card(case), "feathers": sum(1 + (int(bird) - 1) // 8 for bird in birds) + 5 * king}


def leaves(case: Case) -> Facts:
    following = (case.seat + 1) % case.match.players

    def can_take(deal: Deal) -> bool:
        hand = next(case.goes_on(deal)).view(following).to_dict()["hand"]
        return any(int(bird) < int(card(case)) for bird in hand)

    return {"card": card(case), "tenths": case.often(can_take)}


EXPECTED = {"takes": takes, "leaves": leaves}
