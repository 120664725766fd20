"""Numbers and letters as people read them."""

import sys


def can_show(letters: str) -> bool:
    """Can the output show these letters?"""
    try:
        letters.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def sign(number: int) -> str:
    """A number as on score sheets: +2, −5, 0."""
    return f"+{number}" if number > 0 else minus(number)


def minus(number: int) -> str:
    """A number with a real minus sign."""
    return str(number).replace("-", "−")


def decimal(number: float, places: int = 3) -> str:
    """A number rounded to a few places, with a real minus sign."""
    return f"{number:.{places}f}".replace("-", "−")


def many(number: int, one: str, more: str | None = None) -> str:
    """'1 card', '3 cards'."""
    return f"{number:,} {one if number == 1 else more or one + 's'}"
