/** The score sheet, computed from the log: what each player won and lost in each finished round. */
import type { Line } from "../../lib/wire";

export interface Cell {
  plus: number;
  minus: number; // as written: 17 for seventeen minus points
  toads: number; // how many of those cards are toads
  points: number;
  total: number;
}

export function paper(log: readonly Line[], players: number): Cell[][] {
  const rounds: Cell[][] = [];
  let won = Array<number>(players).fill(0);
  let lost = Array<number>(players).fill(0); // cards, not points
  for (const line of log) {
    const seat = line.seat ?? -1;
    if (line.kind === "twist") won[seat] = (won[seat] ?? 0) + 2;
    else if (line.kind === "take") lost[seat] = (lost[seat] ?? 0) + (line["cards"] as string[]).length;
    else if (line.kind === "extra") lost[seat] = (lost[seat] ?? 0) + 1;
    else if (line.kind === "round") {
      const points = line["points"] as number[];
      const scores = line["scores"] as number[];
      rounds.push(
        points.map((of, i) => {
          const minus = (won[i] ?? 0) - of;
          return { plus: won[i] ?? 0, minus, toads: (minus - (lost[i] ?? 0)) / 4, points: of, total: scores[i] ?? 0 };
        }),
      );
      won = Array<number>(players).fill(0);
      lost = Array<number>(players).fill(0);
    }
  }
  return rounds;
}
