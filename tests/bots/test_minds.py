"""What every game's `bot.py` owes: a true memory, worlds that contradict nothing, legal habits that don't peek."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import rospo
from rospo import Match, View
from rospo.bots.habit import recalled
from rospo.core.bits import members
from rospo.core.chance import stream
from rospo.core.game import DEAL, OVER
from rospo.games.istinto import rules as istinto
from rospo.games.ligretto_twist import rules as ligretto_twist
from rospo.games.take_that import rules as take_that
from rospo.games.twins import rules as twins
from rospo.play import registry
from tests.bots.walks import positions, walk
from tests.games.istinto.table import table as istinto_table
from tests.kit import this_round
from tests.support import rule
from tests.tables import TABLES, Table

each_table = pytest.mark.parametrize("number", range(len(TABLES)), ids=[str(table) for table in TABLES])
each_game = pytest.mark.parametrize("game", rospo.games())
HABITS = ("novice", "club", "playout")


# --- what a seat knows

LEFT_OUT = {
    "take_that": {"deck", "took_extra"},
    "twins": {"deck", "picks", "shown", "ranks", "change"},
    "ligretto_twist": {
        *("deck", "top", "stack", "parked", "left", "knotted"),
        *("look", "decide", "move", "spread", "ready", "chance"),
    },
    "istinto": {"deck", "revoked", "challenger", "accused"},
}
"""What is hidden from everybody, or is news of one moment that the log tells; in a race, how fast others are."""


def known(s: Any, seat: int, game: str) -> dict[str, Any]:
    """What a seat knows of a state, by field."""
    values: dict[str, Any] = {name: value for name, value in s.values().items() if name not in LEFT_OUT[game]}
    del values["seed"]
    if game == "take_that":
        values |= {"hands": s.hands[2 * seat : 2 * seat + 2], "extra": s.extra[2 * seat : 2 * seat + 2]}
        values["row"] = s.row[: s.row_len]
    if game in ("twins", "istinto"):
        values["hands"] = s.hands[seat]
    if game == "twins" and s.phase == twins.DUEL:
        del values["turn"]  # of buying
    if game == "istinto":
        values["table"] = {(s.lead + i) % s.players: s.table[(s.lead + i) % s.players] for i in range(s.lying)}
        if s.phase == istinto.BID:
            del values["lead"]
        if s.trick + s.lying == 0:
            del values["winner"]
    return values


def secret(s: Any, m: Any, seat: int, game: str) -> list[int]:
    """Every number in a state that would tell a seat something hidden."""
    if game == "ligretto_twist":  # all know what was parked, and a stack that was (LT-R3)
        rooms = [s.stack[ligretto_twist.ROOM * owner :][: s.stacked[owner]] for owner in range(s.players)]
        return [card for owner, room in enumerate(rooms) if not m.turned[owner] for card in room]
    width = 2 if game == "take_that" else 1
    hands = [s.hands[i] for i in range(width * s.players) if i // width != seat]
    extra = [s.extra[i] for i in range(8) if i // 2 != seat] if game == "take_that" else []
    return [s.seed, *s.deck, *hands, *extra]


def given_back(match: Match) -> Any:
    """The true state; in Twins, with the cards that were picked in secret back in the hands, as a memory has them."""
    s = match._state.copy()
    if match.game == "twins" and match.phase == "duel":
        for seat in members(s.playing & ~s.waiting):
            s.hands[seat] |= 1 << s.picks[2 * seat] | 1 << s.picks[2 * seat + 1]
        s.waiting = s.playing
    return s


@each_table
def test_a_seat_recalls_all_it_may_know_and_nothing_hidden(number: int) -> None:
    for match, _ in positions(number):
        for seat in range(match.players):
            s, m = recalled(match._game, match.view(seat))
            assert known(s, seat, match.game) == known(given_back(match), seat, match.game)
            assert not any(secret(s, m, seat, match.game))


@each_table
def test_the_end_is_recalled_too(number: int) -> None:
    *_, (match, _) = walk(TABLES[number], number)
    assert match.over
    s, _ = recalled(match._game, match.view(0))
    assert s.phase == OVER
    assert [match._rules.score(s, seat) for seat in range(match.players)] == list(match.scores)


# --- memory kept move by move

TO_WORK_IN = {
    "take_that": {"hidden", "may_end", "may_lie", "may_twist"},
    "twins": {"planned", "plan"},
    "ligretto_twist": {"pool", "to_go"},
    "istinto": {"room", "dealt", "giver", "passed", "trust"},  # trust is judged by recalling earlier rounds
}
"""Fields of a memory that aren't memory."""


def memory(m: Any, game: str) -> dict[str, Any]:
    return {name: value for name, value in m.values().items() if name not in TO_WORK_IN[game]}


@each_table
def test_a_memory_kept_move_by_move_is_the_one_recalled(number: int) -> None:
    for match, kept in positions(number):
        facts = memory(kept, match.game)
        if match.game == "twins":  # as if what was picked in secret were still in the hands
            for seat in members(match._state.playing & ~match._state.waiting):
                facts["sizes"][seat] += 2
        for seat in range(match.players):
            _, m = recalled(match._game, match.view(seat))
            assert memory(m, match.game) == facts


# --- imagined worlds


def imagined(match: Match, seat: int, seed: int) -> tuple[Any, Any]:
    """A world that a seat imagines from its view, and the memory in it."""
    s, m = recalled(match._game, match.view(seat))
    match._game.bot.imagine(s, m, seat, stream(seed, 1))
    return s, m


def seen(match: Match, seat: int, world: Any) -> View:
    """What the seat would see if that world were the truth."""
    real = match.view(seat)
    common = {name: getattr(real, name) for name in View.__dataclass_fields__}
    view: View = match._game.views.view(world, seat, common)
    return view


def assert_possible(match: Match, seat: int, world: Any, m: Any) -> None:
    """The world is one that the seat could live in: all that it sees and may do is the same, and no card is lost."""
    truth, rules = given_back(match), match._rules
    assert seen(match, seat, world) == seen(match, seat, truth)
    assert (rules.to_act(world), rules.due(world)) == (rules.to_act(truth), rules.due(truth))
    if rules.to_act(truth) >> seat & 1:
        assert match._game.moves.legal(world, seat) == match._game.moves.legal(truth, seat)
    CARDS_ARE_ALL_THERE[match.game](match, world, m)


def all_cards_of_take_that(match: Match, s: Any, m: Any) -> None:
    sets = [s.in_row, *(heap[i : i + 2] for heap in (s.hands, s.face_up, s.face_down, s.extra) for i in (0, 2, 4, 6))]
    cards = [n for low, high in sets for n in range(100) if (low | high << take_that.HALF) >> n & 1]
    assert sorted(cards + s.deck[s.top :]) == [take_that.number(i) for i in range(take_that.DECK)]


def all_cards_of_twins(match: Match, s: Any, m: Any) -> None:
    sets = [*s.hands[: s.players], m.gone]
    cards = [card for one in sets for card in members(one)]
    assert sorted(cards + s.deck[s.top :]) == list(range(twins.DECK))


def all_cards_of_ligretto_twist(match: Match, s: Any, m: Any) -> None:
    for seat in range(s.players):
        start = ligretto_twist.ROOM * seat
        cards = s.stack[start : start + s.stacked[seat]] + s.parked[start : start + s.heap[seat]]
        cards += [s.held[seat]] * (s.held[seat] != ligretto_twist.NOTHING)
        assert s.left[4 * seat : 4 * seat + 4] == [cards.count(colour) for colour in range(4)]
    for colour in range(4):
        assert sum(s.height[colour::4]) + sum(s.left[colour::4]) <= 40


def all_cards_of_istinto(match: Match, s: Any, m: Any) -> None:
    played = [istinto_number(event.fact("card")) for event in this_round(match) if event.kind == "play"]
    cards = Counter([*played, *(card for seat in range(s.players) for card in in_hand(s, seat))])
    assert cards.total() == istinto.HAND * s.players
    assert all(n == 1 for card, n in cards.items() if card != istinto.TRUMP)
    assert cards[istinto.TRUMP] <= 6


def istinto_number(name: str) -> int:
    return registry.game("istinto").moves.card(name)


def in_hand(s: Any, seat: int) -> list[int]:
    """A hand of Istinto, card by card."""
    hand = s.hands[seat]
    return [*members(hand & istinto.CARDS), *[istinto.TRUMP] * istinto.trumps(hand)]


CARDS_ARE_ALL_THERE = {
    "take_that": all_cards_of_take_that,
    "twins": all_cards_of_twins,
    "ligretto_twist": all_cards_of_ligretto_twist,
    "istinto": all_cards_of_istinto,
}


@each_table
def test_an_imagined_world_never_contradicts_the_view(number: int) -> None:
    for place, (match, _) in enumerate(positions(number)):
        for seat in range(match.players):
            for chance in range(3):
                world, m = imagined(match, seat, 100 * place + chance)
                assert_possible(match, seat, world, m)
                assert match._game.bot.plausible(world, m, seat) > 0


@each_game
def test_worlds_differ_by_chance_and_are_the_same_for_the_same(game: str) -> None:
    match = rospo.start(game, 3, seed=1)
    first, again, other = (imagined(match, 0, seed)[0] for seed in (1, 1, 2))
    assert first == again != other


def shown_voids(match: Match) -> list[set[str]]:
    """By seat: the suits that it didn't follow in this round, read from the log alone."""
    voids: list[set[str]] = [set() for _ in range(match.players)]
    lying: list[str] = []
    for event in this_round(match):
        if event.kind != "play":
            continue
        card = event.fact("card")
        if lying and lying[0] != "T" and card[0] != lying[0][0]:
            assert event.seat is not None
            voids[event.seat].add(lying[0][0])
        lying = [*lying, card] if len(lying) + 1 < match.players else []
    return voids


def assert_voids_kept(match: Match, world: Any) -> None:
    for seat, suits in enumerate(shown_voids(match)):
        hand = [match._game.moves.CARDS[card] for card in in_hand(world, seat)]
        assert not [card for card in hand if card[0] in suits], f"seat {seat} has none of {suits}"


@rule("IS-5")
@pytest.mark.parametrize("players", range(3, 7))
def test_whoever_did_not_follow_a_suit_has_none_of_it_in_an_imagined_world(players: int) -> None:
    late = voids = 0
    for seed in range(8):
        for match, _ in walk(Table("istinto", players, {"until": 60}), seed):
            if match.round > 1:
                break
            if match._state.trick < 6 or match._state.lying not in (0, players - 2):
                continue
            late += 1
            voids += sum(map(len, shown_voids(match)))
            for seat in range(players):
                world, m = imagined(match, seat, late)
                assert_voids_kept(match, world)
                assert_possible(match, seat, world, m)
    assert voids > 2 * late


@rule("IS-5")
def test_where_only_one_deal_is_possible_it_is_imagined() -> None:
    """Six players leave no card undealt. Four suits are led, and each time only one rival can follow."""
    hands = {
        "you": "w1 b1 g1 r1 k1",
        "rival": "w2 w3 w4 w5 w6",
        "third": "b2 b3 b4 b5 b6",
        "fourth": "g2 g3 g4 g5 g6",
        "fifth": "r2 r3 r4 r5 r6",
        "sixth": "k2 k3 k4 k5 k6",
    }
    match = istinto_table(" | ".join(f"{name}: {hand}" for name, hand in hands.items()))
    _, m = recalled(match._game, match.view(0))
    s = match._state.copy()
    dealt = s.hands[:]
    everything = istinto.CARDS + 6 * istinto.ONE_TRUMP
    m.gone = everything - sum(dealt)
    suits = [istinto.SUIT << 12 * n for n in range(5)]
    for rival in range(1, 6):
        m.voids[rival] = istinto.CARDS & ~suits[rival - 1]
    for chance in range(20):
        world, thought = s.copy(), m.copy()
        match._game.bot.imagine(world, thought, 0, stream(chance, 1))
        assert world.hands == dealt


@rule("IS-5")
def test_cards_are_passed_on_until_every_hand_is_possible() -> None:
    """Suits that seats can't have, drawn at random for a deal that is known: a way to deal is always found."""
    mind, rng = registry.game("istinto").bot, Random(1)
    for trial in range(400):
        players, size = rng.randint(3, 6), rng.randint(1, 6)
        cards = rng.sample(range(60), players * size)
        s, m = istinto.State(), mind.Memory()
        s.players, s.phase, s.trick = players, istinto.TRICK, istinto.HAND - size
        mind.forget(s, m)
        for seat in range(players):
            s.hands[seat] = sum(1 << card for card in cards[seat * size : (seat + 1) * size])
            for suit in [istinto.SUIT << 12 * n for n in range(5)]:
                if not s.hands[seat] & suit and rng.random() < 0.9:
                    m.voids[seat] |= suit
        m.gone = istinto.CARDS + 6 * istinto.ONE_TRUMP - sum(s.hands)
        voids = m.voids[:]
        mind.imagine(s, m, 0, stream(trial, 1))
        assert m.gone + sum(s.hands) == istinto.CARDS + 6 * istinto.ONE_TRUMP
        for seat in range(1, players):
            assert s.hands[seat].bit_count() == size
            assert not s.hands[seat] & voids[seat]


# --- habits


@each_table
def test_habits_make_legal_moves_and_look_at_no_hidden_card(number: int) -> None:
    for place, (match, _) in enumerate(positions(number)):
        for seat in match.due:
            s, m = recalled(match._game, match.view(seat))
            legal = match._game.moves.legal(match._state, seat)
            for habit in HABITS:
                for x in (stream(place, 2), stream(place, 3)):
                    choose = getattr(match._game.bot, habit)
                    chosen = choose(s.copy(), m.copy(), seat, x)
                    assert chosen[1] in legal, habit
                    assert chosen == choose(match._state.copy(), m.copy(), seat, x), habit


@each_table
def test_habits_change_nothing_at_the_table(number: int) -> None:
    for match, kept in positions(number):
        before = match._state.copy()
        for habit in HABITS:
            getattr(match._game.bot, habit)(match._state, kept.copy(), match.due[0], 1)
        assert match._state == before


# --- search


def candidates(match: Match, seat: int) -> list[int]:
    s, m = recalled(match._game, match.view(seat))
    out = [0] * (match._rules.ACTIONS + 1)
    return out[: match._game.bot.candidates(s, m, seat, out)]


@each_table
def test_candidates_are_legal_and_all_different(number: int) -> None:
    for match, _ in positions(number):
        for seat in match.due:
            found = candidates(match, seat)
            assert found
            assert len(set(found)) == len(found)
            legal = {move.action for move in match.legal(seat)}
            wait = {getattr(match._game.bot, "WAIT", None)}
            mixed = match._game.bot.MIXES
            assert {code % match._rules.ACTIONS if mixed else code for code in found} <= legal | wait


@each_table
def test_every_candidate_leads_to_the_end_of_a_round_that_is_worth_something(number: int) -> None:
    for place, (match, _) in enumerate(positions(number)[::3]):
        game, mind, rules = match._game, match._game.bot, match._rules
        seat = match.due[0]
        for code in candidates(match, seat)[:6]:
            s, m = imagined(match, seat, place)
            mind.attempt(s, m, seat, code)
            x = stream(place, 4)
            while s.phase not in (DEAL, OVER):
                other = game.next_seat(s)
                x, action = mind.playout(s, m, other, x)
                assert rules.refusal(s, other, action) == 0
                mind.remember(s, m, other, action)
                rules.apply(s, other, action)
            assert all(0 <= mind.worth(s, m, player) <= 1 for player in range(match.players))


@each_table
def test_a_finished_match_is_worth_most_to_its_winners(number: int) -> None:
    *_, (match, kept) = walk(TABLES[number], number + 50)
    worth = [match._game.bot.worth(match._state, kept, seat) for seat in range(match.players)]
    assert all(0 <= value <= 1 for value in worth)
    losers = [value for seat, value in enumerate(worth) if seat not in match.winners]
    assert all(worth[seat] > value for seat in match.winners for value in losers)


@pytest.mark.parametrize("moves", [0, 20, 40])
@pytest.mark.parametrize("players", range(3, 7))
def test_nobody_is_accused_in_an_imagined_world_who_followed_suit(players: int, moves: int) -> None:
    """Where revokes can be challenged (IS-13), whoever plays on by habit accuses only who was seen to revoke."""
    match = rospo.start("istinto", players, seed=2, revokes="challengeable")
    mind, rules = match._game.bot, match._rules
    club = rospo.bot("club", "istinto")
    for move in range(min(moves, 12 * players - 4)):
        seat = match.due[0]
        match.play(seat, club.choose(match.view(seat), match.legal(seat), Random(move)))
    s, m = imagined(match, match.due[0], 1)
    x = 1
    while s.phase not in (DEAL, OVER):
        seat = match._game.next_seat(s)
        x, action = mind.club(s, m, seat, x)
        assert not istinto.CHALLENGE <= action < istinto.ACCEPT
        mind.remember(s, m, seat, action)
        rules.apply(s, seat, action)


def test_a_round_broken_off_says_nothing_about_who_bids_with_sense() -> None:
    match = rospo.start("istinto", 3, seed=1, revokes="challengeable")
    while match.phase == "bid":
        match.play(match.due[0], "bid 3")
    match.play(match.due[0], match.legal(match.due[0])[0])
    match.play(match.due[0], "challenge 0" if match.due[0] != 0 else "challenge 1")
    assert match.round == 2
    _, broken_off = recalled(match._game, match.view(0))
    _, fresh = recalled(match._game, rospo.start("istinto", 3, seed=1, revokes="challengeable").view(0))
    assert broken_off.trust == fresh.trust
