/** Reasons as sentences: what the table measured, in the reader's words. */
import type { GameModule } from "./module";
import type { ReasonTold } from "./wire";
import { tOf } from "./words.svelte";

/** How a game says facts. */
export type Says = Pick<GameModule, "said">;

export function because(reason: ReasonTold, game: string, module: Says | null): string {
  const said = tOf(game, `reason-${reason.id}`, { ...reason.facts, ...module?.said?.(reason.facts) });
  return begin(said);
}

/** As it begins a sentence. */
export const begin = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const WIN = 100;

/** Of a hundred games, how many fewer a move would win that costs so much of the chance to win. */
export const games = (cost: number): number => Math.round(cost * WIN);
