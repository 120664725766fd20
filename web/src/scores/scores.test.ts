/** The sheet's own tests: worked examples of the rulebooks, and entries that can't be. tests/web plays it against the law. */
import { describe, expect, it } from "vitest";

import type { GameName } from "../lib/wire";
import type { Counts, Field, Round, Sitting, Value } from "./game";
import { restOfTricks, reward } from "./istinto";
import { complete, emptyRound, reckon, trouble } from "./reckon";
import { leastBeside } from "./take_that";

const sitting = (game: GameName, players: number, options: Record<string, Value> = {}): Sitting => ({
  game,
  names: Array.from({ length: players }, (_, seat) => `player ${seat}`),
  options,
  dealer: 0,
});
const round = (counts: Partial<Record<Field, Counts>>, more: Partial<Round> = {}): Round => ({
  counts,
  pot: 0,
  bankrupt: [],
  challenge: null,
  ...more,
});
const code = (about: Sitting, entered: Round, before: Round[] = []): string | undefined => {
  const found = trouble(about, before, entered);
  return found ? `${found.code} ${found.rule}` : undefined;
};

describe("Istinto", () => {
  const three = sitting("istinto", 3, { until: 60 });
  it("pays by the bid (IS-9)", () => {
    expect(Array.from({ length: 12 }, (_, bid) => reward(bid))).toEqual([
      20, 15, 10, 10, 15, 20, 60, 60, 60, 60, 60, 60,
    ]);
    expect(reckon(three, [round({ bids: [4, 0, 2], tricks: [4, 0, 7] })]).totals).toEqual([15, 20, 0]);
  });
  it("knows that there are 11 tricks, also while some are missing (IS-8)", () => {
    expect(code(three, round({ bids: [1, 1, 1], tricks: [6, 6, null] }))).toBe("tricks-over IS-8");
    expect(code(three, round({ bids: [1, 1, 1], tricks: [3, 3, 3] }))).toBe("tricks-under IS-8");
    expect(code(three, round({ bids: [12, 1, 1], tricks: [null, null, null] }))).toBe("most-bids IS-3");
    expect(code(three, round({ bids: [1, 1, 1], tricks: [3, 3, 5] }))).toBeUndefined();
    expect(restOfTricks(round({ tricks: [3, null, 2] }), 3)).toBe(6);
  });
  it("ends a round by a challenge, without bids (IS-13, IS-R2)", () => {
    const challenge = { accuser: 0, accused: 2, revoked: true };
    expect(reckon(three, [round({ bids: [0, 0, 0] }, { challenge })]).totals).toEqual([0, 0, -10]);
    expect(reckon(three, [round({}, { challenge: { ...challenge, revoked: false } })]).totals).toEqual([-10, 0, 0]);
    expect(code(three, round({}, { challenge: { ...challenge, accused: 0 } }))).toBe("oneself IS-R2");
    expect(complete(round({}, { challenge: { ...challenge, revoked: null } }), three)).toBe(false);
  });
  it("ends at 60, or when everybody dealt twice (IS-11, IS-R6)", () => {
    const big = round({ bids: [6, 0, 5], tricks: [6, 0, 5] });
    expect(reckon(three, [big])).toMatchObject({ end: "IS-11", winners: [0] });
    const long = sitting("istinto", 3, { until: "each_dealt_twice" });
    expect(
      reckon(
        long,
        Array.from({ length: 5 }, () => big),
      ).end,
    ).toBeNull();
    expect(
      reckon(
        long,
        Array.from({ length: 6 }, () => big),
      ),
    ).toMatchObject({ end: "IS-R6", winners: [0], dealer: 0 });
  });
});

describe("Take That", () => {
  const two = sitting("take_that", 2, { rounds: 1 });
  const three = sitting("take_that", 3);
  it("makes −5 of 12 plus and 17 minus points (TT-12)", () => {
    const played = round({ twisted: [12, 20], taken: [17, 20], toads: [0, 2] });
    expect(reckon(two, [played])).toMatchObject({ totals: [-5, -8], end: "TT-13", winners: [0] });
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
    expect(code(three, round({ twisted, taken, toads }))).toBe(expected);
  });
  it("knows how few cards can lie beside the players (TT-4, TT-11)", () => {
    expect([2, 3, 4].map(leastBeside)).toEqual([61, 52, 47]);
  });
});

describe("Ligretto Twist", () => {
  const four = sitting("ligretto_twist", 4, { rounds: 2 });
  it("counts the cards that are left, and shares the win (LT-11, LT-12)", () => {
    const rounds = [round({ left: [0, 8, 3, 9] }), round({ left: [3, 5, 0, 9] })];
    expect(reckon(four, rounds)).toMatchObject({ totals: [-3, -13, -3, -18], end: "LT-12", winners: [0, 2] });
  });
  it.each([
    ["most-left LT-2", [0, 39, 1, 1]],
    ["many-done LT-11", [0, 0, null, null]],
    ["nobody-done LT-11", [1, 2, 3, 4]],
  ] as const)("refuses what can't be: %s", (expected, left) => {
    expect(code(four, round({ left }))).toBe(expected);
  });
});

describe("Twins", () => {
  const four = sitting("twins", 4);
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
    expect(code(four, round({ chips }, { pot, bankrupt }))).toBe(expected);
  });
  it("offers the pot for what is missing (TW-11)", () => {
    expect(trouble(four, [], round({ chips: [12, 10, 10, 10] }))?.fix).toBe(6);
    expect(trouble(four, [], round({ chips: [12, 10, 10, 10] }, { pot: 6 }))).toBeNull();
  });
  it("ends with a bankruptcy, and a bankrupt player can't win (TW-13, TW-R8)", () => {
    const three = sitting("twins", 3);
    const before = [round({ chips: [6, 15, 15] }), round({ chips: [3, 18, 15] })];
    expect(reckon(three, before).end).toBeNull();
    const last = round({ chips: [0, 18, 18] }, { bankrupt: [0] });
    expect(trouble(three, before, last)).toBeNull();
    expect(reckon(three, [...before, last])).toMatchObject({ end: "TW-13", winners: [1, 2] });
    expect(reckon(three, [round({ chips: [0, 0, 0] }, { pot: 36, bankrupt: [0, 1, 2] })]).winners).toEqual([0, 1, 2]);
  });
});

it("asks for everything before it writes", () => {
  const two = sitting("take_that", 2);
  expect(complete(emptyRound(two), two)).toBe(false);
  expect(trouble(two, [], emptyRound(two))).toBeNull();
});
