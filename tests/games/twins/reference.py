"""Twins, written a second time: slow and plain, to be played in step with the real one.

Written from the rules page and its source only. Nothing here is shared with the library.
"""

from itertools import combinations

COLOURS = ["r", "o", "y", "g", "b", "v"]
BLACK_INK = ["r", "o", "y"]  # TW-R1; which three is the contract's choice
DECK_ORDER = [colour + str(number) for colour in COLOURS for number in range(1, 11)]  # TW-1

START_CHIPS = 12  # TW-2
HAND_SIZE = 8  # TW-3
PRICES = {0: 0, 1: 1, 2: 3}  # TW-4: cards bought -> price

# The summary cards. How many of the last pay, or how many of the first win.
DUEL_1_LAST = {3: 1, 4: 2, 5: 3, 6: 3}
DUEL_1_PAYMENT = 2
DUEL_2_FIRST = {3: 1, 4: 1, 5: 2, 6: 2}
DUEL_2_PRIZE = 3  # TW-R2
DUEL_3_LAST = {3: 1, 4: 1, 5: 2, 6: 2}
DUEL_3_PAYMENT = 1

# TW-6: the kinds, as numbers that compare the right way.
TWINS, PAIR, COLOUR, SINGLES = 4, 3, 2, 1


def in_deck_order(cards: list[str]) -> list[str]:
    """The same cards, by colour as listed, then by number."""
    return sorted(cards, key=DECK_ORDER.index)


def rank(first: str, second: str) -> tuple[int, int]:
    """(kind, value) of two cards; a better pick has a greater rank, a tie has the same (TW-7)."""
    colour_1, number_1 = first[0], int(first[1:])
    colour_2, number_2 = second[0], int(second[1:])
    if number_1 == number_2:
        same_ink = (colour_1 in BLACK_INK) == (colour_2 in BLACK_INK)
        return (TWINS if same_ink else PAIR, number_1)
    if colour_1 == colour_2:
        return (COLOUR, number_1 + number_2)
    return (SINGLES, number_1 + number_2)


def last_seats(ranks: dict[int, tuple[int, int]], places: int) -> list[int]:
    """Seats on the last `places` places, and everyone tied with the best of those (TW-9)."""
    worst_first = sorted(ranks.values())
    places = min(places, len(worst_first))  # TW-R3: no more players than places: all
    limit = worst_first[places - 1]
    return [seat for seat in ranks if ranks[seat] <= limit]


def first_groups(ranks: dict[int, tuple[int, int]], places: int) -> list[list[int]]:
    """Seats on the first `places` places, in groups that tie, best group first (TW-10)."""
    best_first = sorted(ranks.values(), reverse=True)
    places = min(places, len(best_first))  # TW-R3
    limit = best_first[places - 1]
    groups: list[list[int]] = []
    for value in sorted(set(best_first), reverse=True):
        if value >= limit:
            groups.append([seat for seat in ranks if ranks[seat] == value])
    return groups


class Reference:
    """A match of Twins from stacked decks, one deck a hand."""

    def __init__(
        self,
        players: int,
        *,
        dealer: int,
        decks: list[list[str]],
        max_hands: int | None = None,
    ) -> None:
        self.players = players
        self.dealer = dealer
        self.decks = decks
        self.max_hands = max_hands

        self.phase = "buy"
        self.over = False
        self.winners: tuple[int, ...] = ()

        self.chips = [START_CHIPS] * players  # TW-2
        self.pot = 0
        self.bankrupt: set[int] = set()

        self.hand_number = 0
        self.duel = 0
        self.hands: list[list[str]] = []
        self.stock: list[str] = []
        self.buyers: list[int] = []  # seats that have yet to decide, the next one first
        self.bought: list[int] = []
        self.picks: list[list[str] | None] = []
        self.sits_out: set[int] = set()
        self.deal()

    @property
    def scores(self) -> list[int]:
        """Chips now."""
        return list(self.chips)

    # --- questions -------------------------------------------------------------------------

    def to_act(self) -> tuple[int, ...]:
        """Seats that may act now, in seat order."""
        if self.phase == "buy":
            return (self.buyers[0],)  # TW-4: one after the other
        if self.phase == "duel":
            return tuple(seat for seat in self.duellists() if self.picks[seat] is None)  # TW-5
        return ()

    def legal(self, seat: int) -> list[str]:
        """Texts of the moves that this seat may make now."""
        if seat not in self.to_act():
            return []
        if self.phase == "buy":
            # TW-R4: buying needs the price in chips
            return [f"buy {count}" for count in PRICES if PRICES[count] <= self.chips[seat]]
        held = [card for card in DECK_ORDER if card in self.hands[seat]]
        return [f"pick {first} {second}" for first, second in combinations(held, 2)]

    def duellists(self) -> list[int]:
        """Seats that take part in the current duel."""
        seats = []
        for seat in range(self.players):
            if seat in self.bankrupt:  # TW-13
                continue
            if self.duel == 4 and seat in self.sits_out:  # summary card, duel 3
                continue
            seats.append(seat)
        return seats

    def truth(self) -> dict[str, object]:
        """Everything there is, with the names that the test compares."""
        return {
            "hand": self.hand_number,
            "dealer": self.dealer,
            "duel": self.duel,
            "hands": [in_deck_order(hand) for hand in self.hands],
            "stock": list(self.stock),
            "pot": self.pot,
            "chips": list(self.chips),
            "bought": list(self.bought),
            "picks": [None if pick is None else list(pick) for pick in self.picks],
            "sits_out": sorted(self.sits_out),
            "bankrupt": sorted(self.bankrupt),
        }

    # --- moves -----------------------------------------------------------------------------

    def play(self, seat: int, text: str) -> None:
        """Make a move; ValueError, and nothing changed, if it isn't allowed (ALL-R4)."""
        if text not in self.legal(seat):
            raise ValueError(f"seat {seat} may not {text!r} now")
        words = text.split()
        if words[0] == "buy":
            self.buy(seat, int(words[1]))
        else:
            self.pick(seat, words[1], words[2])

    def buy(self, seat: int, count: int) -> None:
        """TW-4."""
        self.pay(seat, PRICES[count])
        for _ in range(count):
            self.hands[seat].append(self.stock.pop(0))
        self.bought[seat] = count
        self.buyers.remove(seat)
        if not self.buyers:
            self.phase = "duel"
            self.next_duel()

    def pick(self, seat: int, first: str, second: str) -> None:
        """TW-5: the two cards leave the hand and lie face down until all have picked."""
        self.hands[seat].remove(first)
        self.hands[seat].remove(second)
        self.picks[seat] = [first, second]
        if not self.to_act():
            self.reveal()

    # --- what follows from them --------------------------------------------------------------

    def deal(self) -> None:
        """TW-3: a new hand, from the next deck."""
        self.hand_number += 1
        deck = list(self.decks[self.hand_number - 1])
        left_first = [(self.dealer + step) % self.players for step in range(1, self.players + 1)]
        self.hands = [[] for _ in range(self.players)]
        for seat in left_first:
            self.hands[seat] = deck[:HAND_SIZE]
            deck = deck[HAND_SIZE:]
        self.stock = deck
        self.buyers = left_first
        self.bought = [0] * self.players
        self.picks = [None] * self.players
        self.sits_out = set()
        self.duel = 0
        self.phase = "buy"

    def next_duel(self) -> None:
        """On to the next duel that somebody takes part in, or to the end of the hand (TW-12)."""
        self.duel += 1
        while self.duel <= 4 and not self.duellists():
            self.duel += 1
        if self.duel > 4:
            self.end_hand()

    def reveal(self) -> None:
        """All have picked: show, pay, win, discard (TW-5)."""
        ranks: dict[int, tuple[int, int]] = {}
        for seat in range(self.players):
            pick = self.picks[seat]
            if pick is not None:
                ranks[seat] = rank(pick[0], pick[1])
        self.picks = [None] * self.players

        if self.duel == 1:
            for seat in last_seats(ranks, DUEL_1_LAST[self.players]):
                self.pay(seat, DUEL_1_PAYMENT)
        elif self.duel == 2:
            self.pay_winners(first_groups(ranks, DUEL_2_FIRST[self.players]))
        elif self.duel == 3:
            for seat in last_seats(ranks, DUEL_3_LAST[self.players]):
                self.pay(seat, DUEL_3_PAYMENT)
                self.sits_out.add(seat)
        else:
            best = first_groups(ranks, 1)[0]
            if len(best) == 1:  # TW-11: on a tie the pot stays; TW-R6: one alone wins
                self.chips[best[0]] += self.pot
                self.pot = 0
        self.next_duel()

    def pay(self, seat: int, price: int) -> None:
        """TW-8, TW-13: into the pot; all there is, and bankrupt, if it isn't enough."""
        if price > self.chips[seat]:
            self.bankrupt.add(seat)
            price = self.chips[seat]
        self.chips[seat] -= price
        self.pot += price

    def pay_winners(self, groups: list[list[int]]) -> None:
        """TW-10: from the best down, until a group that ties is too much for the pot."""
        for group in groups:
            if len(group) == 1:
                prize = min(DUEL_2_PRIZE, self.pot)
            elif self.pot >= DUEL_2_PRIZE * len(group):
                prize = DUEL_2_PRIZE
            else:
                return
            for seat in group:
                self.chips[seat] += prize
                self.pot -= prize

    def end_hand(self) -> None:
        """TW-13, TW-R11: the end of the match, or a new hand with the next dealer."""
        if self.bankrupt or self.hand_number == self.max_hands:
            self.end_match()
        else:
            self.dealer = (self.dealer + 1) % self.players
            self.deal()

    def end_match(self) -> None:
        """TW-14, TW-R7 (the pot is nobody's), TW-R8."""
        self.phase = "over"
        self.over = True
        candidates = [seat for seat in range(self.players) if seat not in self.bankrupt]
        if not candidates:
            candidates = list(range(self.players))
        most = max(self.chips[seat] for seat in candidates)
        self.winners = tuple(seat for seat in candidates if self.chips[seat] == most)
