"""The project's own list of rule ids. Every one has a test that shows it and a text that players read."""


def _ids(prefix: str, rules: int, rulings: int) -> tuple[str, ...]:
    stated = [f"{prefix}-{n}" for n in range(1, rules + 1)]
    return (*stated, *(f"{prefix}-R{n}" for n in range(1, rulings + 1)))


RULES: dict[str, tuple[str, ...]] = {
    "take_that": _ids("TT", 14, 6),
    "twins": _ids("TW", 14, 11),
    "ligretto_twist": _ids("LT", 13, 11),
    "istinto": _ids("IS", 13, 8),
}
SHARED = _ids("ALL", 0, 4)
ALL_IDS = (*(rule for rules in RULES.values() for rule in rules), *SHARED)
