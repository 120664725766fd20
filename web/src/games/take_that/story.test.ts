/** What cards won and taken count, move by move. */
import { expect, test } from "vitest";

import "../../lib/nopage";
import type { LogEvent } from "../../lib/wire";
import { story } from "./story";

const lay = (seat: number, card: string): LogEvent => ({ kind: "lay", seat, card });
const take = (seat: number, ...cards: string[]): LogEvent => ({ kind: "take", seat, cards });
const round = (...scores: number[]): LogEvent => ({ kind: "round", points: scores, scores });

test("a card taken costs one, a toad five, and a twist wins two", () => {
  const log = [
    lay(0, "43"),
    { kind: "twist", seat: 1, card: "34", partner: "43" },
    lay(0, "44"),
    take(1, "34", "44"),
    round(0, -4),
  ];
  expect(story.beats(log, 2).map(({ at, totals }) => [at, totals])).toEqual([
    [1, [0, 2]],
    [3, [0, -4]],
  ]);
});

test("an extra card, which nobody else sees, counts at the end of its round", () => {
  const log = [lay(0, "43"), take(1, "43"), { kind: "extra", seat: 1 }, round(0, -6), lay(1, "12"), take(0, "12")];
  expect(story.beats(log, 2).map(({ at, round, totals }) => [at, round, totals])).toEqual([
    [1, 1, [0, -1]],
    [3, 1, [0, -6]],
    [5, 2, [-1, -6]],
  ]);
});

test("a row that somebody takes is a move of whoever laid the last card, if that was somebody else in this round", () => {
  const log = [lay(0, "43"), take(1, "43"), lay(1, "12"), take(1, "12"), round(0, -2), take(0, "12")];
  expect(story.beats(log, 2).map(({ feat }) => feat)).toEqual([{ seat: 0, worth: 1 }, undefined, undefined]);
});
