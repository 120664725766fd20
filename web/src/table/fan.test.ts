import { expect, test } from "vitest";

import { handWidth } from "./fan";

test("cards in the hand show as much as they must", () => {
  expect(handWidth(9, 344, 52, 0.87)).toBe(52); // two rows
  expect(handWidth(8, 374, 64, 0.87)).toBeLessThan(56); // one row of eight
  expect(handWidth(8, 374, 64, 0.76)).toBe(58);
  expect(handWidth(1, 60, 64, 0.87)).toBe(64);
});
