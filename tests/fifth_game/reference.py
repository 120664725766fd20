"""Wren, written a second time: slow and plain, to be played in step with the real one.

Written from the rules' text. Nothing here is shared with the package.
"""

CARDS = [str(number) for number in range(1, 25)]  # WR-1
HANDS = {2: 9, 3: 7, 4: 5}  # WR-3


def feathers(cards: list[str]) -> int:
    """WR-2: what some birds are worth."""
    total = 0
    for card in cards:
        if int(card) <= 8:
            total += 1
        elif int(card) <= 16:
            total += 2
        else:
            total += 3
    return total


class Reference:
    """A match of Wren from stacked decks, one a round."""

    def __init__(
        self, players: int, *, dealer: int, decks: list[list[str]], rounds: int = 3, king: bool = True
    ) -> None:
        self.players = players
        self.dealer = dealer
        self.decks = decks
        self.rounds = rounds
        self.king = king

        self.phase = "turn"
        self.over = False
        self.winners: tuple[int, ...] = ()
        self.scores = [0] * players
        self.round = 0
        self.deal()

    def deal(self) -> None:
        """WR-3: a new round, from the next deck."""
        self.round += 1
        deck = list(self.decks[self.round - 1])
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        for step in range(1, self.players + 1):
            seat = (self.dealer + step) % self.players
            self.hands[seat] = sorted(deck[: HANDS[self.players]], key=int)
            deck = deck[HANDS[self.players] :]
        self.aside = deck
        self.branch: list[str] = []
        self.nests: list[list[str]] = [[] for _ in range(self.players)]
        self.kings = [False] * self.players
        self.turn = (self.dealer + 1) % self.players  # WR-4

    def to_act(self) -> tuple[int, ...]:
        return () if self.over else (self.turn,)

    def legal(self, seat: int) -> list[str]:
        """WR-4: texts of the moves that this seat may make now."""
        if seat not in self.to_act():
            return []
        return [f"play {card}" for card in self.hands[seat]]

    def truth(self) -> dict[str, object]:
        """Everything there is, with the names that the test compares."""
        return {
            "round": self.round,
            "dealer": self.dealer,
            "turn": self.turn,
            "hands": self.hands,
            "branch": self.branch,
            "nests": [sorted(nest, key=int) for nest in self.nests],
            "kings": self.kings,
            "aside": self.aside,
        }

    def play(self, seat: int, text: str) -> None:
        """Make a move; ValueError, and nothing changed, if it isn't allowed (ALL-R4)."""
        if text not in self.legal(seat):
            raise ValueError(f"seat {seat} may not {text!r} now")
        card = text.removeprefix("play ")
        self.hands[seat].remove(card)
        if self.branch and int(card) < int(self.branch[-1]):
            self.take(seat, card)
        else:
            self.branch.append(card)  # WR-5
        self.turn = (seat + 1) % self.players
        if all(hand == [] for hand in self.hands):
            self.end_round()

    def take(self, seat: int, card: str) -> None:
        """WR-6, WR-7."""
        if self.king and card == "1" and "24" in self.branch:
            self.kings[seat] = True
        self.nests[seat] += [*self.branch, card]
        self.branch = []

    def end_round(self) -> None:
        """WR-8, WR-9, WR-10."""
        for seat in range(self.players):
            self.scores[seat] += feathers(self.nests[seat])
            if self.kings[seat]:
                self.scores[seat] += 5
        self.dealer = (self.dealer + 1) % self.players
        if self.round == self.rounds:
            self.phase = "over"
            self.over = True
            best = max(self.scores)
            self.winners = tuple(seat for seat in range(self.players) if self.scores[seat] == best)
        else:
            self.deal()
