/** A card's name taken apart, and said in words. */
import { t } from "../../lib/words.svelte";
import type { Rank, Two } from "./shown";

export const COLOURS = ["r", "o", "y", "g", "b", "v"] as const;
export type Colour = (typeof COLOURS)[number];
export type Ink = "black" | "white";

export interface Parts {
  colour: Colour;
  number: number;
  ink: Ink; // TW-R1
}

export function parts(card: string): Parts {
  const colour = COLOURS.find((letter) => letter === card[0]) ?? "r";
  return { colour, number: Number(card.slice(1)), ink: "roy".includes(colour) ? "black" : "white" };
}

/** "red 7". */
export function cardWords(card: string): string {
  const { colour, number } = parts(card);
  return t(`twins-card-${colour}`, { number });
}

/** "red 7, black ink". */
export function cardLabel(card: string): string {
  return t(`twins-ink-${parts(card).ink}`, { card: cardWords(card) });
}

export const twoWords = (two: Two): string => t("twins-two", { first: cardWords(two[0]), second: cardWords(two[1]) });

/** "twins of 4", "colour 16". */
export const rankWords = ([kind, value]: Rank): string => t(`twins-rank-${kind}`, { value });

/** By number, equal ink side by side; or by colour, as the deck is. */
export function sorted(cards: readonly string[], byNumber: boolean): string[] {
  const order = (card: string): number => {
    const { colour, number } = parts(card);
    const at = COLOURS.indexOf(colour);
    return byNumber ? number * 10 + at : at * 100 + number;
  };
  return [...cards].sort((a, b) => order(a) - order(b));
}

/** The fewest discs of 5, 2 and 1 for a value (TW-R5: only the value counts). */
export function discs(value: number): number[] {
  const found: number[] = [];
  let left = value;
  for (const disc of [5, 2, 1]) {
    for (; left >= disc; left -= disc) found.push(disc);
  }
  return found;
}
