/** The rules as players read them: the library's own texts, one chunk per game and language. */
import type { GameModule } from "./module";
import type { Source } from "./source";
import type { Refusal } from "./wire";
import { type Language, t, words } from "./words.svelte";

export interface RulesText {
  language: string;
  game: {
    title: string;
    tagline: string;
    players: string;
    age?: string;
    minutes: string;
    goal: string;
    credit: string;
  };
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

/** The first sentence, and the others. */
export function split(said: string): { wrong: string; right: string } {
  const [, wrong = said, right = ""] = /^(.+?[.!])\s+(.+)$/s.exec(said) ?? [];
  return { wrong, right };
}

/** Why something can't be done: first what was wrong here, then what would be right. Without a game's own words for it, the
 * rule itself is quoted, since alone it could be read as permission. */
export async function reason(
  refusal: Refusal,
  game: string,
  source: Source,
  module: GameModule | null,
): Promise<{ wrong: string; right: string }> {
  const said = module?.why?.(refusal, source) ?? "";
  if (said) return split(said);
  const rule = firstSentence(await ruleText(game, refusal.rule ?? "", words.language));
  return {
    wrong: t(`refused-${refusal.code}`, { move: String(refusal.facts?.["move"] ?? "") }),
    right: rule && t("rule-says", { rule }),
  };
}
