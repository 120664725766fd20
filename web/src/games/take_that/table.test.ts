import { expect, test } from "vitest";

import { cost, signed, twisted } from "./cards";
import { lines } from "./lines";
import { paper } from "./paper";

test("what a row costs: toads count five", () => {
  expect(cost(["34", "44", "41"])).toBe(-7);
  expect(cost([])).toBe(-0);
  expect(twisted("34")).toBe("43");
  expect([signed(3), signed(-5), signed(0), signed(-0)]).toEqual(["+3", "−5", "0", "0"]);
});

test.each([
  [1, 328, 120],
  [28, 328, 130],
  [28, 1240, 300],
  [60, 328, 180],
  [79, 1240, 300],
])("%i cards keep their order and fit into %i by %i", (count, room, depth) => {
  const { at, width, height, perLine } = lines(count, room, depth);
  expect(at).toHaveLength(count);
  for (const [i, { x, y }] of at.entries()) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(room);
    expect(y + height).toBeLessThanOrEqual(depth);
    const before = at[i - 1];
    if (before && i % perLine) expect([before.y, before.x < x]).toEqual([y, true]);
    else if (before) expect(before.y + height).toBeLessThan(y);
  }
});

test("the sheet: won, lost, toads and totals of each round", () => {
  const log = [
    { kind: "lay", seat: 0, card: "34" },
    { kind: "twist", seat: 1, card: "43", partner: "34" },
    { kind: "take", seat: 0, cards: ["44", "41", "49"] },
    { kind: "extra", seat: 0 },
    { kind: "round", points: [-8, 2], scores: [-8, 2] },
    { kind: "take", seat: 1, cards: ["12"] },
    { kind: "round", points: [0, -1], scores: [-8, 1] },
  ];
  expect(paper(log, 2)).toEqual([
    [
      { plus: 0, minus: 8, toads: 1, points: -8, total: -8 },
      { plus: 2, minus: 0, toads: 0, points: 2, total: 2 },
    ],
    [
      { plus: 0, minus: 0, toads: 0, points: 0, total: -8 },
      { plus: 0, minus: 1, toads: 0, points: -1, total: 1 },
    ],
  ]);
});
