"""The tests of the game's own rules run where it is installed: `test_fifth_game.py` sees to that."""

import rospo

collect_ignore = [] if "wren" in rospo.games() else ["test_rules.py"]
