/** Twins on paper: everybody's chips after a hand. No chips are added or lost, so what is missing is in the pot. */
import {
  at,
  best,
  full,
  problem,
  type Problem,
  type Reason,
  type Round,
  type Scoring,
  sum,
  tooMany,
  type Totals,
} from "../../../scores/game";

export interface Paper extends Round<"chips"> {
  /** What stays in it. */
  pot: number;
  /** Seats. */
  bankrupt: readonly number[];
}

const CHIPS = 12; // TW-2
const DEAREST = 3; // TW-4: two bought cards
const DUES = 2 + 1; // TW-8: duels 1 and 3
const PRIZE = 3; // TW-8: duel 2
const FALL = DEAREST + DUES;

/** What one player's chips can't be after a hand. */
function alone(round: Paper, before: Totals, seat: number): Problem | null {
  const now = round.counts.chips?.[seat] ?? null;
  const had = at(before, seat);
  if (round.bankrupt.includes(seat)) {
    if (now) return problem("bankrupt-has", "TW-13", seat, { chips: now });
    if (had >= FALL) return problem("bankrupt-rich", "TW-13", seat, { had, most: FALL - 1 });
  }
  if (now !== null && had - now > FALL) return problem("fell", "TW-8", seat, { had, chips: now, most: FALL });
  return null;
}

/** What all of them together can't be. More than duel 2 pays can only be the pot, which one player wins whole. */
function together(round: Paper, before: Totals): Problem | null {
  const players = before.length;
  const all = CHIPS * players;
  const chips = sum(round.counts.chips);
  const rich = before.flatMap((had, seat) => (at(round.counts.chips, seat) - had > PRIZE ? [seat] : []));
  if (chips + round.pot > all)
    return problem("chips-over", "TW-2", null, { chips: chips + round.pot, all, over: chips + round.pot - all });
  if (rich.length > 1) return problem("two-pots", "TW-8", rich[1] ?? null, { prize: PRIZE });
  if (rich.length && round.pot) return problem("pot-won", "TW-11", rich[0] ?? null, { pot: round.pot, prize: PRIZE });
  if (!full(round.counts.chips, players) || chips + round.pot === all) return null;
  const missing = all - chips - round.pot;
  const found = problem("chips-under", "TW-2", null, { chips, all, missing });
  return rich.length ? found : { ...found, code: "chips-or-pot", fix: { pot: all - chips } };
}

export const scoring: Scoring<Paper> = {
  fields: [{ name: "chips", rule: "TW-2", most: (players) => CHIPS * players }],
  by: "field",
  options: [{ name: "max_hands", rule: "TW-R11", values: [0, 2, 3, 4, 5, 6, 8, 10, 12], usual: 0 }], // 0: no limit
  start: CHIPS,
  blank: { pot: 0, bankrupt: [] },
  changed: ({ counts, bankrupt }) => ({ pot: 0, bankrupt: bankrupt.filter((seat) => counts.chips?.[seat] === 0) }),
  remark: ({ pot }) => (pot ? { code: "pot", rule: "TW-11", facts: { pot } } : null),
  problem(round, before, { names }) {
    const high = tooMany(scoring, round, names.length);
    if (high) return high;
    for (const seat of names.keys()) {
      const found = alone(round, before, seat);
      if (found) return found;
    }
    return together(round, before);
  },
  after: (round, before) => before.map((_, seat) => at(round.counts.chips, seat)),
  reason(round, before, seat): Reason {
    const chips = at(round.counts.chips, seat);
    if (round.bankrupt.includes(seat)) return { code: "bankrupt", rule: "TW-13", facts: { chips } };
    return { code: "chips", rule: "TW-8", facts: { chips, change: chips - at(before, seat) } };
  },
  end(rounds, _totals, { options }) {
    if (rounds.some((round) => round.bankrupt.length)) return "TW-13";
    const most = Number(options["max_hands"] ?? 0);
    return most && rounds.length >= most ? "TW-R11" : null;
  },
  /** A bankrupt player can't win, unless all are bankrupt (TW-R8). */
  winners(rounds, totals) {
    const out = rounds.at(-1)?.bankrupt ?? [];
    return best(totals.map((total, seat) => (out.includes(seat) && out.length < totals.length ? -1 : total)));
  },
};
