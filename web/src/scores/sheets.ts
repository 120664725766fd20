/** The score sheets that there are, one per game. */
import type { Scoring, ScoreSheet } from "./game";

const SHEETS = import.meta.glob<ScoreSheet>("../games/*/scores/index.ts", { eager: true, import: "sheet" });

/** Of a game that is there: lib/games `isGame`. */
export function sheetOf(game: string): ScoreSheet {
  const sheet = SHEETS[`../games/${game}/scores/index.ts`];
  if (!sheet) throw new Error(`no score sheet of ${game}`);
  return sheet;
}
export const scoringOf = (game: string): Scoring => sheetOf(game).scoring;
