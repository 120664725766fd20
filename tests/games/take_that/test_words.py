"""Words of the box."""

from tests.words import box


def test_the_box_says_what_the_source_prints() -> None:
    assert box("take_that") == ("8", "20")
