"""Goes through a record, position by position. Deterministic for a seed: no step depends on another."""

from collections.abc import Callable, Iterator
from typing import Any

from rospo.analysis.lines import Scale, chances
from rospo.analysis.report import Analysis, Choice, Decision, Step
from rospo.bots.habit import recalled
from rospo.core.chance import stream
from rospo.core.errors import BadOption
from rospo.core.extras import need_compiler
from rospo.core.game import Game
from rospo.core.race import Lost
from rospo.play import registry
from rospo.play.load import load
from rospo.play.match import Match, start
from rospo.play.move import book
from rospo.play.options import checked_seed
from rospo.play.record import Action, Record
from rospo.search.budget import Budget

DEPTH = 4
"""A decision is searched with a quarter of the playouts that a bot would use: there are hundreds."""


def analyse(
    record: Record | Match | str,
    *,
    playouts: int | None = None,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Look through a game, finished or not: a record, its text or a match.

    `playouts` is for each decision; the same seed gives the same analysis. `progress` hears how many positions are done
    and how many there are. Needs the extra `fast`.
    """
    found = _record(record)
    done = []
    for step in steps(found, playouts=playouts, seed=seed):
        done.append(step)
        if progress is not None:
            progress(len(done), length(found))
    return Analysis(found, tuple(done))


def length(record: Record) -> int:
    """The number of positions, the start included."""
    return len(record.actions) + 1


def steps(
    record: Record, *, playouts: int | None = None, seed: int = 0, first: int = 0, last: int | None = None
) -> Iterator[Step]:
    """The steps of an analysis one by one, as they are done: those of positions `first` to `last`, without that one."""
    need_compiler("an analysis")
    game = registry.game(record.game)
    budget = Budget(game.bot.PLAYOUTS // DEPTH if playouts is None else playouts)
    return _Steps(game, record, budget, checked_seed(seed)).of(first, length(record) if last is None else last)


class _Steps:
    """One record, looked through."""

    def __init__(self, game: Game, record: Record, budget: Budget, seed: int) -> None:
        self._game = game
        self._record = record
        self._budget = budget
        self._seed = seed
        self._scale = Scale(game, record.players, record.options)
        self._lost = self._losses()

    def of(self, first: int, last: int) -> Iterator[Step]:
        match = begun(self._record)
        for number in range(last):
            made = self._record.actions[number - 1] if number else None
            decision = None
            if made is not None:
                if number >= first:
                    decision = self._decision(match, made)
                match.play(made.seat, match.move(made.action), made.at)
            if number >= first:
                line = chances(self._game, match, self._scale, self._seed)
                yield Step(number, line, decision, tuple(self._lost.get(number, ())))

    def _losses(self) -> dict[int, list[Lost]]:
        """In a race: the time that was lost, by move."""
        found: dict[int, list[Lost]] = {}
        if self._game.race is not None:
            match = begun(self._record)
            for made in self._record.actions:
                match.play(made.seat, match.move(made.action), made.at)
            for lost in self._game.race.lost(match.log_since(0), match.players, match.options):
                found.setdefault(lost.move, []).append(lost)
        return found

    def _decision(self, match: Match, made: Action) -> Decision | None:
        """The move that is about to be made, judged; None if the game didn't wait for it, or there was no choice."""
        from rospo.search.search import search  # loads NumPy and Numba

        game, seat = self._game, made.seat
        if game.race is not None or seat not in match.due or len(match.legal(seat)) < 2:
            return None
        state, memory = recalled(game, match.view(seat))
        draws = stream(self._seed, match.moves)
        found = search(game).run(state, memory, seat=seat, seed=draws, budget=self._budget, judge=made.action)
        judged = found.judged
        if judged is None or len(found.candidates) < 2:
            return None
        moves, scale = book(game), self._scale
        ranked = sorted(found.candidates, key=lambda candidate: (candidate.code != judged.best, -candidate.value))
        top = ranked[0].value
        choices = [
            Choice(moves.of_action(one.code), scale.chance(one.value), scale.error(one.value, one.error), one.points)
            for one in ranked
        ]
        return Decision(
            number=match.moves + 1,
            round=match.round,
            seat=seat,
            phase=match.phase,
            played=moves.of_action(judged.code),
            best=moves.of_action(judged.best),
            regret=scale.chance(top) - scale.chance(top - judged.value),
            error=scale.error(top, judged.error),
            points=judged.points,
            choices=tuple(choices),
        )


def begun(record: Record) -> Match:
    """The match at its start."""
    decks: Any = [list(deck) for deck in record.decks]
    return start(record.game, record.players, seed=record.seed, decks=decks, **record.options)


def _record(given: Record | Match | str) -> Record:
    if isinstance(given, str):
        return load(given).record()
    if isinstance(given, Match):
        return given.record()
    if isinstance(given, Record):
        return given
    raise BadOption(f"an analysis is of a record, its text or a match, not of {type(given).__name__}")
