/**
 * A hand that is dealt: its cards fly from the dealer, one after another. They are put into the page before, unseen, a few
 * in each frame; so while cards move, a slow phone has nothing else to do.
 */
import { flushSync } from "svelte";

import { isStill } from "../lib/motion";
import { sound } from "../lib/sounds";

const APART_MS = 45;
const FLIES_MS = 280;
const LIES_MS = 1000; // then a card needs no layer of its own any more
const BUSY_MS = 4; // of a frame, making cards
const MANY = 3; // cards that come together; fewer were drawn or bought

export class Deal {
  /** Cards in the page. */
  #here = $state.raw<ReadonlySet<string>>(new Set());
  #next: readonly string[] = []; // to be put there
  #from: string | null = null; // while a deal is made
  #flights = new Map<HTMLElement, Animation>();
  #frame = 0; // that is asked for; 0: none

  /** `from`: the transform of cards where they come from; asked once for each deal. */
  constructor(readonly from: () => string | null) {}

  has(key: string): boolean {
    return this.#here.has(key);
  }

  /** The hand has these cards now; `deals`: if many are new, all of them are dealt. Is this another hand? */
  hold(keys: readonly string[], deals: boolean): boolean {
    const before = this.#here;
    const fresh = keys.filter((key) => !before.has(key));
    const goesOn = this.#frame !== 0 && keys.length > 0;
    const another = deals && !goesOn && fresh.length >= MANY;
    if (isStill() || !(goesOn || another)) {
      if (another) sound("deal");
      this.#here = new Set(keys);
      this.stop();
      return another;
    }
    this.#here = new Set(another ? [] : keys.filter((key) => before.has(key))); // what is dealt again comes again
    this.#next = another ? keys : fresh;
    if (another) this.#soon(() => this.#soon(() => this.#make())); // first the table is seen without them
    return another;
  }

  /** A card was put into the page. Is it dealt? Then it waits, unseen, where cards come from. */
  takes(card: Element): boolean {
    if (this.#from === null || !(card instanceof HTMLElement)) return false;
    const flight = card.animate(
      [
        { transform: this.#from, opacity: 0 },
        { opacity: 1, offset: 0.3 },
      ],
      {
        duration: FLIES_MS,
        delay: APART_MS * this.#flights.size,
        easing: "cubic-bezier(.2,.7,.3,1)",
        fill: "backwards",
      },
    );
    flight.pause();
    flight.onfinish = () => (card.style.pointerEvents = "");
    card.style.pointerEvents = "none"; // it lies over what can be pressed
    card.style.willChange = "transform, opacity";
    this.#flights.set(card, flight);
    return true;
  }

  /** All cards that are in the page lie in the hand, or fly there. */
  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#next = [];
    this.#fly();
  }

  #soon(then: () => void): void {
    this.#frame = requestAnimationFrame(then);
  }

  #make(): void {
    this.#from ??= this.from();
    const end = performance.now() + BUSY_MS;
    do {
      const [key, ...others] = this.#next;
      if (key === undefined) break;
      this.#next = others;
      this.#here = new Set([...this.#here, key]);
      flushSync();
    } while (performance.now() < end);
    if (this.#frame) this.#soon(() => (this.#next.length > 0 ? this.#make() : this.#begin()));
  }

  #begin(): void {
    for (let n = 0; n < this.#flights.size; n += 2) sound("deal", (n * APART_MS) / 1000);
    performance.mark("deal"); // for benchmarks/web_speed.py
    this.stop();
  }

  #fly(): void {
    this.#from = null;
    const cards = [...this.#flights.keys()];
    for (const flight of this.#flights.values()) flight.play();
    this.#flights.clear();
    if (cards.length > 0)
      setTimeout(
        () => cards.forEach((card) => (card.style.willChange = "")),
        APART_MS * cards.length + FLIES_MS + LIES_MS,
      );
  }
}
