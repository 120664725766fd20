import type { ScoreSheet } from "../../../scores/game";
import { signed } from "../../../scores/handing";
import Challenge from "./Challenge.svelte";
import { type Paper, scoring } from "./scoring";

export const sheet: ScoreSheet = {
  scoring,
  Instead: Challenge,
  /** Bid and tricks, as "3/2"; and what they brought, if anything. */
  notes: ({ counts, challenge }: Paper, points, seat) => [
    challenge ? "" : `${counts.bids?.[seat] ?? ""}/${counts.tricks?.[seat] ?? ""}`,
    points ? signed(points) : "",
  ],
  /** The bid, while the tricks are missing. */
  pencil({ counts }: Paper, seat) {
    const bid = counts.bids?.[seat] ?? null;
    return bid === null ? "" : `${bid}/`;
  },
};
