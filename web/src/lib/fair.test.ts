/** The browser works deals out as the server does: the same examples, tests/server/fair_vectors.json. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { CARDS, check, commitment, deck, mixed, readRecord, seed } from "./fair";
import { GAMES, type GameName, type Proof } from "./wire";

interface Vector {
  table: string;
  secret: string;
  values: string[];
  commitment: string;
  mixed: string;
  seed: string;
  decks: { game: GameName; round: number; deck: string }[];
}
const file = join(import.meta.dirname, "../../../tests/server/fair_vectors.json");
const { cards, vectors } = JSON.parse(readFileSync(file, "utf-8")) as {
  cards: Record<GameName, string>;
  vectors: Vector[];
};

test.each(GAMES)("the cards of %s lie in deck order", (game) => {
  expect(CARDS[game].join(" ")).toBe(cards[game]);
});

describe.each(vectors)("the deal of table $table", (vector) => {
  test("commitment, mixed bits and seed", async () => {
    expect(await commitment(vector.table, vector.secret)).toBe(vector.commitment);
    expect(await mixed(vector.table, vector.secret, vector.values)).toBe(vector.mixed);
    expect(await seed(vector.mixed)).toBe(vector.seed);
  });
  test("decks", async () => {
    for (const told of vector.decks) {
      expect((await deck(CARDS[told.game], vector.mixed, told.round)).join(" ")).toBe(told.deck);
    }
  });
});

const vector = vectors.find(({ decks }) => decks.some(({ game, round }) => game === "twins" && round === 0)) as Vector;
const first = vector.decks.find(({ game, round }) => game === "twins" && round === 0)?.deck;
const record = `rospo record 1
game: twins
players: ${vector.values.length}
max_hands: null
dealer: null
seed: ${vector.seed}
deck 1: ${first}
first dealer: 0

-- hand 1, dealer 0
1 buy 2
2 pick r1 r2

-- 2 moves, not over
`;
const proof: Proof = { ...vector, format: "rospo deal 1", game: "twins", record };
const MOVES = ["1 buy 2", "2 pick r1 r2"];

test("a record is read", () => {
  expect(readRecord(record)).toEqual({ game: "twins", seed: vector.seed, decks: [first], rounds: 1, moves: MOVES });
  expect(readRecord("-- round 1, dealer 0\n0 lay 3 @1234\n1 flip @1300\n").moves).toEqual(["0 lay 3", "1 flip"]);
});

test("a proof holds", async () => {
  expect(await check(proof, MOVES)).toEqual({ commitment: true, seed: true, decks: true, rounds: 1, moves: true });
});

test("what was changed doesn't fit", async () => {
  const other = (changes: Partial<Proof>, moves = MOVES) => check({ ...proof, ...changes }, moves);
  expect((await other({ secret: "1".repeat(64) })).commitment).toBe(false);
  expect((await other({ table: "another" })).commitment).toBe(false);
  expect((await other({ format: "rospo deal 2" })).commitment).toBe(false);
  expect(await other({ values: [...proof.values.slice(1), "mine"] })).toMatchObject({
    commitment: true,
    seed: false,
    decks: false,
  });
  expect((await other({ record: record.replace(/^deck 1.*\n/m, "") })).decks).toBe(false);
  expect((await other({ record: record.replace("deck 1: ", "deck 1: x ") })).decks).toBe(false);
  expect((await other({ record: record.replace("seed: ", "seed: 1") })).seed).toBe(false);
  expect((await other({}, ["1 buy 1"])).moves).toBe(false);
});
