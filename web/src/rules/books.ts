/** For tests: the rules of all games as a search sees them, read from their files. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "smol-toml";

import { GAMES } from "../lib/games";
import type { RulesText } from "../lib/rules";
import { entriesOf, ranked, type Entry } from "./entries";
import { mended, vocabulary, wanted } from "./find";

export function books(language: string): Entry[] {
  return GAMES.flatMap(({ name }) => {
    const file = join(import.meta.dirname, "../../../src/rospo/games", name, "words", `${language}.toml`);
    return entriesOf(name, parse(readFileSync(file, "utf8")) as unknown as RulesText);
  });
}

/** The rule that a search among all games finds first. */
export function first(language: string, typed: string): string | undefined {
  const entries = books(language);
  return ranked(entries, mended(wanted(typed), vocabulary(entries.map(({ all }) => all))))[0]?.id;
}
