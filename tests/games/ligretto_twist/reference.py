"""Ligretto Twist, written a second time: slow and plain, to be played in step with the real one.

Written from the rules page and its source only. Nothing here is shared with the library.
"""

RING = ["r", "g", "b", "y"]  # LT-R10
PILES = {2: RING, 3: RING + RING, 4: RING + RING}  # LT-2, LT-3: colour of each pile
STACK_SIZE = {2: 40, 3: 40, 4: 38}  # LT-2


class Reference:
    """A match of Ligretto Twist from stacked decks, one deck a round."""

    def __init__(
        self,
        players: int,
        *,
        dealer: int,
        decks: list[list[str]],
        rounds: int = 5,
        fumble_ms: int = 600,
    ) -> None:
        self.players = players
        self.dealer = dealer
        self.decks = decks
        self.rounds = rounds
        self.fumble_ms = fumble_ms

        self.phase = "race"
        self.over = False
        self.scores = [0] * players
        self.winners: tuple[int, ...] = ()

        self.piles = PILES[players]
        self.round_number = 0
        self.clock = 0
        self.stacks: list[list[str]] = []  # top card first
        self.parked: list[list[str]] = []  # card parked last first
        self.flipped: list[str | None] = []
        self.covers: list[int | None] = []
        self.frozen_until: list[int] = []
        self.deal()

    # --- questions -------------------------------------------------------------------------

    def to_act(self) -> tuple[int, ...]:
        """Seats that may act now, in seat order; () also when all are frozen (LT-R5)."""
        return tuple(seat for seat in range(self.players) if self.may_act(seat, self.clock))

    def legal(self, seat: int) -> list[str]:
        """Texts of the moves that would succeed for this seat now."""
        return self.legal_at(seat, self.clock)

    def may_act(self, seat: int, when: int) -> bool:
        """Everyone acts at the same time; only a freeze keeps a seat from it (LT-R5)."""
        if self.over or seat not in range(self.players):
            return False
        return when >= self.frozen_until[seat]

    def legal_at(self, seat: int, when: int) -> list[str]:
        """As `legal`, when the clock shows `when`."""
        if not self.may_act(seat, when):
            return []
        colour = self.flipped[seat]
        if colour is None:
            return ["flip"]  # LT-5; a player with no card at all has ended the round
        moves = []
        for pile in self.piles_of(colour):
            if not self.blocked(seat, pile):
                moves.append(f"lay {pile}")  # LT-6, LT-8
        if not moves:
            moves.append("park")  # LT-9, LT-R2
        return moves

    def fumbles_at(self, seat: int, when: int) -> list[str]:
        """Texts of the lays that would fail and freeze this seat (LT-R5, LT-R11)."""
        if not self.may_act(seat, when) or self.flipped[seat] is None:
            return []
        good = self.legal_at(seat, when)
        lays = [f"lay {pile}" for pile in range(len(self.piles))]
        return [lay for lay in lays if lay not in good]

    def piles_of(self, colour: str) -> list[int]:
        """Numbers of the piles of a colour."""
        return [pile for pile in range(len(self.piles)) if self.piles[pile] == colour]

    def blocked(self, seat: int, pile: int) -> bool:
        """LT-8: is another player's hand on that pile?"""
        for other in range(self.players):
            if other != seat and self.covers[other] == pile:
                return True
        return False

    def cards_left(self, seat: int) -> list[str]:
        """All cards that a seat still has (LT-11)."""
        cards = self.stacks[seat] + self.parked[seat]
        in_hand = self.flipped[seat]
        if in_hand is not None:
            cards = [*cards, in_hand]
        return cards

    def truth(self) -> dict[str, object]:
        """Everything there is, with the names that the test compares."""
        return {
            "round": self.round_number,
            "dealer": self.dealer,
            "stacks": [list(stack) for stack in self.stacks],
            "parked": [list(heap) for heap in self.parked],
            "held": list(self.flipped),
            "covers": list(self.covers),
            "clock": self.clock,
            "frozen_until": list(self.frozen_until),
        }

    # --- moves -----------------------------------------------------------------------------

    def play(self, seat: int, text: str, at: int | None = None) -> None:
        """Make a move or a fumble; ValueError, and nothing changed, if it isn't allowed."""
        when = self.clock if at is None else at
        if when < self.clock:
            raise ValueError(f"the clock can't run back from {self.clock} to {when}")  # LT-R1
        fumble = text in self.fumbles_at(seat, when)
        if not fumble and text not in self.legal_at(seat, when):
            raise ValueError(f"seat {seat} may not {text!r} at {when}")

        self.clock = when
        if fumble:
            self.frozen_until[seat] = when + self.fumble_ms
        elif text == "flip":
            self.flip(seat)
        elif text == "park":
            self.park(seat)
        else:
            self.lay(seat, int(text.split()[1]))

    def flip(self, seat: int) -> None:
        """LT-5, and LT-10 with LT-R3: only now do the parked cards become the stack."""
        if not self.stacks[seat]:
            self.stacks[seat] = self.parked[seat]
            self.parked[seat] = []
        self.flipped[seat] = self.stacks[seat].pop(0)

    def park(self, seat: int) -> None:
        """LT-9."""
        card = self.flipped[seat]
        assert card is not None
        self.parked[seat].insert(0, card)
        self.flipped[seat] = None

    def lay(self, seat: int, pile: int) -> None:
        """LT-6, LT-7: the hand that laid stays, the other one comes free."""
        self.flipped[seat] = None
        self.covers[seat] = pile
        if not self.cards_left(seat):
            self.end_round()  # LT-11, LT-R10
        elif self.knot():
            self.covers = [None] * self.players  # LT-R4

    # --- what follows from them --------------------------------------------------------------

    def knot(self) -> bool:
        """LT-R4: has each remaining card of each player only piles that others block?"""
        for seat in range(self.players):
            for colour in self.cards_left(seat):
                for pile in self.piles_of(colour):
                    if not self.blocked(seat, pile):
                        return False
        return True

    def deal(self) -> None:
        """LT-1, LT-2: a new round, from the next deck."""
        self.round_number += 1
        deck = list(self.decks[self.round_number - 1])
        for colour in self.piles:
            deck.remove(colour)  # takes out the topmost one
        self.stacks = [[] for _ in range(self.players)]
        size = STACK_SIZE[self.players]
        for step in range(1, self.players + 1):
            seat = (self.dealer + step) % self.players
            self.stacks[seat] = deck[:size]
            deck = deck[size:]
        self.parked = [[] for _ in range(self.players)]
        self.flipped = [None] * self.players
        self.covers = [None] * self.players
        self.frozen_until = [0] * self.players  # LT-R10: freezes end with the round
        self.clock = 0

    def end_round(self) -> None:
        """LT-11, LT-12: minus points, then the next round or the end of the match."""
        for seat in range(self.players):
            self.scores[seat] -= len(self.cards_left(seat))
        if self.round_number < self.rounds:
            self.dealer = (self.dealer + 1) % self.players
            self.deal()
            return
        self.phase = "over"
        self.over = True
        best = max(self.scores)
        self.winners = tuple(seat for seat in range(self.players) if self.scores[seat] == best)
