"""What OpenSpiel asks of a game that the game itself has no need to say: parameters, bounds, and how a seat's cards and
what came with a move are written as numbers. One `Kind` a game, and nothing here decides a rule."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rospo.core.bits import members
from rospo.core.game import AnyState, Game
from rospo.games.istinto import GAME as ISTINTO_GAME, moves as istinto_moves, rules as istinto
from rospo.games.ligretto_twist import GAME as LIGRETTO_TWIST_GAME, moves as ligretto_moves, rules as ligretto
from rospo.games.take_that import GAME as TAKE_THAT_GAME, rules as take_that
from rospo.games.twins import GAME as TWINS_GAME, moves as twins_moves, rules as twins
from rospo.play.options import checked_count, checked_options, checked_players, new_state

ENDLESS = 100
"""Rounds after which a match is cut here if the game sets no end of its own: OpenSpiel's games are finite."""
NOTE_BITS = 7
NOTE = (1 << NOTE_BITS) - 1
"""A note with two cards has them side by side."""
Hands = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Size:
    """How large one game with its parameters can get."""

    rounds: int  # at most so many deals
    moves: int  # and so many moves in all
    least: float  # utility
    most: float


def _nothing(s: AnyState) -> int:
    return 0


@dataclass(frozen=True, slots=True, eq=False)
class Kind:
    """One game as OpenSpiel needs it."""

    game: Game
    extra: Mapping[str, int]  # parameters that are no options, and options whose default is another here
    size: Callable[[AnyState, Mapping[str, Any]], Size]
    hand: Callable[[AnyState], int]  # cards dealt to a seat that it sees
    cards: Callable[[Hands, int], list[int]]  # a seat's hand as numbers from 1, ascending
    name: Callable[[int], str]  # of such a number
    own: tuple[str, ...]  # the fields of an observation that only the seat itself may know
    play: Callable[[AnyState, int, int], int]  # a seat's action is played; returns the note: what came with it
    noted: int  # a move's row has so many numbers from its note
    told: Callable[[int], str]  # a note in words
    public_notes: bool = False  # does everybody see a note, or only who moved?
    unshown: Callable[[AnyState], int] = _nothing  # how many of the last moves only their players know

    @property
    def parameters(self) -> dict[str, Any]:
        """OpenSpiel's parameters with their defaults. Texts and numbers don't mix there: 0 and -1 stand for None."""
        options = {option.name: 0 if option.default is None else option.default for option in self.game.options}
        return {"players": self.game.seats[0], **options, "dealer": -1, **self.extra}

    def template(self, parameters: Mapping[str, Any]) -> AnyState:
        """A state before everything, from OpenSpiel's parameters; BadOption if there is no such table."""
        players = checked_players(self.game, parameters["players"])
        options = {option.name: parameters[option.name] for option in self.game.options}
        for option in self.game.options:
            if options[option.name] == 0 and option.name in _ZERO:
                options[option.name] = _ZERO[option.name]
        dealer = None if parameters["dealer"] == -1 else parameters["dealer"]
        return new_state(self.game, players, checked_options(self.game, players, {**options, "dealer": dealer}))


_ZERO = {"until": "each_dealt_twice", "max_hands": None}
"""What 0 stands for, as a parameter of OpenSpiel."""


# --- Take That: a note is the card drawn, or 0


def _take_that_size(s: AnyState, parameters: Mapping[str, Any]) -> Size:
    """A round has at most a move a card, and a take for each of them; scores: all twisted, or all face down (TT-12)."""
    toads = take_that.DECK - 72
    worst = take_that.DECK + (take_that.TOAD - 1) * toads
    return Size(s.rounds, 2 * take_that.DECK * s.rounds, -float(worst * s.rounds), float(72 * s.rounds))


def _take_that_hand(s: AnyState) -> int:
    return 9 if s.players < 4 else 8


def _take_that_cards(hands: Hands, seat: int) -> list[int]:
    return list(members(hands[2 * seat] | hands[2 * seat + 1] << take_that.HALF))


def _take_that_play(s: AnyState, seat: int, action: int) -> int:
    top = s.top
    take_that.apply(s, seat, action)
    card: int = s.deck[top] if s.top > top else 0
    return card


TAKE_THAT = Kind(
    game=TAKE_THAT_GAME,
    extra={},
    size=_take_that_size,
    hand=_take_that_hand,
    cards=_take_that_cards,
    name=str,
    own=("hand", "extra"),
    play=_take_that_play,
    noted=1,
    told=str,
)


# --- Twins: a note is the cards bought, each from 1; or 0


def _twins_size(s: AnyState, parameters: Mapping[str, Any]) -> Size:
    hands = s.max_hands or ENDLESS
    return Size(hands, 5 * s.players * hands, 0.0, float(twins.CHIPS * s.players))


def _twins_cards(hands: Hands, seat: int) -> list[int]:
    return [card + 1 for card in members(hands[seat])]


def _twins_play(s: AnyState, seat: int, action: int) -> int:
    twins.apply(s, seat, action)
    note = 0
    if action < twins.PICK:
        for card in s.deck[s.top - action : s.top]:
            note = note << NOTE_BITS | card + 1
    return note


def _twins_told(note: int) -> str:
    return " ".join([twins_moves.CARDS[card - 1] for card in (note >> NOTE_BITS, note & NOTE) if card])


def _twins_unshown(s: AnyState) -> int:  # TW-R9
    picked: int = (s.playing & ~s.waiting).bit_count() if s.phase == twins.DUEL else 0
    return picked


TWINS = Kind(
    game=TWINS_GAME,
    extra={},
    size=_twins_size,
    hand=lambda s: twins.HAND,
    cards=_twins_cards,
    name=lambda number: twins_moves.CARDS[number - 1],
    own=("hand",),
    play=_twins_play,
    noted=2,
    told=_twins_told,
    unshown=_twins_unshown,
)


# --- Ligretto Twist: a note is when it was, and the colour flipped, plus 1


def _ligretto_size(s: AnyState, parameters: Mapping[str, Any]) -> Size:
    """No law ends a round after some moves, but they end: of 20,000 random ones the longest had 267, 266 and 378 moves
    with two, three and four players."""
    cards = 38 if s.players == 4 else ligretto.ROOM
    return Size(s.rounds, (150 + 100 * s.players) * s.rounds, -float(cards * s.rounds), 0.0)


def _ligretto_told(note: int) -> str:
    flipped = f" {ligretto_moves.COLOURS[(note & 7) - 1]}" if note & 7 else ""
    return f"{note >> 3} ms{flipped}"


def _ligretto_play(s: AnyState, seat: int, action: int) -> int:
    ligretto.apply(s, seat, action)
    note: int = s.clock << 3 | s.held[seat] + 1
    return note


LIGRETTO_TWIST = Kind(
    game=LIGRETTO_TWIST_GAME,
    extra={},
    size=_ligretto_size,
    hand=lambda s: 0,  # nobody sees a stack, not even its owner (LT-R6)
    cards=lambda hands, seat: [],
    name=lambda number: ligretto_moves.COLOURS[number - 1],
    own=(),
    play=_ligretto_play,
    noted=1,
    told=_ligretto_told,
    public_notes=True,
)


# --- Istinto: nothing comes with a move


def _istinto_size(s: AnyState, parameters: Mapping[str, Any]) -> Size:
    """A round: all bid, play and, if revokes can be challenged, accept. Scores are multiples of five (IS-9)."""
    rounds = checked_count("horizon", parameters["horizon"], 1_000_000)
    if s.target == 0:
        rounds = min(rounds, 2 * s.players)  # IS-R6
    most = min(60 * rounds, s.target + 55) if s.target else 60 * rounds
    moves = (1 + istinto.HAND + s.challengeable) * s.players * rounds
    return Size(rounds, moves, float(-10 * rounds * s.challengeable), float(most))


def _istinto_cards(hands: Hands, seat: int) -> list[int]:
    hand = hands[seat]
    suited = [card + 1 for card in members(hand & istinto.CARDS)]
    return suited + [istinto.TRUMP + 1] * istinto.trumps(hand)


def _istinto_play(s: AnyState, seat: int, action: int) -> int:
    istinto.apply(s, seat, action)
    return 0


ISTINTO = Kind(
    game=ISTINTO_GAME,
    extra={"horizon": ENDLESS},
    size=_istinto_size,
    hand=lambda s: istinto.HAND,
    cards=_istinto_cards,
    name=lambda number: istinto_moves.NAMES[number - 1],
    own=("hand", "trumps"),
    play=_istinto_play,
    noted=0,
    told=str,
)
