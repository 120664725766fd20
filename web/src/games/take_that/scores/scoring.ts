/** Take That on paper: what lies beside each player when the round is over. */
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
} from "../../../scores/game";

type Paper = Round<"twisted" | "taken" | "toads">;

const CARDS = 79; // TT-1
const TOADS = 7; // TT-2
const PAIRED = CARDS - TOADS; // TT-3
const TOAD = 5; // TT-12

const hand = (players: number): number => (players === 4 ? 8 : 9); // TT-4

/** The least that lies beside the players: at the end pile and row are gone, and no hand has more than was dealt. */
export const leastBeside = (players: number): number => CARDS - players * hand(players);

function points(round: Paper, seat: number): number {
  // TT-12
  const { twisted, taken, toads } = round.counts;
  return at(twisted, seat) - (at(taken, seat) - at(toads, seat)) - TOAD * at(toads, seat);
}

/** What one player's three numbers can't be. */
function alone(round: Paper, seat: number): Problem | null {
  const { twisted, taken, toads } = round.counts;
  if (at(twisted, seat) % 2) return problem("odd", "TT-7", seat, { twisted: at(twisted, seat) });
  const both = taken?.[seat] !== null && toads?.[seat] !== null;
  if (both && at(toads, seat) > at(taken, seat))
    return problem("toads-not-taken", "TT-12", seat, { toads: at(toads, seat), taken: at(taken, seat) });
  return null;
}

/** What all of them together can't be. */
function together(round: Paper, players: number): Problem | null {
  const { counts } = round;
  const [twisted, taken, toads] = [sum(counts.twisted), sum(counts.taken), sum(counts.toads)];
  const all = twisted + taken;
  const whole = full(counts.twisted, players) && full(counts.taken, players);
  if (toads > TOADS) return problem("toads-over", "TT-2", null, { toads, most: TOADS });
  if (all > CARDS) return problem("cards-over", "TT-1", null, { cards: all, most: CARDS });
  if (full(counts.toads, players) && all - toads > PAIRED)
    return problem("paired-over", "TT-3", null, { cards: all - toads, most: PAIRED });
  if (whole && all < leastBeside(players)) {
    return problem("cards-under", "TT-11", null, { cards: all, least: leastBeside(players), hand: hand(players) });
  }
  return null;
}

export const scoring: Scoring<Paper> = {
  fields: [
    { name: "twisted", rule: "TT-3", most: () => PAIRED },
    { name: "taken", rule: "TT-1", most: () => CARDS },
    { name: "toads", rule: "TT-2", most: () => TOADS },
  ],
  by: "player",
  options: [{ name: "rounds", rule: "TT-13", values: [1, 2, 3, 4, 5, 6], usual: 2 }],
  start: 0,
  problem(round, _before, { names }) {
    for (const seat of names.keys()) {
      const found = alone(round, seat);
      if (found) return found;
    }
    return tooMany(scoring, round, names.length) ?? together(round, names.length);
  },
  after: (round, before) => before.map((total, seat) => total + points(round, seat)),
  reason(round, _before, seat): Reason {
    const { twisted, taken, toads } = round.counts;
    const facts = {
      twisted: at(twisted, seat),
      others: at(taken, seat) - at(toads, seat),
      toads: at(toads, seat),
      points: points(round, seat),
    };
    return { code: "beside", rule: "TT-12", facts };
  },
  end: (rounds, _totals, { options }) => (rounds.length >= Number(options["rounds"] ?? 2) ? "TT-13" : null),
  winners: (_rounds, totals) => best(totals), // TT-R6
};
