/** What a drawing shows, and what moves when it changes. */
import type { Colour } from "../shown";

/** A hand on a card. */
export interface Hand {
  seat: number;
  mine: boolean;
  initial: string;
  right: boolean; // which of the two
  turn: number; // degrees; 0: from below
}

export interface Scene {
  card: Colour | "back" | null; // on top; a back is about to be turned
  letter: string;
  height: number; // the number of cards there
  mark: "fits" | "pending" | "blocked" | null;
  hand: Hand | null;
  place: boolean; // where there is no card its place is drawn
}

export const BARE: Scene = { card: null, letter: "", height: 0, mark: null, hand: null, place: false };

/** The colours of the page. */
export interface Look {
  ink: string;
  soft: string;
  sheet: string;
  glow: string;
  card: string;
  edge: string;
  seats: readonly string[];
}

/** A card lands or is turned up; a hand comes down. */
export type Motion = "lands" | "turns" | "comes";
export const LASTS_MS: Record<Motion, number> = { lands: 110, turns: 90, comes: 120 };

export function motions(before: Scene, now: Scene): Motion[] {
  const moves: Motion[] = [];
  const { card, hand, height } = now;
  if (height > before.height && hand?.mine) moves.push("lands"); // for others, the hand that comes says enough
  if (card !== null && card !== "back" && card !== before.card) moves.push("turns");
  if (hand && (hand.seat !== before.hand?.seat || hand.right !== before.hand.right)) moves.push("comes");
  return moves;
}

/** What the painter is told. */
export type Order =
  | { do: "open"; id: number; canvas: OffscreenCanvas | HTMLCanvasElement }
  | { do: "size"; id: number; width: number; height: number }
  | { do: "show"; id: number; scene: Scene; still: boolean }
  | { do: "close"; id: number }
  | { do: "look"; look: Look };
