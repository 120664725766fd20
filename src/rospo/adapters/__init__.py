"""The games for other libraries: PettingZoo, Gymnasium, OpenSpiel. Each is an optional extra.

Adapters only translate; the rules decide, through `simulate.Batch` or a `Match`.
"""
