/** Take That as a seat sees it: the fields of src/rospo/games/take_that/view.py. */
import type { Source } from "../../lib/source";
import type { View } from "../../lib/wire";

export interface TakeThatView extends View {
  game: "take_that";
  phase: "deal" | "turn" | "reopen" | "over";
  options: { rounds?: number; pro?: boolean; open_heaps?: boolean };
  turn: number;
  /** Yours, ascending; null for somebody who looks on. */
  hand: string[] | null;
  /** How many cards each holds. */
  hands: number[];
  row: string[];
  pile: number;
  /** Twisted cards beside each player. */
  face_up: string[][];
  /** How many cards lie face down beside each. */
  face_down: number[];
  /** With `open_heaps`: which those are, but for extra cards. */
  heaps: string[][] | null;
  /** The extra cards that you took: only you have seen them. */
  extra: string[];
}

export const viewOf = (source: Source): TakeThatView | null =>
  source.view?.game === "take_that" ? (source.view as TakeThatView) : null;

/** A table at which nothing lies yet. */
export const NOTHING: TakeThatView = {
  game: "take_that",
  seat: null,
  players: 0,
  options: {},
  phase: "deal",
  to_act: [],
  due: [],
  round: 1,
  dealer: 0,
  scores: [],
  winners: [],
  turn: 0,
  hand: null,
  hands: [],
  row: [],
  pile: 0,
  face_up: [],
  face_down: [],
  heaps: null,
  extra: [],
};
