"""The arena: bots play many games against one another to find out which is better.

Duplicate deals take out the luck of the cards: each deal is played once per rotation of the line-up around the seats,
so every bot gets every hand. It uses all cores; the results don't depend on their number.

In a script, call `run` under `if __name__ == "__main__":`, since the worker processes import the script too.
"""

import time
from array import array
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from random import Random
from signal import SIG_IGN, SIGINT, signal
from typing import Any

from rospo.bots import Bot
from rospo.bots.load import make_bot
from rospo.bots.speed import speed
from rospo.bots.standings import PlayedGame, Standings, gaps_of, lines_of
from rospo.bots.table import play_out
from rospo.core.chance import folded, game_seed
from rospo.core.errors import BadOption, BotFailed, RospoError, brief, quoted
from rospo.core.game import View
from rospo.play import registry
from rospo.play.match import start
from rospo.play.move import Move
from rospo.play.options import checked_count, checked_options, checked_players, checked_seed

Progress = Callable[[int, int], None]
Times = list["array[float]"]
"""How long each decision took, in milliseconds, one list per seat."""
Job = int
"""The number of a game: all rotations of the first deal, then of the second …"""

AHEAD = 4
"""Games handed out per worker: enough to keep all busy, few enough that they finish together."""


@dataclass(frozen=True, slots=True)
class Contest:
    """What every worker needs to know."""

    game: str
    line_up: tuple[str, ...]
    seed: int
    options: Mapping[str, Any]
    bot_options: Mapping[str, Any]

    @property
    def rotations(self) -> int:
        """Steps around the table until the line-up sits as at first and every name has had every seat."""
        names, players = self.line_up, len(self.line_up)
        return next(step for step in range(1, players + 1) if names[step:] + names[:step] == names)


def run(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    seed: int | None = None,
    workers: int = 2,
    progress: Progress | None = None,
    bot_options: Mapping[str, Any] | None = None,
    **options: Any,
) -> Standings:
    """Let a line-up of bots, one per seat, play at least `games` games, rounded up to whole deals.

    A bot is the name of a level or "module:Class". `bot_options` go to the levels, `options` to the game. The same
    seed gives the same games with any number of workers, if the bots count playouts and not time.
    """
    contest = _checked(game, bots, seed, options, bot_options or {})
    deals = -(-checked_count("games", games) // contest.rotations)
    jobs = range(deals * contest.rotations)
    played: list[PlayedGame] = []
    times = {name: array("d") for name in contest.line_up}

    def collect(one: PlayedGame, thought: Times) -> None:
        played.append(one)
        for name, moments in zip(one.names, thought, strict=True):
            times[name].extend(moments)
        if progress is not None:
            progress(len(played), len(jobs))

    began = time.perf_counter()
    _play_all(contest, jobs, checked_count("workers", workers, 1024), collect)
    seconds = time.perf_counter() - began
    played.sort(key=lambda one: (one.deal, one.rotation))
    lines = lines_of(played, times)
    return Standings(
        game=game,
        line_up=contest.line_up,
        options=contest.options,
        seed=contest.seed,
        deals=deals,
        rotations=contest.rotations,
        seconds=seconds,
        lines=lines,
        gaps=gaps_of(played, [line.name for line in lines]),
        games=tuple(played),
    )


def _checked(
    game: str, bots: Sequence[str], seed: int | None, options: dict[str, Any], bot_options: Mapping[str, Any]
) -> Contest:
    """Refuse now what would otherwise fail in every worker."""
    found = registry.game(game)
    if isinstance(bots, str) or not isinstance(bots, Sequence) or not all(isinstance(spec, str) for spec in bots):
        raise BadOption(f"bots must be a list of names, one per seat, not {quoted(bots)}")
    checked_options(found, checked_players(found, len(bots)), options, besides=("seed",))
    contest = Contest(game, tuple(bots), checked_seed(seed), options, bot_options)
    for spec in set(bots):
        made = make_bot(spec, game, **bot_options)
        if found.race is not None:
            _check_speed(spec, made, game)
    return contest


def _check_speed(spec: str, made: Bot, game: str) -> None:
    try:
        speed(made, game)
    except BadOption as error:
        raise BadOption(f"the speed of {spec}: {error}") from None


# --- games


class Crew:
    """The bots of a contest, made once, and the games they play. Each place in the line-up has its own bot."""

    def __init__(self, contest: Contest) -> None:
        self._contest = contest
        self._bots = [make_bot(spec, contest.game, **contest.bot_options) for spec in contest.line_up]

    def play(self, job: Job) -> tuple[PlayedGame, Times]:
        """One game; raises BotFailed with the name of the bot to blame."""
        contest = self._contest
        deal, rotation = divmod(job, contest.rotations)
        players = len(self._bots)
        seed = game_seed(folded(contest.seed), deal)
        places = [(seat - rotation) % players for seat in range(players)]
        names = tuple(contest.line_up[place] for place in places)
        match = start(contest.game, players, seed=seed, **contest.options)
        watch = Watch(names)
        try:
            play_out(match, [self._bots[place] for place in places], seed, ask=watch)
        except (Exception, SystemExit) as error:
            watch.blame(error, seed)
            raise
        return PlayedGame(deal, rotation, seed, names, match.scores, match.winners, match.moves), watch.times


class Watch:
    """Asks the bots of one game, takes the time, and knows which bot to blame."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        self._seat: int | None = None
        self._thinking = False
        self._chosen: Any = None
        self.times: Times = [array("d") for _ in names]

    def __call__(self, bot: Bot, view: View, legal: list[Move], rng: Random) -> Move:
        assert view.seat is not None
        self._seat = seat = view.seat
        self._thinking = True
        began = time.perf_counter()
        move = bot.choose(view, legal, rng)
        self.times[seat].append(1000 * (time.perf_counter() - began))
        self._thinking = False
        self._chosen = move
        return move

    def blame(self, error: BaseException, seed: int) -> None:
        """Raise a bot's error in its name; ignore errors that no bot caused."""
        if self._seat is None:  # no bot has been asked yet
            return
        who = f"{self._names[self._seat]} in seat {self._seat} of the game with seed {seed}"
        if self._thinking:
            raise BotFailed(f"{who} failed: {brief(error)}") from error
        if isinstance(error, RospoError):
            chosen = self._chosen.text if isinstance(self._chosen, Move) else self._chosen
            raise BotFailed(f"{who} chose {quoted(chosen)}: {error}") from error


# --- processes


Collect = Callable[[PlayedGame, Times], None]
_crew: Crew | None = None


def _sit_down(contest: Contest) -> None:
    """The first thing that a worker does. It ignores Ctrl-C: the main process ends the workers."""
    global _crew  # noqa: PLW0603 - a worker process has one crew for all its games
    signal(SIGINT, SIG_IGN)
    _crew = Crew(contest)


def _play(job: Job) -> tuple[PlayedGame, Times]:
    assert _crew is not None
    return _crew.play(job)


def _play_all(contest: Contest, jobs: Sequence[Job], workers: int, collect: Collect) -> None:
    """Play all games, here or in other processes."""
    if workers == 1:
        crew = Crew(contest)
        for job in jobs:
            collect(*crew.play(job))
        return
    others = set(active_children())
    pool = ProcessPoolExecutor(
        min(workers, len(jobs)), mp_context=get_context("spawn"), initializer=_sit_down, initargs=(contest,)
    )
    try:
        _hand_out(pool, jobs, AHEAD * workers, collect)
    except BrokenProcessPool as error:
        raise BotFailed(
            "a process of the arena died; one worker may show why "
            '(a script must call the arena under `if __name__ == "__main__":`)'
        ) from error
    except BaseException:  # Ctrl-C too: don't wait for games that are no longer wanted
        _stop(pool, others)
        raise
    pool.shutdown()


def _hand_out(pool: ProcessPoolExecutor, jobs: Sequence[Job], most: int, collect: Collect) -> None:
    """Keep `most` games handed out; each worker plays one at a time."""
    waiting: set[Future[tuple[PlayedGame, Times]]] = set()
    for number, job in enumerate(jobs, start=1):
        waiting.add(pool.submit(_play, job))
        while len(waiting) >= most or (waiting and number == len(jobs)):
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                collect(*future.result())


def _stop(pool: ProcessPoolExecutor, others: set[BaseProcess]) -> None:
    """End the workers in mid-game."""
    pool.shutdown(wait=False, cancel_futures=True)
    for child in set(active_children()) - others:
        child.terminate()
