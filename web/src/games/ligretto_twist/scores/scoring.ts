/** Ligretto Twist on paper: the cards that each player still has when somebody calls "Twist stop!". */
import {
  at,
  best,
  full,
  known,
  problem,
  type Problem,
  type Reason,
  type Round,
  type Scoring,
  tooMany,
} from "../../../scores/game";

type Paper = Round<"left">;

export const scoring: Scoring<Paper> = {
  fields: [{ name: "left", rule: "LT-2", most: (players) => (players === 4 ? 38 : 40) }],
  by: "field",
  options: [{ name: "rounds", rule: "LT-12", values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], usual: 5 }],
  start: 0,
  problem(round, _before, { names }): Problem | null {
    const high = tooMany(scoring, round, names.length);
    if (high) return high;
    const done = known(round.counts.left).filter((left) => left === 0).length;
    if (done > 1) return problem("many-done", "LT-11", (round.counts.left ?? []).lastIndexOf(0), { done });
    if (done === 0 && full(round.counts.left, names.length)) return problem("nobody-done", "LT-11", null);
    return null;
  },
  after: (round, before) => before.map((total, seat) => total - at(round.counts.left, seat)), // LT-11
  reason(round, _before, seat): Reason {
    const left = at(round.counts.left, seat);
    return { code: left === 0 ? "all-laid" : "cards-left", rule: "LT-11", facts: { left, points: 0 - left } };
  },
  end: (rounds, _totals, { options }) => (rounds.length >= Number(options["rounds"] ?? 5) ? "LT-12" : null),
  winners: (_rounds, totals) => best(totals), // the fewest minus points (LT-12)
};
