"""The table server: people and bots at live tables. No move is lost, and nobody sees a card that isn't theirs.

A table is its log (`entries`): `state` folds it, `decide` says what a message adds to it, `table` is the actor that
writes entries down and then tells everyone what they may know (`frames`). The web is at the edge: `app`, `socket`.
"""
