/** Worked examples of the rulebook, and entries that can't be. scores/law.test.ts plays the sheet against the law. */
import { expect, it } from "vitest";

import { reckon, trouble } from "../../../scores/reckon";
import { code, round, sitting } from "../../../scores/samples";
import { scoring } from "./scoring";

const four = sitting(4);
it.each([
  ["most-chips TW-2", [49, null, null, null], 0, []],
  ["chips-over TW-2", [20, 20, 10, null], 0, []],
  ["chips-or-pot TW-2", [12, 10, 10, 10], 0, []],
  ["chips-under TW-2", [18, 10, 9, 10], 0, []],
  ["fell TW-8", [5, null, null, null], 0, []],
  ["two-pots TW-8", [16, 16, 8, 8], 0, []],
  ["pot-won TW-11", [18, 10, 9, 10], 1, []],
  ["bankrupt-rich TW-13", [null, null, null, null], 0, [1]],
] as const)("refuses what can't be: %s", (expected, chips, pot, bankrupt) => {
  expect(code(scoring, four, round(scoring, { chips }, { pot, bankrupt }))).toBe(expected);
});
it("offers the pot for what is missing (TW-11)", () => {
  expect(trouble(scoring, four, [], round(scoring, { chips: [12, 10, 10, 10] }))?.fix).toEqual({ pot: 6 });
  expect(trouble(scoring, four, [], round(scoring, { chips: [12, 10, 10, 10] }, { pot: 6 }))).toBeNull();
});
it("ends with a bankruptcy, and a bankrupt player can't win (TW-13, TW-R8)", () => {
  const three = sitting(3);
  const before = [round(scoring, { chips: [6, 15, 15] }), round(scoring, { chips: [3, 18, 15] })];
  expect(reckon(scoring, three, before).end).toBeNull();
  const last = round(scoring, { chips: [0, 18, 18] }, { bankrupt: [0] });
  expect(trouble(scoring, three, before, last)).toBeNull();
  expect(reckon(scoring, three, [...before, last])).toMatchObject({ end: "TW-13", winners: [1, 2] });
  expect(
    reckon(scoring, three, [round(scoring, { chips: [0, 0, 0] }, { pot: 36, bankrupt: [0, 1, 2] })]).winners,
  ).toEqual([0, 1, 2]);
});
