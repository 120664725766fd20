/** For tests: players, a round as it is entered, and what is wrong with it. */
import type { Round, Scoring, Sitting, Value } from "./game";
import { trouble } from "./reckon";

export const sitting = (players: number, options: Record<string, Value> = {}): Sitting => ({
  game: "",
  names: Array.from({ length: players }, (_, seat) => `player ${seat}`),
  options,
  dealer: 0,
});
export const round = <R extends Round>(scoring: Scoring<R>, counts: R["counts"], more: Partial<R> = {}): R =>
  ({ ...scoring.blank, counts, ...more }) as R;
export function code(scoring: Scoring, about: Sitting, entered: Round, before: Round[] = []): string | undefined {
  const found = trouble(scoring, about, before, entered);
  return found ? `${found.code} ${found.rule}` : undefined;
}
