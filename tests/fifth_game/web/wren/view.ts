/** Wren as a seat sees it: the fields of view.py. */
import type { Source } from "../../lib/source";
import type { View } from "../../lib/wire";

export interface WrenView extends View {
  turn: number;
  /** Yours, ascending; null for somebody who looks on. */
  hand: string[] | null;
  /** How many cards each holds. */
  hands: number[];
  /** Ascending: the last bird is the biggest. */
  branch: string[];
  /** The birds each has taken. */
  nests: string[][];
  /** Whose wren has taken the eagle. */
  kings: boolean[];
  /** Cards that nobody was dealt. */
  aside: number;
}

export const viewOf = (source: Source): WrenView | null =>
  String(source.view?.game) === "wren" ? (source.view as WrenView) : null;
