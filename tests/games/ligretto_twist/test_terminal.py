"""Ligretto Twist at the terminal: its table, its input and its story."""

from rospo import Event
from tests.cli.shown import tell


def test_events_are_told() -> None:
    lay = Event("lay", 1, (("card", "r"), ("pile", 4), ("fumble", False), ("at", 1234)))
    assert tell("ligretto_twist", lay) == ["   1.23 s  Bot 1 lays `R` on pile 4."]
    fumble = Event("lay", 0, (("card", "g"), ("pile", 0), ("fumble", True), ("at", 61_000)))
    assert tell("ligretto_twist", fumble) == ["  61.00 s  You fumble: `G` doesn't go on pile 0 now."]
    assert "all hands lift" in tell("ligretto_twist", Event("knot", None), (lay,))[0]
