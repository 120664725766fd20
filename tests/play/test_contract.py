"""The contract, sentence by sentence: names, signatures, types, errors and texts that don't change."""

import copy
import inspect
import json
import pickle
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from importlib.resources import files
from random import Random
from typing import Any

import pytest

import rospo
from rospo import Match, Move
from rospo.play import registry
from rospo.play.options import checked_players
from tests.kit import Kit
from tests.kits import KITS
from tests.support import everything, illegal, play_on, texts
from tests.tables import CARDS, TABLES, Table, played, step

each_table = pytest.mark.parametrize("table", TABLES, ids=str)
each_game = pytest.mark.parametrize("game", rospo.games())
each_kit = pytest.mark.parametrize("kit", KITS.values(), ids=str)
DEALT = sorted({part for kit in KITS.values() for part in (kit.blocks, kit.rest)})
"""What a round deals, in `reveal`."""


# --- names


def test_games_are_listed_in_order() -> None:
    assert list(rospo.games()[:4]) == ["take_that", "twins", "ligretto_twist", "istinto"]


def test_every_exported_name_exists_and_is_documented() -> None:
    assert len(set(rospo.__all__)) == len(rospo.__all__)
    for name in rospo.__all__:
        assert hasattr(rospo, name)
        assert name == "__version__" or inspect.getdoc(getattr(rospo, name))
    promised = {"games", "start", "load", "bot", "bots", "Match", "Move", "View", "Record", "IllegalMove"}
    assert promised <= set(rospo.__all__)


def test_the_package_is_marked_as_typed() -> None:
    assert files("rospo").joinpath("py.typed").is_file()


def test_the_signatures() -> None:
    def names(function: Callable[..., object]) -> list[str]:
        return [name for name in inspect.signature(function).parameters if name != "self"]

    assert names(rospo.start) == ["game", "players", "seed", "decks", "options"]
    assert names(rospo.load) == ["text"]
    assert names(Match.play) == ["seat", "move", "at"]
    assert names(Match.advance) == ["ms"]
    assert names(Match.move) == ["action"]
    assert names(Match.legal) == names(Match.view) == ["seat"]
    assert names(Match.reveal) == names(Match.copy) == names(Match.record) == []


def test_starting_and_playing_load_no_array_or_compiler_library() -> None:
    script = """
import sys
import rospo
for game, players in TABLES:
    match = rospo.start(game, players, seed=7)
    match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    match.view(0).to_dict(), match.view(None), match.reveal(), match.copy()
    rospo.load(str(match.record()))
    rospo.bot("random", game)
print(*{"numpy", "numba", "llvmlite", "rich"} & set(sys.modules))
"""
    script = script.replace("TABLES", repr([(game, kit.players) for game, kit in KITS.items()]))
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


# --- a match


def test_the_example_of_the_contract() -> None:
    match = rospo.start("take_that", players=3, seed=7, rounds=2)
    (seat,) = match.to_act
    assert match.phase == "turn"
    move = match.legal(seat)[0]
    assert match.move(move.action) == move
    match.play(seat, move)
    match.play(match.to_act[0], "take")
    assert match.phase == "reopen"
    assert json.dumps(match.view(seat).to_dict())
    assert json.dumps(match.view(None).to_dict())
    assert json.dumps(match.reveal())
    assert rospo.load(str(match.record())).reveal() == match.reveal()
    assert (match.over, match.scores, match.winners) == (False, (0, 0, 0), ())


@each_table
def test_types_hold_throughout_a_match(table: Table) -> None:
    match, rng = table.start(6), Random(6)
    while not match.over and len(match._actions) < 150:
        assert type(match.to_act) is tuple
        assert list(match.to_act) == sorted(set(match.to_act))
        assert type(match.over) is bool
        assert type(match.phase) is str
        assert [type(score) for score in match.scores] == [int] * table.players
        assert type(match.scores) is tuple
        assert match.winners == ()
        for seat in range(table.players):
            legal = match.legal(seat)
            assert type(legal) is list
            assert all(type(move) is Move and type(move.action) is int for move in legal)
        step(match, rng)


@each_kit
def test_phases_are_those_of_the_contract(kit: Kit) -> None:
    seen = set()
    for table in TABLES:
        if table.game == kit.game:
            match, rng = table.start(2), Random(2)
            while not match.over:
                seen.add(match.phase)
                step(match, rng)
            seen.add(match.phase)
    assert seen == kit.phases


def test_a_refusal_names_the_move_the_position_and_the_rule() -> None:
    rest = [card for card in CARDS["take_that"] if card not in ("41", "52")]
    match = rospo.start("take_that", players=2, dealer=1, decks=[["41", *rest[:8], "52", *rest[8:]]])
    match.play(0, "lay 41")
    with illegal("TT-6", match):
        match.play(1, "lay 52")
    with pytest.raises(ValueError, match=r"^can't lay 52 on 41: more than 10 apart \(TT-6\)$"):
        match.play(1, "lay 52")


@each_game
def test_a_move_can_be_played_as_an_object_or_as_text(game: str) -> None:
    one, other = KITS[game].start(seed=5), KITS[game].start(seed=5)
    seat = one.to_act[0]
    one.play(seat, one.legal(seat)[-1])
    other.play(seat, str(one.record()).splitlines()[-3].split(" ", 1)[1].split(" @")[0])
    assert everything(one) == everything(other)


@each_game
def test_a_drawn_seed_is_new_each_time_and_recorded(game: str) -> None:
    one, other = KITS[game].start(), KITS[game].start(seed=None)
    assert one.record().seed != other.record().seed
    again = KITS[game].start(seed=one.record().seed)
    assert again.reveal() == one.reveal()


@each_game
def test_any_seed_of_zero_or_more_is_accepted(game: str) -> None:
    truths = [KITS[game].start(seed=seed).reveal() for seed in (0, 1, 2**63, 2**64, 2**300)]
    deals = {str([truth.get(part) for part in DEALT]) for truth in truths}
    assert len(deals) == 5


@each_game
def test_the_whole_truth_is_json_ready_whatever_the_seed(game: str) -> None:
    truth = KITS[game].start(seed=10**6000).reveal()
    assert len(json.dumps(truth)) > 100


@each_kit
def test_the_defaults_are_those_of_the_rules(kit: Kit) -> None:
    assert kit.start(seed=1).options == {**kit.defaults, "dealer": None}


@each_table
def test_the_score_sheet_shows_finished_rounds_or_chips(table: Table) -> None:
    match, rng, chips = table.start(3), Random(3), KITS[table.game].chips
    assert match.scores == (chips or 0,) * table.players
    while match.round == 1 and not match.over:
        if chips is None:
            assert set(match.scores) == {0}
        step(match, rng)
    last = match._log[-1]
    assert last.fact("scores" if chips is None else "chips") == match.scores


# --- decks and dealing


@pytest.mark.parametrize("last", [False, True], ids=["first", "last"])
@each_kit
def test_a_stacked_deck_is_dealt_in_blocks_from_the_dealers_left(kit: Kit, last: bool) -> None:
    dealer = kit.players - 1 if last else 0
    deck = Random(dealer).sample(CARDS[kit.game], len(CARDS[kit.game]))
    truth = kit.start(decks=[deck], dealer=dealer).reveal()
    rest, in_order = deck[:], kit.blocks != "hands"
    for colour in kit.before_blocks:
        rest.remove(colour)
    for seat in [(dealer + 1 + i) % kit.players for i in range(kit.players)]:
        block, rest = rest[: kit.block], rest[kit.block :]
        dealt = truth[kit.blocks][seat]
        assert dealt == block if in_order else sorted(dealt) == sorted(block)
    assert truth["dealer"] == dealer
    assert truth[kit.rest] == rest if kit.rest_in_order else sorted(truth[kit.rest]) == sorted(rest)


def second_deal(match: Match) -> list[Any]:
    """What the second round was dealt, and by whom."""
    rng = Random(1)
    while match.round == 1:
        play_on(match, rng, 1)
    return [match.reveal().get(part) for part in (*DEALT, "dealer")]


@each_table
def test_rounds_beyond_the_decks_come_from_the_seed_as_without_them(table: Table) -> None:
    rng = Random(4)
    first, second = (rng.sample(CARDS[table.game], len(CARDS[table.game])) for _ in range(2))
    plain = second_deal(table.start(12))
    assert second_deal(table.start(12, decks=[])) == plain
    assert second_deal(table.start(12, decks=[first])) == plain
    stacked = second_deal(table.start(12, decks=[first, second]))
    alone = table.start(99, decks=[second], dealer=plain[-1]).reveal()
    assert stacked == [alone.get(part) for part in (*DEALT, "dealer")] != plain


def test_decks_beyond_the_last_round_are_ignored() -> None:
    deck = list(CARDS["take_that"])
    one, three = (rospo.start("take_that", players=2, seed=1, rounds=1, decks=[deck] * n) for n in (1, 3))
    assert play_on(one, Random(1)).over
    assert play_on(three, Random(1)).over
    assert one.reveal() == three.reveal()


# --- the clock of a race


def race() -> Match:
    """Two players; seat 0 will flip red cards, seat 1 green ones."""
    deck = [*"rgby", *["g"] * 39, "r", *["r"] * 38, *["b"] * 39, *["y"] * 39]
    return rospo.start("ligretto_twist", players=2, dealer=0, decks=[deck])


def test_the_clock_advances_with_moves_and_by_itself_and_never_goes_back() -> None:
    match = race()
    assert match.clock == 0
    match.play(1, "flip", at=100)
    assert match.clock == 100
    match.play(0, "flip")
    assert match.clock == 100
    match.advance(250)
    match.advance(250)
    assert match.clock == 250
    with illegal("LT-R1", match):
        match.play(1, "lay 1", at=249)
    with illegal("LT-R1", match):
        match.advance(249)
    with illegal("LT-R2", match):
        match.play(1, "park", at=300)
    assert match.clock == 250


def test_a_fumble_freezes_until_its_time_is_over() -> None:
    match = race()
    match.play(1, "flip", at=100)
    match.play(1, "lay 0", at=200)
    assert match.to_act == (0,)
    assert match.legal(1) == []
    with illegal("LT-R5", match):
        match.play(1, "lay 1")
    with pytest.raises(rospo.NotYourTurn):
        match.play(1, "lay 1", at=799)
    match.advance(799)
    assert match.legal(1) == []
    match.advance(800)
    assert list(match.to_act) == [0, 1]
    assert texts(match, 1) == ["lay 1"]


def test_when_all_are_frozen_nobody_acts_and_nothing_is_over() -> None:
    match = race()
    for seat in (0, 1):
        match.play(seat, "flip")
        match.play(seat, "lay 2")
    assert (match.to_act, match.over, match.phase) == ((), False, "race")


def test_cards_left_are_minus_points_and_the_clock_starts_again_each_round() -> None:
    match, rng = rospo.start("ligretto_twist", players=3, seed=4, rounds=2), Random(4)
    while match.round == 1:
        match.advance(match.clock + 7)
        play_on(match, rng, 1)
    assert match.clock == 0
    assert max(match.scores) == 0
    assert min(match.scores) < 0


@pytest.mark.parametrize("game", [game for game in KITS if registry.game(game).race is None])
def test_games_without_a_clock_say_so(game: str) -> None:
    table = next(table for table in TABLES if table.game == game)
    for match in (table.start(1), played(table, 1, None)):
        assert not hasattr(match, "clock")
        with pytest.raises(AttributeError, match="no clock"):
            assert match.clock
        with pytest.raises(rospo.BadOption, match="no clock"):
            match.advance(5)
        with pytest.raises(rospo.BadOption, match="no clock"):
            match.play(0, match.move(0), at=5)


# --- texts


@each_kit
def test_other_spellings_are_malformed(kit: Kit) -> None:
    match = kit.start(seed=1)
    before = everything(match)
    for text in ("", " ", *kit.malformed):
        with pytest.raises(rospo.MalformedMove):
            match.play(match.to_act[0], text)
    assert everything(match) == before


def test_equal_trumps_are_one_move_and_moves_follow_the_order_of_the_table() -> None:
    cards = list(CARDS["istinto"])
    deck = [*["T"] * 6, "k12", "w1", "b3", "w12", "b1"]
    deck += [card for card in cards if card != "T" and card not in deck]
    match = rospo.start("istinto", players=3, dealer=2, decks=[deck])
    assert texts(match, 2) == [f"bid {n}" for n in range(12)]
    for seat in (2, 0, 1):
        match.play(seat, "bid 0")
    assert texts(match, 0) == ["play w1", "play w12", "play b1", "play b3", "play k12", "play T"]
    assert match.view(0).to_dict()["hand"] == ["w1", "w12", "b1", "b3", "k12", *["T"] * 6]


def test_with_challenges_all_may_act_from_the_first_card_on() -> None:
    match = rospo.start("istinto", players=3, seed=1, dealer=2, revokes="challengeable")
    for seat in (2, 0, 1):
        match.play(seat, "bid 0")
    assert (match.to_act, len(texts(match, 0))) == ((0,), 11)
    match.play(0, texts(match, 0)[0])
    assert match.to_act == (0, 1, 2)
    assert texts(match, 0) == ["challenge 1", "challenge 2"]
    hand = dict.fromkeys(match.view(1).to_dict()["hand"])
    assert texts(match, 1) == [*(f"play {card}" for card in hand), "challenge 0", "challenge 2"]
    play_on(match, Random(1), 32)
    assert match.phase == "closing"
    assert texts(match, 1) == ["challenge 0", "challenge 2", "accept"]
    match.play(1, "accept")
    assert texts(match, 0) == ["challenge 1", "challenge 2", "accept"]
    assert match.legal(1) == []
    assert list(match.to_act) == [0, 2]


def test_forced_moves_are_played_not_skipped() -> None:
    match = rospo.start("twins", players=3, seed=1)
    match._state.chips[match.to_act[0]] = 0
    assert texts(match, match.to_act[0]) == ["buy 0"]
    match = rospo.start("twins", players=3, seed=1)
    while match.view(None).to_dict()["duel"] < 4:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    assert [len(match.legal(seat)) for seat in match.to_act] == [1] * len(match.to_act)
    assert match.to_act


@each_kit
def test_open_text_of_every_kind_of_move(kit: Kit) -> None:
    assert {text.split()[0] for text in kit.texts} == set(kit.verbs)
    match = kit.start(seed=1)
    for text in kit.texts:
        assert str(match.move(match._game.moves.action(text))) == text


# --- errors


DECK = list(CARDS["take_that"])


def over() -> Match:
    return played(TABLES[0], 1, None)


ERRORS: list[tuple[type[rospo.RospoError], Callable[[], object]]] = [
    (rospo.UnknownGame, lambda: rospo.start("chess", players=2)),
    (rospo.UnknownGame, lambda: rospo.bots("chess")),
    (rospo.UnknownBot, lambda: rospo.bot("clairvoyant", "twins")),
    (rospo.BadOption, lambda: rospo.start("take_that", players=5)),
    (rospo.BadOption, lambda: rospo.start("take_that", players=True)),
    (rospo.BadOption, lambda: rospo.start("take_that", players=3, seed=-1)),
    (rospo.BadOption, lambda: rospo.start("take_that", players=3, rounds=0)),
    (rospo.BadOption, lambda: rospo.start("take_that", players=3, pro=1)),
    (rospo.BadOption, lambda: rospo.start("take_that", players=3, dealer=3)),
    (rospo.BadOption, lambda: rospo.start("take_that", players=3, max_hands=3)),
    (rospo.BadOption, lambda: rospo.start("ligretto_twist", players=3, fumble_ms=-1)),
    (rospo.BadOption, lambda: rospo.start("ligretto_twist", players=3, lag_comp_ms=150)),
    (rospo.BadOption, lambda: rospo.start("istinto", players=3, until="100")),
    (rospo.BadOption, lambda: rospo.start("istinto", players=3, until=100.0)),
    (rospo.BadOption, lambda: rospo.start("istinto", players=3, revokes="allowed")),
    (rospo.BadDeck, lambda: rospo.start("take_that", players=3, decks=[DECK[1:]])),
    (rospo.BadDeck, lambda: rospo.start("take_that", players=3, decks=[[*DECK, "12"]])),
    (rospo.BadDeck, lambda: rospo.start("take_that", players=3, decks=[["99", *DECK[1:]]])),
    (rospo.BadDeck, lambda: rospo.start("take_that", players=3, decks=[[*map(int, DECK)]])),
    (rospo.BadDeck, lambda: rospo.start("take_that", players=3, decks=[DECK, DECK, DECK[1:]])),
    (rospo.BadDeck, lambda: rospo.start("take_that", players=3, decks=DECK)),
    (rospo.WrongSeat, lambda: rospo.start("twins", players=3).legal(3)),
    (rospo.WrongSeat, lambda: rospo.start("twins", players=3).view(-1)),
    (rospo.WrongSeat, lambda: rospo.start("twins", players=3).play(3, "buy 0")),
    (rospo.MalformedMove, lambda: rospo.start("twins", players=3, dealer=2).play(0, "buy")),
    (rospo.MalformedMove, lambda: rospo.start("twins", players=3, dealer=2).move(-1)),
    (rospo.MalformedMove, lambda: rospo.start("twins", players=3, dealer=2).play(0, Move("istinto", 0, "bid 0"))),
    (rospo.IllegalMove, lambda: rospo.start("take_that", players=3, dealer=2).play(0, "take")),
    (rospo.IllegalMove, lambda: over().play(0, "take")),
    (rospo.NotYourTurn, lambda: rospo.start("take_that", players=3, dealer=2).play(1, "take")),
    (rospo.DamagedRecord, lambda: rospo.load("rospo record 1\ngame: chess\n")),
]


@pytest.mark.parametrize(("kind", "cause"), ERRORS)
def test_each_error_has_its_type_and_can_be_pickled(kind: type[rospo.RospoError], cause: Callable[[], object]) -> None:
    with pytest.raises(rospo.RospoError) as caught:
        cause()
    error = caught.value
    assert type(error) is kind
    assert isinstance(error, ValueError)
    assert str(error)
    assert "\n" not in str(error)
    for twin in (*(pickle.loads(pickle.dumps(error, protocol)) for protocol in range(2, 6)), copy.copy(error)):
        assert type(twin) is kind
        assert (str(twin), twin.args, vars(twin)) == (str(error), error.args, vars(error))
    facts = {rospo.IllegalMove: {"rule"}, rospo.NotYourTurn: {"rule"}, rospo.DamagedRecord: {"line", "reason"}}
    assert vars(error).keys() == facts.get(kind, set())


def test_the_error_hierarchy() -> None:
    names = "UnknownGame UnknownBot BadOption BadDeck WrongSeat MalformedMove IllegalMove NotYourTurn DamagedRecord"
    assert {kind for kind, _ in ERRORS} == {getattr(rospo, name) for name in names.split()}
    assert issubclass(rospo.BadDeck, rospo.BadOption)
    assert issubclass(rospo.NotYourTurn, rospo.IllegalMove)
    assert not issubclass(rospo.RospoError, ValueError)


@each_table
def test_moves_and_views_can_be_pickled(table: Table) -> None:
    match = played(table, 2, 30)
    for seat in (*range(match.players), None):
        view = match.view(seat)
        assert pickle.loads(pickle.dumps(view)) == view == copy.deepcopy(view)
        assert pickle.loads(pickle.dumps(view)).to_dict() == view.to_dict()
    for seat in match.to_act:
        moves = match.legal(seat)
        assert pickle.loads(pickle.dumps(moves)) == moves
        assert {hash(move) for move in moves} == {hash(move) for move in copy.deepcopy(moves)}
    assert pickle.loads(pickle.dumps(match.record())) == match.record()


@pytest.mark.parametrize(("seats", "said"), [(range(2, 5), "2 to 4"), (range(2, 3), "2")])
def test_a_wrong_number_of_players_is_told_the_right_ones(seats: range, said: str) -> None:
    game = replace(registry.game("take_that"), seats=seats)
    with pytest.raises(rospo.BadOption, match=f"is for {said} players, not 7"):
        checked_players(game, 7)
