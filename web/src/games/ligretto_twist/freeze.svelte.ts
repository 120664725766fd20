/** A fumble freezes me for a moment (LT-R5). It is shown at once, before the table tells it. */
import type { Source } from "../../lib/source";
import type { RaceClock } from "./clock.svelte";
import { twist } from "./shown";

export class Freeze {
  /** The milliseconds that were left when it began; 0: not frozen. */
  left = $state(0);
  #guessed = $state(0); // until when, before the view tells it
  readonly #until: number = $derived.by(() => {
    const { seat } = this.source;
    return Math.max(this.#guessed, seat === null ? 0 : (twist(this.source)?.frozen_until[seat] ?? 0));
  });
  readonly #round: number | undefined = $derived.by(() => twist(this.source)?.round);

  constructor(
    readonly source: Source,
    readonly clock: RaceClock,
  ) {
    $effect(() => {
      this.left = source.race && clock.runs ? Math.max(0, this.#until - clock.now()) : 0;
      if (this.left === 0) return;
      const timer = setTimeout(() => (this.left = 0), this.left);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      void this.#round;
      this.#guessed = 0;
    });
  }

  /** By all that I see, a fumble. */
  guess(): void {
    this.#guessed = this.clock.now() + Number(twist(this.source)?.options["fumble_ms"] ?? 0);
  }
  /** Has it been shown already? */
  get isGuessed(): boolean {
    return this.#guessed >= this.clock.now();
  }
  /** It wasn't a fumble. */
  forget(): void {
    this.#guessed = 0;
  }
}
