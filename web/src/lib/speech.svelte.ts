/** What a screen reader hears: every event once, in order. One place in the page (App) says it. */

import { untrack } from "svelte";

const KEPT = 16; // more than ever come at once: what is gone before it was shown is never said

class Speech {
  /** The last few sentences; the page shows them in a log that only readers find. */
  lines = $state.raw<readonly { count: number; text: string }[]>([]);
  urgent = $state("");
  #count = 0;

  say(text: string): void {
    const kept = untrack(() => this.lines.slice(1 - KEPT));
    if (text) this.lines = [...kept, { count: ++this.#count, text }];
  }

  /** At once, before what waits: it is your turn; that can't be done. */
  shout(text: string): void {
    this.urgent = text === untrack(() => this.urgent) ? `${text}\u00a0` : text; // another text, so that it is said again
  }
}

export const speech = new Speech();
