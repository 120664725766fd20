/**
 * A finished game as a source: at any of its moves, seen by anybody, running by itself or not. All positions are laid
 * out when it is made, each sharing with the one before what didn't change, so going to any of them takes no time.
 */
import type { GameModule } from "./module";
import { haste } from "./motion";
import type { Source } from "./source";
import type { LogEvent, Race, ReplayTold, Seat, Truth, View } from "./wire";

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
/** Milliseconds for a move, and for one that ends something. */
const STEP_MS = 1100;
const END_MS = 2400;
/** Moves that come faster than this don't travel. */
const HASTE_MS = 200;
const HASTE_RACE_MS = 60;
/** The race's clock as it is shown: `now()` itself. */
const RACE: Race = { start: 0, clock: 0 };

/** Whose eyes: a seat's, everybody's at once, or a spectator's. */
export type Eyes = number | "all" | "none";

export class Replay implements Source {
  readonly game: string;
  readonly steps: ReplayTold["steps"];
  /** All events of the log, and which step brought each. */
  readonly events: readonly LogEvent[];
  readonly stepOf: readonly number[];
  readonly seats: readonly Seat[];
  /** How many moves have been made. */
  at = $state(0);
  eyes = $state<Eyes>("all");
  playing = $state(false);
  speed = $state(1);
  /** Set by the page that shows it: a name for each seat in the reader's language. */
  nameOf: (seat: number) => string = (seat) => String(seat);

  readonly #views: View[];
  readonly #truths: Truth[];
  readonly #ends: number[]; // of the log, after each number of moves
  #timer: ReturnType<typeof setTimeout> | undefined;
  #moved = 0; // when it last went somewhere
  #since = 0; // when this position was reached, while it runs

  /** `mine` is the reader's own seat, if it was their game. */
  constructor(
    readonly told: ReplayTold,
    readonly module: Pick<GameModule, "own" | "ends" | "holds">,
    readonly mine: number | null = null,
  ) {
    this.game = told.view.game;
    this.steps = told.steps;
    this.#views = [told.view];
    this.#truths = [told.truth];
    this.#ends = [0];
    const events: LogEvent[] = [];
    const stepOf: number[] = [];
    for (const [i, step] of told.steps.entries()) {
      this.#views.push({ ...(this.#views[i] as View), ...step.view });
      this.#truths.push({ ...(this.#truths[i] as Truth), ...step.truth });
      for (const event of step.events ?? []) {
        events.push(event);
        stepOf.push(i + 1);
      }
      this.#ends.push(events.length);
    }
    this.events = events;
    this.stepOf = stepOf;
    const newRound = (view: View, i: number): boolean =>
      view.round !== this.#views[i - 1]?.round && view.phase !== "over";
    this.rounds = this.#views.flatMap((view, i) => (newRound(view, i) ? [i] : []));
    this.seats = Array.from({ length: told.view.players }, (_, seat) => {
      const { kind = "person", level = null } = told.table?.seats[seat] ?? {};
      return { kind, level, ready: true, away: null };
    });
    if (!this.hasHands) this.eyes = mine ?? "none";
  }

  // --- what a source has

  readonly seat = $derived.by(() => (this.eyes === "all" ? this.mine : this.eyes === "none" ? null : this.eyes));
  readonly view = $derived.by(() => this.#seen(this.at, this.seat));
  readonly log = $derived.by<readonly LogEvent[]>(() => this.events.slice(0, this.#ends[this.at]));
  readonly hands = $derived.by(() =>
    this.eyes === "all" ? (this.#hidden(this.at)["hand"] as readonly (readonly string[])[]) : null,
  );
  readonly status = $derived<"playing" | "over">(this.view.phase === "over" ? "over" : "playing");
  get you(): number | null {
    return this.mine;
  }
  get names(): readonly string[] {
    return Array.from({ length: this.told.view.players }, (_, seat) => this.nameOf(seat));
  }
  get race(): Race | null {
    return "clock" in this.told.truth ? RACE : null;
  }
  readonly offer = [];
  readonly early = [];
  readonly later = [];
  readonly deadlines = [];
  readonly pending = null;
  readonly held = null;
  readonly plays = false;
  readonly rests = true;

  /** In a race, the round's clock, which runs on between moves; otherwise the time of day. */
  now(): number {
    if (!this.race) return Date.now();
    const clock = this.clock(this.at);
    if (!this.playing) return clock;
    const next = this.clock(this.at + 1);
    const run = clock + (performance.now() - this.#since) * this.speed;
    return next > clock ? Math.min(run, next) : clock;
  }
  play(): void {}
  commit(): void {}
  withdraw(): void {}
  refuse(): void {}
  emote(): void {}

  /** Has the game hands that others don't see? */
  get hasHands(): boolean {
    return this.module.own !== undefined;
  }

  // --- where it is

  get last(): number {
    return this.steps.length;
  }
  /** The events of the last move. */
  get fresh(): readonly LogEvent[] {
    return this.events.slice(this.#ends[this.at - 1] ?? 0, this.#ends[this.at]);
  }
  /** The moves after which a round begins, the first at 0. */
  readonly rounds: readonly number[];
  /** The round of a position. */
  roundAt(at: number): number {
    return this.#views[at]?.round ?? 0;
  }
  /** The round that the table shows there. */
  get round(): number {
    const held = this.module.holds && this.at > 0 && this.rounds.includes(this.at);
    return this.roundAt(held ? this.at - 1 : this.at);
  }
  /** What the race's clock shows after this number of moves. */
  clock(at: number): number {
    return Number(this.#truths[at]?.["clock"] ?? 0);
  }

  // --- going there

  go(at: number): void {
    this.#to(Math.min(this.last, Math.max(0, Math.round(at))));
    if (this.playing) this.#wait();
  }
  step(by: number): void {
    this.pause();
    this.go(this.at + by);
  }
  /** To the beginning of this round or the one before; or of the next, or the end. */
  skip(way: 1 | -1): void {
    const next = way > 0 ? this.rounds.find((at) => at > this.at) : this.rounds.findLast((at) => at < this.at);
    this.go(next ?? (way > 0 ? this.last : 0));
  }

  run(): void {
    if (this.at === this.last) this.#to(0);
    this.playing = this.last > 0;
    if (this.playing) this.#wait();
  }
  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }
  toggle(): void {
    if (this.playing) this.pause();
    else this.run();
  }
  setSpeed(speed: number): void {
    this.speed = speed;
    if (this.playing) this.#wait();
  }
  close(): void {
    this.pause();
    haste.on = false;
  }

  // --- inside

  /** One step forward is shown as it was; leaps and fast stepping show the new position at once. */
  #to(at: number): void {
    const now = performance.now();
    haste.on = at !== this.at + 1 || now - this.#moved < (this.race ? HASTE_RACE_MS : HASTE_MS);
    this.#moved = now;
    this.at = at;
  }

  #seen(at: number, seat: number | null): View {
    const view = this.#views[at] as View;
    if (seat === null) return view;
    const own = Object.entries(this.#hidden(at)).map(([field, seats]) => [field, seats[seat]]);
    return { ...view, seat, ...Object.fromEntries(own) };
  }

  /** What only the seat itself sees, for every seat, by field of the view. */
  #hidden(at: number): Record<string, readonly unknown[]> {
    const truth = this.#truths[at] as Truth;
    const fields = Object.entries(this.module.own ?? {});
    return Object.fromEntries(fields.map(([field, all]) => [field, truth[all] as readonly unknown[]]));
  }

  /** How long this position stays, at speed 1. */
  #pauseAfter(at: number): number {
    const ends = (this.steps[at - 1]?.events ?? []).some((event) => this.module.ends.includes(event.kind));
    if (!this.race) return ends ? END_MS : STEP_MS;
    return ends ? END_MS + this.clock(at + 1) : this.clock(at + 1) - this.clock(at);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#since = performance.now();
    this.#timer = setTimeout(this.#next, this.#pauseAfter(this.at) / this.speed);
  }

  /** The next move and all that are due already: a race may be faster than the screen. */
  readonly #next = (): void => {
    const now = performance.now();
    let at = this.at;
    let due = this.#since;
    while (at < this.last && due + this.#pauseAfter(at) / this.speed <= now + 4) {
      due += this.#pauseAfter(at) / this.speed;
      at++;
    }
    this.#to(at);
    if (at === this.last) {
      this.pause();
      return;
    }
    this.#since = Math.max(due, now - 250); // a page that slept doesn't rush to catch up
    this.#timer = setTimeout(this.#next, Math.max(0, this.#since + this.#pauseAfter(at) / this.speed - now));
  };
}
