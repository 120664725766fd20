"""What a seat sees: strings and tensors, of this moment or of the whole match so far.

Of this moment (OpenSpiel's *observation*): the fields of the game's view, and the numbers of its `observe`. Of the
whole match (*information state*, perfect recall): also every deal with the seat's own hand, and every move, as the seat
saw them. Nothing else is used. The pieces of a tensor:

    player        1 for the seat that looks
    turn          1 for the seat that is to act
    observation   `rospo.games.<game>.observe` says what each number is; all 0 before the first deal

and with perfect recall

    deals         one row per deal: the dealer, as 1 + k of +k; the scores of +0, +1 …; the hand dealt to the seat, each
                  card as a number, usually its place in deck order, from 1
    moves         one row per move: usually 1 + its action (the highest number: a move that isn't shown yet), and its
                  note; see `rospo.games.<game>.openspiel`

A game without a description has no such numbers: its information states are text (`general`).
"""

from functools import cache, lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rospo.adapters.openspiel.course import CHANCE, SHUFFLES, TERMINAL, Course, Deal, scores
from rospo.adapters.openspiel.kinds import Kind
from rospo.adapters.openspiel.words import text
from rospo.core.game import AnyState

Numbers = NDArray[np.float32]


class Sight:
    """An observer as OpenSpiel's `observation.py` wants it: `tensor`, and its named pieces in `dict`."""

    def __init__(self, kind: Kind, course: Course, *, public: bool, private: bool, recall: bool) -> None:
        self._kind = kind
        self._public, self._private, self._recall = public, private, recall
        self._own = [kind.game.observation.where(name) for name in kind.description.own]
        players = course.s.players
        shapes: dict[str, tuple[int, ...]] = {
            "player": (players,),
            "turn": (players,),
            "observation": (kind.game.observation.size,),
        }
        if not kind.described and not (public and private):
            del shapes["observation"]  # which of its numbers are public isn't declared
        if recall and kind.described:
            shapes["deals"] = (course.rounds, 1 + players + kind.description.dealt(course.s))
            shapes["moves"] = (course.until, len(kind.description.row(0, 0, 0)))
        self.tensor: Numbers = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        self.dict: dict[str, Numbers] = {}
        at = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensor with what the player sees of an OpenSpiel state of ours."""
        course: Course = state.course
        pieces = self.dict
        self.tensor.fill(0)
        pieces["player"][player] = 1
        if self._public and course.turn >= 0:
            pieces["turn"][course.turn] = 1
        if course.deals and "observation" in pieces:
            self._observe(course.s, player, pieces["observation"])
        if "deals" in pieces:
            write_deals(course, player, pieces["deals"])
            write_moves(self._kind, course, player, pieces["moves"])

    def numbers_from(self, state: Any, player: int) -> list[float]:
        """The tensor as a list. With perfect recall it is mostly empty, and faster to make anew than to read."""
        self.set_from(state, player)
        if not self._recall:
            numbers: list[float] = self.tensor.tolist()
            return numbers
        course: Course = state.course
        deals, moves = self.dict["deals"], self.dict["moves"]
        dealt, made = len(course.deals), len(course.moves)
        head = self.tensor.size - deals.size - moves.size + dealt * deals.shape[1]
        listed: list[float] = self.tensor[:head].tolist() + [0.0] * ((len(deals) - dealt) * deals.shape[1])
        listed += moves[:made].ravel().tolist()
        listed += [0.0] * ((len(moves) - made) * moves.shape[1])
        return listed

    def _observe(self, s: AnyState, player: int, out: Numbers) -> None:
        numbers = numbers_of(self._kind, s, player)
        if self._public:
            out[:] = numbers
            if not self._private:
                for own in self._own:
                    out[own] = 0
        elif self._private:
            for own in self._own:
                out[own] = numbers[own]

    def string_from(self, state: Any, player: int) -> str:
        """The same in words."""
        course: Course = state.course
        lines = [f"seat {player}"]
        if self._recall:
            lines += told(self._kind, course, player)
        if self._public:
            lines += public_lines(self._kind, course)
        if self._private and course.deals:
            lines += [f"{name}: {text(value)}" for name, value in self._kind.game.views.own(course.s, player).items()]
        return "\n".join(lines)


# --- numbers


def numbers_of(kind: Kind, s: AnyState, seat: int) -> list[int]:
    """How a seat sees a state, as numbers."""
    numbers = [0] * kind.game.observation.size
    kind.game.compiled["observe"](s, seat, numbers)
    return numbers


def write_deals(course: Course, player: int, out: Numbers) -> None:
    for row, deal in enumerate(course.deals):
        numbers = deal_row(deal, player)
        out[row, : numbers.size] = numbers


@lru_cache(1024)
def deal_row(deal: Deal, player: int) -> Numbers:
    """Cached: each is needed again with every move."""
    dealer = 1 + (deal.dealer - player) % len(deal.scores)
    turned = deal.scores[player:] + deal.scores[:player]
    return np.array((dealer, *turned, *deal.hand(player)), np.float32)


def write_moves(kind: Kind, course: Course, player: int, out: Numbers) -> None:
    """All moves at once: there may be thousands."""
    made = len(course.moves)
    if not made:
        return
    description = kind.description
    seats = np.frombuffer(course.seats, np.int8)
    actions = np.frombuffer(course.moves, np.int16).astype(np.int64)
    notes = np.frombuffer(course.notes, np.int64)
    hidden = description.unshown(course.s)
    if hidden:
        actions[made - hidden :][seats[made - hidden :] != player] = kind.game.rules.ACTIONS
    if not description.public_notes:
        notes = np.where(seats == player, notes, 0)
    turned = (seats - player).astype(np.int64) % course.s.players
    for column, numbers in enumerate(description.row(turned, actions, notes)):
        out[:made, column] = numbers


# --- words


def told(kind: Kind, course: Course, player: int) -> list[str]:
    """Every deal and every move, as the player saw them."""
    if course.memory is not None:
        return course.memory.told(player)
    lines = []
    ends = [deal.at for deal in course.deals[1:]] + [len(course.moves)]
    moves = told_moves(kind, course, player)
    for number, (deal, end) in enumerate(zip(course.deals, ends, strict=False), start=1):
        hand = [kind.description.card(card) for card in deal.hand(player)]
        sheet = " ".join(map(str, deal.scores))
        lines.append(f"{kind.game.round_name} {number}: dealer {deal.dealer}, scores {sheet}, hand {' '.join(hand)}")
        lines.append("; ".join(moves[deal.at : end]))
    return lines


def told_moves(kind: Kind, course: Course, player: int) -> list[str]:
    description = kind.description
    lines = [said(kind, seat, action) for seat, action in zip(course.seats, course.moves, strict=True)]
    made = len(lines)
    for i in range(made - description.unshown(course.s), made):
        if course.seats[i] != player:
            lines[i] = " ".join(lines[i].split()[:2])  # only what kind of move it is
    for i, (seat, note) in enumerate(zip(course.seats, course.notes, strict=True)):
        if note and (description.public_notes or seat == player):
            lines[i] += f" ({description.told(note)})"
    return lines


@cache
def said(kind: Kind, seat: int, action: int) -> str:
    return f"{seat} {kind.game.moves.text(action)}"


def public_lines(kind: Kind, course: Course) -> list[str]:
    """The table as everybody sees it now."""
    lines = heading(kind, course)
    if course.turn == CHANCE:
        return lines
    log = () if course.memory is None else course.memory.log
    public = kind.game.views.public(course.s, log)
    left_out = kind.description.from_log  # all moves are given
    return lines + [f"{name}: {text(value)}" for name, value in public.items() if name not in left_out]


def heading(kind: Kind, course: Course) -> list[str]:
    """The score sheet, and what is going on."""
    s = course.s
    if course.shuffles < SHUFFLES:
        return ["the cards are being shuffled"]
    if course.turn == CHANCE:
        doing = f"{kind.game.round_name} {s.round + 1} is to be dealt"
    else:
        acting = "over" if course.turn == TERMINAL else f"seat {course.turn} to act"
        doing = f"{kind.game.rules.PHASES[s.phase]}, {acting}"
    return [f"scores: {text(scores(kind, s))}", doing]
