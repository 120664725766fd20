"""How people play: each manner is a habit that has broken some server."""

from msgspec import Struct


class Manner(Struct, frozen=True):
    """How somebody plays. Shares are between 0 and 1."""

    think_ms: float  # on average
    at_once: bool = False  # within a millisecond, unless something was just refused
    beats: bool = True  # says that it is there, not only when pinged
    two_tabs: bool = False
    sends_twice: float = 0.0
    plays_nonsense: float = 0.02
    asks_again: float = 0.0  # for everything
    breaks_off: float = 0.0  # per message heard: the line is cut
    naps: float = 0.0  # per message heard: closes the lid for a while
    stops_reading: float = 0.0
    dozes: float = 0.0  # per chance to act: is there, and does nothing for a minute or so
    leaves: float = 0.0  # per chance to move
    changes_device: float = 0.0  # per message heard: goes on elsewhere, knowing nothing
    asks_for_hints: float = 0.05  # per chance to move


MANNERS = (
    Manner(300.0),
    Manner(1500.0),
    Manner(50.0, at_once=True),
    Manner(400.0, beats=False),
    Manner(300.0, two_tabs=True, sends_twice=0.3),
    Manner(300.0, plays_nonsense=0.3),
    Manner(300.0, asks_again=0.2),
    Manner(400.0, breaks_off=0.01, sends_twice=0.1),
    Manner(500.0, naps=0.01),
    Manner(400.0, stops_reading=0.005),
    Manner(600.0, leaves=0.02, naps=0.002),
    Manner(400.0, changes_device=0.01),
    Manner(400.0, dozes=0.02),
)
