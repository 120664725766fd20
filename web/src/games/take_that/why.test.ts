/** A refusal says first what was wrong here, then what would be right, in every language; and both fit their place. */
import { beforeEach, describe, expect, it } from "vitest";

import "../../lib/nopage";
import { split } from "../../lib/rules";
import type { Source } from "../../lib/source";
import type { Refusal } from "../../lib/wire";
import { type Language, LANGUAGES, words } from "../../lib/words.svelte";
import { why } from "./why";

const MOST = 130; // letters, in three lines on a small phone
const at = (row: string[]): Source => ({ view: { game: "take_that", row }, seat: 0 }) as unknown as Source;
const move = (rule: string, move: string, code = "illegal"): Refusal => ({ code, rule, facts: { move } });
const CASES: [string, Refusal, Source, string][] = [
  ["before one's turn", move("TT-5", "lay 12", "not_your_turn"), at(["54"]), "It isn’t your turn yet."],
  ["too far", move("TT-6", "lay 93"), at(["12", "54"]), "93 is 39 away from 54."],
  ["no partner", move("TT-7", "twist 34"), at(["12"]), "43, the twisted partner of 34, isn’t in the row."],
  ["a toad", move("TT-3", "twist 33"), at(["12"]), "A toad has no twisted partner."],
  ["twice", move("TT-8", "take"), at([]), "The row is gone: you have just taken it."],
  ["an empty row", move("TT-10", "take"), at([]), "The row is empty, so there is nothing to take or twist."],
];

describe.each(Object.keys(LANGUAGES) as Language[])("%s", (language) => {
  beforeEach(async () => {
    await words.need("take_that");
    await words.speak(language);
  });
  it.each(CASES)("%s", (_, refusal, source, wrong) => {
    const said = why(refusal, source);
    const parts = split(said);
    expect(parts.right).not.toBe("");
    expect(said.length).toBeLessThanOrEqual(MOST);
    expect(said).not.toMatch(/[{}]|take_that-/);
    if (language === "en") expect(said.startsWith(wrong)).toBe(true);
  });
});
