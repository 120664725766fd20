"""Words of the box and of the rules."""

import pytest

from tests.words import LANGUAGES, book, box

OURS = {
    "en": "our reading",
    "it": "nostra lettura",
    "de": "unsere Lesart",
    "fr": "notre lecture",
    "nl": "onze lezing",
    "es": "nuestra lectura",
}


def test_the_box_says_what_the_source_prints() -> None:
    assert box("twins") == ("12", "30")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reading_of_a_free_translation_is_called_ours(language: str) -> None:
    assert OURS[language] in book("twins", language)["rules"]["TW-10"]
