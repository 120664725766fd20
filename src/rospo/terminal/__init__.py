"""What the games' `terminal.py` and `story.py` draw and tell with. It knows no game."""
