"""`hint` at the terminal: the expert's move, why, and what the second choice costs, in six languages."""

import re

import pytest

from rospo.bots.reasoned import reasoned
from rospo.bots.thought import Explanation, Thought
from rospo.cli import hint
from rospo.cli.languages import LANGUAGES
from rospo.play import registry
from rospo.terminal import speech
from rospo.terminal.speech import speaking
from tests.cli.conftest import Rospo
from tests.kits import KITS
from tests.reasoning import WITH_REASONS, cases


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WITH_REASONS)
def test_every_reason_is_said_in_the_language(game: str, language: str) -> None:
    known = speech.sentences(registry.game(game).package, language)
    reasons = registry.game(game).reasons
    assert reasons is not None
    with speaking(language):
        for id, found in cases(game).items():
            assert language == "en" or reasons().SENTENCES[id] in known
            for case in found:
                said = hint.because(game, case.reason)
                assert not re.search(r"[{}]|\bNone\b", said), said
                facts = [str(fact) for name, fact in case.reason.facts if name != "kind"]
                assert all(re.search(rf"(?<!\w){re.escape(fact)}(?!\d)", said) for fact in facts), said


@pytest.mark.compiled
@pytest.mark.parametrize("game", WITH_REASONS)
def test_a_hint_says_why_and_what_the_second_choice_costs(rospo: Rospo, game: str) -> None:
    said = rospo("play", game, "--seed", "3", typed="hint\nquit\nl\n")
    assert said.status == 0
    rule = KITS[game].rules[0].split("-")[0]
    assert "The expert would play" in said.out
    assert re.search(rf"^  [+−] .+ \({rule}-R?\d+\)", said.out, re.MULTILINE)
    assert "Second choice:" in said.out


@pytest.mark.parametrize("mixed", [False, True])
def test_the_second_choice_has_its_cost_in_games(mixed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    game = WITH_REASONS[0]
    match = KITS[game].start(seed=5)
    seat = match.due[0]
    legal = match.legal(seat)

    def thinks(best: float, second: float) -> list[str]:
        thoughts = (Thought(legal[0], best, 0.01, 0.6), Thought(legal[1], second, 0.01, 0.4))
        found = Explanation("", thoughts, 100, mixed)
        bot = type("Thinks", (), {"explain": lambda self, view, legal: found})
        monkeypatch.setattr(hint, "bot", lambda name, game: bot())
        return list(hint.hint(match.view(seat), legal))

    said = thinks(0.6, 0.52)
    assert said[0].endswith("6 times in 10, so as not to be predictable." if mixed else "(60% sure of it).")
    assert f"Second choice: `{legal[1]}`; in 100 games it would win about 8 fewer." in said
    assert f"Second choice: `{legal[1]}`, just about as good." in thinks(0.6, 0.598)
    told = reasoned(match.view(seat), Explanation("", (Thought(legal[0], 0.6, 0, 1),)))
    assert told.other is None
