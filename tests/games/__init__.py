"""A folder per game: its `kit.py`, which the general tests find, its own tests, and its rules once more, plainly."""
