/** The browser works deals out as the server does: the same examples, tests/server/fair_vectors.json. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { deckOf } from "../rules/cards";
import { check, commitment, deck, mixed, readRecord, seed } from "./fair";
import { GAMES } from "./games";
import type { Proof } from "./wire";

interface Vector {
  table: string;
  secret: string;
  values: string[];
  commitment: string;
  mixed: string;
  seed: string;
  decks: { game: string; round: number; deck: string }[];
}
const file = join(import.meta.dirname, "../../../tests/server/fair_vectors.json");
const { cards, vectors } = JSON.parse(readFileSync(file, "utf-8")) as {
  cards: Record<string, string>;
  vectors: Vector[];
};

test.each(GAMES.filter(({ name }) => name in cards))("the cards of $title lie in deck order", ({ name }) => {
  expect(deckOf(name).cards.join(" ")).toBe(cards[name]);
});

describe.each(vectors)("the deal of table $table", (vector) => {
  test("commitment, mixed bits and seed", async () => {
    expect(await commitment(vector.table, vector.secret)).toBe(vector.commitment);
    expect(await mixed(vector.table, vector.secret, vector.values)).toBe(vector.mixed);
    expect(await seed(vector.mixed)).toBe(vector.seed);
  });
  test("decks", async () => {
    for (const told of vector.decks) {
      expect((await deck(deckOf(told.game).cards, vector.mixed, told.round)).join(" ")).toBe(told.deck);
    }
  });
});

const vector = vectors[0] as Vector;
const { game, deck: first } = vector.decks.find(({ round }) => round === 0) as Vector["decks"][number];
const record = `rospo record 1
game: ${game}
players: ${vector.values.length}
rounds: 2
dealer: null
seed: ${vector.seed}
deck 1: ${first}
first dealer: 0

-- round 1, dealer 0
1 take
2 lay 34

-- 2 moves, not over
`;
const proof: Proof = { ...vector, format: "rospo deal 1", game, record };
const MOVES = ["1 take", "2 lay 34"];

test("a record is read", () => {
  expect(readRecord(record)).toEqual({ game, seed: vector.seed, decks: [first], rounds: 1, moves: MOVES });
  expect(readRecord("-- round 1, dealer 0\n0 lay 3 @1234\n1 flip @1300\n").moves).toEqual(["0 lay 3", "1 flip"]);
});

test("a proof holds", async () => {
  expect(await check(proof, deckOf(game).cards, MOVES)).toEqual({
    commitment: true,
    seed: true,
    decks: true,
    rounds: 1,
    moves: true,
  });
});

test("what was changed doesn't fit", async () => {
  const other = (changes: Partial<Proof>, moves = MOVES) => check({ ...proof, ...changes }, deckOf(game).cards, moves);
  expect((await other({ secret: "1".repeat(64) })).commitment).toBe(false);
  expect((await other({ table: "another" })).commitment).toBe(false);
  expect((await other({ format: "rospo deal 2" as Proof["format"] })).commitment).toBe(false);
  expect(await other({ values: [...proof.values.slice(1), "mine"] })).toMatchObject({
    commitment: true,
    seed: false,
    decks: false,
  });
  expect((await other({ record: record.replace(/^deck 1.*\n/m, "") })).decks).toBe(false);
  expect((await other({ record: record.replace("deck 1: ", "deck 1: x ") })).decks).toBe(false);
  expect((await other({ record: record.replace("seed: ", "seed: 1") })).seed).toBe(false);
  expect((await other({}, ["1 lay 34"])).moves).toBe(false);
});
