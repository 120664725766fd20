"""Where the data may be: in a file, or in a PostgreSQL database."""

from pathlib import Path
from urllib.parse import urlsplit

SCHEMES = ("postgresql://", "postgres://")

Data = Path | str
"""A file, or the address of a database."""


def data_of(text: str) -> Data:
    """What somebody means by a text."""
    return text if text.startswith(SCHEMES) else Path(text).expanduser()


def shown(data: Data) -> str:
    """For people to read: without the password."""
    if isinstance(data, Path):
        return str(data)
    parts = urlsplit(data)
    return f"postgresql://{parts.netloc.rpartition('@')[2]}{parts.path}"
