/** Istinto on paper: bids, then tricks; or a challenge, which ends the round. */
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
  sum,
  tooMany,
} from "../../../scores/game";

/** It ends the round, and no bid counts (IS-13). */
export interface Challenge {
  accuser: number | null;
  accused: number | null;
  revoked: boolean | null;
}
export interface Paper extends Round<"bids" | "tricks"> {
  challenge: Challenge | null;
}

const TRICKS = 11; // IS-8
const PENALTY = 10; // IS-13

export function reward(bid: number): number {
  // IS-9
  if (bid >= 6) return 60;
  return [20, 15, 10, 10, 15, 20][bid] ?? 0;
}

/** Who loses points by a challenge: the accused if they did revoke, otherwise the accuser (IS-13). */
function guilty(round: Paper): number | null {
  const challenge = round.challenge;
  return challenge && (challenge.revoked ? challenge.accused : challenge.accuser);
}

function change(round: Paper, seat: number): number {
  if (round.challenge) return guilty(round) === seat ? -PENALTY : 0; // no bids score (IS-R2)
  const bid = at(round.counts.bids, seat);
  return at(round.counts.tricks, seat) === bid ? reward(bid) : 0;
}

export const scoring: Scoring<Paper> = {
  fields: [
    { name: "bids", rule: "IS-3", most: () => TRICKS },
    { name: "tricks", rule: "IS-8", most: () => TRICKS },
  ],
  by: "field",
  fromDealer: true, // bids go round (IS-3)
  keys: TRICKS,
  options: [{ name: "until", rule: "IS-11", values: [100, 60, "each_dealt_twice"], usual: 100 }],
  start: 0,
  blank: { challenge: null },
  instead: {
    begin: { challenge: { accuser: null, accused: null, revoked: null } },
    leave: { challenge: null },
    is: ({ challenge }) => challenge !== null,
    complete: ({ challenge }) =>
      challenge !== null && challenge.accuser !== null && challenge.accused !== null && challenge.revoked !== null,
  },
  only: (round, field, players) => (field === "tricks" ? restOfTricks(round, players) : null),
  problem(round, _before, { names }): Problem | null {
    if (round.challenge) {
      const { accuser, accused } = round.challenge;
      return accuser !== null && accuser === accused ? problem("oneself", "IS-R2", accuser) : null;
    }
    const tricks = sum(round.counts.tricks);
    const high = tooMany(scoring, round, names.length);
    if (high) return high;
    if (tricks > TRICKS) return problem("tricks-over", "IS-8", null, { tricks, over: tricks - TRICKS });
    if (full(round.counts.tricks, names.length) && tricks < TRICKS)
      return problem("tricks-under", "IS-8", null, { tricks, under: TRICKS - tricks });
    return null;
  },
  after: (round, before) => before.map((total, seat) => total + change(round, seat)),
  reason(round, _before, seat): Reason {
    const points = change(round, seat);
    if (round.challenge) {
      const code = points === 0 ? "no-bids" : round.challenge.revoked ? "revoked" : "accused-wrongly";
      return { code, rule: points === 0 ? "IS-R2" : "IS-13", facts: { points } };
    }
    const facts = { points, bid: at(round.counts.bids, seat), tricks: at(round.counts.tricks, seat) };
    return { code: facts.bid === facts.tricks ? "bid-made" : "bid-missed", rule: "IS-9", facts };
  },
  end(rounds, totals, { names, options }) {
    const until = options["until"] ?? 100;
    if (until === "each_dealt_twice") return rounds.length >= 2 * names.length ? "IS-R6" : null;
    return Math.max(...totals) >= Number(until) ? (until === 100 ? "IS-10" : "IS-11") : null;
  },
  winners: (_rounds, totals) => best(totals),
};

/** When one player's tricks are missing, those must be the rest. */
export function restOfTricks(round: Paper, players: number): number | null {
  const tricks = round.counts.tricks;
  const rest = TRICKS - sum(tricks);
  return known(tricks).length === players - 1 && rest >= 0 ? rest : null;
}
