"""Another match that a seat can't tell from the one it plays, drawn at random.

Another deck is drawn for this round, each card that the seat has seen where it was; then the same moves are made again
by the rules. So such a match is one that could have been played, whatever is asked of it. All that the seat hasn't
seen is equally likely, but that in Istinto nobody holds a suit it didn't follow (unless it must have revoked). What
others picked in secret in a duel of Twins is any two of their cards. What they were dealt in past rounds is not known:
it is left out.
"""

from array import array
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

from rospo.adapters.openspiel.course import TERMINAL, Course, Deal, deal, new_seed, play
from rospo.adapters.openspiel.kinds import ISTINTO, LIGRETTO_TWIST, TAKE_THAT, TWINS, Kind
from rospo.core.bits import members
from rospo.core.chance import below, stream
from rospo.core.game import AnyState
from rospo.games.istinto import memory, rules as istinto, worlds as istinto_worlds
from rospo.games.ligretto_twist import race, rules as ligretto
from rospo.games.take_that import rules as take_that
from rospo.games.twins import rules as twins

Move = tuple[int, int, int]
"""Seat, action, note."""


def another(kind: Kind, course: Course, player: int, rng: Random) -> Course:
    """A match that the player can't tell from this one. One that is over is itself: nothing is left to find out."""
    if course.turn == TERMINAL:
        return course.copy()
    twin = course.copy()
    past = course.deals[-1].at if course.turn >= 0 else len(course.moves)
    _forget_past(kind, twin, player, past)
    if course.turn >= 0:
        _deal_again(kind, course, twin, player, rng)
    else:
        twin.s.seed = new_seed(rng.getrandbits(63))
        twin.start = None
    return twin


def _forget_past(kind: Kind, twin: Course, player: int, past: int) -> None:
    """Leave out what others were dealt and drew in past rounds."""
    if not kind.public_notes:
        notes = [note if seat == player else 0 for seat, note in zip(twin.seats, twin.notes[:past], strict=False)]
        twin.notes[:past] = array("q", notes)
    width = 2 if kind is TAKE_THAT else 1
    for i, old in enumerate(twin.deals):
        if old.at < past or twin.turn < 0:
            own = range(width * player, width * player + width)
            twin.deals[i] = old._replace(hands=tuple(hand if j in own else 0 for j, hand in enumerate(old.hands)))


def _deal_again(kind: Kind, course: Course, twin: Course, player: int, rng: Random) -> None:
    """This round from another deck, with the same moves."""
    last: Deal = twin.deals.pop()
    moves = list(zip(course.seats[last.at :], course.moves[last.at :], course.notes[last.at :], strict=True))
    shown = len(moves) - kind.unshown(course.s)
    twin.s = course.start.copy()
    twin.s.seed = new_seed(rng.getrandbits(63))
    twin.s.deck[:] = DECKS[kind.game.name](course, player, moves, rng)
    for made in (twin.moves, twin.seats, twin.notes):
        del made[last.at :]
    deal(kind, twin)
    for i, (seat, action, note) in enumerate(moves):
        twin.turn = seat
        if kind is LIGRETTO_TWIST:
            twin.s.clock = note >> 3
        secret = i >= shown and seat != player
        play(kind, twin, _some_pick(twin.s, seat, rng) if secret else action)
    twin.turn = course.turn
    if kind is LIGRETTO_TWIST:
        _race_on(course, twin.s, moves, rng)


def _some_pick(s: AnyState, seat: int, rng: Random) -> int:
    first, second = sorted(rng.sample(members(s.hands[seat]), 2))
    return twins.PICK + twins.pair_code(first, second)


# --- decks


def _filled(places: Sequence[int | None], cards: Sequence[int], rng: Random) -> list[int]:
    """A deck with the known cards in their places, and the others anywhere."""
    seen = Counter(card for card in places if card is not None)
    unseen = sorted((Counter(cards) - seen).elements())
    rng.shuffle(unseen)
    return [unseen.pop() if card is None else card for card in places]


def _blocks(s: AnyState, cards: int) -> list[list[int]]:
    """The places in the deck of the cards dealt to each seat, so many each, from the dealer's left."""
    order = [(seat - s.dealer - 1) % s.players for seat in range(s.players)]
    return [list(range(cards * block, cards * block + cards)) for block in order]


def _take_that_deck(course: Course, player: int, moves: Sequence[Move], rng: Random) -> list[int]:
    """A rival's cards are dealt and drawn in the order in which it used them: so it has each in time."""
    deck = course.start.deck
    held = _blocks(course.s, TAKE_THAT.hand(course.s))
    extra: list[int] = []
    used: list[list[int]] = [[] for _ in held]
    top = sum(map(len, held))
    for seat, action, note in moves:
        if action != take_that.TAKE:
            used[seat].append(action % take_that.TWIST)
        if note:
            if action != take_that.TAKE:
                held[seat].append(top)
            elif seat == player:
                extra.append(top)
            top += 1
    places: list[int | None] = [None] * take_that.DECK
    for seat, own in enumerate(held):
        for i in own if seat == player else ():
            places[i] = deck[i]
        for i, card in zip(own if seat != player else (), used[seat], strict=False):
            places[i] = card
    for i in extra:
        places[i] = deck[i]
    return _filled(places, deck, rng)


def _twins_deck(course: Course, player: int, moves: Sequence[Move], rng: Random) -> list[int]:
    """Of a rival's cards those are known that were shown; which of them it bought is not."""
    deck = course.start.deck
    held = _blocks(course.s, twins.HAND)
    top = sum(map(len, held))
    shown: list[list[int]] = [[] for _ in held]
    known = len(moves) - TWINS.unshown(course.s)
    for i, (seat, action, _) in enumerate(moves):
        if action < twins.PICK:
            held[seat] += range(top, top + action)
            top += action
        elif i < known:
            shown[seat] += twins.pair_cards(action - twins.PICK)
    places: list[int | None] = [None] * twins.DECK
    for seat, own in enumerate(held):
        if seat == player:
            for i in own:
                places[i] = deck[i]
        else:
            rng.shuffle(own)
            for i, card in zip(own, shown[seat], strict=False):
                places[i] = card
    return _filled(places, deck, rng)


def _ligretto_deck(course: Course, player: int, moves: Sequence[Move], rng: Random) -> list[int]:
    """First the cards in the middle, then each stack; known is as far as each was flipped. Nobody knows more."""
    s = course.s
    middle = ligretto.piles(s)
    size = 38 if s.players == 4 else ligretto.ROOM
    stacks = [[middle + i for i in block] for block in _blocks(s, size)]
    places: list[int | None] = [None] * ligretto.DECK
    places[:middle] = [ligretto.colour_of(pile) for pile in range(middle)]
    flipped = [0] * s.players
    for seat, action, note in moves:
        if action == ligretto.FLIP and flipped[seat] < size:
            places[stacks[seat][flipped[seat]]] = (note & 7) - 1
            flipped[seat] += 1
    return _filled(places, course.start.deck, rng)


def _istinto_deck(course: Course, player: int, moves: Sequence[Move], rng: Random) -> list[int]:
    """As the game's bots imagine it: the cards played where they came from, the others where they can be."""
    s, m = course.start.copy(), memory.Memory()
    istinto.deal(s)
    memory.forget(s, m)
    for seat, action, _ in moves:
        memory.remember(s, m, seat, action)
        istinto.apply(s, seat, action)
    istinto_worlds.imagine(s, m, player, stream(rng.getrandbits(62), 0))
    places: list[int | None] = [None] * istinto.DECK
    trump = istinto.TRUMP
    for seat, own in enumerate(_blocks(s, istinto.HAND)):
        hand = s.hands[seat] + m.played[seat]
        cards = list(members(hand & istinto.CARDS))
        for _ in range(istinto.trumps(hand)):
            cards.append(trump)
            trump += 1
        for i, card in zip(own, cards, strict=True):
            places[i] = card
    return _filled(places, course.start.deck, rng)


DECKS: dict[str, Callable[[Course, int, Sequence[Move], Random], list[int]]] = {
    TAKE_THAT.game.name: _take_that_deck,
    TWINS.game.name: _twins_deck,
    LIGRETTO_TWIST.game.name: _ligretto_deck,
    ISTINTO.game.name: _istinto_deck,
}


# --- a race: when each seat will act next (LT-R9)


def _race_on(course: Course, s: AnyState, moves: Sequence[Move], rng: Random) -> None:
    """Every seat acts next at a moment that fits its last one and hasn't passed; whoever acts now, after its pause."""
    s.clock = course.s.clock
    x = stream(rng.getrandbits(62), 0)
    last = {seat: note >> 3 for seat, _, note in moves}
    for seat in range(s.players):
        if seat == course.turn:
            x, delay = race.pause(s, seat, x)
            s.ready[seat] = s.clock + delay
        else:
            low, high = _moments(s, seat, last.get(seat))
            x, more = below(x, high - max(low, s.clock) + 1)
            s.ready[seat] = max(low, s.clock) + more
    s.chance = x


def _moments(s: AnyState, seat: int, last: int | None) -> tuple[int, int]:
    """The first and the last moment at which the speed model lets a seat act after its last action."""
    if last is None:
        return 0, s.move[seat]
    mean = s.move[seat] if s.held[seat] == ligretto.NOTHING else race.reaction(s, seat)
    spread = mean * s.spread[seat] // 100
    return last + mean - spread, last + mean - spread + mean * 2 * s.spread[seat] // 100
