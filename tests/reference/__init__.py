"""Slow, plain second implementations of the games, run in lock-step against the fast ones."""
