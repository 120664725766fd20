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
