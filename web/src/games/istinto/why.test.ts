/** A refusal says first what was wrong here, then what would be right, in every language; and both fit their place. */
import { beforeEach, describe, expect, it } from "vitest";

import "../../lib/nopage";
import { split } from "../../lib/rules";
import type { Source } from "../../lib/source";
import type { Refusal } from "../../lib/wire";
import { type Language, LANGUAGES, words } from "../../lib/words.svelte";
import { why } from "./why";

const MOST = 130; // letters, in three lines on a small phone
const at = (view: object): Source => ({ view: { due: [1], table: [], ...view }, seat: 0 }) as unknown as Source;
const play = (rule: string): Refusal => ({ code: "illegal", rule, facts: { move: "play w3" } });
const CASES: [string, Refusal, Source, string][] = [
  ["a card while others bid", play("IS-R3"), at({ phase: "bid" }), "Not everybody has bid yet."],
  ["a card before one's own bid", play("IS-3"), at({ phase: "bid", due: [0] }), "You haven’t bid yet."],
  ["a card before the lead", play("IS-R3"), at({ phase: "trick" }), "No card of this trick lies yet."],
  [
    "a second card",
    play("IS-R3"),
    at({ phase: "trick", table: [[0, "w1"]] }),
    "You have already played to this trick.",
  ],
  [
    "another suit",
    play("IS-5"),
    at({ phase: "trick", table: [[1, "b1"]] }),
    "You must follow suit: the suit led is blue,",
  ],
  ["a card after the last", play("IS-8"), at({ phase: "closing" }), "All the tricks are played."],
];

describe.each(Object.keys(LANGUAGES) as Language[])("%s", (language) => {
  beforeEach(async () => {
    await words.need("istinto");
    await words.speak(language);
  });
  it.each(CASES)("%s", (_, refusal, source, wrong) => {
    const said = why(refusal, source);
    const parts = split(said);
    expect(parts.right).not.toBe("");
    expect(said.length).toBeLessThanOrEqual(MOST);
    expect(said).not.toMatch(/[{}]|istinto-/);
    if (language === "en") expect(said.startsWith(wrong)).toBe(true);
  });
});
