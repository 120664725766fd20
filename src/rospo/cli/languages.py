"""The languages of the rules and of the table at the terminal."""

from rospo.cli.arguments import Parser, Refused

ENGLISH = "en"
LANGUAGES = (ENGLISH, "it", "de", "fr", "nl", "es")


def add_language(parser: Parser) -> None:
    parser.add_argument("--lang", default=ENGLISH, metavar="LANG", help=f"{' '.join(LANGUAGES)} (default: {ENGLISH})")


def checked_language(text: str) -> str:
    if text.lower() not in LANGUAGES:
        raise Refused(f"--lang {text!r:.20} isn't a language of the rules: use {', '.join(LANGUAGES)}")
    return text.lower()
