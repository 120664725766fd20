/** Wren on paper: the feathers in each nest when the round is over, and who has the king. */
import {
  at,
  best,
  problem,
  type Problem,
  type Reason,
  type Round,
  type Scoring,
  sum,
  tooMany,
} from "../../../scores/game";

type Paper = Round<"feathers" | "kings">;

const FEATHERS = 8 * (1 + 2 + 3); // WR-2
const KING = 5; // WR-7
const LEAST = 1 + 3; // wren and eagle

const points = ({ counts }: Paper, seat: number): number => at(counts.feathers, seat) + KING * at(counts.kings, seat);

/** What all of them together can't be. */
function together({ counts }: Paper): Problem | null {
  const [feathers, kings] = [sum(counts.feathers), sum(counts.kings)];
  if (feathers > FEATHERS) return problem("feathers-over", "WR-2", null, { feathers, most: FEATHERS });
  return kings > 1 ? problem("kings-over", "WR-7", null) : null;
}

/** A king has at least the wren and the eagle. */
function poorKing({ counts }: Paper): Problem | null {
  const seat = (counts.kings ?? []).findIndex((king, i) => king && (counts.feathers?.[i] ?? LEAST) < LEAST);
  return seat < 0 ? null : problem("king-without-birds", "WR-7", seat, { least: LEAST });
}

export const scoring: Scoring<Paper> = {
  fields: [
    { name: "feathers", rule: "WR-9", most: () => FEATHERS },
    { name: "kings", rule: "WR-7", most: () => 1 },
  ],
  by: "player",
  options: [{ name: "rounds", rule: "WR-10", values: [1, 2, 3, 4, 5, 6], usual: 3 }],
  start: 0,
  problem: (round, _before, { names }) => tooMany(scoring, round, names.length) ?? poorKing(round) ?? together(round),
  after: (round, before) => before.map((total, seat) => total + points(round, seat)),
  reason(round, _before, seat): Reason {
    const facts = { feathers: at(round.counts.feathers, seat), kings: at(round.counts.kings, seat) };
    return { code: "nest", rule: "WR-9", facts: { ...facts, points: points(round, seat) } };
  },
  end: (rounds, _totals, { options }) => (rounds.length >= Number(options["rounds"] ?? 3) ? "WR-10" : null),
  winners: (_rounds, totals) => best(totals), // ALL-R2
};
