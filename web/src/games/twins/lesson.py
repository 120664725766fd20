"""Twins: one hand, four duels, each won by another kind of two cards."""

from script import Script

YOU = ["r2", "r7", "o7", "y9", "g9", "b8", "b10", "v3"]
KERO = ["r3", "y6", "o4", "o8", "g1", "g5", "b7", "v4"]
RANA = ["o3", "g3", "y5", "v5", "r1", "v8", "b4", "o9"]
BOUGHT = ["o2", "y10", "g10"]  # one for you, two for Kero
CARDS = [f"{colour}{number}" for colour in "roygbv" for number in range(1, 11)]


def tries(_hand: list[str]) -> list[str]:
    return ["buy 0", "buy 1", "buy 2"]


def lesson() -> Script:
    dealt = [*YOU, *KERO, *RANA, *BOUGHT]
    deck = [*dealt, *(card for card in CARDS if card not in dealt)]
    s = Script("twins", 3, deck, tries=tries, dealer=2, max_hands=1)
    s.tell("hello")
    s.tell("ink")
    s.tell("twins")
    s.tell("pair")
    s.tell("rest")
    s.tell("price")
    s.do("buy", "buy 1")
    s.play(1, "buy 2")
    s.play(2, "buy 0")
    s.tell("bought")
    s.do("duel1", "pick b8 b10")
    s.play(1, "pick r3 y6")
    s.play(2, "pick o3 g3")
    s.tell("after1")
    s.do("duel2", "pick r7 o7")
    s.play(2, "pick y5 v5")
    s.play(1, "pick o4 o8")
    s.tell("after2")
    s.do("duel3", "pick y9 g9")
    s.play(1, "pick g1 g5")
    s.play(2, "pick r1 v8")
    s.tell("after3")
    s.do("duel4", "pick r2 o2")
    s.play(1, "pick y10 g10")
    s.tell("after4")
    s.tell("end")
    return s
