"""What the terminal says, in the language of the person at it. Sentences stand in English in the code; their
translations are looked up by the English: a game's own in `words/terminal/<language>.toml` in its package, all others
in `sentences/<language>.toml` here. Whatever isn't translated is said in English.

What is typed, such as `lay 34`, is the same in every language.
"""

import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.resources import files

from rospo.core.terminal import Names
from rospo.terminal.words import ENGLISH

_language = ENGLISH


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Meanwhile, in this language."""
    global _language  # noqa: PLW0603  # one person at one terminal
    before, _language = _language, language
    try:
        yield
    finally:
        _language = before


def spoken() -> str:
    """The language now."""
    return _language


@cache
def sentences(package: str, language: str) -> dict[str, str]:
    """Translations by the English; none if that language, or the game, has none."""
    folder = ("sentences",) if package == __package__ else ("words", "terminal")
    file = files(package).joinpath(*folder, f"{language}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


class Speech:
    """The sentences of one package: `say = Speech(__package__)`."""

    def __init__(self, package: str = __package__) -> None:
        self._package = package

    def __call__(self, sentence: str, **facts: object) -> str:
        """A sentence with its facts."""
        found = sentence
        if _language != ENGLISH:
            own = sentences(self._package, _language)
            found = own.get(sentence) or sentences(__package__, _language).get(sentence, sentence)
        return found.format(**facts) if facts else found

    def by(self, names: Names, seat: int, you: str, they: str, **facts: object) -> str:
        """What a seat does: 'You lay …' to its player, '{who} lays …' to the others."""
        return self(you, **facts) if seat == names.you else self(they, who=names[seat], **facts)

    def many(self, number: int, one: str, more: str) -> str:
        """'{n} card' or '{n} cards'."""
        return self(one if abs(number) == 1 else more, n=f"{number:,}".replace("-", "−"))

    def inside(self, names: Names, seat: int) -> str:
        """A name within a sentence."""
        return self("you") if seat == names.you else names[seat]

    def together(self, names: Names, seats: Sequence[int]) -> str:
        """'You, Bot 1 and Bot 2', to open a sentence."""
        *first, last = [names[seats[0]], *(self.inside(names, seat) for seat in seats[1:])]
        return self("{first} and {last}", first=", ".join(first), last=last) if first else last

    def new_cards(self, now: Sequence[str], before: Sequence[str], sentence: str = "You draw {cards}.") -> list[str]:
        """A sentence about the cards that weren't there before, if any."""
        new = [card for card in now if card not in before]
        return [self(sentence, cards=f"`{'` `'.join(new)}`")] if new else []
