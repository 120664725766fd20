"""`rospo play`: sit down against bots, or watch them race."""

from argparse import Namespace
from collections.abc import Mapping, Sequence
from shlex import quote

from rich.console import Console
from rich.text import Text

from rospo.bots import Bot
from rospo.bots.load import make_bot
from rospo.cli import files
from rospo.cli.arguments import (
    Parser,
    Refused,
    add_game,
    add_game_options,
    at_least,
    example,
    example_flags,
    game_of,
    game_options,
    positive,
    seed,
    usual_players,
    whole,
)
from rospo.cli.keyboard import Keyboard
from rospo.cli.languages import add_language, checked_language
from rospo.cli.names import titled, with_bots
from rospo.cli.screen import console, live
from rospo.cli.terminal import terminal
from rospo.core.errors import RospoError
from rospo.core.game import Game
from rospo.play import registry
from rospo.play.match import Match, start
from rospo.terminal.speech import Speech, speaking, spoken
from rospo.terminal.words import ENGLISH, words

say = Speech()

USUAL = "club"
"""The default opponents: they need no compiler, so a game starts at once."""
HELP = "'help' says what you can do, at any time."
PACE = 600
"""Milliseconds that a bot seems to think at a terminal."""


def run(arguments: Sequence[str]) -> int:
    """The command."""
    found = parser(arguments).read(arguments)
    with speaking(checked_language(found.lang)):
        return _play(found)


def _play(found: Namespace) -> int:
    try:
        match = _resumed(found) if found.resume else _new(found)
    except EOFError:
        print(f"\n{say('Bye.')}")
        return 0
    game = registry.game(match.game)
    terminal(game.name)  # refuses a game without one, before a file is written
    _check_flags(found, game)
    if found.record and found.record != found.resume:
        files.check_free(found.record)
    if found.resume and not found.record and not match.over and files.may_go_on(found.resume):
        found.record = found.resume
    if game.race is not None:
        from rospo.cli.watch import watch

        if found.resume and found.record:
            print(say("This game continues in {file}.", file=found.record))
        bots = _bots(found, match, None)
        _introduce(console(), bots)
        return watch(match, bots, speed=found.speed or 1.0, record=found.record)
    return _sit_down(found, match)


def parser(arguments: Sequence[str] = ()) -> Parser:
    races = [game for game in map(registry.game, registry.games()) if game.race is not None]
    watched = f"; a race ({', '.join(race.title for race in races)}) is watched instead" if races else ""
    some, other = example(1), example(3)
    made = Parser(
        "play",
        f"Play a game at the terminal against bots{watched}.\nWithout GAME, you choose from a list.",
        [
            "rospo play",
            f"rospo play {some.name} --players {usual_players(some)}",
            f"rospo play {other.name} {' '.join(example_flags(other))}".rstrip(),
            *(f"rospo play {race.name} --speed 2" for race in races[:1]),
            f"rospo play --resume {example(0).name}.rospo",
        ],
    )
    add_game(made)
    made.add_argument("--players", type=whole, metavar="N", help="number of players, including you")
    made.add_argument("--seed", type=seed, metavar="N", help="same seed, same deals (default: a new one)")
    made.add_argument("--seat", type=whole, metavar="N", help="your seat (default: 0)")
    made.add_argument("--name", help="your name (default: You)")
    made.add_argument("--bot", metavar="NAME", help="random, novice, club (the default) or expert; or one per seat")
    made.add_argument(
        "--pace", type=at_least(0, 60_000), metavar="MS", help="how long a bot seems to think (default: 600)"
    )
    made.add_argument(
        "--speed", type=positive, metavar="X", help="speed of a watched race: 2 is twice as fast (default: 1)"
    )
    made.add_argument("--record", metavar="FILE", help="save the game to a new file as you play")
    made.add_argument(
        "--resume", metavar="FILE", help="continue a saved game, in the same file unless --record names another"
    )
    add_language(made)
    add_game_options(made, arguments)
    return made


def _check_flags(found: Namespace, game: Game) -> None:
    """Refuse flags that would have no effect: whoever gave them expected one."""
    watched = {"seat": found.seat, "name": found.name, "pace": found.pace}
    for flag, value in watched.items():
        if game.race is not None and value is not None:
            raise Refused(f"--{flag} has no effect in {game.title}, which you watch here: --speed sets its pace")
    if game.race is None and found.speed is not None:
        raise Refused(f"--speed is for races, which you watch: in {game.title}, --pace sets how long bots think")


# --- the match


def _resumed(found: Namespace) -> Match:
    given = [flag for flag in ("game", "players", "seed") if getattr(found, flag) is not None]
    given += [name.replace("_", "-") for name in game_options(found)]
    if given:
        what = "GAME" if given[0] == "game" else f"--{given[0]}"
        raise Refused(f"--resume brings its own game, players and options: leave {what} out")
    return files.read(found.resume)


def _new(found: Namespace) -> Match:
    keyboard = Keyboard()
    game = game_of(found.game) if found.game else _which_game(keyboard)
    players = found.players
    if players is None:
        players = _how_many(keyboard, game) if not found.game else usual_players(game)
    return start(game.name, players, seed=found.seed, **game_options(found, game))


def _which_game(keyboard: Keyboard) -> Game:
    out = console()
    out.print(Text(say("Which game?"), "bold"))
    names = [name for name in registry.games() if registry.game(name).terminal is not None]
    for number, name in enumerate(names, start=1):
        text = words(registry.game(name).package, spoken()).game
        watched = f" ({say('you watch bots race')})" if registry.game(name).race is not None else ""
        title = (f"{text['title']}{watched}", "bold cyan")
        out.print(Text.assemble((f"  {number}  ", "dim"), title, (f"  {text['players']}", "dim")))
        out.print(Text(f"     {text['tagline']}"))
    while True:
        answer = keyboard.ask(f"{say('A number from 1 to {n}, or a name', n=len(names))} > ")
        try:
            if answer.isdecimal() and 1 <= int(answer) <= len(names):
                return registry.game(names[int(answer) - 1])
            if answer:
                return game_of(answer)
        except (Refused, RospoError) as error:
            out.print(Text(f"{error}", "yellow"))


def _how_many(keyboard: Keyboard, game: Game) -> int:
    usual = usual_players(game)
    asked = "How many players? {counts}, Enter for {usual}"
    if game.race is None:
        asked = "How many players, including you? {counts}, Enter for {usual}"
    while True:
        answer = keyboard.ask(f"{say(asked, counts=game.counts, usual=usual)} > ")
        if not answer:
            return usual
        if answer.isdecimal() and len(answer) < 4 and int(answer) in game.seats:
            return int(answer)
        console().print(Text(say("{game} is for {counts} players.", game=game.title, counts=game.counts), "yellow"))


# --- the players


def _bots(found: Namespace, match: Match, person: int | None) -> dict[int, Bot]:
    """A bot for every seat but the person's."""
    seats = [seat for seat in range(match.players) if seat != person]
    wanted = (found.bot or USUAL).split(",")
    if len(wanted) not in (1, len(seats)):
        raise Refused(f"--bot names {len(wanted)} bots: give one for all, or {len(seats)}, one for each seat but yours")
    return {seat: make_bot(wanted[number % len(wanted)].strip(), match.game) for number, seat in enumerate(seats)}


def _introduce(out: Console, bots: Mapping[int, Bot]) -> None:
    """Which bots sit where and how they think, one line per kind."""
    kinds: dict[str, list[str]] = {}
    for seat, bot in bots.items():
        line = f". {getattr(bot, 'line', 'A custom bot.')}" if spoken() == ENGLISH else ""
        kinds.setdefault(f"{getattr(bot, 'name', type(bot).__name__)}{line}", []).append(say("Bot {n}", n=seat))
    for kind, names in kinds.items():
        out.print(Text(f"{', '.join(names)}: {kind}", "dim"))


def _sit_down(found: Namespace, match: Match) -> int:
    from rospo.cli.session import Session

    seat = found.seat or 0
    if not 0 <= seat < match.players:
        seats = f"with {match.players} players the seats are 0 to {match.players - 1}"
        raise Refused(f"--seat {seat} isn't at this table: {seats}")
    pace = found.pace if found.pace is not None else PACE if live() else 0
    bots = _bots(found, match, seat)
    session = Session(
        match,
        seat=seat,
        bots=bots,
        names=with_bots(match.players, seat, found.name),
        pace=pace,
        record=found.record,
        resumed=found.resume,
        again=_again(found),
    )
    _welcome(session.out, match)
    _introduce(session.out, bots)
    if found.resume:
        session.catch_up()
    return session.run()


def _again(found: Namespace) -> str:
    """The flags that a record doesn't have."""
    kept = [(flag, getattr(found, flag)) for flag in ("seat", "name", "bot", "pace")]
    kept += [("lang", spoken())] if spoken() != ENGLISH else []
    return "".join(f" --{flag} {quote(str(value))}" for flag, value in kept if value is not None)


def _welcome(out: Console, match: Match) -> None:
    out.print(Text(f"{titled(match.record())}\n{say(HELP)}", "dim"))
