/** What is printed on the cards, and what they count. Whether a card may be played is the server's to say. */

/** Two equal digits: a toad (TT-2). */
export const isToad = (card: string): boolean => card[0] === card[1];

/** The digits swapped (TT-3). */
export const twisted = (card: string): string => `${card[1] ?? ""}${card[0] ?? ""}`;

export const toads = (cards: readonly string[]): number => cards.filter(isToad).length;

/** What cards count face down (TT-12): −1 each, a toad −5. */
export const cost = (cards: readonly string[]): number => -cards.length - 4 * toads(cards);

/** A number with its sign, as it stands on paper: +3, −5, 0. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");

/** A tint that goes round with the number: close numbers have close colours. The digits say it too. */
export const hue = (card: string): number => (48 + (Number(card) - 12) * 3.4) % 360;

/** Each digit as one stroke in a box of 40 by 60. */
export const STROKES: readonly string[] = [
  "M20 4C8 4 4 16 4 30s4 26 16 26 16-12 16-26S32 4 20 4z",
  "M9 15 23 4v52",
  "M5 17C6 8 13 4 20 4c9 0 15 6 15 14C35 32 6 40 5 56h32",
  "M6 9c4-3 8-5 14-5 8 0 14 5 14 12 0 8-6 12-15 12 10 0 17 5 17 14s-7 14-16 14c-7 0-12-2-16-6",
  "M28 56V4L4 40h33",
  "M33 4H10L7 28c4-3 8-5 13-5 10 0 16 7 16 16 0 10-7 17-17 17-6 0-11-2-15-6",
  "M31 5C17 6 5 18 5 38c0 11 6 18 15 18s16-7 16-16-7-15-15-15S6 31 5 38",
  "M4 4h32C26 20 18 38 16 56",
  "M20 28c-8 0-14-5-14-12S12 4 20 4s14 5 14 12-6 12-14 12c-9 0-16 6-16 14s7 14 16 14 16-6 16-14-7-14-16-14z",
  "M9 55c14-1 26-13 26-33C35 11 29 4 20 4S4 11 4 20s7 15 15 15 15-6 16-13",
];
