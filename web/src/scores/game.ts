/** What is counted at a real table, and what a game's rules say about it. No drawing, no words, no clock. */
import type { Component } from "svelte";

import type { Sound } from "../lib/sounds";

/** One number per seat; null where nothing is written yet. */
export type Counts = readonly (number | null)[];
export type Totals = readonly number[];

/** What a table enters for one round, by field. The same while it is being written, with gaps. Some games add more. */
export interface Round<Field extends string = string> {
  counts: Readonly<Partial<Record<Field, Counts>>>;
}

export type Value = string | number;

/** Game, options and players, chosen before the first round. Names go clockwise. */
export interface Sitting {
  game: string;
  names: readonly string[];
  options: Readonly<Record<string, Value>>;
  dealer: number; // the first
}

/** Why an entry can't be: a message, the rule, and the seat it is about, or null. */
export interface Problem {
  code: string;
  rule: string;
  seat: number | null;
  facts: Readonly<Record<string, number>>;
  /** What the round should have to be right; also the numbers of the message `scores-fix`. */
  fix?: Readonly<Record<string, number>>;
}

/** What a seat got, and why: a message, the rule and its numbers. */
export interface Reason {
  code: string;
  rule: string;
  facts: Readonly<Record<string, number>>;
}

/** One game's rules, as far as a score sheet needs them: games/<game>/scores/scoring.ts. */
export interface Scoring<R extends Round = Round> {
  /** What is counted, in the order in which it is entered, and the most that one player can have. */
  fields: readonly { name: string; rule: string; most: (players: number) => number }[];
  /** Is all of a player's entered before the next player's, or one field for everybody first? */
  by: "player" | "field";
  /** Players are asked from the dealer on; left out: as they sit. */
  fromDealer?: true;
  /** The highest number, where every number has a key and one tap enters it; left out: digits are typed. */
  keys?: number;
  options: readonly { name: string; rule: string; values: readonly Value[]; usual: Value }[];
  start: number;
  /** What a round has besides its counts, before anything is entered. */
  blank?: Omit<R, "counts">;
  /** Another way for a round to end, which the form `ScoreSheet.Instead` enters in place of the counts. */
  instead?: {
    /** What choosing it changes in a round, and what going back changes. */
    begin: Partial<R>;
    leave: Partial<R>;
    is(round: R): boolean;
    complete(round: R): boolean;
  };
  /** What else changes when a count does. */
  changed?(round: R): Partial<R>;
  /** The one number that a gap can still be, or null. */
  only?(round: R, field: string, players: number): number | null;
  /** What there is to say about the round as a whole: a message, its rule and numbers. */
  remark?(round: R): Reason | null;
  /** Something impossible in it, gaps allowed. */
  problem(round: R, before: Totals, sitting: Sitting): Problem | null;
  /** The totals after a round without gaps. */
  after(round: R, before: Totals): number[];
  reason(round: R, before: Totals, seat: number): Reason;
  /** The rule by which the match is over, or null. */
  end(rounds: readonly R[], totals: Totals, sitting: Sitting): string | null;
  winners(rounds: readonly R[], totals: Totals): number[];
}

/** What a form or a row of a game's own is given while a round is entered. */
export interface Entering {
  round: Round;
  sitting: Sitting;
  /** Called with what changes in the round. */
  onchange: (more: Partial<Round>) => void;
}

/** A game's score sheet, games/<game>/scores/index.ts: its rules, and what it draws in its own way. */
export interface ScoreSheet {
  scoring: Scoring;
  /** In place of the cells: see `Scoring.instead`. */
  Instead?: Component<Entering>;
  /** Below the cells and in their grid: a column for names of fields, then one per player. */
  Below?: Component<Entering>;
  /** The small notes above a total: what was counted, and what it brought. Left out: only the points. */
  notes?(round: Round, points: number, seat: number): readonly [counted: string, brought: string];
  /** What the pencil can write of a seat before all of it is entered. */
  pencil?(round: Round, seat: number): string;
  /** What is heard when a line is written. */
  sound?(round: Round): Sound;
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

/** The first seat with more of a field than is possible. */
export function tooMany({ fields }: Pick<Scoring, "fields">, round: Round, players: number): Problem | null {
  for (const { name, rule, most } of fields) {
    const seat = (round.counts[name] ?? []).findIndex((count) => count !== null && count > most(players));
    if (seat >= 0)
      return problem(`most-${name}`, rule, seat, { most: most(players), count: at(round.counts[name], seat) });
  }
  return null;
}
