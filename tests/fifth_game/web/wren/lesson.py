"""Wren: perch, take the branch, and let the wren become king."""

from script import Play, Script

YOU = ["1", "2", "3", "8", "11", "15", "22"]
KERO = ["5", "10", "12", "13", "14", "16", "17"]
RANA = ["9", "18", "19", "20", "21", "23", "24"]
ASIDE = ["4", "6", "7"]


def tries(hand: list[str]) -> list[str]:
    return [f"play {card}" for card in hand]


def lesson() -> Script:
    s = Script("wren", 3, [*YOU, *KERO, *RANA, *ASIDE], tries=tries, dealer=2, rounds=1)
    s.tell("hello")
    s.tell("feathers")
    s.do("open", "play 3")
    s.play(1, "play 10")
    s.play(2, "play 18")
    s.tell("perch")
    s.do("take", "play 15")
    s.tell("took")
    s.play(1, "play 5")
    s.play(2, "play 9")
    s.do("wait", "play 11")
    s.play(1, "play 12")
    s.play(2, "play 24")
    s.tell("eagle")
    s.do("wren", "play 1")
    s.tell("king")
    s.jump(to_the_end)
    s.tell("left")
    s.tell("score")
    s.tell("end")
    return s


def to_the_end(play: Play) -> None:
    for cards in (["14", "19", "22"], ["13", "20", "8"], ["16", "21", "2"], ["17", "23"]):
        for seat, card in zip((1, 2, 0), cards, strict=False):
            play(seat, f"play {card}")
