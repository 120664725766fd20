import { expect, test } from "vitest";

import { fan, TALL, TOUCH } from "./fan";

const PHONE = { room: 344, deepest: 179 };

test.each([1, 2, 5, 6, 7, 8, 9, 10, 11])(
  "on the smallest phone %i cards lie free, each wide enough to touch",
  (count) => {
    const { width, step, rows, inRow, fall, high } = fan(count, PHONE.room, 76, PHONE.deepest);
    expect(width).toBeGreaterThanOrEqual(50);
    expect(inRow < 2 ? width + 4 : step).toBeGreaterThanOrEqual(width + 4);
    expect((inRow - 1) * step + width).toBeLessThanOrEqual(PHONE.room);
    expect(fall).toBeGreaterThanOrEqual(rows > 1 ? width * TALL + 12 : width * TALL);
    expect(high).toBeLessThanOrEqual(PHONE.deepest + 1);
  },
);

test("a row more is worth it only for larger cards", () => {
  expect(fan(11, 1264, 120, 260).rows).toBe(1);
  expect(fan(11, 344, 76, 192).rows).toBe(2);
  expect(fan(6, 344, 60, 192).rows).toBe(1);
});

test("more cards than there is room for overlap, and can still be touched", () => {
  const { width, step } = fan(40, 344, 76, 192);
  expect(width).toBe(TOUCH);
  expect(step).toBeLessThan(width);
});
