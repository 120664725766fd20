/** What goes over the table's socket and the HTTP API, as docs/server.md describes it. */

export const LEVELS = ["random", "novice", "club", "expert"] as const;
export type Level = (typeof LEVELS)[number];
export const EMOTES = ["hello", "thanks", "well_played", "oops", "hurry", "thinking", "laugh", "croak"] as const;
export type Emote = (typeof EMOTES)[number];
export const TIMERS = ["none", "relaxed", "fast"] as const;

/** One line of the public log: what everybody saw. */
export interface Line {
  kind: string;
  seat?: number;
  [fact: string]: unknown;
}

/** What the views of all games have. Each game's own are in games/<game>/view.ts. */
export interface View {
  game: string;
  seat: number | null;
  players: number;
  options: Record<string, unknown>;
  phase: string;
  to_act: number[];
  due: number[];
  round: number;
  dealer: number;
  scores: number[];
  winners: number[];
}

export interface Seat {
  kind: "person" | "bot" | "free";
  level: Level | null;
  ready: boolean;
  away: string | null;
}

export interface Race {
  start: number | null;
  clock: number;
  why?: "silent" | "restart" | "empty";
  seat?: number | null;
}

export interface TableFields {
  id: string;
  code: string;
  game: string;
  options: Record<string, unknown>;
  timer: (typeof TIMERS)[number];
  turn_ms: number | null;
  public: boolean;
  lag_comp_ms: number;
  commitment: string;
  before: string | null;
  hints: boolean;
  status: "waiting" | "playing" | "over" | "closed";
  host: number | null;
  seats: Seat[];
  deadlines: (number | null)[];
  race: Race | null;
  values: string[];
  secret: string | null;
  next: string | null;
}

export type FromServer =
  | {
      t: "state";
      n: number;
      since: number;
      at: number;
      you: { seat: number | null; host: boolean };
      table: TableFields;
      view: View | null;
      offer: string[];
      early: string[];
      later: string[];
      events: Line[];
      held: string | null;
    }
  | {
      t: "event";
      n: number;
      at: number;
      events?: Line[];
      view?: Partial<View>;
      table?: Partial<TableFields>;
      offer?: string[];
      early?: string[];
      later?: string[];
      by?: "bot" | "timer";
    }
  | { t: "ok"; cid: string; n: number; held?: string; won_by?: number }
  | { t: "refused"; cid?: string; code: string; rule?: string; facts?: Record<string, unknown> }
  | { t: "held"; n: number; move: string | null }
  | { t: "offer"; n: number; offer: string[]; later?: string[] }
  | { t: "presence"; seats: boolean[]; names: (string | null)[]; watching: number }
  | { t: "emote"; seat: number; emote: Emote }
  | { t: "ping"; at: number; delay?: number }
  | { t: "bye"; code: string; after_ms: number };

/** Why something wasn't done: a code, the game's rule if there is one, and facts. */
export interface Refusal {
  code: string;
  rule?: string;
  facts?: Record<string, unknown>;
}

export interface TableTold {
  id: string;
  code: string;
  game: string;
  options: Record<string, unknown>;
  status: TableFields["status"];
  timer: string;
  public: boolean;
  seats: { kind: Seat["kind"]; level: Level | null; name: string | null }[];
  opened: number;
  commitment: string;
  next: string | null;
}

export interface GameTold {
  name: string;
  title: string;
  players: number[];
  options: { name: string; default: unknown; rule: string; values: unknown[] }[];
  levels: Level[];
  has_clock: boolean;
}

export interface ResultTold {
  table: string;
  game: string;
  seat: number;
  players: number;
  score: number;
  won: boolean;
  at: number;
}

/** A game with all hands open: how it began, and its moves, each with what changed. */
export interface ReplayTold {
  table: TableTold | null; // null: from a record that somebody brought
  view: View; // of somebody who looks on
  truth: Truth;
  steps: {
    seat: number;
    move: string;
    at?: number;
    clock?: number;
    by?: string;
    events?: Line[];
    view?: Partial<View>;
    truth?: Truth;
  }[];
  scores: number[];
  winners: number[];
}
export type Truth = Record<string, unknown>;

/** All that is needed to check a deal, as docs/fair.md has it. */
export interface Proof {
  format: string;
  table: string;
  game: string;
  commitment: string;
  secret: string;
  values: string[];
  record: string;
}
