/**
 * A lesson: a match that the library played on a stacked deck (games/<game>/lesson.py), told step by step. It is a source like a
 * live table, so the same table shows it. What is allowed, and why not, was asked of the library too.
 */
import type { GameModule } from "./module";
import { botName } from "./names";
import type { Source } from "./source";
import type { LogEvent, Race, ReasonTold, Refusal, Seat, View } from "./wire";
import { t } from "./words.svelte";

/** One thing that happens: a move, a pause, or many moves at once. */
interface Happening {
  seat?: number;
  move?: string;
  jump?: boolean;
  events: LogEvent[];
  view: Partial<View>;
}

interface Step {
  name: string;
  /** The move asked of the learner; a step without one only explains. */
  want?: string;
  offer?: string[];
  early?: string[];
  later?: string[];
  /** What the library measured in the round that is over. */
  taught?: ReasonTold[];
  /** Moves that the rules refuse here, by rule. */
  refused?: Record<string, string[]>;
  then: Happening[];
}

export interface LessonFile {
  game: string;
  players: number;
  view: View;
  steps: Step[];
}

/** What the coach answers to a move that wasn't asked for. */
export interface Answer {
  kind: "refused" | "instead" | "wait";
  refusal: Refusal;
  count: number;
}

const FILES = import.meta.glob<LessonFile>("../games/*/lesson.json", { import: "default" });
const PAUSE_MS = 1000;
const ME = 0;

export async function lessonFile(game: string): Promise<LessonFile> {
  const file = FILES[`../games/${game}/lesson.json`];
  if (!file) throw new Error(`no lesson of ${game}`);
  return file();
}

export class Lesson implements Source {
  #view = $state.raw<View>({} as View);
  log = $state.raw<readonly LogEvent[]>([]);
  /** Which step, from 0; as many as there are: the end. */
  at = $state(0);
  /** Is the lesson playing by itself now? */
  busy = $state(false);
  answer = $state.raw<Answer | null>(null);
  readonly seat = ME;
  readonly you = ME;
  readonly seats: readonly Seat[];
  readonly deadlines: readonly null[];
  readonly pending = null;
  readonly held = null;
  readonly race: Race | null = null;
  readonly hands = null;
  /** Gets every event as it comes, except those jumped over. */
  onEvents: (events: readonly LogEvent[]) => void = () => undefined;

  #left: Happening[] = []; // of this step
  #timer: ReturnType<typeof setTimeout> | undefined;
  #answers = 0;

  constructor(
    readonly file: LessonFile,
    readonly looks: GameModule["looks"] = {},
  ) {
    this.seats = Array.from({ length: file.players }, (_, seat) => ({
      kind: seat === ME ? "person" : "bot",
      level: null,
      ready: true,
      away: null,
    }));
    this.deadlines = this.seats.map(() => null);
    this.#view = file.view;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  // --- what a source has

  get step(): Step | null {
    return this.file.steps[this.at] ?? null;
  }
  /** Is it the learner's move? */
  get asks(): boolean {
    return !this.busy && this.step?.want !== undefined;
  }
  /** While the coach talks, the table waits for nobody. */
  get view(): View {
    return this.busy || this.asks ? this.#view : { ...this.#view, due: [], to_act: [] };
  }
  get plays(): boolean {
    return this.asks;
  }
  get offer(): readonly string[] {
    return this.asks ? (this.step?.offer ?? []) : [];
  }
  get early(): readonly string[] {
    return this.asks ? (this.step?.early ?? []) : [];
  }
  get later(): readonly string[] {
    return this.asks ? (this.step?.later ?? []) : [];
  }
  get status(): "playing" | "over" {
    return this.#view.phase === "over" ? "over" : "playing";
  }
  get names(): readonly string[] {
    return this.seats.map((_, seat) => (seat === ME ? t("you") : botName(seat)));
  }
  now(): number {
    return Date.now();
  }

  // --- what the learner does

  play(move: string): void {
    const step = this.step;
    if (!step || !this.asks) {
      this.#say("wait");
    } else if (move === step.want) {
      this.#run(step.then);
    } else {
      const rule = Object.entries(step.refused ?? {}).find(([, moves]) => moves.includes(move))?.[0];
      if (rule === undefined) this.#say("instead");
      else this.#say("refused", { code: "illegal", rule, facts: { move } });
    }
  }
  commit(move: string): void {
    this.play(move);
  }
  withdraw(): void {
    // nothing is committed in a lesson
  }
  emote(): void {
    // nobody would hear it
  }
  refuse(refusal: Refusal): void {
    this.#say(this.asks ? "refused" : "wait", refusal);
  }

  /** Go on, skipping what plays by itself. Where a move is expected, show it. */
  next(): void {
    const step = this.step;
    if (this.busy) this.#finish();
    else if (step) this.#run(step.then);
  }

  /** As it was before this step, or before the one before. */
  back(): void {
    this.#go(this.busy ? this.at : Math.max(0, this.at - 1));
  }
  again(): void {
    this.#go(0);
  }
  skip(): void {
    this.#go(this.file.steps.length);
  }

  // --- how it goes on

  #go(at: number): void {
    clearTimeout(this.#timer);
    const past = this.file.steps.slice(0, at).flatMap((step) => step.then);
    this.#view = past.reduce<View>((view, { view: changed }) => ({ ...view, ...changed }), this.file.view);
    this.log = past.flatMap(({ events }) => events);
    this.at = at;
    this.busy = false;
    this.answer = null;
  }

  #run(happenings: readonly Happening[]): void {
    this.answer = null;
    this.#left = [...happenings];
    this.busy = true;
    // one's own move lies at once; others think a little
    if (this.#left[0]?.seat === ME || this.#left.length === 0 || this.#left[0]?.jump) this.#one();
    else this.#timer = setTimeout(() => this.#one(), PAUSE_MS / 2);
  }

  #one(): void {
    const next = this.#left.shift();
    if (next) this.#happen(next);
    if (this.#left.length === 0 && !this.#looks(next)) {
      this.#finish();
      return;
    }
    this.#timer = setTimeout(() => this.#one(), this.#looks(next) || PAUSE_MS);
  }

  /** How long it should be looked at before anything else is said. */
  #looks(happening: Happening | undefined): number {
    if (happening?.jump) return 0;
    return Math.max(0, ...(happening?.events ?? []).map((event) => this.looks?.[event.kind] ?? 0));
  }

  #finish(): void {
    clearTimeout(this.#timer);
    for (const left of this.#left.splice(0)) this.#happen(left);
    this.busy = false;
    this.at++;
  }

  #happen({ view, events, jump }: Happening): void {
    this.#view = { ...this.#view, ...view };
    this.log = [...this.log, ...events];
    if (!jump) this.onEvents(events);
  }

  #say(kind: Answer["kind"], refusal: Refusal = { code: "illegal" }): void {
    this.answer = { kind, refusal, count: ++this.#answers };
  }
}
