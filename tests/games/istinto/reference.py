"""Istinto, written slowly and plainly from the rules page alone (rule ids IS-...)."""

TRUMP = "T"
TRICKS = 11  # IS-8

# IS-1: the deck in its fixed order. The six trumps are equal (IS-8), so one entry stands for all.
ORDER: list[str] = [suit + str(rank) for suit in "wbgrk" for rank in range(1, 13)] + [TRUMP]


def in_deck_order(cards: list[str]) -> list[str]:
    """The cards sorted by suit and number, all trumps last."""
    return sorted(cards, key=ORDER.index)


def winner_of(table: list[tuple[int, str]]) -> int:
    """The seat that takes a complete trick, given as (seat, card) in the order played (IS-7)."""
    winner = -1
    for seat, card in table:
        if card == TRUMP:
            winner = seat  # the trump played last
    if winner >= 0:
        return winner
    led_suit = table[0][1][0]
    highest = 0
    for seat, card in table:
        if card[0] == led_suit and int(card[1:]) > highest:
            highest = int(card[1:])
            winner = seat
    return winner


def points_for(bid: int, tricks: int) -> int:
    """IS-9."""
    if bid != tricks:
        return 0
    if bid >= 6:
        return 60
    return [20, 15, 10, 10, 15, 20][bid]


class Reference:
    """One match of Istinto."""

    round: int
    dealer: int
    turn: int | None  # who must bid or play a card; None in closing
    hands: list[list[str]]
    undealt: list[str]
    bids: list[int | None]
    tricks: list[int]
    table: list[tuple[int, str]]  # the unfinished trick, in the order played
    revoked: set[int]
    accepted: set[int]
    first_card_played: bool

    def __init__(
        self,
        players: int,
        *,
        dealer: int,
        decks: list[list[str]],
        until: int | str = 100,
        revokes: str = "prevented",
    ) -> None:
        if players not in (3, 4, 5, 6):
            raise ValueError("Istinto is for 3 to 6 players")
        if until not in (100, 60, "each_dealt_twice"):
            raise ValueError("until is 100, 60 or 'each_dealt_twice'")
        if revokes not in ("prevented", "challengeable"):
            raise ValueError("revokes is 'prevented' or 'challengeable'")
        self.players = players
        self.decks = decks
        self.until = until
        self.challengeable = revokes == "challengeable"  # IS-R1
        self.over = False
        self.phase = "bid"
        self.scores: list[int] = [0] * players
        self.winners: tuple[int, ...] = ()
        self._deal(1, dealer)

    # --- asking ---------------------------------------------------------------------------------

    def to_act(self) -> tuple[int, ...]:
        """Every seat that has a legal move, in seat order."""
        return tuple(seat for seat in range(self.players) if self.legal(seat))

    def legal(self, seat: int) -> list[str]:
        """Move texts: bids by number, cards in deck order, challenges by seat, accept."""
        if self.over or seat not in range(self.players):
            return []
        if self.phase == "bid":
            if seat != self.turn:
                return []
            return ["bid " + str(number) for number in range(TRICKS + 1)]  # IS-3: 0 to 11
        moves: list[str] = []
        if self.phase == "trick":
            if seat == self.turn:
                for card in self._playable(seat):
                    moves.append("play " + card)
            if self.challengeable and self.first_card_played:  # IS-R2
                moves += self._challenges(seat)
            return moves
        # closing (IS-R2): a seat that has accepted is done
        if seat not in self.accepted:
            moves += self._challenges(seat)
            moves.append("accept")
        return moves

    def truth(self) -> dict[str, object]:
        """Everything on the table and in the hands."""
        return {
            "round": self.round,
            "dealer": self.dealer,
            "turn": self.turn,
            "hands": [in_deck_order(hand) for hand in self.hands],
            "undealt": in_deck_order(self.undealt),
            "bids": list(self.bids),
            "tricks": list(self.tricks),
            "table": [[seat, card] for seat, card in self.table],
            "revoked": sorted(self.revoked),
            "accepted": sorted(self.accepted),
        }

    def _must_follow(self, seat: int) -> list[str]:
        """The cards of the led suit this seat holds; none when leading or after a led trump."""
        if not self.table:
            return []  # IS-4: the leader is free
        led = self.table[0][1]
        if led == TRUMP:
            return []  # IS-6
        return [card for card in self.hands[seat] if card[0] == led[0]]  # IS-5

    def _playable(self, seat: int) -> list[str]:
        """Distinct cards this seat, on turn, may play, in deck order."""
        cards = self._must_follow(seat)
        if self.challengeable or not cards:  # IS-R1
            cards = self.hands[seat]
        return [card for card in ORDER if card in cards]

    def _challenges(self, seat: int) -> list[str]:
        return ["challenge " + str(other) for other in range(self.players) if other != seat]

    # --- playing --------------------------------------------------------------------------------

    def play(self, seat: int, text: str) -> None:
        """Make one move; ValueError, and nothing changed, if it is not legal."""
        if text not in self.legal(seat):
            raise ValueError(f"seat {seat} may not {text!r}")
        words = text.split(" ")
        if words[0] == "bid":
            self._bid(seat, int(words[1]))
        elif words[0] == "play":
            self._play_card(seat, words[1])
        elif words[0] == "challenge":
            self._challenge(seat, int(words[1]))
        else:
            self._accept(seat)

    def _bid(self, seat: int, number: int) -> None:
        self.bids[seat] = number
        # IS-3: clockwise from the dealer. After the last bid the turn would come back to the
        # dealer, but the dealer's left neighbour leads the first trick (IS-4).
        self.turn = (seat + 1) % self.players
        if None not in self.bids:
            self.phase = "trick"
            self.turn = (self.dealer + 1) % self.players

    def _play_card(self, seat: int, card: str) -> None:
        must_follow = self._must_follow(seat)
        if must_follow and card not in must_follow:
            self.revoked.add(seat)  # IS-13; only possible when challengeable
        self.hands[seat].remove(card)
        self.table.append((seat, card))
        self.first_card_played = True
        if len(self.table) < self.players:
            self.turn = (seat + 1) % self.players
            return
        winner = winner_of(self.table)
        self.tricks[winner] += 1
        self.table = []
        self.turn = winner  # IS-4
        if sum(self.tricks) == TRICKS:  # IS-8
            self.turn = None
            if self.challengeable:
                self.phase = "closing"  # IS-R2
            else:
                self._score_bids()

    def _challenge(self, challenger: int, accused: int) -> None:
        # IS-13: the round ends at once; IS-R2: no bids are scored
        loser = accused if accused in self.revoked else challenger
        changes = [0] * self.players
        changes[loser] = -10
        self._end_round(changes)

    def _accept(self, seat: int) -> None:
        self.accepted.add(seat)
        if len(self.accepted) == self.players:  # IS-R2
            self._score_bids()

    # --- rounds ---------------------------------------------------------------------------------

    def _deal(self, number: int, dealer: int) -> None:
        self.round = number
        self.dealer = dealer
        self.undealt = list(self.decks[number - 1])
        self.hands = [[] for _ in range(self.players)]
        for step in range(1, self.players + 1):  # left neighbour first, the dealer last
            seat = (dealer + step) % self.players
            self.hands[seat] = self.undealt[:TRICKS]  # IS-2: 11 each
            self.undealt = self.undealt[TRICKS:]
        self.bids = [None] * self.players
        self.tricks = [0] * self.players
        self.table = []
        self.revoked = set()
        self.accepted = set()
        self.first_card_played = False
        self.turn = dealer  # IS-3: the dealer bids first
        self.phase = "bid"

    def _score_bids(self) -> None:
        changes: list[int] = []
        for seat in range(self.players):
            bid = self.bids[seat]
            assert bid is not None
            changes.append(points_for(bid, self.tricks[seat]))
        self._end_round(changes)

    def _end_round(self, changes: list[int]) -> None:
        self.scores = [self.scores[seat] + changes[seat] for seat in range(self.players)]
        best = max(self.scores)
        if isinstance(self.until, str):
            finished = self.round == 2 * self.players  # IS-11, IS-R6
        else:
            finished = best >= self.until  # IS-10, IS-11, IS-R4
        if not finished:
            self._deal(self.round + 1, (self.dealer + 1) % self.players)  # IS-2, IS-R7
            return
        self.over = True
        self.phase = "over"
        # IS-10: the highest total; equal ones share the win
        self.winners = tuple(seat for seat in range(self.players) if self.scores[seat] == best)
