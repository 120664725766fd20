"""Search: imagined worlds, playouts and time control, written once for all games.

The searching seat has only its view. From it, random worlds are drawn that agree with everything it has seen. In each,
every candidate is tried and the round played to its end by habit or, if few ways are left, solved exactly. What a game
adds is in its `bot.py` (`rospo.core.game.Mind`).
"""
