/** Worked examples of the rulebook, and entries that can't be. scores/law.test.ts plays the sheet against the law. */
import { expect, it } from "vitest";

import { reckon } from "../../../scores/reckon";
import { code, round, sitting } from "../../../scores/samples";
import { leastBeside, scoring } from "./scoring";

const two = sitting(2, { rounds: 1 });
const three = sitting(3);
it("makes −5 of 12 plus and 17 minus points (TT-12)", () => {
  const played = round(scoring, { twisted: [12, 20], taken: [17, 20], toads: [0, 2] });
  expect(reckon(scoring, two, [played])).toMatchObject({ totals: [-5, -8], end: "TT-13", winners: [0] });
});
it.each([
  ["odd TT-7", [3, null, null], [null, null, null], [null, null, null]],
  ["toads-not-taken TT-12", [2, null, null], [1, null, null], [2, null, null]],
  ["toads-over TT-2", [0, 0, 0], [20, 20, 20], [4, 4, 0]],
  ["cards-over TT-1", [30, 30, 0], [20, null, null], [0, null, null]],
  ["paired-over TT-3", [40, 20, 0], [10, 5, 0], [0, 0, 0]],
  ["cards-under TT-11", [10, 10, 10], [5, 5, 5], [0, 0, 0]],
  ["most-toads TT-2", [null, null, null], [9, null, null], [8, null, null]],
] as const)("refuses what can't be: %s", (expected, twisted, taken, toads) => {
  expect(code(scoring, three, round(scoring, { twisted, taken, toads }))).toBe(expected);
});
it("knows how few cards can lie beside the players (TT-4, TT-11)", () => {
  expect([2, 3, 4].map(leastBeside)).toEqual([61, 52, 47]);
});
