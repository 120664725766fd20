"""Fields of a view in words."""

from typing import Any


def text(value: Any) -> str:
    """A field of a view, in short."""
    if isinstance(value, tuple):
        return " ".join(f"({text(item)})" if isinstance(item, tuple) else text(item) for item in value) or "none"
    return "-" if value is None else str(value)
