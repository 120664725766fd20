"""Another match that a seat can't tell from the one it plays, drawn at random.

Another deck is drawn for this round, with every card that the seat has seen in its place; then the rules replay the
same moves. So it is always a match that could have been played. Everything that the seat hasn't seen is equally likely,
unless the game's description knows better. Another seat's move that isn't shown yet is replaced by any legal one. What
others were dealt in past rounds is unknown, and left out.
"""

from array import array
from collections import Counter
from collections.abc import Sequence
from random import Random

from rospo.adapters.openspiel.course import TERMINAL, Course, Deal, deal, new_seed, play
from rospo.adapters.openspiel.kinds import Kind
from rospo.core.openspiel import Made, Round


def another(kind: Kind, course: Course, player: int, rng: Random) -> Course:
    """A match that the player can't tell from this one. A finished match is returned as it is: nothing is hidden."""
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
    if not kind.description.public_notes:
        notes = [note if seat == player else 0 for seat, note in zip(twin.seats, twin.notes[:past], strict=False)]
        twin.notes[:past] = array("q", notes)
    for i, old in enumerate(twin.deals):
        if old.at < past or twin.turn < 0:
            twin.deals[i] = old._replace(
                hands=tuple([old.hands[j] if j == player else () for j in range(len(old.hands))])
            )


def _deal_again(kind: Kind, course: Course, twin: Course, player: int, rng: Random) -> None:
    """This round from another deck, with the same moves."""
    description = kind.description
    last: Deal = twin.deals.pop()
    made = zip(course.seats[last.at :], course.moves[last.at :], course.notes[last.at :], strict=True)
    so_far = Round(course.start, course.s, [Made(*move) for move in made], player, course.turn)
    shown = len(so_far.moves) - description.unshown(course.s)
    twin.s = course.start.copy()
    twin.s.seed = new_seed(rng.getrandbits(63))
    places = [None] * len(course.start.deck) if description.deck is None else description.deck(so_far, rng)
    twin.s.deck[:] = _filled(places, course.start.deck, rng)
    for kept in (twin.moves, twin.seats, twin.notes):
        del kept[last.at :]
    deal(kind, twin)
    for i, (seat, action, note) in enumerate(so_far.moves):
        twin.turn = seat
        description.prepare(twin.s, note)
        secret = i >= shown and seat != player
        play(kind, twin, rng.choice(kind.game.moves.legal(twin.s, seat)) if secret else action)
    twin.turn = course.turn
    description.resume(twin.s, so_far, rng)


def _filled(places: Sequence[int | None], cards: Sequence[int], rng: Random) -> list[int]:
    """A deck with the known cards in their places, and the others anywhere."""
    seen = Counter(card for card in places if card is not None)
    unseen = sorted((Counter(cards) - seen).elements())
    rng.shuffle(unseen)
    return [unseen.pop() if card is None else card for card in places]
