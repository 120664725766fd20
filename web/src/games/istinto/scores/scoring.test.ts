/** Worked examples of the rulebook, and entries that can't be. scores/law.test.ts plays the sheet against the law. */
import { expect, it } from "vitest";

import { complete, reckon } from "../../../scores/reckon";
import { code, round, sitting } from "../../../scores/samples";
import { restOfTricks, reward, scoring } from "./scoring";

const three = sitting(3, { until: 60 });
it("pays by the bid (IS-9)", () => {
  expect(Array.from({ length: 12 }, (_, bid) => reward(bid))).toEqual([20, 15, 10, 10, 15, 20, 60, 60, 60, 60, 60, 60]);
  expect(reckon(scoring, three, [round(scoring, { bids: [4, 0, 2], tricks: [4, 0, 7] })]).totals).toEqual([15, 20, 0]);
});
it("knows that there are 11 tricks, also while some are missing (IS-8)", () => {
  expect(code(scoring, three, round(scoring, { bids: [1, 1, 1], tricks: [6, 6, null] }))).toBe("tricks-over IS-8");
  expect(code(scoring, three, round(scoring, { bids: [1, 1, 1], tricks: [3, 3, 3] }))).toBe("tricks-under IS-8");
  expect(code(scoring, three, round(scoring, { bids: [12, 1, 1], tricks: [null, null, null] }))).toBe("most-bids IS-3");
  expect(code(scoring, three, round(scoring, { bids: [1, 1, 1], tricks: [3, 3, 5] }))).toBeUndefined();
  expect(restOfTricks(round(scoring, { tricks: [3, null, 2] }), 3)).toBe(6);
});
it("ends a round by a challenge, without bids (IS-13, IS-R2)", () => {
  const challenge = { accuser: 0, accused: 2, revoked: true };
  expect(reckon(scoring, three, [round(scoring, { bids: [0, 0, 0] }, { challenge })]).totals).toEqual([0, 0, -10]);
  expect(reckon(scoring, three, [round(scoring, {}, { challenge: { ...challenge, revoked: false } })]).totals).toEqual([
    -10, 0, 0,
  ]);
  expect(code(scoring, three, round(scoring, {}, { challenge: { ...challenge, accused: 0 } }))).toBe("oneself IS-R2");
  expect(complete(scoring, three, round(scoring, {}, { challenge: { ...challenge, revoked: null } }))).toBe(false);
});
it("ends at 60, or when everybody dealt twice (IS-11, IS-R6)", () => {
  const big = round(scoring, { bids: [6, 0, 5], tricks: [6, 0, 5] });
  expect(reckon(scoring, three, [big])).toMatchObject({ end: "IS-11", winners: [0] });
  const long = sitting(3, { until: "each_dealt_twice" });
  expect(
    reckon(
      scoring,
      long,
      Array.from({ length: 5 }, () => big),
    ).end,
  ).toBeNull();
  expect(
    reckon(
      scoring,
      long,
      Array.from({ length: 6 }, () => big),
    ),
  ).toMatchObject({ end: "IS-R6", winners: [0], dealer: 0 });
});
