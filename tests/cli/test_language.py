"""`rospo play --lang`: everything is said in six languages, and a game that isn't translated speaks English."""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

import rospo as library
from rospo.cli.languages import ENGLISH, LANGUAGES
from rospo.cli.sheet import sheet, verdict
from rospo.cli.terminal import terminal
from rospo.core.terminal import Names
from rospo.play import registry
from rospo.terminal import speech
from rospo.terminal.speech import Speech, speaking
from tests.cli.conftest import ANY, Rospo
from tests.cli.shown import drawn, tell
from tests.kits import KITS
from tests.support import play_on, texts

OTHERS = LANGUAGES[1:]
GENERAL = "rospo.terminal"
TRANSLATED = [GENERAL, *(registry.game(name).package for name in library.games() if not name.startswith("wren"))]
CODE = ("rospo.terminal", "rospo.cli", "rospo.core")
MARKS = re.compile(r"\{\w+\}|`[^`]*`|\b[A-Z]{2}-R?\d+\b|\bRULE\b|\bFILE\b")


@pytest.fixture
def missed(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[str]]:
    """The sentences that were said in English for want of a translation."""
    found: set[str] = set()
    say = Speech.__call__

    def heard(self: Speech, sentence: str, **facts: object) -> str:
        own = speech.sentences(self._package, speech.spoken())
        if sentence and speech.spoken() != ENGLISH and sentence not in own | speech.sentences(GENERAL, speech.spoken()):
            found.add(sentence)
        return say(self, sentence, **facts)

    monkeypatch.setattr(Speech, "__call__", heard)
    yield found
    assert found == set()


def constants(package: str) -> set[str]:
    """All texts in a package's code; of those put together, the parts."""
    modules = Path(str(files(package))).glob("*.py")
    nodes = [node for module in modules for node in ast.walk(ast.parse(module.read_text()))]
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("package", TRANSLATED)
def test_a_translation_has_what_the_english_has(package: str, language: str) -> None:
    english, here = speech.sentences(package, OTHERS[0]), speech.sentences(package, language)
    assert here.keys() == english.keys()
    for sentence, said in here.items():
        assert sorted(MARKS.findall(said)) == sorted(MARKS.findall(sentence)) or "{Suit}" in sentence, said
        assert said.strip() == said


@pytest.mark.parametrize("package", TRANSLATED)
def test_no_translation_is_of_a_sentence_that_nobody_says(package: str) -> None:
    said = constants(package) | ({text for code in CODE for text in constants(code)} if package == GENERAL else set())
    made = ("log` tells", "what happened in this", "Nothing has happened in this", "{n} ", "Round {n}", "Hand {n}")
    parts = {"round", "hand", "total"}
    left = speech.sentences(package, "it").keys() - said
    assert {text for text in left if not any(part in text for part in made) and text not in parts} == set()


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", KITS)
def test_every_event_and_table_is_said_in_the_language(game: str, language: str, missed: set[str]) -> None:
    kit = KITS[game]
    match = library.start(game, players=kit.players, seed=3, **kit.every_option)
    names = Names(tuple(f"N{seat}" for seat in range(kit.players)), you=0)
    table, rng = terminal(game).table, Random(3)
    with speaking(language):
        for _ in range(40):
            if match.over:
                break
            seat = match.to_act[0]
            view, legal = match.view(seat), texts(match, seat)
            assert max(map(len, drawn(match, seat, 60).splitlines())) <= 60
            assert table.prompt(view)
            table.advice(view, legal)
            table.choices(view, legal)
            play_on(match, rng, 9, seldom=0.01)
        play_on(match, rng, 600, seldom=0.001)
        log = match.view(None).log
        lines = [line for number, event in enumerate(log) for line in tell(game, event, log[:number], names)]
        assert lines
        sheet(game, log, names)
        if match.over:
            assert verdict(
                match.winners, match.scores, names, terminal(game).story.UNIT, Speech(registry.game(game).package)
            )


TYPED = "help\nmoves\ntable\nlog\nscore\nrule\nzzz\n99\n#77\nlay 11\nbid 99\nw\nsave a.rospo\n" + ANY


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", KITS)
def test_a_whole_evening_is_in_the_language(rospo: Rospo, game: str, language: str, missed: set[str]) -> None:
    options = [part for name, value in KITS[game].short.items() for part in (f"--{name.replace('_', '-')}", str(value))]
    said = rospo("play", game, "--seed", "3", "--lang", language, *options, typed=TYPED)
    assert (said.status, said.err) == (0, "")
    for english in ("You win", " deals.", "isn't your turn", "The game", "Bye"):
        assert english not in said.out, english


@pytest.mark.parametrize("language", OTHERS)
def test_leaving_and_coming_back_keeps_the_language(rospo: Rospo, language: str, missed: set[str]) -> None:
    game = next(name for name in KITS if registry.game(name).race is None)
    said = rospo("play", game, "--seed", "3", "--lang", language, typed="save a.rospo\n1\nquit\n")
    assert f"--resume a.rospo --lang {language}`" in said.out
    assert rospo("play", "--resume", "a.rospo", "--lang", language, typed="log\nquit\n").status == 0
    rospo("play", "--lang", language, typed="9\nx\n1\n99\n\nquit\n")
    assert speech.spoken() == ENGLISH


def test_what_a_game_has_not_translated_is_english(rospo: Rospo) -> None:
    own = Speech("rospo.simulate")  # a package without words
    with speaking("de"):
        assert own("{n} feathers", n=3) == "3 feathers"
        assert own("You deal.") == "Du gibst."


def test_other_languages_are_refused_in_one_line(rospo: Rospo) -> None:
    right = "rospo: --lang 'xx' isn't a language of the rules: use en, it, de, fr, nl, es\n"
    assert rospo("play", "--lang", "xx") == (2, "", right)
