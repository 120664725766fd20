/** The race's clock: it counts down, runs, stands still, and a fumble freezes me until it shows a moment. */
import type { Source } from "../../lib/source";

const COUNT_MS = 3000;
const LATE_MS = 4; // a timer may come a little early

export class RaceClock {
  /** Seconds until the start; 0: it runs; null: it stands still. */
  count = $state<number | null>(null);
  /** The last seconds of it: 3 – 2 – 1. */
  readonly close = $derived(this.count !== null && this.count > 0 && this.count <= COUNT_MS / 1000);
  readonly runs = $derived(this.count === 0);

  constructor(readonly source: Source) {
    $effect(() => {
      const race = source.race;
      if (!race) {
        this.count = 0; // a lesson or a replay has no clock that could stand still
        return;
      }
      const { start } = race;
      if (start === null) {
        this.count = null;
        return;
      }
      let timer: ReturnType<typeof setTimeout>;
      const tick = (): void => {
        const left = start - source.now();
        this.count = Math.max(0, Math.ceil(left / 1000));
        if (left > 0) timer = setTimeout(tick, (left % 1000 || 1000) + LATE_MS);
      };
      tick();
      return () => clearTimeout(timer);
    });
  }

  /** What it shows now. */
  now(): number {
    const race = this.source.race;
    if (!race) return 0;
    return race.start === null ? race.clock : race.clock + Math.max(0, this.source.now() - race.start);
  }
}
