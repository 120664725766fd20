"""Words of the box."""

from tests.words import box, fact


def test_the_source_prints_neither_age_nor_minutes() -> None:
    assert box("istinto")[0] is None
    assert fact("istinto", "estimated") == "true"
