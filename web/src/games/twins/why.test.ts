/** A refusal says first what was wrong here, then what would be right, in every language; and both fit their place. */
import { beforeEach, describe, expect, it } from "vitest";

import "../../lib/nopage";
import { split } from "../../lib/rules";
import type { Source } from "../../lib/source";
import type { Refusal } from "../../lib/wire";
import { type Language, LANGUAGES, words } from "../../lib/words.svelte";
import { why } from "./why";

const MOST = 130; // letters, in three lines on a small phone
const VIEW = { phase: "duel", duel: 2, chips: [1, 9], pick: null, bankrupt: [] };
const at = (view: object): Source => ({ view: { ...VIEW, ...view }, seat: 0 }) as unknown as Source;
const move = (rule: string, move: string): Refusal => ({ code: "illegal", rule, facts: { move } });
const CASES: [string, Refusal, Source, string][] = [
  ["a late purchase", move("TW-4", "buy 1"), at({}), "Buying is over: this is duel 2."],
  ["an early one", move("TW-4", "buy 1"), at({ phase: "buy" }), "It isn’t your turn to buy yet."],
  ["a pick before", move("TW-4", "pick r1 r2"), at({ phase: "buy" }), "Not everybody has bought yet."],
  ["too dear", move("TW-R4", "buy 2"), at({ phase: "buy" }), "That costs 3 and you have 1."],
  ["another pick", move("TW-5", "pick r1 r2"), at({ pick: ["r3", "r4"] }), "You have already picked for this duel."],
];

describe.each(Object.keys(LANGUAGES) as Language[])("%s", (language) => {
  beforeEach(async () => {
    await words.need("twins");
    await words.speak(language);
  });
  it.each(CASES)("%s", (_, refusal, source, wrong) => {
    const said = why(refusal, source);
    const parts = split(said);
    expect(parts.right).not.toBe("");
    expect(said.length).toBeLessThanOrEqual(MOST);
    expect(said).not.toMatch(/[{}]|twins-/);
    if (language === "en") expect(said.startsWith(wrong)).toBe(true);
  });
});
