/** Rules as a search sees them, and which of them it finds. */
import { titleOf } from "../lib/games";
import type { RulesText } from "../lib/rules";
import { holds, wanted } from "./find";
import { plain } from "./pieces";

export interface Entry {
  game: string;
  id: string;
  text: string; // as it is written, with its marks
  all: string; // everything that belongs to it, for the search
  terms: string; // what it defines
  examples: readonly string[];
}

/** All that belongs to a rule, for the search. */
export function everything(book: RulesText, id: string): string {
  const examples = book.example?.filter((one) => one.rule === id).map((one) => one.text) ?? [];
  const tables =
    book.table?.filter((one) => one.rule === id).flatMap((one) => [one.heading, ...one.columns, ...one.rows.flat()]) ??
    [];
  const heading = book.section.find((section) => section.rules.includes(id))?.heading ?? "";
  return plain([id, id.replace("-", ""), heading, book.rules[id] ?? "", ...examples, ...tables].join(" "));
}

export function entriesOf(game: string, book: RulesText): Entry[] {
  return book.section
    .flatMap((section) => section.rules)
    .map((id) => {
      const text = book.rules[id] ?? "";
      const terms = [...text.matchAll(/\*([^*]+)\*/g)].map(([, term]) => term).join(" ");
      const examples = book.example?.filter((one) => one.rule === id).map((one) => one.text) ?? [];
      return { game, id, text, examples, all: `${titleOf(game)} ${everything(book, id)}`, terms };
    });
}

/** The rules that hold all words, the likeliest first: its own number, what it defines, what it says, its examples. */
export function ranked(entries: readonly Entry[], words: readonly string[]): Entry[] {
  const likely = ({ id, terms, text }: Entry): number =>
    words.reduce((sum, word) => {
      if (wanted(id)[0] === word || wanted(id.replace("-", ""))[0] === word) return sum + 8;
      return sum + (holds(terms, [word]) ? 4 : 0) + (holds(plain(text), [word]) ? 2 : 0);
    }, 0);
  return entries
    .filter(({ all }) => holds(all, words))
    .map((entry) => ({ entry, rank: likely(entry) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ entry }) => entry);
}

/** What to show of a rule that was found: its text, and an example if only that has a word. */
export function shown({ text, examples }: Entry, words: readonly string[]): { text: string; example?: string } {
  const has = (one: string): boolean => words.some((word) => holds(plain(one), [word]));
  const example = has(text) ? undefined : examples.find(has);
  return example === undefined ? { text } : { text, example };
}
