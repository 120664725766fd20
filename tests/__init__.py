"""The tests. Those in `rules/` read like the rulebook and carry the ids of the rules they show."""
