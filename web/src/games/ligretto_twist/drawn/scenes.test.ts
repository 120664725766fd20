import { expect, test } from "vitest";

import { BARE, type Hand, motions, type Scene } from "./scenes";

const mine: Hand = { seat: 0, mine: true, initial: "A", right: true, turn: 12 };
const theirs: Hand = { seat: 1, mine: false, initial: "B", right: true, turn: 62 };
const pile: Scene = { ...BARE, card: "r", letter: "R", height: 3 };

test("what stays as it is doesn't move", () => {
  expect(motions(pile, { ...pile })).toEqual([]);
  expect(motions({ ...pile, hand: mine }, { ...pile, hand: { ...mine } })).toEqual([]);
});

test("a card turns when its face is seen, not before", () => {
  expect(motions(BARE, { ...BARE, card: "back" })).toEqual([]);
  expect(motions({ ...BARE, card: "back" }, { ...BARE, card: "g" })).toEqual(["turns"]);
  expect(motions({ ...BARE, card: "g" }, BARE)).toEqual([]);
});

test("my card lands and my hand comes with it; of others the hand says enough", () => {
  expect(motions(pile, { ...pile, height: 4, hand: mine })).toEqual(["lands", "comes"]);
  expect(motions(pile, { ...pile, height: 4, hand: theirs })).toEqual(["comes"]);
});

test("a hand comes when it is another, or the other of the two (LT-7)", () => {
  expect(motions({ ...pile, hand: theirs }, { ...pile, hand: mine })).toEqual(["comes"]);
  expect(motions({ ...pile, hand: mine }, { ...pile, hand: { ...mine, right: false } })).toEqual(["comes"]);
  expect(motions({ ...pile, hand: mine }, pile)).toEqual([]);
});
