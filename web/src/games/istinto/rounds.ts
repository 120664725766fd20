/** The rounds that were scored, from the log: what fills a score sheet. */
import type { LogEvent } from "../../lib/wire";
import { type ChallengeEvent, isChallenge, isRound } from "./shown";

export interface Round {
  bids: readonly (number | null)[];
  tricks: readonly number[];
  scores: readonly number[]; // totals after it
  points: readonly number[]; // what it brought each
  challenge: ChallengeEvent | null; // it ended the round, and no bid scored
}

export function rounds(log: readonly LogEvent[]): Round[] {
  const all: Round[] = [];
  let challenge: ChallengeEvent | null = null;
  for (const event of log) {
    if (isChallenge(event)) challenge = event;
    if (!isRound(event)) continue;
    const before = all.at(-1)?.scores ?? [];
    const points = event.scores.map((score, seat) => score - (before[seat] ?? 0));
    all.push({ bids: event.bids, tricks: event.tricks, scores: event.scores, points, challenge });
    challenge = null;
  }
  return all;
}
