"""Words of the box and of the rules."""

import re

import pytest

from tests.words import LANGUAGES, book, box, fact, names_option


def test_the_box_says_what_the_source_prints() -> None:
    assert box("ligretto_twist")[0] == "6"
    assert fact("ligretto_twist", "estimated") == "true"


@pytest.mark.parametrize("language", LANGUAGES)
def test_piles_are_counted_from_1(language: str) -> None:
    rule = book("ligretto_twist", language)["rules"]["LT-R10"]
    assert re.search(r"\b1\b", rule)
    assert not re.search(r"\b0\b", rule)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_option_that_a_table_holds_has_the_name_of_the_form(language: str) -> None:
    assert names_option("ligretto_twist", language, "lag_comp_ms", "LT-R7")
