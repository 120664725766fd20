/**
 * A finished trick stays for a moment, then sweeps to its winner. It never holds anything up: whoever plays, taps or is
 * behind skips it. In a replay, which has its own pace, it stays as long as its step.
 */
import { time } from "../../lib/motion";
import type { Source } from "../../lib/source";
import { isRound, isTrick, type RoundEvent, type TrickEvent, viewOf } from "./shown";

const STAYS_MS = 1200;
const SWEEP_MS = 250;

export class Stage {
  sweeping = $state(false);
  #swept = $state(0); // tricks of this log that were taken away
  readonly #source: () => Source;
  readonly count = $derived.by(() => this.#source().log.filter(isTrick).length);

  constructor(source: () => Source) {
    this.#source = source;
    this.#swept = this.count;
  }

  /** The trick that is over and still lies there. */
  readonly finished = $derived.by((): TrickEvent | null => {
    const source = this.#source();
    const last = source.log.findLast(isTrick) ?? null;
    if (!source.rests) return this.count > this.#swept ? last : null;
    const tail = source.log.findLast((event) => !isRound(event) && event.kind !== "accept");
    return tail && isTrick(tail) && !viewOf(source)?.table.length ? last : null;
  });

  /** The round that ended with the trick that still lies there: its bids and tricks are shown until then. */
  readonly ended = $derived.by((): RoundEvent | null => {
    if (!this.finished) return null;
    const { log } = this.#source();
    return log.slice(log.lastIndexOf(this.finished)).find(isRound) ?? null; // bids of the next may follow
  });

  /** How many events have happened since what lies there ended. */
  readonly lags = $derived.by((): number => {
    if (!this.finished) return 0;
    const { log } = this.#source();
    return log.length - 1 - log.lastIndexOf(this.ended ?? this.finished);
  });

  /** Sweep what is finished after its time: call in an effect. */
  run(): (() => void) | undefined {
    const source = this.#source();
    if (this.count < this.#swept || source.rests) this.#swept = this.count;
    if (this.count === this.#swept) return undefined;
    const sweep = setTimeout(() => (this.sweeping = true), STAYS_MS);
    const gone = setTimeout(() => this.skip(), STAYS_MS + time(SWEEP_MS));
    return () => {
      clearTimeout(sweep);
      clearTimeout(gone);
      this.sweeping = false;
    };
  }

  /** Somebody tapped: sweep it now. In a replay it stays. */
  hurry(): void {
    if (!this.finished || this.sweeping || this.#source().rests) return;
    this.sweeping = true;
    setTimeout(() => this.skip(), time(SWEEP_MS));
  }

  skip(): void {
    this.#swept = this.count;
    this.sweeping = false;
  }
}
