/** How wide cards in the hand may be, as Hand.svelte lays them. */

/** The narrowest part of a card that a finger can hit, px. */
export const TOUCH = 44;
const LEAST = 48;

/** The widest card, `most` at the most, of which `free` (a share of its width) shows where the next one overlaps it. */
export function handWidth(count: number, room: number, most: number, free: number): number {
  for (let width = most; width > LEAST; width -= 2) {
    const perRow = Math.max(2, Math.floor((room - width) / TOUCH) + 1);
    const inRow = Math.ceil(count / Math.max(1, Math.ceil(count / perRow)));
    if (inRow < 2 || (room - width) / (inRow - 1) >= free * width) return width;
  }
  return LEAST;
}
