/** What is counted at a real table, and what a game's rules say about it. No drawing, no words, no clock. */
import type { GameName } from "../lib/wire";

export type Field = "bids" | "tricks" | "twisted" | "taken" | "toads" | "chips" | "left";
/** One number a seat; null where nothing is written yet. */
export type Counts = readonly (number | null)[];
export type Totals = readonly number[];

/** Istinto, IS-13: it ends the round, and no bid counts. */
export interface Challenge {
  accuser: number | null;
  accused: number | null;
  revoked: boolean | null;
}

/** What a table enters for one round (in Twins: a hand). The same while it is being written, with gaps. */
export interface Round {
  counts: Partial<Record<Field, Counts>>;
  pot: number; // Twins: what stays in it
  bankrupt: readonly number[]; // Twins: seats
  challenge: Challenge | null;
}

export type Value = string | number;

/** Who plays what, and how: chosen before the first round. Names go clockwise. */
export interface Sitting {
  game: GameName;
  names: readonly string[];
  options: Readonly<Record<string, Value>>;
  dealer: number; // the first
}

/** Why an entry can't be: a message, the rule, and the seat it is about, or null. `fix` is a pot that would make it right. */
export interface Problem {
  code: string;
  rule: string;
  seat: number | null;
  facts: Readonly<Record<string, number>>;
  fix?: number;
}

/** What a seat got, and why: a message, the rule and its numbers. */
export interface Reason {
  code: string;
  rule: string;
  facts: Readonly<Record<string, number>>;
}

/** One game's rules, as far as a score sheet needs them. */
export interface Scoring {
  /** What is counted, in the order in which it is entered, and the most that one player can have. */
  fields: readonly { name: Field; rule: string; most: (players: number) => number }[];
  /** Is all of a player's entered before the next player's, or one field for everybody first? */
  by: "player" | "field";
  options: readonly { name: string; rule: string; values: readonly Value[]; usual: Value }[];
  start: number;
  /** Something impossible in it, gaps allowed. */
  problem: (round: Round, before: Totals, sitting: Sitting) => Problem | null;
  /** The totals after a round without gaps. */
  after: (round: Round, before: Totals) => number[];
  reason: (round: Round, before: Totals, seat: number) => Reason;
  /** The rule by which the match is over, or null. */
  end: (rounds: readonly Round[], totals: Totals, sitting: Sitting) => string | null;
  winners: (rounds: readonly Round[], totals: Totals) => number[];
}

export const problem = (
  code: string,
  rule: string,
  seat: number | null,
  facts: Record<string, number> = {},
): Problem => ({ code, rule, seat, facts });

export const known = (counts: Counts | undefined): number[] => (counts ?? []).filter((count) => count !== null);
export const sum = (counts: Counts | undefined): number => known(counts).reduce((all, count) => all + count, 0);
export const full = (counts: Counts | undefined, players: number): boolean => known(counts).length === players;
export const at = (counts: Counts | Totals | undefined, seat: number): number => counts?.[seat] ?? 0;

/** The seats with the highest total; equal ones share the win (ALL-R2). */
export function best(totals: Totals): number[] {
  const most = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === most ? [seat] : []));
}

/** The first seat with more than one can have of a field. */
export function tooMany(scoring: Pick<Scoring, "fields">, round: Round, players: number): Problem | null {
  for (const { name, rule, most } of scoring.fields) {
    const seat = (round.counts[name] ?? []).findIndex((count) => count !== null && count > most(players));
    if (seat >= 0)
      return problem(`most-${name}`, rule, seat, { most: most(players), count: at(round.counts[name], seat) });
  }
  return null;
}
