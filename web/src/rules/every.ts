/** All rules of all games, to be searched together. They are loaded when somebody begins to. */
import { GAMES } from "../lib/games";
import { rules } from "../lib/rules";
import type { Language } from "../lib/words.svelte";
import { type CardDrawing, cardOf } from "./cards";
import { entriesOf, type Entry } from "./entries";
import { type Vocabulary, vocabulary } from "./find";

export interface Library {
  entries: readonly Entry[];
  known: Vocabulary;
  cards: ReadonlyMap<string, CardDrawing | null>;
}

export async function library(language: Language): Promise<Library> {
  const books = await Promise.all(GAMES.map(async ({ name }) => ({ name, book: await rules(name, language) })));
  const cards = await Promise.all(GAMES.map(async ({ name }) => [name, await cardOf(name)] as const));
  const shared = new Set<string>(); // rules that all games have are found once
  const entries = books
    .flatMap(({ name, book }) => entriesOf(name, book))
    .filter(({ id }) => !id.startsWith("ALL-") || !(shared.has(id) || !shared.add(id)));
  return { entries, known: vocabulary(entries.map(({ all }) => all)), cards: new Map(cards) };
}
