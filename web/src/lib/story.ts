/** The story of a finished game, told from its log: who led, the best move, the turning point. Nothing in it is guessed. */

/** A moment at which the score changed. A game finds them in its log (`GameModule.story`). */
export interface Beat {
  /** The number of its event in the log. */
  at: number;
  /** From 1; and which part of it, if rounds of the game have parts. */
  round: number;
  part?: number;
  /** Everybody's points from then on; the more, the better. */
  totals: readonly number[];
  /** What somebody did there, and what it was worth: the most of a game is its best move. */
  feat?: { seat: number; worth: number };
}

/**
 * The turning point: somebody took the lead and kept it; or all winners drew level and stayed so; or, where nobody
 * else ever led, the lead grew the most in that round.
 */
export type Turn = { beat: Beat } & (
  { kind: "takes"; seat: number } | { kind: "level" } | { kind: "grows"; seat: number; from: number; to: number }
);

export interface Story {
  /** How often the lead passed from one player to another. Sharing it for a while is no change. */
  changes: number;
  /** The first who led alone; null: nobody ever did. */
  first: number | null;
  best: (Beat & Required<Pick<Beat, "feat">>) | null;
  turn: Turn | null;
}

/** The players who have the most. */
export function ahead(totals: readonly number[]): number[] {
  const most = Math.max(...totals);
  return totals.flatMap((points, seat) => (points === most ? [seat] : []));
}

/** By how much a player is ahead of the best other one. */
const lead = (totals: readonly number[], seat: number): number =>
  (totals[seat] ?? 0) - Math.max(...totals.filter((_, other) => other !== seat));

export function storyOf(beats: readonly Beat[], winners: readonly number[]): Story {
  const leaders = beats.flatMap(({ totals }) => {
    const [seat, ...others] = ahead(totals);
    return seat === undefined || others.length > 0 ? [] : [seat];
  });
  const changes = leaders.filter((seat, i) => i > 0 && seat !== leaders[i - 1]).length;
  return { changes, first: leaders[0] ?? null, best: bestOf(beats, winners), turn: turnOf(beats, winners, changes) };
}

/** What was worth the most; of equals a winner's, then the latest. */
function bestOf(beats: readonly Beat[], winners: readonly number[]): Story["best"] {
  const feats = beats.flatMap((beat) => (beat.feat ? [{ ...beat, feat: beat.feat }] : []));
  const won = ({ feat }: (typeof feats)[number]): number => Number(winners.includes(feat.seat));
  return feats.sort((a, b) => b.feat.worth - a.feat.worth || won(b) - won(a) || b.at - a.at)[0] ?? null;
}

function turnOf(beats: readonly Beat[], winners: readonly number[], changes: number): Turn | null {
  const [seat] = winners;
  const last = beats.at(-1);
  if (!last || seat === undefined || !isSame(ahead(last.totals), winners)) return null; // a tie was broken otherwise
  if (winners.length === 1 && changes === 0) return growth(beats, seat);
  const from = beats.findLastIndex(({ totals }) => !isSame(ahead(totals), winners)) + 1;
  const beat = beats[from] ?? last;
  return winners.length > 1 ? { beat, kind: "level" } : { beat, kind: "takes", seat };
}

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);

/** The round in which the winner's lead grew the most; of equals the first. */
function growth(beats: readonly Beat[], seat: number): Turn | null {
  let best: (Turn & { kind: "grows" }) | null = null;
  let from = 0;
  for (const [i, { at, round, totals }] of beats.entries()) {
    if (beats[i + 1]?.round === round) continue;
    const to = lead(totals, seat);
    if (!best || to - from > best.to - best.from) best = { beat: { at, round, totals }, kind: "grows", seat, from, to };
    from = to;
  }
  return best;
}
