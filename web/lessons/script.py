"""A lesson as it is played: a real match on a stacked deck, recorded step by step.

Seat 0 is the learner's. A step has something that the coach says; some also want a move of the learner. Then moves
happen: the learner's own, and the bots'. Everything that the page shows comes from here, because it knows no rules.
"""

import json
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import rospo
from rospo import IllegalMove, Match, Move
from rospo.play import registry

LEARNER = 0

Plain = dict[str, Any]
Play = Callable[[int, str], None]
Tries = Callable[[list[str]], list[str]]
"""The moves that a learner with this hand could think of, allowed or not."""


class Pace(NamedTuple):
    """In a race, the milliseconds between two moves: at walking pace, and where the lesson jumps."""

    walk: int
    run: int


TURNS = Pace(0, 0)
"""A game of turns has no clock."""


class Script:
    """What happens in a lesson, and what the coach says about it."""

    def __init__(
        self, game: str, players: int, deck: Iterable[str], *, tries: Tries, pace: Pace = TURNS, **options: Any
    ) -> None:
        self.match: Match = rospo.start(game, players, seed=1, decks=[list(deck)], **options)
        self.game = game
        self._tries = tries
        self._pace = pace
        self.steps: list[Plain] = []
        self._shown = self._look()
        self._first = self._shown

    # --- what a script says

    def tell(self, name: str) -> None:
        """The coach says something, and the learner goes on when ready."""
        self.steps.append({"name": name, "then": []})

    def do(self, name: str, move: str) -> None:
        """The coach asks for a move, and the learner makes it."""
        step: Plain = {"name": name, "want": move, "offer": _texts(self.match.legal(LEARNER))}
        if later := self.match.later(LEARNER):
            step["later"] = _texts(later)
        self.steps.append(step | {"refused": self._refused(), "then": []})
        self.play(LEARNER, move)

    def play(self, seat: int, *moves: str) -> None:
        """Moves that are made before the next step."""
        for move in moves:
            self._make(seat, move, self._pace.walk)
            self._tell_what_changed({"seat": seat, "move": move})

    def jump(self, go_on: Callable[[Play], None]) -> None:
        """Many moves that are shown as one: `go_on` makes them with the function that it gets."""
        go_on(lambda seat, move: self._make(seat, move, self._pace.run))
        self._tell_what_changed({"jump": True})

    def wait(self, ms: int) -> None:
        """In a race, let time pass."""
        self.match.advance(self.match.clock + ms)
        self._tell_what_changed({})

    def before_next_deal(self, **facts: Any) -> None:
        """The last move ended the round. Show the table as it lay then, `facts`, and not what is dealt after that."""
        self.steps[-1]["then"][-1]["view"] = {"scores": self._shown["scores"], **facts}

    def teach(self, name: str) -> None:
        """The coach says something about the round that is over, and what the library measured in it."""
        review = registry.game(self.game).review
        assert review is not None
        view = self.match.view(LEARNER)
        taught = [reason.to_dict() for reason in review().of_round(view, view.log, LEARNER)]
        self.steps.append({"name": name, "taught": taught, "then": []})

    # --- what comes of it

    def text(self) -> str:
        """The file: a line a step, so that changes can be read."""
        head = {"game": self.game, "players": self.match.players, "view": self._first}
        lines = ",\n".join(json.dumps(step, separators=(",", ":")) for step in self.steps)
        start = json.dumps(head, separators=(",", ":"))
        return f'{start[:-1]},"steps":[\n{lines}\n]}}\n'

    def _make(self, seat: int, move: str, after: int) -> None:
        self.match.play(seat, move, at=self.match.clock + after if after else None)

    def _look(self) -> Plain:
        """What the learner sees, without the log."""
        view = self.match.view(LEARNER).to_dict()
        self._events = view.pop("log")
        return view

    def _tell_what_changed(self, facts: Plain) -> None:
        before, told = self._shown, len(self._events)
        self._shown = self._look()
        changed = {field: value for field, value in self._shown.items() if value != before[field]}
        self.steps[-1]["then"].append(facts | {"events": self._events[told:], "view": changed})

    def _refused(self) -> dict[str, list[str]]:
        """The moves that the rules refuse here, by the rule that refuses them."""
        found: dict[str, list[str]] = {}
        for move in dict.fromkeys(self._tries(self._shown.get("hand") or [])):
            try:
                self.match.copy().play(LEARNER, move)
            except IllegalMove as error:
                found.setdefault(error.rule, []).append(move)
        return found


def _texts(moves: Iterable[Move]) -> list[str]:
    return [move.text for move in moves]
