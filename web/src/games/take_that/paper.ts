/** The score sheet, computed from the log: what each player won and lost in each finished round. */
import type { LogEvent } from "../../lib/wire";

export interface Cell {
  plus: number;
  minus: number; // as written: 17 for seventeen minus points
  toads: number; // how many of those cards are toads
  points: number;
  total: number;
}

export function paper(log: readonly LogEvent[], players: number): Cell[][] {
  const rounds: Cell[][] = [];
  let won = Array<number>(players).fill(0);
  let lost = Array<number>(players).fill(0); // cards, not points
  for (const event of log) {
    const seat = event.seat ?? -1;
    if (event.kind === "twist") won[seat] = (won[seat] ?? 0) + 2;
    else if (event.kind === "take") lost[seat] = (lost[seat] ?? 0) + (event["cards"] as string[]).length;
    else if (event.kind === "extra") lost[seat] = (lost[seat] ?? 0) + 1;
    else if (event.kind === "round") {
      const points = event["points"] as number[];
      const scores = event["scores"] as number[];
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
