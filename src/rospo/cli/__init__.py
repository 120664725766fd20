"""The command line: `rospo` alone shows what it can do.

Each command is a module, imported on use, so that none pays for another's libraries.
Bad input is one line that says what is wrong and what would be right, and exit status 2; never a traceback.
"""

import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module

COMMANDS = {
    "play": "play",
    "serve": "serve",
    "host": "host",
    "rules": "rules",
    "replay": "replay",
    "analyse": "analyse",
    "verify": "verify",
    "simulate": "simulate",
    "arena": "arena",
    "bench": "bench",
    "backup": "backup",
    "restore": "restore",
    "prune": "prune",
    "doctor": "doctor",
    "completion": "completion",
}
"""Each command and the module that runs it: `run(arguments)` there returns an exit status."""

OK, BROKEN_PIPE, BAD_INPUT, STOPPED = 0, 1, 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status."""
    from rospo.cli.arguments import Refused
    from rospo.core.errors import RospoError

    words = list(sys.argv[1:] if arguments is None else arguments)
    _never_fail_on_a_letter()
    try:
        status = _run(words)
        sys.stdout.flush()
        return status
    except (Refused, RospoError) as error:
        print(f"rospo: {_one_line(str(error))}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return STOPPED
    except BrokenPipeError:
        _let_go_of_stdout()
        return BROKEN_PIPE
    except SystemExit as leaving:  # argparse after -h, rich on a broken pipe
        return leaving.code if isinstance(leaving.code, int) else OK


def _run(words: list[str]) -> int:
    first = words[0] if words else "help"
    if first == "help" and words[1:2] and words[1] in COMMANDS:
        return _run([words[1], "-h"])
    if first in ("-h", "--help", "help"):
        from rospo.cli.overview import show

        show()
        return OK
    if first in ("-V", "--version", "version"):
        from rospo import __version__

        print(f"rospo {__version__}")
        return OK
    if first not in COMMANDS:
        raise _unknown(first)
    status: int = import_module(f"rospo.cli.{COMMANDS[first]}").run(words[1:])
    return status


def _unknown(word: str) -> Exception:
    from rospo.cli.arguments import Refused
    from rospo.play.registry import games

    if word in games():
        return Refused(f"{word!r} is a game, not a command: try 'rospo play {word}' or 'rospo rules {word}'")
    near = get_close_matches(word.lower(), [*COMMANDS, "--version", "--help"], n=1)
    right = f"did you mean {near[0]!r}?" if near else f"the commands are {', '.join(COMMANDS)}"
    return Refused(f"there is no command {word!r}: {right}")


def _one_line(message: str) -> str:
    return " ".join(message.split())


def _never_fail_on_a_letter() -> None:
    """A letter that can't be read or shown becomes a question mark instead of ending the game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _let_go_of_stdout() -> None:
    """The reader of our output is gone (`| head`): keep the interpreter from complaining at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
