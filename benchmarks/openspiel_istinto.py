"""Istinto for OpenSpiel: one round, from a decision on, as a `pyspiel` game that OpenSpiel's IS-MCTS bot can search.

No rule is written here: a position is a plain `State` of `rospo.games.istinto.rules`, OpenSpiel's actions are our
action codes, and what a seat may know comes from its view, so the bot can't cheat. A position is terminal when the
round is scored; the returns are the points of the round over `SCALE`.

Of OpenSpiel's two IS-MCTS bots only the one in Python can play a game written in Python: the C++ one asks the state to
resample itself, and that call isn't passed on to Python (`python_games.h` of 2.0.2). To have it play as well as it can
in the time it gets, the rollouts of its evaluator run on rospo's compiled rules. Nothing else of the bot is changed but
that it stops by the clock, as the C++ one can.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields
from math import comb
from operator import attrgetter
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import rospo
from rospo.core.bits import members
from rospo.core.chance import below
from rospo.core.game import DEAL, LEGAL, OVER, View
from rospo.games.istinto import GAME, moves, rules, view as views
from rospo.games.istinto.rules import State, apply, choice, choices
from rospo.games.istinto.view import IstintoView
from rospo.play import options, registry
from rospo.play.move import Move
from rospo.simulate import fast

SCALE = 20.0  # points: what a bid of 0 or 5 brings; only 6 and more bring more, seldom
UCT_C = 1.0  # 0.4 against it: -0.1 ± 2.7
ROLLOUTS = 32  # a leaf: compiled, they cost hardly more than one; 16 against 1: +2.8 ± 3.5 points a seat in 25 deals
TREES = ("information", "public")
"""What a node of the tree stands for: all that the seat to move knows, its cards included, as the bot has it by
default; or the moves made, whatever the cards, which makes a deeper tree and a bot half as fast."""
ALL = (1 << rules.DECK) - 1

_TYPE = pyspiel.GameType(
    short_name="rospo_istinto",
    long_name="Istinto, one round",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,  # the cards are dealt before a search begins
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=3,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
)


# --- what a seat knows


class Knowledge:
    """What a seat knows of the cards in this round, from its view: its hand, the cards played, the voids shown."""

    def __init__(self, view: IstintoView) -> None:
        assert view.seat is not None
        assert view.hand is not None
        self.seat = view.seat
        self.hand = _hand(moves.card(name) for name in view.hand)
        self.actions = _actions(view)
        self.sizes = view.hands
        self.played = [0] * view.players  # as hands
        self.voids = [0] * view.players  # the cards of the suits that a seat has no more of
        self._watch(view.players)
        known = self.hand + sum(self.played)
        trumps = rules.trumps(known)  # all are equal: let the first of the six be the known ones
        self.unseen = ALL & ~(known & rules.CARDS) & ~(((1 << trumps) - 1) << rules.TRUMP)
        self.allowed = [self.unseen & ~void for void in self.voids]
        self._lists = [members(mask) for mask in self.allowed]
        self.others = sorted(set(range(view.players)) - {self.seat}, key=self._room)
        self._bounds = [self._bound(i) for i in range(len(self.others))]

    def _watch(self, players: int) -> None:
        cards = [(seat, action - rules.PLAY) for seat, action in self.actions if action >= rules.PLAY]
        suit = 0
        for i, (seat, card) in enumerate(cards):
            if i % players == 0:
                suit = rules.suit_of(card)
            elif suit >> card & 1 == 0:
                self.voids[seat] |= suit
            self.played[seat] += 1 << card

    def _room(self, seat: int) -> int:
        return self.allowed[seat].bit_count() - self.sizes[seat]

    def _bound(self, i: int) -> int:
        """From how many cards the i-th of the others can choose at most, whatever those before it took."""
        seat, before = self.others[i], self.others[:i]
        useless = self.unseen & self.voids[seat]  # best for the seat is if they took many of these
        taken = sum(self.sizes[other] for other in before)
        away = sum(min(self.sizes[other], (self.allowed[other] & useless).bit_count()) for other in before)
        return self.allowed[seat].bit_count() - taken + min(away, useless.bit_count())

    def deal(self, rng: Random) -> list[int]:
        """Hands for all seats, drawn uniformly from all that agree with what the seat knows.

        The others draw in turn from the cards they can have. That favours some deals: those after which a seat had
        few cards to choose from. So a deal is kept with a probability in proportion to that number of choices.
        """
        hands = [0] * len(self.sizes)
        hands[self.seat] = self.hand
        while not self._dealt(hands, rng):
            pass
        return hands

    def _dealt(self, hands: list[int], rng: Random) -> bool:
        taken = 0
        for seat, bound in zip(self.others, self._bounds, strict=True):
            size = self.sizes[seat]
            cards = [card for card in self._lists[seat] if not taken >> card & 1] if taken else self._lists[seat]
            if len(cards) < bound and rng.random() * comb(bound, size) >= comb(len(cards), size):
                return False
            drawn = rng.sample(cards, size)
            for card in drawn:
                taken |= 1 << card
            hands[seat] = _hand(drawn)
        return True


def _hand(cards: Iterable[int]) -> int:
    return sum(1 << min(card, rules.TRUMP) for card in cards)


def _actions(view: IstintoView) -> list[tuple[int, int]]:
    """The moves of this round so far, as (seat, action)."""
    found: list[tuple[int, int]] = []
    for event in view.log:
        if event.kind == "round":
            found.clear()
        if event.seat is None:
            continue
        if event.kind == "bid":
            found.append((event.seat, event.fact("bid")))
        elif event.kind == "play":
            found.append((event.seat, rules.PLAY + moves.card(event.fact("card"))))
    return found


def position(view: IstintoView, known: Knowledge, hands: list[int]) -> State:
    """The position of the view if these are the hands: the cards dealt, and the moves of the round made by the law."""
    s: State = options.new_state(registry.game("istinto"), view.players, view.options)
    s.dealer = view.dealer
    s.scores[: s.players] = view.scores
    rules.deal(s)
    for seat, hand in enumerate(hands):
        s.hands[seat] = hand + known.played[seat]
    for seat, action in known.actions:
        assert rules.refusal(s, seat, action) == LEGAL
        apply(s, seat, action)
    return s


# --- the game as OpenSpiel sees it


class Game(pyspiel.Game):  # type: ignore[misc]
    """A round of Istinto from one seat's decision on."""

    def __init__(self, view: IstintoView, rng: Random) -> None:
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.ACTIONS,
            max_chance_outcomes=0,
            num_players=view.players,
            min_utility=0.0,
            max_utility=60 / SCALE,
            max_game_length=(rules.HAND + 1) * view.players,
        )
        super().__init__(_TYPE, info, {})
        self.rng = rng
        self.known = Knowledge(view)
        self.scores = view.scores
        self.root = position(view, self.known, self.known.deal(rng))

    def scaled(self, scores: list[float] | list[int]) -> list[float]:
        """The points of this round, as returns."""
        return [(now - before) / SCALE for now, before in zip(scores, self.scores, strict=False)]

    def new_initial_state(self) -> "Position":
        return Position(self, self.root.copy(), "")

    def resampled(self) -> "Position":
        """The root with the others' cards dealt anew."""
        s = self.root.copy()
        s.hands[: s.players] = self.known.deal(self.rng)
        return Position(self, s, "")


class Position(pyspiel.State):  # type: ignore[misc]
    """The interface of OpenSpiel's states, answered directly: the way through C++ and back would only cost time."""

    def __init__(self, game: Game, s: State, public: str) -> None:
        super().__init__(game)
        self.game = game
        self.s = s
        self.public = public  # the moves since the root, a character each

    def current_player(self) -> int:
        return GAME.next_seat(self.s)

    def legal_actions(self, player: int | None = None) -> list[int]:
        return moves.legal(self.s, GAME.next_seat(self.s) if player is None else player)

    def apply_action(self, action: int) -> None:
        apply(self.s, GAME.next_seat(self.s), int(action))
        self.public += chr(action)

    def is_chance_node(self) -> bool:
        return False

    def is_terminal(self) -> bool:
        return self.s.phase == DEAL or self.s.phase == OVER

    def returns(self) -> list[float]:
        return self.game.scaled(self.s.scores)

    def clone(self) -> "Position":
        return Position(self.game, self.s.copy(), self.public)

    def information_state_string(self, player: int | None = None) -> str:
        return f"{self.s.hands[GAME.next_seat(self.s) if player is None else player]} {self.public}"

    def observation_string(self, player: int | None = None) -> str:
        """What the searching seat can tell apart: the moves made. Its own hand is the same in all its worlds."""
        return self.public

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "Position":
        assert player == self.game.known.seat
        assert self.public == ""
        return self.game.resampled()

    def get_game(self) -> Game:
        return self.game

    def __str__(self) -> str:
        return repr(self.s)


# --- OpenSpiel's bot


def rollouts(root: Any, states: Any, totals: Any, n: int, x: int) -> int:
    """Play on at random until the round is scored, n times, and add up the scores. Returns chance's next state.

    `rospo.simulate.fast` compiles this with the rules.
    """
    s = states[0]
    for _ in range(n):
        states[0] = root[0]
        while s.phase != DEAL and s.phase != OVER:
            seat = GAME.next_seat(s)
            x, pick = below(x, choices(s, seat))
            apply(s, seat, choice(s, seat, pick))
        for seat in range(s.players):
            totals[seat] += s.scores[seat]
    return x


class Rollouts(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
    """OpenSpiel's random rollouts, with the moves made by compiled rules."""

    def __init__(self, n_rollouts: int, seed: int) -> None:
        super().__init__(n_rollouts)
        self._values = attrgetter(*(field.name for field in State.fields))
        self._root, self._states = np.zeros((2, 1), fast.dtype(State))
        self._totals = np.zeros(6, np.int64)
        self._compiled = fast.compiled(registry.game("istinto")).entry(rollouts)
        self._x = seed | 1

    def evaluate(self, state: Position) -> list[float]:
        self._root[0] = self._values(state.s)
        self._totals[:] = 0
        self._x = self._compiled(self._root, self._states, self._totals, self.n_rollouts, self._x)
        return state.game.scaled([total / self.n_rollouts for total in self._totals.tolist()])


class TimeIsUp(Exception):
    pass


class TimedBot(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's IS-MCTS bot with a clock instead of a number of simulations."""

    deadline = 0.0
    simulations = 0

    def sample_root_state(self, state: Position) -> Any:
        if time.perf_counter() >= self.deadline and self._root_node.total_visits > 0:
            raise TimeIsUp
        self.simulations += 1
        return super().sample_root_state(state)

    def run_search(self, state: Position) -> Any:
        try:
            return super().run_search(state)
        except TimeIsUp:  # as after the last simulation
            node = self._root_node
            if self._allow_inconsistent_action_sets:
                node = self.filter_illegals(node, state.legal_actions())
            return self.get_final_policy(state, node)


class OpenSpielBot:
    """A bot as rospo knows them: view in, move out. What it thinks with is OpenSpiel's."""

    def __init__(self, *, ms: float, seed: int, rollouts: int = ROLLOUTS, tree: str = TREES[0]) -> None:
        self.ms = ms
        self._rng = Random(seed)
        self._bot = TimedBot(
            game=None,  # it is kept and never used
            evaluator=Rollouts(rollouts, seed),
            uct_c=UCT_C,
            max_simulations=10**9,
            random_state=np.random.RandomState(seed % 2**32),
            final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            use_observation_string=tree == "public",
            allow_inconsistent_action_sets=tree == "public",
        )

    @property
    def simulations(self) -> int:
        """How many it has made so far."""
        return int(self._bot.simulations)

    def choose(self, view: View, legal: list[Move], rng: Random) -> Move:
        self._bot.deadline = time.perf_counter() + self.ms / 1000
        assert isinstance(view, IstintoView)
        if len(legal) == 1:
            return legal[0]
        action = self._bot.step(Game(view, self._rng).new_initial_state())
        return next(move for move in legal if move.action == action)


# --- is all this right?


def check(rounds: int = 40, worlds: int = 5) -> None:
    """Fail if the positions, worlds or playouts here aren't those of a match."""
    rng = Random(1)
    decisions = 0
    for seed in range(rounds):
        match = rospo.start("istinto", players=3 + seed % 4, seed=seed, until="each_dealt_twice")
        while match.round == 1:
            seat = match.due[0]
            view: Any = match.view(seat)
            game = Game(view, rng)
            for _ in range(worlds):
                check_world(view, game, match.legal(seat))
            check_playouts(match.copy(), game)
            match.play(seat, rng.choice(match.legal(seat)))
            decisions += 1
    print(f"{decisions} decisions in {rounds} rounds: the {worlds} worlds sampled at each agree with the view")
    print("from each, the true position played on: same moves, same score as the match; compiled rollouts too")
    print(f"a card lies in a hand as often as it should: {check_uniform(rng):.1f} standard errors off, at most")


def check_world(view: IstintoView, game: Game, legal: list[Move]) -> None:
    """A sampled world shows the searching seat what it sees, and the law leads there from the deal."""
    known = game.known
    found = game.new_initial_state().resample_from_infostate(known.seat, game.rng.random)
    s = found.s
    common = {entry.name: getattr(view, entry.name) for entry in fields(View)}
    assert views.view(s, known.seat, common) == view
    assert found.legal_actions() == [move.action for move in legal]
    again = position(view, known, s.hands[: s.players])
    again.deck[:] = s.deck
    assert again == s
    cards = [name for hand in (*s.hands[: s.players], *known.played) for name in moves.names(hand)]
    assert Counter(cards) <= Counter(moves.CARDS)


def check_playouts(match: rospo.Match, game: Game) -> None:
    """The true position, played on at random here and in the match."""
    found = game.new_initial_state()
    for seat, hand in enumerate(match.reveal()["hands"]):
        found.s.hands[seat] = _hand(moves.card(name) for name in hand)
        assert found.s.hands[seat] & game.known.voids[seat] == 0
    check_rollout(found, game.rng.getrandbits(60))
    while match.round == 1:
        seat = match.due[0]
        assert not found.is_terminal()
        assert found.current_player() == seat
        assert found.legal_actions() == [move.action for move in match.legal(seat)]
        action = game.rng.choice(found.legal_actions())
        found.apply_action(action)
        match.play(seat, match.move(action))
    assert found.is_terminal()
    assert found.returns() == [score / SCALE for score in match.scores]


def check_rollout(found: Position, seed: int) -> None:
    """A compiled rollout and the same one uncompiled score the same."""
    s, x = found.s.copy(), seed | 1
    while s.phase != DEAL and s.phase != OVER:
        x, pick = below(x, choices(s, GAME.next_seat(s)))
        apply(s, GAME.next_seat(s), choice(s, GAME.next_seat(s), pick))
    assert Rollouts(1, seed).evaluate(found) == found.game.scaled(s.scores)


def check_uniform(rng: Random, draws: int = 5_000) -> float:
    """How often each card lies in each hand, against shuffling until it fits; in standard errors, at most."""
    worst = 0.0
    for known in _with_voids(rng):
        counts = np.zeros((2, len(known.sizes), rules.DECK))
        for _ in range(draws):
            for method, hands in enumerate((known.deal(rng), _shuffled(known, rng))):
                for seat in known.others:
                    counts[method, seat, list(members(rules.distinct(hands[seat])))] += 1
        share = counts.mean(axis=0) / draws
        error = np.sqrt(2 * draws * share * (1 - share)).clip(1)
        worst = max(worst, float((np.abs(counts[0] - counts[1]) / error).max()))
    assert worst < 5
    return worst


def _with_voids(rng: Random, wanted: int = 4) -> Iterator[Knowledge]:
    """What seats know in the middle of a round, after two others at least have shown a void."""
    while wanted:
        match = rospo.start("istinto", players=4, seed=rng.getrandbits(32))
        while match.moves < 4 + 4 * 5:
            seat = match.due[0]
            match.play(seat, rng.choice(match.legal(seat)))
        view: Any = match.view(match.due[0])
        known = Knowledge(view)
        if sum(known.voids[seat] != 0 for seat in known.others) >= 2:
            wanted -= 1
            yield known


def _shuffled(known: Knowledge, rng: Random) -> list[int]:
    """As `Knowledge.deal`, the plain way."""
    cards = list(members(known.unseen))
    while True:
        rng.shuffle(cards)
        hands, first = [0] * len(known.sizes), 0
        for seat in known.others:
            hands[seat] = _hand(cards[first : first + known.sizes[seat]])
            first += known.sizes[seat]
        if not any(hand & void for hand, void in zip(hands, known.voids, strict=True)):
            return hands
