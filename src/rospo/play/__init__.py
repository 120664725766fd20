"""One game at a time, for people, servers and bots: matches, moves, records. No rule is decided here."""
