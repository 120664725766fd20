"""Istinto: bid four, and take exactly four."""

from script import Play, Script

YOU = ["w3", "w12", "r2", "r4", "r6", "g2", "g12", "k3", "k8", "T", "T"]
KERO = ["w1", "w9", "w11", "b8", "b9", "g4", "g9", "r10", "r11", "r12", "k9"]
RANA = ["w5", "w7", "w8", "r3", "r5", "r8", "g5", "g7", "k1", "k5", "T"]
CARDS = [*(f"{suit}{rank}" for suit in "wbgrk" for rank in range(1, 13)), *["T"] * 6]


def deck() -> list[str]:
    """Dealt from the left of the dealer, Kero: Rana, you, Kero."""
    rest = CARDS.copy()
    for card in YOU + KERO + RANA:
        rest.remove(card)
    return [*RANA, *YOU, *KERO, *rest]


def tries(hand: list[str]) -> list[str]:
    return [f"play {card}" for card in hand]


def lesson() -> Script:
    s = Script("istinto", 3, deck(), tries=tries, dealer=1)
    s.tell("hello")
    s.tell("cards")
    s.tell("count")
    s.play(1, "bid 5")
    s.play(2, "bid 2")
    s.do("bid", "bid 4")
    s.tell("exactly")
    play_all(s, "2:w7")
    s.do("follow", "play w12")
    play_all(s, "1:w9")
    s.do("lead", "play r2")
    play_all(s, "1:r11 2:r5 1:b8 2:T")
    s.tell("void")
    s.do("trump", "play T")
    s.tell("last_trump")
    s.do("high", "play g12")
    play_all(s, "1:g4 2:g7")
    s.do("duck", "play k3")
    play_all(s, "1:k9 2:k5")
    s.tell("early")
    s.tell("jump")

    s.jump(three_tricks)
    s.do("fourth", "play T")
    s.tell("enough")
    s.do("lose", "play g2")
    play_all(s, "1:g9 2:g5 1:w1 2:w8")
    s.do("last", "play k8")
    trick, round_ = s.match.log_since(s.match.log_length - 2)
    tricks, cards = round_.to_dict()["tricks"], trick.to_dict()["cards"]
    s.before_next_deal(hand=[], hands=[0, 0, 0], table=[], tricks=tricks, last_trick=cards, phase="bid", turn=2)
    s.tell("score")
    s.tell("bonus")
    s.tell("end")
    return s


def three_tricks(play: Play) -> None:
    """All of them Kero's; and the first two cards of the next."""
    for seat, card in played("1:w11 2:w5 0:w3 1:r12 2:r8 0:r4 1:r10 2:r3 0:r6 1:b9 2:k1"):
        play(seat, f"play {card}")


def played(text: str) -> list[tuple[int, str]]:
    """Who plays what: `1:w7 2:w9`."""
    return [(int(word[0]), word[2:]) for word in text.split()]


def play_all(s: Script, text: str) -> None:
    for seat, card in played(text):
        s.play(seat, f"play {card}")
