/** The whole sheet from what was entered: totals line by line, the end, the winners. */
import { type Counts, full, type Problem, type Round, type Scoring, type Sitting, type Totals } from "./game";

export interface Line {
  round: Round;
  before: Totals;
  totals: Totals;
  dealer: number;
}
export interface Reckoned {
  lines: Line[];
  totals: Totals;
  dealer: number; // of the next round
  end: string | null; // the rule by which it is over
  winners: number[]; // once it is over
}

export function emptyRound(scoring: Scoring, sitting: Sitting): Round {
  const counts: Record<string, Counts> = {};
  for (const field of scoring.fields) counts[field.name] = sitting.names.map(() => null);
  return { counts, ...scoring.blank };
}

/** Has the round no gaps? */
export function complete(scoring: Scoring, sitting: Sitting, round: Round): boolean {
  if (scoring.instead?.is(round)) return scoring.instead.complete(round);
  return scoring.fields.every((field) => full(round.counts[field.name], sitting.names.length));
}

export function reckon(scoring: Scoring, sitting: Sitting, rounds: readonly Round[]): Reckoned {
  const players = sitting.names.length;
  let totals: Totals = sitting.names.map(() => scoring.start);
  const lines = rounds.map((round, i): Line => {
    const before = totals;
    totals = scoring.after(round, before);
    return { round, before, totals, dealer: (sitting.dealer + i) % players };
  });
  const end = rounds.length ? scoring.end(rounds, totals, sitting) : null;
  return {
    lines,
    totals,
    dealer: (sitting.dealer + rounds.length) % players,
    end,
    winners: end ? scoring.winners(rounds, totals) : [],
  };
}

/** What is impossible in the round that is being entered after these. */
export function trouble(scoring: Scoring, sitting: Sitting, rounds: readonly Round[], round: Round): Problem | null {
  return scoring.problem(round, reckon(scoring, sitting, rounds).totals, sitting);
}
