"""Search: imagined worlds, playouts and time control, written once for all games.

A seat that searches knows a view. From it, worlds are drawn at random that agree with all it has seen; in each, every
candidate is tried and the round played to its end, by habit or, where few ways are left, solved exactly. What a game
adds is in its `bot.py` (`rospo.core.game.Mind`).
"""
