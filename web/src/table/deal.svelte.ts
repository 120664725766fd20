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

/** Where a card lies: px and degrees. */
export interface Spot {
  x: number;
  y: number;
  turn: number;
}
const lies = ({ x, y, turn }: Spot, size: number): string => `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${size})`;

export class Deal {
  /** Cards in the page. */
  #here = $state.raw<ReadonlySet<string>>(new Set());
  #next: readonly string[] = []; // to be put there
  #from: Spot | null = null; // while a deal is made
  #flights = new Map<HTMLElement, Animation>();
  #frame = 0;

  /** `from`: where cards come from; asked once for each deal. */
  constructor(readonly from: () => Spot | null) {}

  has(key: string): boolean {
    return this.#here.has(key);
  }

  /** The hand has these cards now; `deals`: many new ones are dealt. */
  hold(keys: readonly string[], deals: boolean): void {
    const before = this.#here;
    const fresh = keys.filter((key) => !before.has(key));
    const goesOn = this.#next.length > 0;
    if (isStill() || !(goesOn || (deals && fresh.length >= MANY))) {
      this.#here = new Set(keys);
      this.stop();
      return;
    }
    this.#here = new Set(keys.filter((key) => before.has(key)));
    this.#next = fresh;
    if (!goesOn) this.#frame = requestAnimationFrame(() => this.#soon()); // first the table is seen without them
  }

  /** A card was put into the page. Is it dealt? Then it waits, unseen, where cards come from. */
  takes(card: Element, to: Spot): boolean {
    if (!this.#from || !(card instanceof HTMLElement)) return false;
    const flight = card.animate(
      [{ transform: lies(this.#from, 0.4), opacity: 0 }, { opacity: 1, offset: 0.3 }, { transform: lies(to, 1) }],
      { duration: FLIES_MS, delay: APART_MS * this.#flights.size, easing: "cubic-bezier(.2,.7,.3,1)", fill: "backwards" },
    );
    flight.pause();
    card.style.willChange = "transform, opacity";
    this.#flights.set(card, flight);
    return true;
  }

  /** All cards that are in the page lie in the hand, or fly there. */
  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#next = [];
    this.#fly();
  }

  #soon(): void {
    this.#frame = requestAnimationFrame(() => (this.#next.length > 0 ? this.#make() : this.#begin()));
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
    this.#soon();
  }

  #begin(): void {
    for (let n = 0; n < this.#flights.size; n += 2) sound("deal", (n * APART_MS) / 1000);
    performance.mark("deal"); // for benchmarks/web_speed.py
    this.#fly();
  }

  #fly(): void {
    this.#from = null;
    if (this.#flights.size === 0) return;
    const cards = [...this.#flights.keys()];
    for (const flight of this.#flights.values()) flight.play();
    this.#flights.clear();
    setTimeout(() => cards.forEach((card) => (card.style.willChange = "")), APART_MS * cards.length + FLIES_MS + LIES_MS);
  }
}
