/** A refusal says first what was wrong here, then what would be right, in every language; and both fit their place. */
import { beforeEach, describe, expect, it } from "vitest";

import "../../lib/nopage";
import { split } from "../../lib/rules";
import type { Source } from "../../lib/source";
import type { Refusal } from "../../lib/wire";
import { type Language, LANGUAGES, words } from "../../lib/words.svelte";
import { why } from "./why";

const MOST = 130; // letters, in three lines on a small phone
const VIEW = { held: ["r", null], piles: ["r", "g", "b", "y"] };
const at = (offer: string[], view = VIEW): Source => ({ view, offer, seat: 0 }) as unknown as Source;
const move = (rule: string, move: string, code = "illegal"): Refusal => ({ code, rule, facts: { move } });
const CASES: [string, Refusal, Source, string][] = [
  ["before the start", move("LT-4", "flip", "not_running"), at([]), "The race isn’t running."],
  ["a second card", move("LT-5", "flip"), at(["lay 0"]), "You still hold a card: red."],
  ["no card", move("LT-R11", "lay 0"), at(["flip"], { ...VIEW, held: [] }), "You have no card in your hand."],
  ["parking in vain", move("LT-R2", "park"), at(["lay 0"]), "This card can be laid, so it can’t be parked."],
  ["a wrong colour", move("LT-R5", "lay 1"), at([]), "Fumble!"],
  ["a blocked pile", move("LT-R5", "lay 0"), at([]), "Fumble!"],
];

describe.each(Object.keys(LANGUAGES) as Language[])("%s", (language) => {
  beforeEach(async () => {
    await words.need("ligretto_twist");
    await words.speak(language);
  });
  it.each(CASES)("%s", (_, refusal, source, wrong) => {
    const said = why(refusal, source);
    const parts = split(said);
    expect(parts.right).not.toBe("");
    expect(said.length).toBeLessThanOrEqual(MOST);
    expect(said).not.toMatch(/[{}]|ligretto_twist-/);
    if (language === "en") expect(said.startsWith(wrong)).toBe(true);
  });
});
