/**
 * The showing of a duel: the cards shake, turn over, chips change hands, and the ranking stays a while. Duels that end
 * meanwhile wait their turn. It never holds up a move: what it shows is only looked at.
 */
import { time } from "../../lib/motion";
import type { DuelEvent } from "./shown";

const SHAKE_MS = 800;
const TURN_MS = 450;
const READ_MS = 400;
const STAY_MS = 3200;
const LAST_MS = 1800; // of a hand: the next is dealt then
const BEHIND_MS = 1200; // when the next one waits already

/** The cards shake, turn, are ranked, and chips move. */
export type Stage = "shake" | "turn" | "open" | "paid";

export class Reveal {
  current = $state.raw<DuelEvent | null>(null);
  stage = $state<Stage>("shake");
  #queue = $state.raw<readonly DuelEvent[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly onstage: (stage: Stage, event: DuelEvent) => void) {}

  /** The duel whose cards all have seen: its ranking can be told. */
  get open(): DuelEvent | null {
    return this.stage === "open" || this.stage === "paid" ? this.current : null;
  }

  /** Duels whose cards nobody has seen. */
  get secret(): readonly DuelEvent[] {
    return this.current && !this.open ? [this.current, ...this.#queue] : this.#queue;
  }

  /** Duels whose chips haven't moved yet. */
  get unpaid(): readonly DuelEvent[] {
    return this.current && this.stage !== "paid" ? [this.current, ...this.#queue] : this.#queue;
  }

  add(event: DuelEvent): void {
    this.#queue = [...this.#queue, event].slice(-2);
    if (!this.current) this.#next();
    else if (this.stage === "paid") this.#wait(BEHIND_MS, () => this.#next());
  }

  /** Seen: go on. */
  dismiss(): void {
    if (this.current && this.stage !== "paid") this.#to("paid");
    this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.current = null;
  }

  #next(): void {
    clearTimeout(this.#timer);
    const [event, ...rest] = this.#queue;
    this.#queue = rest;
    this.current = event ?? null;
    if (!event) return;
    this.#to("shake");
    this.#wait(time(SHAKE_MS), () => {
      this.#to("turn");
      this.#wait(time(TURN_MS), () => {
        this.#to("open");
        this.#wait(time(READ_MS), () => {
          this.#to("paid");
          this.#wait(this.#queue.length > 0 ? BEHIND_MS : event.duel === 4 ? LAST_MS : STAY_MS, () => this.#next());
        });
      });
    });
  }

  #to(stage: Stage): void {
    this.stage = stage;
    if (this.current) this.onstage(stage, this.current);
  }

  #wait(ms: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, ms);
  }
}
