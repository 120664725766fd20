"""What holds at every point of every match, whatever was played."""

import pickle
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

import rospo
from rospo import Match, Move
from tests.kits import KITS
from tests.support import everything
from tests.tables import CARDS, TABLES, Table, played, points, step

each_table = pytest.mark.parametrize("table", TABLES, ids=str)
each_game = pytest.mark.parametrize("game", rospo.games())

# --- nothing is lost


@each_table
@settings(max_examples=2)
@given(seed=st.integers(0, 2**64))
def test_every_card_is_in_one_place_after_every_move(table: Table, seed: int) -> None:
    match, rng = table.start(seed), Random(seed)
    deck = Counter(CARDS[table.game])
    while not match.over and len(match._actions) < 400:
        step(match, rng)
        assert KITS[table.game].all_cards(match) == deck


@each_table
@settings(max_examples=3)
@given(point=points)
def test_winners_are_settled_only_at_the_end(table: Table, point: tuple[int, int]) -> None:
    match = played(table, *point)
    assert len(match.scores) == match.players
    assert match.over == (match.phase == "over") == bool(match.winners)
    if match.over:
        assert match.to_act == ()
        assert [match.legal(seat) for seat in range(match.players)] == [[]] * match.players
        if KITS[table.game].best_wins:
            best = max(match.scores)
            assert match.winners == tuple(seat for seat, score in enumerate(match.scores) if score == best)


# --- copies and replays


@each_table
@settings(max_examples=4)
@given(point=points)
def test_a_replay_and_a_copy_equal_the_match(table: Table, point: tuple[int, int]) -> None:
    match = played(table, *point)
    for twin in (match.copy(), rospo.load(str(match.record()))):
        assert everything(twin) == everything(match)
        assert twin.reveal() == match.reveal()
        assert twin.record() == match.record()
        assert repr(twin) == repr(match)
        for seat in (*range(match.players), None):
            assert twin.view(seat) == match.view(seat)
            assert pickle.dumps(twin.view(seat)) == pickle.dumps(match.view(seat))
        for seat in range(match.players):
            assert twin.legal(seat) == match.legal(seat)


@each_table
@settings(max_examples=3)
@given(point=points)
def test_a_copy_is_independent_of_the_match(table: Table, point: tuple[int, int]) -> None:
    match = played(table, *point)
    before, twin = everything(match), match.copy()
    rng = Random(1)
    for _ in range(40):
        if not twin.over:
            step(twin, rng)
    assert everything(match) == before
    after = everything(twin)
    rng = Random(1)
    for _ in range(40):
        if not match.over:
            step(match, rng)
    assert everything(twin) == after == everything(match)


@each_table
def test_the_same_seed_options_and_moves_give_the_same_match(table: Table) -> None:
    assert everything(played(table, 77, 60)) == everything(played(table, 77, 60))
    assert everything(played(table, 77, 60)) != everything(played(table, 78, 60))


# --- legal moves and codes


def in_contract_order(game: str, move: str) -> tuple[int, ...]:
    """By kind as in the contract's table, then by deck order, pile, number or seat."""
    kinds, names = KITS[game].verbs, list(dict.fromkeys(CARDS[game]))
    kind, *facts = move.split()
    return (kinds.index(kind), *(names.index(fact) if fact in names else int(fact) for fact in facts))


@each_table
@settings(max_examples=5)
@given(point=points)
def test_legal_moves_are_unique_and_ordered(table: Table, point: tuple[int, int]) -> None:
    match = played(table, *point)
    for seat in range(match.players):
        moves = match.legal(seat)
        found = [str(move) for move in moves]
        assert len(set(found)) == len(found)
        assert found == sorted(found, key=lambda move: in_contract_order(table.game, move))
        assert bool(found) == (seat in match.to_act)
        assert all(match.move(move.action) == move for move in moves)


@each_table
@settings(max_examples=5)
@given(point=points)
def test_a_match_lists_the_moves_that_the_rules_count(table: Table, point: tuple[int, int]) -> None:
    match = played(table, *point)
    rules, state = match._rules, match._state
    for seat in match.to_act:
        counted = [rules.choice(state, seat, n) for n in range(rules.choices(state, seat))]
        assert match._game.moves.legal(state, seat) == counted
        assert [move.action for move in match.legal(seat)] == counted
    assert sum(1 << seat for seat in match.to_act) == rules.to_act(state)


@each_table
@settings(max_examples=3)
@given(point=points)
def test_a_move_is_legal_or_refused_and_a_refusal_changes_nothing(table: Table, point: tuple[int, int]) -> None:
    match, rng = played(table, *point), Random(point[0])
    before = everything(match)
    codes = [code for code in range(match._rules.ACTIONS) if exists(match, code)]
    for seat in range(match.players):
        legal = {move.action for move in match.legal(seat)}
        assert all(match._rules.refusal(match._state, seat, code) == 0 for code in legal)
        others = [
            code
            for code in codes
            if code not in legal and not KITS[match.game].tolerated(match, seat, str(match.move(code)))
        ]
        assert all(match._rules.refusal(match._state, seat, code) for code in others)
        for code in rng.sample(others, min(len(others), 100)):
            with pytest.raises(rospo.IllegalMove) as refused:
                match.play(seat, match.move(code))
            assert str(refused.value).endswith(f"({refused.value.rule})")
            assert isinstance(refused.value, rospo.NotYourTurn) == (not match.over and seat not in match.to_act)
        for code in legal:
            match.copy().play(seat, match.move(code))
    assert everything(match) == before


def exists(match: Match, code: int) -> bool:
    try:
        return match.move(code).action == code
    except rospo.MalformedMove:
        return False


@each_game
def test_move_code_and_text_are_one_to_one(game: str) -> None:
    match = KITS[game].start(seed=1)
    moves = [match.move(code) for code in range(match._rules.ACTIONS) if exists(match, code)]
    assert (
        len(moves) == KITS[game].actions == len({str(move) for move in moves}) == len({move.action for move in moves})
    )
    book = match._game.moves
    for move in moves:
        assert book.action(book.text(move.action)) == move.action
        assert book.text(book.action(str(move))) == str(move)
    for code in (-1, match._rules.ACTIONS, 10**30):
        with pytest.raises(rospo.MalformedMove):
            match.move(code)


@each_game
def test_codes_do_not_depend_on_players_or_options(game: str) -> None:
    matches = [table.start(1) for table in TABLES if table.game == game]
    for code in range(matches[0]._rules.ACTIONS):
        if exists(matches[0], code):
            assert len({match.move(code) for match in matches}) == 1


# --- hostile input


class Text(str):
    """A subclass of `str` that misbehaves."""


STRANGE = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.integers(),
    st.floats(),
    st.binary(max_size=4),
    st.text(max_size=12),
    st.lists(st.integers(), max_size=2),
    st.just(()),
    st.just({}),
    st.just(object()),
    st.sampled_from(["0", "seat 0", Text("take"), 2**63, -(2**63), 10**400]),
)
MOVES = st.one_of(
    STRANGE,
    st.sampled_from(["lay 34", "take", "twist 43", "buy 0", "buy 3", "pick r1 r2", "pick r2 r1", "pick r1 r1"]),
    st.sampled_from(["flip", "lay 0", "lay 8", "lay 00", "park", "bid 3", "bid 12", "play T", "play w13", "accept"]),
    st.sampled_from(["lay ٣٤", "lay 34\n", " take", "TAKE", "lay  34", "challenge 6", "challenge -1", "lay 1e1"]),
    st.builds(Move, st.sampled_from(rospo.games()), st.integers(0, 80), st.just("?")),
    st.builds(Move, st.sampled_from([*rospo.games(), "chess"]), STRANGE, STRANGE),
)


@each_table
@settings(max_examples=60)
@given(point=st.tuples(st.integers(0, 3), st.sampled_from([0, 7, 60])), seat=STRANGE, move=MOVES, at=STRANGE)
def test_hostile_input_is_refused_and_changes_nothing(
    table: Table, point: tuple[int, int], seat: Any, move: Any, at: Any
) -> None:
    match = played(table, *point)
    for who in (seat, 0, *match.to_act):
        for moment in (at, None):
            attempt(match.copy(), "play", who, move, moment)
    attempt(match.copy(), "advance", at)
    attempt(match, "legal", seat)
    attempt(match, "view", seat)
    attempt(match, "move", seat)
    attempt(match, "move", move)


def attempt(match: Match, method: str, *facts: Any) -> None:
    """Call a method: it succeeds, or raises one of the library's errors and leaves no trace."""
    before = everything(match)
    refused = None
    try:
        getattr(match, method)(*facts)
    except rospo.RospoError as error:
        refused = error
    if refused is not None:
        assert str(refused)
        assert everything(match) == before


@each_game
@given(strange=STRANGE, name=st.text(min_size=1, max_size=8).filter(lambda name: name != "game"))
def test_hostile_options_are_refused(game: str, strange: Any, name: str) -> None:
    kit = KITS[game]
    for option in ("players", "seed", "decks", *kit.start(seed=1).options, name):
        facts: dict[str, Any] = {"players": kit.players, "seed": 1} | {option: strange}
        with suppress(rospo.BadOption):
            match = rospo.start(game, **facts)
            assert everything(rospo.load(str(match.record()))) == everything(match)


@given(strange=st.one_of(STRANGE, st.sampled_from(["Take That", "taketthat", "__init__", "take_that.rules", ".."])))
def test_a_hostile_game_name_is_refused(strange: Any) -> None:
    with pytest.raises(rospo.UnknownGame):
        rospo.start(strange, players=3)


LONG = 10**5000
"""A number that Python refuses to print: a message that quotes it must not fail."""


@pytest.mark.parametrize(
    ("method", "facts"),
    [
        ("play", (LONG, "flip")),
        ("play", (0, Move("ligretto_twist", LONG, "flip"))),
        ("play", (0, LONG)),
        ("play", (0, "flip", -LONG)),
        ("play", (0, "lay " + "9" * 5000)),
        ("advance", (-LONG,)),
        ("legal", (LONG,)),
        ("view", (-LONG,)),
        ("move", (LONG,)),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_number_too_long_to_print_is_refused_in_a_match(method: str, facts: tuple[Any, ...]) -> None:
    match = rospo.start("ligretto_twist", players=2, seed=1)
    with pytest.raises(rospo.RospoError):
        getattr(match, method)(*facts)


@pytest.mark.parametrize(
    "facts",
    [
        {"game": LONG},
        {"players": LONG},
        {"seed": -LONG},
        {"dealer": LONG},
        {"rounds": LONG},
        {"decks": LONG},
        {"decks": [LONG]},
        {"decks": [[LONG]]},
        {"pro": LONG},
    ],
    ids=lambda facts: next(iter(facts)),
)
def test_a_number_too_long_to_print_is_refused_as_an_option(facts: dict[str, Any]) -> None:
    asked: dict[str, Any] = {"game": "take_that", "players": 3} | facts
    with pytest.raises(rospo.RospoError):
        rospo.start(**asked)


@each_game
def test_a_code_must_be_an_integer_even_if_an_equal_value_is_cached(game: str) -> None:
    match = KITS[game].start(seed=1)
    known = [code for code in range(20) if exists(match, code)]
    strange: list[Any] = [True, False, *map(float, known)]
    for code in strange:
        with pytest.raises(rospo.MalformedMove):
            match.move(code)
