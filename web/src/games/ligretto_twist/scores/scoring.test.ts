/** Worked examples of the rulebook, and entries that can't be. scores/law.test.ts plays the sheet against the law. */
import { expect, it } from "vitest";

import { reckon } from "../../../scores/reckon";
import { code, round, sitting } from "../../../scores/samples";
import { scoring } from "./scoring";

const four = sitting(4, { rounds: 2 });
it("counts the cards that are left, and shares the win (LT-11, LT-12)", () => {
  const rounds = [round(scoring, { left: [0, 8, 3, 9] }), round(scoring, { left: [3, 5, 0, 9] })];
  expect(reckon(scoring, four, rounds)).toMatchObject({ totals: [-3, -13, -3, -18], end: "LT-12", winners: [0, 2] });
});
it.each([
  ["most-left LT-2", [0, 39, 1, 1]],
  ["many-done LT-11", [0, 0, null, null]],
  ["nobody-done LT-11", [1, 2, 3, 4]],
] as const)("refuses what can't be: %s", (expected, left) => {
  expect(code(scoring, four, round(scoring, { left }))).toBe(expected);
});
