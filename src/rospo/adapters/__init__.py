"""The games as other libraries know games: PettingZoo, Gymnasium, OpenSpiel. Each is an extra of its own.

An adapter translates and decides nothing: the rules are asked, through `simulate.Batch` or a `Match`.
"""
