"""What can be typed at any prompt besides a move."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from rospo.cli import files, rules
from rospo.cli.arguments import Refused
from rospo.cli.hint import hint
from rospo.cli.sheet import sheet, start_of_round
from rospo.terminal.drawing import offered
from rospo.terminal.speech import Speech, spoken
from rospo.terminal.words import first_rule, words

if TYPE_CHECKING:
    from rospo.cli.session import Session

say = Speech()

NUMBER = "1, 2, 3 …"
HELP = (
    ("help", "this"),
    (NUMBER, "a number picks the choice beside it: 1 is the first of the list"),
    ("moves", "every move you have"),
    ("hint", "what the expert bot would play, and why"),
    ("table", "show the table again"),
    ("log", "what happened in this"),
    ("score", "the score sheet"),
    ("rules", "all the rules; RULE shows one"),
    ("save FILE", "save the game, to continue later"),
    ("quit", "leave"),
    ("Enter", "while bots think: don't wait"),
)
SHORT = {"h": "help", "?": "help", "q": "quit", "exit": "quit", "bye": "quit", "scores": "score", "move": "moves"}


def obey(session: "Session", line: str) -> bool:
    """Carry out a command; False if the line isn't one."""
    word, _, rest = line.partition(" ")
    name = SHORT.get(word.lower(), word.lower())
    command = _COMMANDS.get(name)
    if command is None or (rest and name not in ("rule", "rules", "save")):
        return False
    command(session, rest.strip())
    return True


def _help(session: "Session", _rest: str) -> None:
    view, legal = session.view(), session.legal()
    session.say(session.table.advice(view, legal) or say("It isn't your turn yet."))
    if session.early is not None:
        session.say(f"  `withdraw`   {say('take back a move that waits for your turn')}")
    example = first_rule(session.game.package)
    numbered = any(choice.number is not None for choice in session.table.choices(view, legal))
    for name, what in HELP:
        if name == NUMBER and not numbered:
            continue
        whole = f"{what} {session.game.round_name}" if name == "log" else what
        told = say(whole).replace("RULE", f"`rule {example}`")
        session.say(f"  `{name}`{' ' * (11 - len(name))}{told}")


def _moves(session: "Session", _rest: str) -> None:
    choices = session.table.choices(session.view(), session.legal())
    session.out.print(
        offered(choices, session.out.width, session.table.style) if choices else say("None: it isn't your turn.")
    )


def _table(session: "Session", _rest: str) -> None:
    session.draw()


def _log(session: "Session", _rest: str) -> None:
    log = session.view().log
    first = start_of_round(session.match.game, log)
    if first == len(log):
        session.say(say("Nothing has happened in this " + session.game.round_name + " yet."))
    for number in range(first, len(log)):
        for line in session.narrator.sentences(log[number], log[:number]):
            session.out.print(line)


def _score(session: "Session", _rest: str) -> None:
    session.out.print(sheet(session.match.game, session.view().log, session.names))


def _rules(session: "Session", rest: str) -> None:
    text = words(session.game.package, spoken())
    plain = not session.out.is_terminal
    rules.show(session.out, rules.one_rule(text, rest, plain=plain) if rest else rules.whole_text(text, session.out))


def _rule(session: "Session", rest: str) -> None:
    if not rest:
        raise Refused("say which rule, for example 'rule " + first_rule(session.game.package) + "'")
    _rules(session, rest)


def _save(session: "Session", rest: str) -> None:
    session.save(rest or files.free_name(session.match.game))


def _quit(session: "Session", _rest: str) -> None:
    session.leave()


def _hint(session: "Session", _rest: str) -> None:
    legal = session.match.legal(session.seat) if session.offered() else []
    if not legal:
        session.say(say("It isn't your turn."))
        return
    for line in hint(session.view(), legal):
        session.say(line)


_COMMANDS: dict[str, Callable[["Session", str], None]] = {
    "help": _help,
    "moves": _moves,
    "table": _table,
    "log": _log,
    "score": _score,
    "rules": _rules,
    "rule": _rule,
    "save": _save,
    "quit": _quit,
    "hint": _hint,
}
