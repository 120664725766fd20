"""What the games' `terminal.py` and `story.py` are built from. It knows no game."""
