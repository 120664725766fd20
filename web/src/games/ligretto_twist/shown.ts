/** The colours of the race, and where its piles lie. */
import type { Source } from "../../lib/source";
import type { LigrettoTwistView } from "./view";

export const COLOURS = ["r", "g", "b", "y"] as const;
export type Colour = (typeof COLOURS)[number];

export const twist = (source: Source): LigrettoTwistView | null => source.view as LigrettoTwistView | null;

export const isColour = (card: unknown): card is Colour => COLOURS.includes(card as Colour);

/**
 * A ring that is open towards you. From left to right the piles are 1, 2, 3 … as the keys are; on a narrow screen they go
 * up the left side and down the right one. Percent of the table, for wide screens.
 */
const ARCHES: Record<number, readonly (readonly [x: number, y: number])[]> = {
  4: [
    [15, 70],
    [35, 26],
    [65, 26],
    [85, 70],
  ],
  8: [
    [8, 81],
    [10.5, 45],
    [25, 20],
    [41.5, 16],
    [58.5, 16],
    [75, 20],
    [89.5, 45],
    [92, 81],
  ],
};

export interface Place {
  x: number;
  y: number;
  row: number; // on a narrow screen, from 1
  left: boolean;
}

export function place(pile: number, piles: number): Place {
  const [x, y] = ARCHES[piles]?.[pile] ?? [50, 50];
  const half = piles / 2;
  return { x, y, row: pile < half ? half - pile : pile - half + 1, left: pile < half };
}

/** What there is or, if that is nothing, was: what is hidden needn't change twice. */
export function kept<What>(first: What): (now: What | null) => What {
  let last = first;
  return (now) => (last = now ?? last);
}
