"""`rospo rules` and the words it reads."""

import pytest

import rospo as library
from rospo.cli.rules import rule_id
from rospo.play import registry
from rospo.terminal.words import languages, words
from tests.cli.conftest import Rospo, shell

GAMES = library.games()


def squeezed(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_text_is_there(rospo: Rospo, game: str) -> None:
    text, said = words(_package(game)), rospo("rules", game)
    assert said.status == 0
    assert said.err == ""
    shown = squeezed(said.out)
    assert text.game["title"].upper() in said.out
    for part in ("tagline", "players", "minutes", "goal", "credit"):
        assert squeezed(text.game[part]) in shown
    listed = [rule for section in text.sections for rule in section["rules"]]
    assert sorted(listed) == sorted(text.rules)
    for rule in listed:
        assert f"\n{rule} " in said.out


@pytest.mark.parametrize("columns", [40, 60, 80, 200])
@pytest.mark.parametrize("game", GAMES)
def test_it_wraps_to_the_terminal(rospo: Rospo, monkeypatch: pytest.MonkeyPatch, game: str, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    lines = rospo("rules", game).out.splitlines()
    assert max(map(len, lines)) <= min(columns, 100)
    assert not any(line.endswith(" ") for line in lines)


def test_examples_stand_under_their_rule(rospo: Rospo) -> None:
    out = rospo("rules", "take_that").out
    assert out.index("\nTT-6 ") < out.index("→ The row is empty, and Mina") < out.index("\nTT-10 ")


def test_the_summary_card_of_twins_is_a_table(rospo: Rospo) -> None:
    out = rospo("rules", "twins", "--rule", "TW-8").out
    assert "The four duels" in out
    assert "Duel 4" in out
    assert "│ 5–6" in out


@pytest.mark.parametrize("wanted", ["TT-6", "tt-6", "TT6", "6", "tt 6"])
def test_a_rule_is_found_by_any_sensible_spelling(wanted: str) -> None:
    assert rule_id(words("rospo.games.take_that"), wanted) == "TT-6"


def test_rulings_are_found_too() -> None:
    assert rule_id(words("rospo.games.take_that"), "r1") == "TT-R1"
    assert rule_id(words("rospo.games.take_that"), "all-r1") == "ALL-R1"


def test_one_rule_alone(rospo: Rospo) -> None:
    out = rospo("rules", "istinto", "--rule", "is-5").out
    assert out.startswith("IS-5")
    assert "IS-6" not in out


def test_a_language_that_is_not_written_yet_falls_back_with_a_note(
    rospo: Rospo, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rospo.cli.rules.words", lambda package, language: words(package))  # as if only in English
    said = rospo("rules", "twins", "--lang", "es", "--rule", "TW-1")
    assert said.status == 0
    assert said.out.startswith("TW-1")
    assert "in English" in said.err
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("trick", ["../en", "/etc/passwd", "", "tlh"])
def test_only_the_six_languages_are_languages(rospo: Rospo, trick: str) -> None:
    said = rospo("rules", "twins", "--lang", trick)
    assert (said.status, said.out) == (2, "")
    assert "use en, it, de, fr, nl, es" in said.err


@pytest.mark.parametrize("game", GAMES)
def test_the_options_stand_at_the_end(rospo: Rospo, game: str) -> None:
    end = rospo("rules", game).out.split("\nOptions\n")[1]
    for option in registry.game(game).options:
        assert f"`--{option.name.replace('_', '-')}" in end
        assert f"{option.rule} " in end
    assert "default" in end


@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_every_rule(game: str) -> None:
    assert languages(_package(game))[0] == "en"
    for language in languages(_package(game)):
        assert words(_package(game), language).language == language
        assert words(_package(game), language).rules.keys() == words(_package(game)).rules.keys()


def test_a_pipe_gets_no_colours_and_a_terminal_does() -> None:
    assert "\x1b" not in shell("rules", "twins", "--rule", "TW-1").out
    assert "\x1b" in shell("rules", "twins", "--rule", "TW-1", FORCE_COLOR="1", NO_COLOR="").out
    forced = shell("rules", "twins", "--rule", "TW-1", FORCE_COLOR="1", NO_COLOR="1").out
    assert "\x1b[1;36m" not in forced  # bold and dim may stay, colours go


def _package(game: str) -> str:
    return registry.game(game).package
