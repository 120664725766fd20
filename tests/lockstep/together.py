"""Three implementations side by side: the compiled rules, the same rules uncompiled, and the plain second one.

The reference in `tests/games/<game>` was written from the rules pages alone. Here a batch (compiled), a match a game
(uncompiled) and a reference a game get the same decks and the same moves, and must agree after every one.
"""

from functools import cache
from random import Random
from typing import Any

import numpy as np

import rospo
from rospo import simulate
from rospo.core.chance import folded
from rospo.play import registry
from tests.kits import KITS

COMPARED = 40
"""The complete state is compared after each move up to this number, and at multiples of it."""


def deck(game: str, players: int, seed: int, number: int) -> list[str]:
    """The deck of a round (from 0) that the seed gives."""
    found = registry.game(game)
    s = found.rules.State()
    s.players, s.seed, s.round = players, folded(seed), number
    found.rules.shuffle(s)
    names = {found.moves.card(name): name for name in reversed(found.moves.CARDS)}
    top = max(names)  # equal cards have one name, whatever their numbers
    return [names[min(card, top)] for card in s.deck]


class Decks(list[list[str]]):
    """Decks made on demand, as many as a game needs."""

    def __init__(self, game: str, players: int, seed: int) -> None:
        super().__init__()
        self._make = cache(lambda number: deck(game, players, seed, number))

    def __getitem__(self, number: Any) -> Any:
        return self._make(number)


def reference(game: str, players: int, seed: int, dealer: int, options: dict[str, Any]) -> Any:
    """The second implementation, dealt the same cards."""
    return KITS[game].reference(players, decks=Decks(game, players, seed), **(options | {"dealer": dealer}))


def assert_agree(match: rospo.Match, ref: Any, *, whole: bool) -> None:
    """The match and the reference show the same; `whole`: every seat's moves and all secrets too."""
    assert match.phase == ref.phase
    assert match.over == ref.over
    assert list(match.scores) == list(ref.scores)
    assert match.to_act == ref.to_act()
    assert match.winners == tuple(ref.winners)
    for seat in match.to_act if whole else match.to_act[:1]:
        assert [move.text for move in match.legal(seat)] == ref.legal(seat)
    if whole and not match.over:
        revealed = match.reveal()
        for key, value in ref.truth().items():
            name = "round" if key == "hand" else key
            assert revealed[name] == _listed(value), key


def _listed(value: Any) -> Any:
    return [_listed(item) for item in value] if isinstance(value, list | tuple) else value


class Together:
    """Some games of one kind, played by all three at once."""

    def __init__(self, game: str, players: int, games: int, seed: int, **options: Any) -> None:
        self.rng = Random(f"{game} {players} {seed} {options}")
        self.has_clock = registry.game(game).race is not None
        self.batch = simulate.Batch(game, players=players, games=games, seed=seed, **options)
        self.matches = []
        self.references = []
        for number in range(games):
            one = simulate.seed_of(seed, number)
            match = rospo.start(game, players=players, seed=one, **options)
            self.matches.append(match)
            dealer = match.record().first_dealer
            self.references.append(reference(game, players, one, dealer, options))

    def play(self, *, seldom: float = 0.0, slip: float = 0.0) -> int:
        """Play all games to the end; returns the number of moves."""
        moves = 0
        while not self.batch.over.all():
            self._choose_seats(seldom)
            actions = np.zeros(len(self.batch), np.int64)
            mask = self.batch.mask
            for number, match in enumerate(self.matches):
                if match.over:
                    continue
                self._compare(number, mask[number], whole=moves < COMPARED or moves % COMPARED == 0)
                actions[number] = self._move(number, seldom, slip)
            self.batch.step(actions)
            moves += 1
        for match, ref in zip(self.matches, self.references, strict=True):
            assert_agree(match, ref, whole=False)
        assert self.batch.scores.tolist() == [list(match.scores) for match in self.matches]
        assert [tuple(np.flatnonzero(won)) for won in self.batch.winners] == [match.winners for match in self.matches]
        return moves

    def _choose_seats(self, seldom: float) -> None:
        """Where several seats may act, pick any of them, not only the one a simulation would ask."""
        for number, match in enumerate(self.matches):
            if not match.over and not self.has_clock and len(match.to_act) > 1:
                seats = [seat for seat in match.to_act if self.rng.random() < seldom or _calm(match, seat)]
                self.batch._seats[number] = self.rng.choice(seats)
                self.batch._mask = None

    def _compare(self, number: int, mask: Any, *, whole: bool) -> None:
        match, seat = self.matches[number], int(self.batch.to_act[number])
        if self.has_clock:
            at = int(self.batch.states["clock"][number])
            match.advance(at)
            self.references[number].clock = at
        assert_agree(match, self.references[number], whole=whole)
        assert sorted(move.action for move in match.legal(seat)) == np.flatnonzero(mask).tolist()
        if whole:
            state = match._state.values()
            for name in set(state) - {"ready", "chance"}:  # a match leaves these to simulations
                assert self.batch.states[name][number].tolist() == state[name], name

    def _move(self, number: int, seldom: float, slip: float) -> int:
        match, seat = self.matches[number], int(self.batch.to_act[number])
        legal = match.legal(seat)
        if self.rng.random() >= seldom:
            legal = _calm(match, seat) or legal
        text = KITS[match.game].slip(match, self.rng, self.rng.choice(legal).text, slip)
        match.play(seat, text)
        self.references[number].play(seat, text)
        return match._game.moves.action(text)


def _calm(match: rospo.Match, seat: int) -> list[rospo.Move]:
    """The legal moves without the rare ones."""
    seldom = KITS[match.game].seldom
    return [move for move in match.legal(seat) if seldom is None or not move.text.startswith(seldom)]
