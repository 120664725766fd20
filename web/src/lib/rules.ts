/** The rules as players read them: the library's own texts, one chunk per game and language. */
import type { Language } from "./words.svelte";

export interface RulesText {
  language: string;
  game: { title: string; tagline: string; players: string; minutes: string; goal: string; credit: string };
  section: { heading: string; rules: string[] }[];
  rules: Record<string, string>;
  example?: { rule: string; text: string }[];
  table?: { rule: string; heading: string; columns: string[]; rows: string[][] }[];
}

const BUILT_IN = import.meta.glob<RulesText>("../../../src/rospo/games/*/words/*.toml", { import: "default" });
/** Those of a game that isn't one of the library's own: a copy of its `words/*.toml`. */
const BESIDE = import.meta.glob<RulesText>("../games/*/rules/*.toml", { import: "default" });
const file = (game: string, language: Language): (() => Promise<RulesText>) | undefined =>
  BUILT_IN[`../../../src/rospo/games/${game}/words/${language}.toml`] ??
  BESIDE[`../games/${game}/rules/${language}.toml`];

export async function rules(game: string, language: Language): Promise<RulesText> {
  const found = file(game, language) ?? file(game, "en");
  if (!found) throw new Error(`no rules of ${game}`);
  return found();
}

/** One rule's text, or "" if there is none. */
export async function ruleText(game: string, rule: string, language: Language): Promise<string> {
  return rule ? ((await rules(game, language)).rules[rule] ?? "") : "";
}

/** As much as fits a short notice, without the marks of emphasis. */
export function firstSentence(text: string): string {
  const plain = text.replace(/[*`]/g, "");
  const end = plain.slice(60).search(/[.!?](\s|$)/);
  return end < 0 ? plain : plain.slice(0, 60 + end + 1);
}
