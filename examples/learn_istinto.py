"""Learn Istinto with four players from nothing, by self-play on `simulate.Batch`; then play as `learned_bot:Learned`.

    python learn_istinto.py --minutes 20

One network plays all four seats of many games at once. After each round, moves that did better than expected
become more likely (PPO: Schulman et al., arXiv 1707.06347). A second network, the critic, says what to expect. It may
see all hands, and is needed only while learning. docs/learning.md has more.
"""

import argparse
import csv
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from learned_bot import FORBIDDEN, MOVES, PLAYERS, REST_SIZE, SUIT_SIZE, Array, Weights, cards_in, features
from measure_istinto import Table, measure
from torch import Tensor, nn

from rospo.simulate import Batch

TURNS = 12  # of each seat in a round: a bid and eleven cards
ROUND = TURNS * PLAYERS
POINTS = 20  # what counts as 1 for the networks
RATE = 1e-3  # learning rate at first
PORTION = 1024  # moves per learning step
CLIP = 0.2  # how far a move's probability may change in one round
TRACE = 0.95  # how much later results count for a move: the λ of generalised advantages
CURIOSITY = 0.02, 0.002  # the reward for variety, at first and at the end
BIDS_CURIOSITY = 8  # times as much for bids: with less, it soon makes only two bids and never learns the others
LEVELS = ("club", "novice", "random")


class Moves(NamedTuple):
    """Moves of many games: first (ROUND, games) of each, later any of them in one row."""

    suits: Tensor
    rest: Tensor
    hidden_suits: Tensor  # the other hands, for the critic only
    hidden_trumps: Tensor
    legal: Tensor
    seats: Tensor
    moves: Tensor
    likely: Tensor  # the logarithm of the move's probability


class Network(nn.Module):
    """One logit per move. All suits go through the same weights, since no suit is better than another."""

    def __init__(self, width: int = 128, suit_width: int = 64) -> None:
        super().__init__()
        self.suit = nn.Sequential(nn.Linear(SUIT_SIZE, suit_width), nn.ReLU())
        self.body = body(suit_width + REST_SIZE, width)
        self.bids_and_trump = nn.Linear(width, 13)
        self.suit_again = nn.Linear(suit_width, suit_width)
        self.table = nn.Linear(width, suit_width)
        self.cards = nn.Linear(suit_width, 12)

    def forward(self, suits: Tensor, rest: Tensor) -> Tensor:
        each = self.suit(suits)
        whole = self.body(torch.cat([each.sum(1) / 2, rest], 1))
        cards = self.cards(torch.relu(self.suit_again(each) + self.table(whole)[:, None])).flatten(1)
        others = self.bids_and_trump(whole)
        return torch.cat([others[:, :12], cards, others[:, 12:]], 1)

    def weights(self) -> Weights:
        """What was learned so far, to play with."""
        return Weights({name: values.numpy().copy() for name, values in self.state_dict().items()})


def body(numbers: int, width: int) -> nn.Sequential:
    """Two plain layers."""
    return nn.Sequential(nn.Linear(numbers, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())


class Critic(nn.Module):
    """How many points a seat will make in this round. It sees all hands, so that luck isn't mistaken for skill."""

    def __init__(self, width: int = 128, suit_width: int = 64) -> None:
        super().__init__()
        self.suit = nn.Sequential(nn.Linear(SUIT_SIZE + 36, suit_width), nn.ReLU())
        self.body = nn.Sequential(body(suit_width + REST_SIZE + 3, width), nn.Linear(width, 1))

    def forward(self, suits: Tensor, rest: Tensor, hidden_suits: Tensor, hidden_trumps: Tensor) -> Tensor:
        each = self.suit(torch.cat([suits, hidden_suits], -1))
        points: Tensor = self.body(torch.cat([each.sum(1) / 2, rest, hidden_trumps], 1))[:, 0]
        return points


def hidden(batch: Batch, seats: Array) -> tuple[Tensor, Tensor]:
    """The hands of the other three, from the left: (games, 5, 36), and their trumps, (games, 3)."""
    others = (seats[:, None] + np.arange(1, PLAYERS)) % PLAYERS
    hands = np.take_along_axis(batch.states["hands"], others, axis=1)
    suits = cards_in(hands).transpose(0, 2, 1, 3).reshape(len(batch), 5, 36)
    return torch.from_numpy(suits.astype(np.float32)), torch.from_numpy((hands >> 60).astype(np.float32) / 2)


@torch.no_grad()
def play_round(batch: Batch, table: Table, network: Network) -> tuple[Moves, Tensor]:
    """Play a round in every game: its moves, and (seats, games) the points made. No round is longer than another."""
    before = batch.scores
    steps = []
    for _ in range(ROUND):
        seen, gone, allowed = table.look()
        seats = batch.to_act.astype(np.int64)
        suits, rest = map(torch.from_numpy, features(seen, gone))
        legal = torch.tensor(allowed[:, :MOVES])
        chances = network(suits, rest).masked_fill(~legal, FORBIDDEN).log_softmax(1)
        moves = (chances - torch.empty_like(chances).exponential_().log()).argmax(1)  # each with its probability
        likely = chances.gather(1, moves[:, None])[:, 0]
        steps.append((suits, rest, *hidden(batch, seats), legal, torch.from_numpy(seats), moves, likely))
        batch.step(moves.numpy())
    gains = torch.from_numpy((batch.scores - before).T.astype(np.float32))
    batch.reset(batch.over)
    return Moves(*(torch.stack(parts) for parts in zip(*steps, strict=True))), gains / POINTS


def judge(seats: Tensor, values: Tensor, gains: Tensor) -> tuple[Tensor, Tensor]:
    """How much better each move did than expected, and what should have been expected: both (ROUND, games)."""
    order = seats.argsort(dim=0, stable=True)  # seat after seat, each seat's turns as they came
    expected = values.gather(0, order).view(PLAYERS, TURNS, -1)
    better = torch.zeros_like(expected)
    came, later = gains, torch.zeros_like(gains)
    for turn in reversed(range(TURNS)):
        later = came - expected[:, turn] + TRACE * later
        better[:, turn] = later
        came = expected[:, turn]
    surprise = torch.empty_like(values).scatter_(0, order, better.view(ROUND, -1))
    return surprise, surprise + values


class Learner:
    """The two networks, and how they change after a round."""

    def __init__(self) -> None:
        self.network = Network()
        self.critic = Critic()
        parameters = [*self.network.parameters(), *self.critic.parameters()]
        self._steps = torch.optim.Adam(parameters, lr=RATE, eps=1e-5)

    def learn(self, played: Moves, gains: Tensor, done: float) -> None:
        """Improve after a round. `done` is the share of the time that is over, from 0 to 1: steps become smaller."""
        for group in self._steps.param_groups:
            group["lr"] = RATE * max(0.05, 1 - done)
        curiosity = CURIOSITY[0] + (CURIOSITY[1] - CURIOSITY[0]) * min(1, 1.5 * done)
        flat = Moves(*(part.flatten(0, 1) for part in played))
        with torch.no_grad():
            values = self.critic(*flat[:4]).view(ROUND, -1)
        surprise, target = (part.flatten() for part in judge(played.seats, values, gains))
        surprise = (surprise - surprise.mean()) / surprise.std()
        chosen = (flat.legal.sum(1) > 1).nonzero()[:, 0]  # a forced move teaches nothing
        for some in torch.split(chosen[torch.randperm(len(chosen))], PORTION):
            self._step(Moves(*(column[some] for column in flat)), surprise[some], target[some], curiosity)

    def _step(self, part: Moves, surprise: Tensor, target: Tensor, curiosity: float) -> None:
        chances = self.network(part.suits, part.rest).masked_fill(~part.legal, FORBIDDEN).log_softmax(1)
        ratio = (chances.gather(1, part.moves[:, None])[:, 0] - part.likely).exp()
        gain = torch.min(ratio * surprise, ratio.clamp(1 - CLIP, 1 + CLIP) * surprise).mean()
        is_bid = part.legal[:, 0]
        variety = -((chances.exp() * chances).sum(1) * torch.where(is_bid, BIDS_CURIOSITY, 1)).mean()
        error = (self.critic(*part[:4]) - target).square().mean()
        self._steps.zero_grad()
        (error - gain - curiosity * variety).backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        nn.utils.clip_grad_norm_(self.critic.parameters(), 1.0)
        self._steps.step()


def learning(learner: Learner, options: argparse.Namespace) -> Iterator[tuple[int, int, int]]:
    """Learn until time is up. Whenever it is time to measure, yields seconds, processor seconds and moves."""
    batch = Batch("istinto", PLAYERS, options.games, seed=options.seed)
    table = Table(batch)
    began, worked = time.monotonic(), time.process_time()
    moves, due, limit = 0, 0.0, 60 * options.minutes
    while (spent := time.monotonic() - began) < limit:
        if spent >= due:
            yield round(spent), round(time.process_time() - worked), moves
            due += limit / options.points
        played, gains = play_round(batch, table, learner.network)
        learner.learn(played, gains, spent / limit)
        moves += ROUND * len(batch)
    yield round(spent), round(time.process_time() - worked), moves


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Learn Istinto by self-play.")
    parser.add_argument("--minutes", type=float, default=20, help="duration, including measuring (20)")
    parser.add_argument("--games", type=int, default=512, help="games at once (512)")
    parser.add_argument("--points", type=int, default=10, help="number of measurements (10)")
    parser.add_argument("--matches", type=int, default=500, help="matches per measurement and level (500)")
    parser.add_argument("--threads", type=int, default=2, help="processor cores (2)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the cards and the networks (1)")
    parser.add_argument("--curve", type=Path, default=Path("learning_curve.csv"), help="file for the curve")
    return parser.parse_args()


def main() -> None:
    options = arguments()
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)
    learner = Learner()
    with options.curve.open("w", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(("seconds", "processor", "moves", "level", "more", "more_error", "wins", "wins_error"))
        for seconds, processor, moves in learning(learner, options):
            weights = learner.network.weights()
            weights.save()
            for level in LEVELS:
                more, error, *wins = (round(value, 2) for value in measure(weights, level, options.matches))
                rows.writerow((seconds, processor, moves, level, more, error, *wins))
                print(f"{seconds:5} s {moves:>11,} moves, {level:>6}: {more:+6.1f} ± {error:.1f} points a match")
            file.flush()


if __name__ == "__main__":
    main()
