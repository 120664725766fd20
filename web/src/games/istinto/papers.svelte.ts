/**
 * The papers over the table's middle: the scores, the last trick, whom to accuse. One lies there at a time. The scores
 * come by themselves after each round; nobody has to close them.
 */
import { untrack } from "svelte";

import type { Source } from "../../lib/source";
import type { Stage } from "./stage.svelte";
import { isRound, viewOf } from "./shown";

export type PaperName = "scores" | "last" | "accuse";

const READ_MS = 12_000; // a paper that came by itself goes after that

export class Papers {
  shown = $state<PaperName | null>(null);
  /** Did somebody ask for it? Then it stays until they close it. */
  asked = $state(false);
  readonly #source: () => Source;
  readonly #rounds = $derived.by(() => this.#source().log.filter(isRound).length);
  #seen = -1;

  /** Make it while the table's component is made. */
  constructor(source: () => Source, stage: Stage) {
    this.#source = source;
    $effect(() => this.#come(stage));
    $effect(() => this.#goAfterAWhile());
    $effect(() => this.#goIfEmpty());
  }

  ask(paper: PaperName): void {
    this.asked = true;
    this.shown = this.shown === paper ? null : paper;
  }
  close(): void {
    this.shown = null;
  }
  /** Somebody plays on: what came by itself goes. */
  clear(): void {
    if (!this.asked) this.shown = null;
  }

  /** The scores, once the round's last trick is swept. What somebody asked for stays. */
  #come(stage: Stage): void {
    if (stage.finished) return;
    const source = this.#source();
    const kept = untrack(() => this.shown !== null && this.asked);
    if (!kept && this.#seen >= 0 && this.#rounds === this.#seen + 1 && source.status === "playing" && !source.rests) {
      this.asked = false;
      this.shown = "scores";
    }
    this.#seen = this.#rounds;
  }

  #goAfterAWhile(): (() => void) | undefined {
    if (this.shown !== "scores" || this.asked) return undefined;
    const timer = setTimeout(() => this.close(), READ_MS);
    return () => clearTimeout(timer);
  }

  #goIfEmpty(): void {
    const source = this.#source();
    const view = viewOf(source);
    if (this.shown === "accuse" && !accusable(source).length) this.close();
    if (this.shown === "last" && !view?.last_trick?.length) this.close();
    if (this.shown === "scores" && !this.asked && view?.table.length) this.close();
  }
}

/** Who can be challenged now. */
export function accusable(source: Source): number[] {
  return source.offer.filter((move) => move.startsWith("challenge ")).map((move) => Number(move.slice(10)));
}
