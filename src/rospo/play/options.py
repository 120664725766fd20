"""What a match is started with: players, seed, dealer, decks and the game's own options, all checked."""

import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rospo.core.errors import BadDeck, BadOption, quoted
from rospo.core.game import Game, whole
from rospo.core.shared import NOBODY

Deck = tuple[str, ...]


def checked_players(game: Game, players: Any) -> int:
    if isinstance(players, bool) or not isinstance(players, int) or players not in game.seats:
        raise BadOption(f"{game.title} is for {game.counts} players, not {quoted(players)}")
    return players


def checked_seed(seed: Any) -> int:
    """The given seed, or a new one."""
    if seed is None:
        return secrets.randbits(63)
    if isinstance(seed, bool) or not isinstance(seed, int) or seed < 0:
        raise BadOption(f"seed must be a whole number of 0 or more, or None, not {quoted(seed)}")
    return seed


def checked_count(name: str, value: Any, most: int = 1_000_000_000, least: int = 1) -> int:
    """A number of games, workers or playouts; or the number of a game."""
    try:
        return whole(least, most)(value)
    except ValueError as error:
        raise BadOption(f"{name} must be {error}, not {quoted(value)}") from None


def checked_options(
    game: Game, players: int, given: Mapping[str, Any], *, besides: Sequence[str] = ("seed", "decks")
) -> dict[str, Any]:
    """Every option with its value, defaults included, `dealer` last. `besides`: other names to suggest."""
    known = {option.name: option for option in game.options}
    for name in given:
        if name not in known and name != "dealer":
            names = ", ".join([*known, "dealer", *besides])
            raise BadOption(f"{game.title} has no option {quoted(name)}: its options are {names}")
    values: dict[str, Any] = {}
    for name, option in known.items():
        try:
            values[name] = option.check(given.get(name, option.default))
        except ValueError as error:
            raise BadOption(f"{name} must be {error}, not {quoted(given[name])} ({option.rule})") from None
    values["dealer"] = _checked_dealer(players, given.get("dealer"))
    return values


def _checked_dealer(players: int, dealer: Any) -> int | None:
    if dealer is None:
        return None
    if isinstance(dealer, bool) or not isinstance(dealer, int) or dealer not in range(players):
        raise BadOption(
            f"dealer must be a seat from 0 to {players - 1}, or None for a draw, not {quoted(dealer)} (ALL-R1)"
        )
    return dealer


def new_state(game: Game, players: int, options: Mapping[str, Any]) -> Any:
    """A state before its first deal, with checked players and options; the caller sets the seed."""
    state = game.rules.State()
    state.players = players
    state.first_dealer = NOBODY if options["dealer"] is None else options["dealer"]
    game.configure(state, options)
    return state


def checked_decks(game: Game, decks: Any) -> tuple[Deck, ...]:
    if decks is None:
        return ()
    if isinstance(decks, str | bytes) or not isinstance(decks, Sequence):
        raise BadDeck(f"decks must be a list of decks, each a list of card names, not {quoted(decks)}")
    return tuple(checked_deck(game, number, deck) for number, deck in enumerate(decks, start=1))


def checked_deck(game: Game, number: int, deck: Any) -> Deck:
    if isinstance(deck, str | bytes) or not isinstance(deck, Sequence):
        raise BadDeck(f"deck {number} must be a list of card names, not {quoted(deck)}")
    names = tuple(deck)
    if not all(type(name) is str for name in names):
        raise BadDeck(f"deck {number}: card names are texts such as {game.moves.CARDS[0]!r}")
    want, have = Counter(game.moves.CARDS), Counter(names)
    if want == have:
        return names
    wrong = [
        f"{label} {', '.join(cards[:5])}{' …' if len(cards) > 5 else ''}"
        for label, cards in (
            ("unknown:", [quoted(name) for name in have if name not in want]),
            ("too many:", [name for name in want if have[name] > want[name]]),
            ("missing:", [name for name in want if have[name] < want[name]]),
        )
        if cards
    ]
    raise BadDeck(f"deck {number} isn't exactly the {len(game.moves.CARDS)} cards of {game.title}; {'; '.join(wrong)}")
