/** Istinto's cards and tricks, and the events of its log. */
import type { Source } from "../../lib/source";
import type { LogEvent } from "../../lib/wire";
import type { IstintoView } from "./view";

export const SUITS = ["w", "b", "g", "r", "k"] as const;
export type Suit = (typeof SUITS)[number];
export const TRUMP = "T";
export const TRICKS = 11; // in a round

export type Played = readonly (readonly [seat: number, card: string])[];

export const viewOf = (source: Source): IstintoView | null => source.view as IstintoView | null;

/** Points as people write them, with a minus and no hyphen. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** A card's suit; null for a trump. */
export function suitOf(card: string): Suit | null {
  return SUITS.find((suit) => card.startsWith(suit)) ?? null;
}

export interface TrickEvent extends LogEvent {
  seat: number; // the winner
  cards: Played;
}
export interface RoundEvent extends LogEvent {
  bids: readonly (number | null)[];
  tricks: readonly number[];
  scores: readonly number[];
}
export interface ChallengeEvent extends LogEvent {
  seat: number; // the challenger
  accused: number;
  revoked: boolean;
}

export const isTrick = (event: LogEvent): event is TrickEvent => event.kind === "trick";
export const isRound = (event: LogEvent): event is RoundEvent => event.kind === "round";
export const isChallenge = (event: LogEvent): event is ChallengeEvent => event.kind === "challenge";
