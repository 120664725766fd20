"""The spaces that PettingZoo and Gymnasium share."""

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from rospo.core.layout import Layout

Seen = dict[str, NDArray[np.integer]]
"""What an agent gets: `observation`, the numbers of the game's layout, and `action_mask`, 1 for each legal action."""


def observation_space(layout: Layout, actions: int) -> spaces.Dict:
    """The numbers of a layout, within their bounds, and one flag per action."""
    low, high = np.array(layout.least, np.int32), np.array(layout.most, np.int32)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
