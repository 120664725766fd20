"""`rospo rules GAME`: the whole rules text, or one rule, wrapped to the terminal."""

import sys
from collections.abc import Iterator, Sequence
from difflib import get_close_matches

from rich.box import ROUNDED
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rospo.cli.arguments import Parser, Refused, add_game, described, example, needed_game
from rospo.cli.languages import add_language, checked_language
from rospo.cli.screen import COLUMNS, console, marked
from rospo.core.game import Game
from rospo.terminal.words import Words, first_rule, languages, words

ID_WIDTH = 8


def run(arguments: Sequence[str]) -> int:
    """The command."""
    found = parser().read(arguments)
    game = needed_game(found, "rules")
    language = checked_language(found.lang)
    text = words(game.package, language)
    if text.language != language:
        known = ", ".join(languages(game.package))
        print(
            f"rospo: no rules of {game.name} in {found.lang!r:.20} yet, so in English (available: {known})",
            file=sys.stderr,
        )
    out = console()
    parts = one_rule(text, found.rule, plain=not out.is_terminal) if found.rule else whole_text(text, out)
    show(out, parts)
    if not found.rule:
        show(out, _options(game, plain=not out.is_terminal))
    return 0


def parser(arguments: Sequence[str] = ()) -> Parser:
    one, rule = example(0), first_rule(example(0).package)
    made = Parser(
        "rules",
        "The rules of a game, in players' words.",
        [
            f"rospo rules {example(1).name}",
            f"rospo rules {one.name} --rule {rule}",
            f"rospo rules {example(3).name} | less",
        ],
    )
    add_game(made)
    add_language(made)
    made.add_argument("--rule", metavar="ID", help=f"show only this rule, e.g. {rule}")
    return made


def _options(game: Game, *, plain: bool) -> Iterator[RenderableType]:
    """The game's options as flags, with the rule that says what each does."""
    yield ""
    yield _heading("Options", plain=plain)
    for option in game.options:
        yield _beside(option.rule, [marked(described(option), keep=plain)])


def show(out: Console, parts: Iterator[RenderableType]) -> None:
    """Print, no wider than prose should be."""
    for part in parts:
        out.print(part, width=min(out.width, COLUMNS))


def rule_id(text: Words, wanted: str) -> str:
    """The id that was meant: case and dash don't matter, and the game's letters may be omitted."""
    plain = {_squeezed(known): known for known in text.rules}
    own = next(iter(text.rules)).partition("-")[0]
    for guess in (_squeezed(wanted), _squeezed(own + wanted)):
        if guess in plain:
            return plain[guess]
    near = get_close_matches(wanted.upper(), text.rules, n=1)
    right = f"did you mean {near[0]}?" if near else f"there are {', '.join(text.rules)}"
    raise Refused(f"{text.game['title']} has no rule {wanted!r:.30}: {right}")


def _squeezed(text: str) -> str:
    return text.upper().replace("-", "").replace(" ", "")


def one_rule(text: Words, wanted: str, *, plain: bool) -> Iterator[RenderableType]:
    """One rule with its table and examples."""
    yield from _rule(text, rule_id(text, wanted), plain=plain)


def whole_text(text: Words, out: Console) -> Iterator[RenderableType]:
    """Title, sections, credit."""
    plain = not out.is_terminal
    yield Text(text.game["title"].upper(), "bold")
    yield Text(text.game["tagline"], "italic")
    yield Text(" · ".join(text.facts), "dim")
    yield ""
    yield marked(text.game["goal"], keep=plain)
    for section in text.sections:
        yield ""
        yield _heading(section["heading"], plain=plain)
        for rule in section["rules"]:
            yield from _rule(text, rule, plain=plain)
    yield ""
    yield Text(text.game["credit"], "dim")


def _heading(heading: str, *, plain: bool) -> Text:
    return Text(f"{heading}\n{'-' * len(heading)}") if plain else Text(heading, "bold underline")


def _rule(text: Words, rule: str, *, plain: bool) -> Iterator[RenderableType]:
    typed = [marked(f"› {text.typed[rule]}", keep=plain, base="dim")] if rule in text.typed else []
    yield _beside(rule, [marked(text.rules[rule], keep=plain), *typed])
    for table in text.tables.get(rule, ()):
        yield Padding(_printed(table["heading"], table["columns"], table["rows"]), (0, 0, 0, 2))
    examples = [marked(f"→ {example}", keep=plain, base="dim") for example in text.examples.get(rule, ())]
    if examples:
        yield _beside("", [Padding(example, (0, 0, 0, 2)) for example in examples])


def _beside(rule: str, parts: Sequence[RenderableType]) -> Table:
    """The id in its narrow column, the text beside it."""
    body = Table.grid(padding=(0, 1, 0, 0))
    body.add_column(width=ID_WIDTH, style="dim", no_wrap=True)
    body.add_column(ratio=1)
    body.add_row(rule, Group(*parts))
    return body


def _printed(heading: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    table = Table(title=heading, title_justify="left", title_style="bold", show_lines=True, box=ROUNDED)
    for column in columns:
        table.add_column(column, overflow="fold")
    for row in rows:
        table.add_row(*row)
    return table
