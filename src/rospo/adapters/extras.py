"""What an adapter says when its library isn't installed."""


def missing(extra: str) -> ImportError:
    """The error for an adapter whose library isn't installed: it names the extra.

    >>> missing("pettingzoo")
    ImportError("rospo.adapters.pettingzoo needs an extra: pip install 'rospo[pettingzoo]'")
    """
    return ImportError(f"rospo.adapters.{extra} needs an extra: pip install 'rospo[{extra}]'")
