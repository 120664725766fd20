/** The analysis of a finished game, as it comes: the server tells more whenever it is asked again. */
import { analysis as fetched } from "./api";
import type { AnalysisSum, DecisionTold, PositionTold } from "./wire";
import { words } from "./words.svelte";

/** Ask again at least this much later, if an answer came at once. */
const PAUSE_MS = 150;

/** What makes a move stand out. */
export type Mark = "costly" | "best";

/** A chance as people write it. */
export const percent = (chance: number): string =>
  new Intl.NumberFormat(words.language, { style: "percent" }).format(chance);

export class Analysis {
  /** How many positions there are; 0 until the first answer. */
  positions = $state(0);
  steps = $state.raw<readonly PositionTold[]>([]);
  sum = $state.raw<AnalysisSum | null>(null);
  error = $state.raw<unknown>(null);
  begun = $state(false);
  #stopped = false;

  constructor(
    readonly table: string,
    readonly players: number,
  ) {}

  readonly running = $derived(this.begun && this.sum === null && this.error === null);
  /** The moves that stand out, by number. */
  readonly marks = $derived.by<ReadonlyMap<number, Mark>>(() => {
    const { costliest = [], best = null, longest = [] } = this.sum ?? {};
    const marks = new Map<number, Mark>([...costliest, ...longest.map(({ move }) => move)].map((at) => [at, "costly"]));
    return best === null ? marks : marks.set(best, "best");
  });

  async begin(): Promise<void> {
    if (this.running || this.sum) return;
    this.begun = true;
    this.error = null;
    try {
      while (!this.sum && !this.#stopped) {
        const told = await fetched(this.table, this.steps.length);
        this.positions = told.positions;
        this.steps = [...this.steps, ...told.steps];
        this.sum = told.sum;
        if (!told.sum) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    } catch (error) {
      this.error = error;
    }
  }

  stop(): void {
    this.#stopped = true;
  }

  /** A seat's chance to win after a move, if it is known yet. */
  chance(at: number, seat: number): number | null {
    return this.steps[at]?.chances[seat] ?? null;
  }

  decision(at: number): DecisionTold | null {
    return this.steps[at]?.decision ?? null;
  }
}
