"""How long a game takes people, estimated: for the boxes whose printed rules give no duration.

Run as `python benchmarks/durations.py`; it takes a few minutes. Bots (`club`) play whole games, and a pace like that of
people says how long each step takes:

- shuffling takes SHUFFLE seconds a round, dealing DEALT seconds a card, scoring SCORING seconds a round;
- a decision among n moves takes HANDLING + THINKING × log2(n) seconds (Hick's law); who chooses together with
  others waits for the slowest, and then SETTLING seconds pass until all is compared and paid;
- in a race the rounds' own clock runs, with the speeds of `club` players (LT-R9).

Only THINKING is fitted, to the box of Take That: 20 minutes with three players. Twins, whose box prints a duration too,
shows how good the model is.
"""

import argparse
from math import log2
from statistics import mean, quantiles

import rospo
from rospo.bots.racer import Racer
from rospo.bots.speed import speed
from rospo.bots.table import luck
from rospo.play import registry
from rospo.play.match import Match

SHUFFLE, DEALT, SCORING, HANDLING, SETTLING = 40.0, 0.5, 30.0, 2.5, 15.0
DEALT_EACH = {"take_that": 9, "twins": 8, "istinto": 11, "ligretto_twist": 40}
"""Cards that a player is dealt each round: TT-4, TW-3, IS-2, LT-2."""
PRINTED = {"take_that": 20, "twins": 30}
FITTED = ("take_that", 3)
LEVEL = "club"


def around(match: Match) -> float:
    """Seconds of shuffling, dealing and scoring in each round."""
    cards = DEALT_EACH[match.game] * match.players
    return SHUFFLE + DEALT * cards + SCORING


def turns(game: str, players: int, seed: int) -> tuple[float, float]:
    """One game by turns: seconds that don't depend on THINKING, and how often THINKING counts."""
    match = rospo.start(game, players=players, seed=seed)
    bots = [rospo.bot(LEVEL, game) for _ in range(players)]
    fixed, thinking, at, together = around(match), 0.0, match.round, 0.0
    while not match.over:
        due = match.due
        for seat in due:
            bits = log2(max(1, len(match.legal(seat))))
            together = max(together, bits)
            match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat), luck(match, seat, seed)))
        fixed += HANDLING + (SETTLING if len(due) > 1 else 0)
        thinking, together = thinking + together, 0.0
        if match.round != at:
            fixed, at = fixed + around(match), match.round
    return fixed, thinking


def race(game: str, players: int, seed: int) -> float:
    """One race: its rounds' clocks, and what is around them."""
    match = rospo.start(game, players=players, seed=seed)
    bots = [rospo.bot(LEVEL, game) for _ in range(players)]
    racer = Racer(match, [speed(bot, game) for bot in bots])
    seconds, clock, at = around(match), 0, match.round
    while not match.over:
        seat, now = racer.next(match.view(None))
        racer.act(match, seat, now, bots[seat], luck(match, seat, seed))
        if match.round != at:
            seconds, at = seconds + clock / 1000 + around(match), match.round
        clock = now
    return seconds + clock / 1000


def shown(minutes: list[float]) -> str:
    """A mean and the middle nine tenths."""
    cuts = quantiles(minutes, n=20)
    return f"{mean(minutes):5.0f} min, 5 … 95 %: {cuts[0]:.0f} … {cuts[-1]:.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    games = range(parser.parse_args().games)
    fit = [turns(*FITTED, seed) for seed in games]
    per_bit = (60 * PRINTED[FITTED[0]] - mean(fixed for fixed, _ in fit)) / mean(bits for _, bits in fit)
    print(f"THINKING = {per_bit:.2f} s, so that {FITTED[0]} with {FITTED[1]} players takes {PRINTED[FITTED[0]]} min\n")
    for name in rospo.games():
        game = registry.game(name)
        for players in game.seats:
            if game.race is not None:
                taken = [race(name, players, seed) / 60 for seed in games]
            else:
                made = (turns(name, players, seed) for seed in games)
                taken = [(fixed + per_bit * bits) / 60 for fixed, bits in made]
            printed = f"; its box says {PRINTED[name]}" if name in PRINTED else ""
            print(f"{name:14} {players} players: {shown(taken)}{printed}", flush=True)


if __name__ == "__main__":
    main()
