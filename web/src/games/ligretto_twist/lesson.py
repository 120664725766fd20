"""Ligretto Twist: a race at walking pace, two players, one pile of each colour."""

from script import Pace, Play, Script

RED, GREEN, BLUE, YELLOW = range(4)
YOU = "rbgby"  # the top of your stack, as the lesson needs it
KERO = "gyb"
EACH = 40


def deck() -> list[str]:
    """The four piles, then your stack and Kero's: each has ten cards of each colour."""
    stacks = [begin + rest(begin, turn) for begin, turn in ((YOU, "rgby"), (KERO, "byrg"))]
    return [*"rgby", *stacks[0], *stacks[1], *("rgby" * 19)]


def rest(begin: str, turn: str) -> str:
    left = {colour: EACH // 4 - begin.count(colour) for colour in turn}
    found = ""
    while len(begin) + len(found) < EACH:
        for colour in turn:
            if left[colour]:
                left[colour] -= 1
                found += colour
    return found


def tries(_hand: list[str]) -> list[str]:
    return ["flip", "park", *(f"lay {pile}" for pile in range(4))]


def lesson() -> Script:
    s = Script("ligretto_twist", 2, deck(), tries=tries, pace=Pace(walk=1500, run=400), dealer=1, rounds=1)
    s.tell("hello")
    s.tell("pace")
    s.do("flip", "flip")
    s.do("lay", f"lay {RED}")
    s.tell("stays")
    s.do("other_hand", "flip")
    s.do("swap", f"lay {BLUE}")
    s.tell("free")
    s.play(1, "flip", f"lay {GREEN}")
    s.tell("blocked")
    s.do("flip_green", "flip")
    s.do("fumble", f"lay {GREEN}")
    s.tell("frozen")
    s.wait(1500)
    s.do("park", "park")
    s.do("flip_blue", "flip")
    s.do("own_hand", f"lay {BLUE}")
    s.tell("parked")
    s.tell("knot")
    s.tell("jump")
    s.jump(lambda play: race(s, play))
    s.do("last_flip", "flip")
    s.do("last_lay", f"lay {s.match.view(0).piles.index(s.match.view(0).held[0])}")
    s.tell("score")
    s.teach("time")
    s.tell("end")
    return s


def race(s: Script, play: Play) -> None:
    """Both go on until you have one card left and its pile is free. Kero acts twice where you act three times."""
    while True:
        for seat in (0, 1, 0, 1, 0):
            last = last_card(s)
            if last and s.match.legal(1) and s.match.view(0).covers[1] != "rgby".index(last):
                return
            if seat or not last:
                play(seat, str(s.match.legal(seat)[0]))


def last_card(s: Script) -> str:
    """Your last card, if you have only one and it isn't in your hand."""
    truth = s.match.reveal()
    left = truth["stacks"][0] + truth["parked"][0]
    return left[0] if len(left) == 1 and truth["held"][0] is None else ""
