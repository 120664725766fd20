/** The whole sheet from what was entered: totals line by line, the end, the winners. */
import type { GameName } from "../lib/wire";
import { type Field, full, type Problem, type Round, type Scoring, type Sitting, type Totals } from "./game";
import { istinto } from "./istinto";
import { ligretto_twist } from "./ligretto_twist";
import { take_that } from "./take_that";
import { twins } from "./twins";

export const SCORING: Record<GameName, Scoring> = { take_that, twins, ligretto_twist, istinto };

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

export function emptyRound(sitting: Sitting): Round {
  const gaps = (): null[] => sitting.names.map(() => null);
  const counts: Partial<Record<Field, null[]>> = {};
  for (const field of SCORING[sitting.game].fields) counts[field.name] = gaps();
  return { counts, pot: 0, bankrupt: [], challenge: null };
}

/** Has the round no gaps? A challenge needs nothing else. */
export function complete(round: Round, sitting: Sitting): boolean {
  const { challenge, counts } = round;
  if (challenge) return challenge.accuser !== null && challenge.accused !== null && challenge.revoked !== null;
  return SCORING[sitting.game].fields.every((field) => full(counts[field.name], sitting.names.length));
}

export function reckon(sitting: Sitting, rounds: readonly Round[]): Reckoned {
  const scoring = SCORING[sitting.game];
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
export function trouble(sitting: Sitting, rounds: readonly Round[], round: Round): Problem | null {
  return SCORING[sitting.game].problem(round, reckon(sitting, rounds).totals, sitting);
}
