/** The rounds that were scored, from the log: what fills a score sheet. */
import type { Line } from "../../lib/wire";
import { type ChallengeLine, isChallenge, isRound } from "./shown";

export interface Round {
  bids: readonly (number | null)[];
  tricks: readonly number[];
  scores: readonly number[]; // totals after it
  points: readonly number[]; // what it brought each
  challenge: ChallengeLine | null; // it ended the round, and no bid scored
}

export function rounds(log: readonly Line[]): Round[] {
  const all: Round[] = [];
  let challenge: ChallengeLine | null = null;
  for (const line of log) {
    if (isChallenge(line)) challenge = line;
    if (!isRound(line)) continue;
    const before = all.at(-1)?.scores ?? [];
    const points = line.scores.map((score, seat) => score - (before[seat] ?? 0));
    all.push({ bids: line.bids, tricks: line.tricks, scores: line.scores, points, challenge });
    challenge = null;
  }
  return all;
}
