"""Custom bots: `module:Class`, and every way to get it wrong."""

from pathlib import Path
from random import Random

import pytest

import rospo
from rospo.bots.load import load_bot
from rospo.bots.table import play_out


def test_a_bot_of_the_current_folder(folder: Path) -> None:
    bot = load_bot("some_bots:First")
    match = rospo.start("take_that", players=2, seed=1)
    seat = match.due[0]
    legal = match.legal(seat)
    assert bot.choose(match.view(seat), legal, Random(1)) == legal[0]


def test_a_bot_in_a_package(folder: Path) -> None:
    (folder / "our_team").mkdir()
    (folder / "our_team" / "captain.py").write_text("from some_bots import First as Captain\n")
    assert type(load_bot("our_team.captain:Captain")).__name__ == "First"


WRONG = [
    ("some_bots", "isn't MODULE:CLASS"),
    (":First", "isn't MODULE:CLASS"),
    ("some_bots:", "isn't MODULE:CLASS"),
    ("some_bots:First:Last", "isn't MODULE:CLASS"),
    ("some_bots.py:First", "isn't MODULE:CLASS"),
    ("./some_bots:First", "isn't MODULE:CLASS"),
    ("no_bots_here:First", "there is no no_bots_here.py in"),
    ("nowhere.no_bots:First", "there is no nowhere.py in"),
    ("some_bots:Worst", "some_bots has no Worst; it has First, Last"),
    ("some_bots:number", "number of some_bots isn't a class; it has First"),
    ("some_bots:Silent", "needs a method choose(view, legal, rng)"),
    ("some_bots:Needy", "can't be made without arguments: TypeError: "),
    ("some_bots:Grumpy", "RuntimeError: not today"),
    ("broken:First", "broken can't be imported: SyntaxError: "),
    ("needing:First", "needing can't be imported: ModuleNotFoundError: No module named 'no_such_library'"),
    ("leaving:First", "leaving can't be imported: SystemExit: 3"),
]


@pytest.mark.parametrize(("spec", "said"), WRONG, ids=[spec for spec, _ in WRONG])
def test_every_mistake_is_reported_in_one_line(folder: Path, spec: str, said: str) -> None:
    (folder / "broken.py").write_text("class First\n")
    (folder / "needing.py").write_text("import no_such_library\n")
    (folder / "leaving.py").write_text("raise SystemExit(3)\n")
    with pytest.raises(rospo.UnknownBot) as caught:
        load_bot(spec)
    message = str(caught.value)
    assert said in message
    assert spec in message
    assert "\n" not in message


def test_the_example_plays_better_than_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "examples"))
    scores = []
    for seed in range(3):
        match = rospo.start("take_that", players=2, seed=seed)
        play_out(match, [load_bot("my_bot:MyBot"), rospo.bot("random", "take_that")], seed)
        scores.append(match.scores)
    assert all(mine > other for mine, other in scores), scores
