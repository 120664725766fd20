/** What a screen reader hears: every event once, in order. One place in the page (App) says it. */

import { untrack } from "svelte";

const KEPT = 8; // paragraphs
const REST_MS = 250; // browsers collect announcements for up to 150 ms and then make them in any order

class Speech {
  /** The last few paragraphs; the page has them in a log that only screen readers find. */
  lines = $state.raw<readonly { count: number; sentences: readonly string[] }[]>([]);
  urgent = $state("");
  #count = 0;
  #waiting: string[] = [];
  #rests = false;

  /** What comes together, or soon after, is one paragraph: that keeps the order. */
  say(text: string): void {
    if (!text) return;
    this.#waiting.push(text);
    if (!this.#rests) this.#rest(0);
  }

  #rest(ms: number): void {
    this.#rests = true;
    setTimeout(() => {
      this.#rests = false;
      if (this.#waiting.length === 0) return;
      this.lines = [...this.lines.slice(1 - KEPT), { count: ++this.#count, sentences: this.#waiting }];
      this.#waiting = [];
      this.#rest(REST_MS);
    }, ms);
  }

  /** At once, before what waits: it is your turn; that can't be done. */
  shout(text: string): void {
    this.urgent = text === untrack(() => this.urgent) ? `${text}\u00a0` : text; // another text, so that it is said again
  }
}

export const speech = new Speech();
