/** Who sits where: play goes clockwise, so from your left, over the top, to your right. */
import { expect, it } from "vitest";

import { around } from "./around";

it.each([3, 4, 5, 6])("seats everybody once and in turn, %i of them", (players) => {
  for (let bottom = 0; bottom < players; bottom++) {
    const { left, above, right } = around(players, bottom);
    const inTurn = [bottom, ...[...left].reverse(), ...above, ...right];
    expect(inTurn).toEqual(Array.from({ length: players }, (_, i) => (bottom + i) % players));
    expect(left.length).toBe(right.length);
  }
});
