"""Take That, written slowly and plainly from the rules page alone (rule ids TT-...)."""


def twisted(card: str) -> str:
    """The card with its two digits swapped; a toad gives itself (TT-3)."""
    return card[1] + card[0]


def is_toad(card: str) -> bool:
    """A card with two equal digits (TT-2)."""
    return card[0] == card[1]


class Reference:
    """One match of Take That."""

    round: int
    dealer: int
    turn: int
    hands: list[list[str]]
    row: list[str]  # left to right
    pile: list[str]  # top first
    face_up: list[list[str]]
    face_down: list[list[str]]
    extra: list[list[str]]  # the cards of `pro`; each is in face_down too

    def __init__(
        self,
        players: int,
        *,
        dealer: int,
        decks: list[list[str]],
        rounds: int = 2,
        pro: bool = False,
        open_heaps: bool = False,
    ) -> None:
        if players not in (2, 3, 4):
            raise ValueError("Take That is for 2 to 4 players")
        self.players = players
        self.decks = decks
        self.rounds = rounds
        self.pro = pro
        self.open_heaps = open_heaps  # TT-R4: only what is shown, so nothing here depends on it
        self.over = False
        self.phase = "turn"
        self.scores: list[int] = [0] * players
        self.winners: tuple[int, ...] = ()
        self._deal(1, dealer)

    # --- asking ---------------------------------------------------------------------------------

    def to_act(self) -> tuple[int, ...]:
        """The one seat whose turn it is; nobody after the end."""
        if self.over:
            return ()
        return (self.turn,)

    def legal(self, seat: int) -> list[str]:
        """Move texts: lays ascending, twists ascending, take."""
        if self.over or seat != self.turn:
            return []
        lays: list[str] = []
        twists: list[str] = []
        takes: list[str] = []
        for card in sorted(self.hands[seat]):
            if not self.row:
                lays.append("lay " + card)  # TT-6, TT-8, TT-10: an empty row takes any card
                continue
            if abs(int(card) - int(self.row[-1])) <= 10:  # TT-6
                lays.append("lay " + card)
            if not is_toad(card) and twisted(card) in self.row:  # TT-7
                twists.append("twist " + card)
        if self.row:  # TT-8, TT-10: there must be a row to take
            takes.append("take")
        return lays + twists + takes

    def truth(self) -> dict[str, object]:
        """Everything on the table and in the hands."""
        return {
            "round": self.round,
            "dealer": self.dealer,
            "turn": self.turn,
            "hands": [sorted(hand) for hand in self.hands],
            "row": list(self.row),
            "pile": list(self.pile),
            "face_up": [sorted(heap) for heap in self.face_up],
            "face_down": [sorted(heap) for heap in self.face_down],
            "extra": [sorted(heap) for heap in self.extra],
        }

    # --- playing --------------------------------------------------------------------------------

    def play(self, seat: int, text: str) -> None:
        """Make one move; ValueError, and nothing changed, if it is not legal."""
        if text not in self.legal(seat):
            raise ValueError(f"seat {seat} may not {text!r}")
        words = text.split(" ")
        if words[0] == "lay":
            self._lay(seat, words[1])
        elif words[0] == "twist":
            self._twist(seat, words[1])
        else:
            self._take(seat)

    def _lay(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.row.append(card)  # TT-6: the right end
        self._draw(seat)
        self._next_player()

    def _twist(self, seat: int, card: str) -> None:
        pile_was_empty = not self.pile
        partner = twisted(card)
        self.hands[seat].remove(card)
        self.row.remove(partner)  # TT-7: the order of the others is kept
        self.face_up[seat] += [card, partner]
        if pile_was_empty and not self.row:  # TT-11, TT-R1
            self._end_round()
            return
        self._draw(seat)
        self._next_player()

    def _take(self, seat: int) -> None:
        pile_was_empty = not self.pile
        row_was_single = len(self.row) == 1
        self.face_down[seat] += self.row  # TT-8
        self.row = []
        if pile_was_empty:  # TT-11, TT-R1, TT-R2
            self._end_round()
            return
        if self.pro and row_was_single:  # TT-14, TT-R3
            card = self.pile.pop(0)
            self.face_down[seat].append(card)
            self.extra[seat].append(card)
        self.phase = "reopen"  # TT-R5: the same player lays next; nothing drawn yet

    def _draw(self, seat: int) -> None:
        if self.pile:  # TT-9
            self.hands[seat].append(self.pile.pop(0))

    def _next_player(self) -> None:
        self.turn = (self.turn + 1) % self.players  # TT-5: clockwise
        self.phase = "turn"

    # --- rounds ---------------------------------------------------------------------------------

    def _deal(self, number: int, dealer: int) -> None:
        self.round = number
        self.dealer = dealer
        self.pile = list(self.decks[number - 1])
        self.row = []
        self.hands = [[] for _ in range(self.players)]
        self.face_up = [[] for _ in range(self.players)]
        self.face_down = [[] for _ in range(self.players)]
        self.extra = [[] for _ in range(self.players)]
        size = 8 if self.players == 4 else 9  # TT-4
        for step in range(1, self.players + 1):  # left neighbour first, the dealer last
            seat = (dealer + step) % self.players
            self.hands[seat] = self.pile[:size]
            self.pile = self.pile[size:]
        self.turn = (dealer + 1) % self.players  # TT-5
        self.phase = "turn"

    def _end_round(self) -> None:
        totals: list[int] = []
        for seat in range(self.players):
            points = len(self.face_up[seat])  # TT-12
            for card in self.face_down[seat]:
                points -= 5 if is_toad(card) else 1
            totals.append(self.scores[seat] + points)
        self.scores = totals
        if self.round < self.rounds:  # TT-13
            self._deal(self.round + 1, (self.dealer + 1) % self.players)  # ALL-R1
            return
        self.over = True
        self.phase = "over"
        best = max(self.scores)
        # TT-13, TT-R6: equal best totals share the win
        self.winners = tuple(seat for seat in range(self.players) if self.scores[seat] == best)
