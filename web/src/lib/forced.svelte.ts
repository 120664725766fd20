/** Plays forced moves automatically after a moment, if the player wants that, and only at a live table. */
import { likes } from "./settings.svelte";
import type { Source } from "./source";

const FORCED_MS = 700;

/** Call it while a table's component is made. `may` says when the viewer could move. */
export function playForced(
  source: () => Source,
  may: () => boolean,
  play = (move: string): unknown => source().play(move),
): void {
  $effect(() => {
    const [only, ...others] = source().offer;
    if (!likes.playForced || source().n === undefined || only === undefined || others.length > 0 || !may()) return;
    const timer = setTimeout(() => play(only), FORCED_MS);
    return () => clearTimeout(timer);
  });
}
