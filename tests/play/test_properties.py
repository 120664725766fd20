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
from rospo.games.istinto import moves as istinto_moves
from tests.kit import this_round
from tests.support import everything
from tests.tables import CARDS, TABLES, Table, played, points, step

each_table = pytest.mark.parametrize("table", TABLES, ids=str)
each_game = pytest.mark.parametrize("game", rospo.games())
CODES = {"take_that": 1 + 79 + 79, "twins": 3 + 60 * 59 // 2, "ligretto_twist": 1 + 8 + 1, "istinto": 12 + 61 + 6 + 1}


# --- nothing is lost


@each_table
@settings(max_examples=2)
@given(seed=st.integers(0, 2**64))
def test_every_card_is_in_one_place_after_every_move(table: Table, seed: int) -> None:
    match, rng = table.start(seed), Random(seed)
    deck = Counter(CARDS[table.game])
    while not match.over and len(match._actions) < 400:
        step(match, rng)
        assert all_cards(match) == deck


def all_cards(match: Match) -> Counter[str]:
    """Where the cards of this round are, from the whole truth and what was played openly."""
    truth, log = match.reveal(), this_round(match)
    found = Counter(card for hand in truth.get("hands", []) for card in hand)
    if match.game == "take_that":
        found.update(truth["row"] + truth["pile"])
        found.update(card for heap in truth["face_up"] + truth["face_down"] for card in heap)
        assert all(set(extra) <= set(down) for extra, down in zip(truth["extra"], truth["face_down"], strict=True))
    elif match.game == "twins":
        shown = [pick for event in log if event.kind == "duel" for pick in event.fact("picks")]
        found.update(card for pick in truth["picks"] + shown for card in pick or ())
        found.update(truth["stock"])
    elif match.game == "istinto":
        found.update(event.fact("card") for event in log if event.kind == "play")
        found.update(truth["undealt"])
    else:
        found.update(card for heap in truth["stacks"] + truth["parked"] for card in heap)
        found.update(card for card in truth["held"] + truth["set_aside"] if card)
        table: Any = match.view(None)
        for colour, height in zip(table.piles, table.heights, strict=True):
            found[colour] += height
    return found


@pytest.mark.parametrize("players", range(3, 7))
@settings(max_examples=6)
@given(seed=st.integers(0, 2**64))
def test_no_chip_comes_or_goes(players: int, seed: int) -> None:
    match, rng = rospo.start("twins", players, seed=seed), Random(seed)
    while not match.over:
        step(match, rng)
        truth = match.reveal()
        assert sum(truth["chips"]) + truth["pot"] == 12 * players
        assert min(*truth["chips"], truth["pot"]) >= 0
        assert match.scores == tuple(truth["chips"])


@pytest.mark.parametrize("table", [table for table in TABLES if table.game == "istinto"], ids=str)
@settings(max_examples=3)
@given(seed=st.integers(0, 2**64))
def test_the_tricks_taken_are_the_tricks_played(table: Table, seed: int) -> None:
    match, rng = table.start(seed), Random(seed)
    while not match.over and len(match._actions) < 300:
        step(match, rng)
        tricks = [event.seat for event in this_round(match) if event.kind == "trick"]
        assert match.reveal()["tricks"] == [tricks.count(seat) for seat in range(match.players)]
        assert sum(match.reveal()["tricks"]) == match._state.trick <= 11


@pytest.mark.parametrize("players", range(2, 5))
@settings(max_examples=4)
@given(seed=st.integers(0, 2**64))
def test_who_has_laid_covers_exactly_one_pile_until_a_knot(players: int, seed: int) -> None:
    match, rng = rospo.start("ligretto_twist", players, seed=seed, rounds=1), Random(seed)
    while not match.over:
        step(match, rng)
        view: Any = match.view(None)
        covering: set[int | None] = set()
        for event in this_round(match):
            if event.kind == "knot":
                covering.clear()
            elif event.kind == "lay" and not event.fact("fumble"):
                covering.add(event.seat)
        assert {seat for seat in range(players) if view.covers[seat] is not None} == covering
        assert {seat: view.covers[seat] for seat in covering} == {
            seat: pile for pile, seat in enumerate(view.hand_on) if seat is not None
        }
        assert len([seat for seat in view.hand_on if seat is not None]) == len(covering)


@each_table
@settings(max_examples=3)
@given(point=points)
def test_scores_and_winners_are_settled_at_the_end_only(table: Table, point: tuple[int, int]) -> None:
    match = played(table, *point)
    assert len(match.scores) == match.players
    assert match.over == (match.phase == "over") == bool(match.winners)
    if match.over:
        assert match.to_act == ()
        assert [match.legal(seat) for seat in range(match.players)] == [[]] * match.players
        if table.game != "twins":  # there a bankrupt can't win (TW-R8)
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
def test_a_copy_goes_its_own_way(table: Table, point: tuple[int, int]) -> None:
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
    kinds = {
        "take_that": ["lay", "twist", "take"],
        "twins": ["buy", "pick"],
        "ligretto_twist": ["flip", "lay", "park"],
        "istinto": ["bid", "play", "challenge", "accept"],
    }[game]
    kind, *facts = move.split()
    names = istinto_moves.NAMES if game == "istinto" else CARDS[game]
    return (kinds.index(kind), *(names.index(fact) if fact in names else int(fact) for fact in facts))


@each_table
@settings(max_examples=5)
@given(point=points)
def test_legal_moves_stand_once_each_and_in_order(table: Table, point: tuple[int, int]) -> None:
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
def test_what_a_match_lists_is_what_the_law_counts(table: Table, point: tuple[int, int]) -> None:
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
        others = [code for code in codes if code not in legal and not would_fumble(match, seat, code)]
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


def would_fumble(match: Match, seat: int, code: int) -> bool:
    """In a race, a lay on a wrong or blocked pile is no refusal (LT-R5)."""
    if match.game != "ligretto_twist" or seat not in match.to_act:
        return False
    return bool(match._state.held[seat] >= 0 and 1 <= code <= (4 if match.players == 2 else 8))


@pytest.mark.parametrize("players", range(2, 5))
@settings(max_examples=4)
@given(seed=st.integers(0, 2**64))
def test_a_fumble_moves_no_card_and_freezes(players: int, seed: int) -> None:
    match, rng = rospo.start("ligretto_twist", players, seed=seed), Random(seed)
    for _ in range(60):
        step(match, rng)
    for seat in match.to_act:
        legal = [move.action for move in match.legal(seat)]
        for code in range(match._rules.ACTIONS):
            if would_fumble(match, seat, code) and code not in legal:
                twin = match.copy()
                twin.play(seat, twin.move(code))
                assert all_cards(twin) == all_cards(match)
                assert twin.to_act == tuple(other for other in match.to_act if other != seat)
                assert twin.legal(seat) == []
                assert twin.record().actions[:-1] == match.record().actions
                twin.advance(twin.clock + 600)
                assert [move.action for move in twin.legal(seat)] == legal


@each_game
def test_move_code_and_text_are_one_to_one(game: str) -> None:
    match = rospo.start(game, players=3, seed=1)
    moves = [match.move(code) for code in range(match._rules.ACTIONS) if exists(match, code)]
    assert len(moves) == CODES[game] == len({str(move) for move in moves}) == len({move.action for move in moves})
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
    """A text that isn't quite a text."""


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
    """Call a method: it does what it should, or raises one of the library's errors and leaves no trace."""
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
    for option in ("players", "seed", "decks", *rospo.start(game, players=3, seed=1).options, name):
        facts: dict[str, Any] = {"players": 3, "seed": 1} | {option: strange}
        with suppress(rospo.BadOption):
            match = rospo.start(game, **facts)
            assert everything(rospo.load(str(match.record()))) == everything(match)


@given(strange=st.one_of(STRANGE, st.sampled_from(["Take That", "taketthat", "__init__", "take_that.rules", ".."])))
def test_a_hostile_name_is_no_game(strange: Any) -> None:
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
def test_a_code_is_a_whole_number_also_when_its_equal_is_known(game: str) -> None:
    match = rospo.start(game, players=3, seed=1)
    known = [code for code in range(20) if exists(match, code)]
    strange: list[Any] = [True, False, *map(float, known)]
    for code in strange:
        with pytest.raises(rospo.MalformedMove):
            match.move(code)
