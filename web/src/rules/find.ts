/** Finding words in texts, whatever their case and accents: "cafe" finds "Café". */

/** One text, folded; `at[i]` is where the i-th folded character stands in the original. */
interface Folded {
  text: string;
  at: number[];
}

function folded(text: string): Folded {
  let out = "";
  const at: number[] = [];
  let index = 0;
  for (const character of text) {
    const plain = character.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace("ß", "ss").replace("’", "'");
    for (let i = 0; i < plain.length; i++) at.push(index);
    out += plain;
    index += character.length;
  }
  at.push(index);
  return { text: out, at };
}

/** What somebody typed, as words to look for. */
export const wanted = (typed: string): string[] =>
  folded(typed)
    .text.split(/\s+/)
    .filter((word) => word);

/** Does the text hold all of these words? */
export function holds(text: string, words: readonly string[]): boolean {
  const { text: inside } = folded(text);
  return words.every((word) => inside.includes(word));
}

/** The text in parts, each a hit or not, for marking. */
export function marked(text: string, words: readonly string[]): { text: string; hit: boolean }[] {
  if (!words.length) return [{ text, hit: false }];
  const { text: inside, at } = folded(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let i = inside.indexOf(word); i >= 0; i = inside.indexOf(word, i + 1)) {
      hit.fill(true, at[i], at[i + word.length]);
    }
  }
  const parts: { text: string; hit: boolean }[] = [];
  for (let i = 0; i < text.length; i++) {
    const last = parts.at(-1);
    const is = hit[i] ?? false;
    if (last && last.hit === is) last.text += text[i];
    else parts.push({ text: text[i] ?? "", hit: is });
  }
  return parts;
}

/** The words that texts are made of, folded, each with how it is written and how often it is there. */
export type Vocabulary = ReadonlyMap<string, { said: string; count: number }>;

export function vocabulary(texts: readonly string[]): Vocabulary {
  const found = new Map<string, { said: string; count: number }>();
  for (const [said] of texts.join(" ").matchAll(/\p{L}{3,}/gu)) {
    const { text } = folded(said);
    const known = found.get(text);
    if (known) known.count++;
    else found.set(text, { said: said.toLowerCase(), count: 1 });
  }
  return found;
}

/** How many letters were left out, added, changed or swapped with their neighbour; `most + 1` if there are more. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (before[j - 2] ?? Infinity) + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return Math.min(last[b.length] ?? most + 1, most + 1);
}

/** The known words nearest to one that isn't there: best first, the more frequent before the rarer. */
export function near(word: string, known: Vocabulary): string[] {
  const most = word.length < 4 ? 0 : word.length < 7 ? 1 : 2; // as many mistakes as still leave it recognizable
  if (!most || /\d/.test(word)) return [];
  return [...known]
    .map(([one, { count }]) => ({ one, count, away: Math.min(distance(word, one, most), begun(word, one, most)) }))
    .filter(({ away }) => away <= most)
    .sort((a, b) => a.away - b.away || b.count - a.count)
    .map(({ one }) => one);
}

/** As a word only begun: "twistd par" means "twisted partner". It counts a little more than a whole word does. */
const begun = (word: string, whole: string, most: number): number =>
  whole.length > word.length ? distance(word, whole.slice(0, word.length), most) + 0.5 : most + 1;

/** What was typed, with each word that is nowhere replaced by the nearest one that is somewhere. */
export function mended(words: readonly string[], known: Vocabulary): string[] {
  const inside = [...known.keys()];
  return words.map((word) => (inside.some((one) => one.includes(word)) ? word : (near(word, known)[0] ?? word)));
}

/** Words to suggest while the last one is typed: what it may become, or what it may have been meant to be. */
export function suggestions(typed: string, known: Vocabulary, most = 5): string[] {
  const words = wanted(typed);
  const last = words.at(-1);
  if (!last || last.length < 2 || /\s$/.test(typed)) return [];
  const longer = [...known].filter(([one]) => one.startsWith(last) && one !== last);
  longer.sort(([, a], [, b]) => b.count - a.count);
  const found = longer.length ? longer.map(([one]) => one) : known.has(last) ? [] : near(last, known);
  return found.slice(0, most).map((one) => known.get(one)?.said ?? one);
}
