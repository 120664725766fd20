"""Take That: lay, twist, take, and leave the last row to somebody else."""

from random import Random

from script import Play, Script

YOU = ["15", "16", "23", "32", "34", "46", "52", "94", "98"]
KERO = ["21", "26", "31", "37", "41", "58", "82", "91", "97"]
RANA = ["38", "42", "47", "49", "53", "61", "65", "66", "78"]
DRAWN = {0: "12", 3: "18", 6: "95", 9: "27"}
"""What you draw, by its place in the pile: no card that would fit where you must take the row."""
SEED = 72
"""Of the other cards, and of the part of the round that is skipped: the end is one where you can still win."""
CARDS = [str(number) for number in range(12, 99) if number % 10]


def deck(chance: Random) -> list[str]:
    dealt = [*YOU, *KERO, *RANA]
    pile = [card for card in CARDS if card not in dealt and card not in DRAWN.values()]
    chance.shuffle(pile)
    for place, card in DRAWN.items():
        pile.insert(place, card)
    return dealt + pile


def tries(hand: list[str]) -> list[str]:
    return [f"{verb} {card}" for card in hand for verb in ("lay", "twist")] + ["take"]


def lesson(seed: int = SEED) -> Script:
    chance = Random(seed)
    s = Script("take_that", 3, deck(chance), tries=tries, dealer=2, rounds=1)
    s.tell("hello")
    s.tell("row")
    s.do("open", "lay 34")
    s.play(1, "lay 41")
    s.play(2, "lay 49")
    s.tell("near")
    s.do("lay", "lay 52")
    s.play(1, "lay 58")
    s.play(2, "lay 66")
    s.tell("toad")
    s.tell("partners")
    s.do("twist", "twist 94")
    s.tell("points")
    s.play(1, "take", "lay 82")
    s.tell("ouch")
    s.play(2, "lay 78")
    s.do("take", "take")
    s.tell("cheap")
    s.do("anew", "lay 23")
    s.play(1, "lay 31")
    s.play(2, "lay 38")
    s.do("plan", "twist 32")
    s.tell("jump")
    s.jump(lambda play: to_the_end(s, play, chance))
    s.tell("empty")
    s.do("last", trap(s))
    s.play(1, "take")
    s.tell("over")
    s.tell("score")
    s.tell("end")
    return s


def to_the_end(s: Script, play: Play, chance: Random) -> None:
    """Until the pile is used up and you can leave the row to Kero."""
    while not s.match.over:
        view = s.match.view(0)
        if view.pile == 0 and view.turn == 0 and trap(s):
            return
        moves = [str(move) for move in s.match.legal(view.turn)]
        twists = [move for move in moves if move.startswith("twist")]
        lays = [move for move in moves if move.startswith("lay")]
        play(view.turn, chance.choice(twists or lays or moves))


def trap(s: Script) -> str:
    """A card after which Kero can only take the row."""
    for move in map(str, s.match.legal(0)):
        if move.startswith("lay"):
            twin = s.match.copy()
            twin.play(0, move)
            if [str(answer) for answer in twin.legal(1)] == ["take"]:
                return move
    return ""
