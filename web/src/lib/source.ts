/**
 * What a game's table is drawn from. A live table (lib/live), a lesson (lib/lesson) and a replay (lib/replay) are all
 * sources, so each game draws one table for all three. The browser knows no rules: `offer` has the moves there are.
 */
import type { Emote, FromServer, LogEvent, Race, Refusal, ReviewTold, Seat, View } from "./wire";

export type Answer = FromServer & { t: "ok" | "refused" };

/** All that a table needs to be drawn and played. Nothing specific to one game is in it: that is in the view and the log. */
export interface Source {
  // --- the game as it lies

  /** What the viewer's seat may know; null until the first message is there. Each game has its own type of it. */
  readonly view: View | null;
  /** The public log, oldest event first. It only grows, except when a replay or a lesson goes back. */
  readonly log: readonly LogEvent[];
  /** Does the game wait for its start, run, or is it over? A closed table won't come back. */
  readonly status: "waiting" | "playing" | "over" | "closed";
  /** Of a game that is a race: when it began and whether it is paused. Null in a turn-based game. */
  readonly race: Race | null;
  /** Every hand, by seat, where a replay shows them all; null within for a seat without one. Null: hidden. */
  readonly hands: readonly (readonly string[] | null)[] | null;

  /**
   * A replay rests on what has just ended, a trick or a duel, until its next move; a table whose game is over, for good.
   * While a game runs it is shown for a while.
   */
  readonly rests?: boolean;
  /** How many of the last events a live table doesn't show yet, because what ended before them still lies there. Set by
   * the game's table. */
  lags?: number;

  // --- the players

  /** The viewer's seat, drawn at the bottom; null for a spectator. */
  readonly seat: number | null;
  /** The reader's own seat, called "you". A replay may show another seat's view. */
  readonly you: number | null;
  /** What each seat is called, in the reader's language. */
  readonly names: readonly string[];
  /** What is in each seat: a person, a bot and its level, or nobody. */
  readonly seats: readonly Seat[];

  // --- time

  /** The moment by the table's clock, in milliseconds. */
  now(): number;
  /** When each seat's time is up, by `now()`; null where the table waits for nobody, or without limit. */
  readonly deadlines: readonly (number | null)[];

  // --- what may be done

  /** Can the viewer make moves at all? Not a spectator, and nobody in a replay. */
  readonly plays: boolean;
  /** The moves that `seat` may make now, as the library's texts. Nothing else decides what is allowed. */
  readonly offer: readonly string[];
  /** The moves that may be committed now, before their turn, in a game that has early play. */
  readonly early: readonly string[];
  /**
   * In a race: what may be done after any move of `offer`, before the table has answered; or, while `offer` is empty
   * after a fumble, what may be done once that is over. Empty where that can't be known.
   */
  readonly later: readonly string[];
  /** In a race: what the reader's last finished round teaches. */
  readonly review?: ReviewTold | null;
  /** The move that a hint marks. */
  readonly hint?: string | null;
  /** The move that was sent and isn't answered yet. */
  readonly pending: string | null;
  /** The committed move, in a game that has early play. */
  readonly held: string | null;

  /** Make a move. A live table returns its name, under which `onAnswer` gets the answer. */
  play(move: string): unknown;
  /** Commit a move before its turn, in a game that has early play; and take it back. */
  commit(move: string): void;
  withdraw(): void;
  /** Say that something can't be done, with its rule: for what the table knows without asking. */
  refuse(refusal: Refusal): void;
  /** Say one of the few things that can be said at a table. */
  emote(emote: Emote): void;

  // --- only at a live table, for a table that shows moves before they are answered

  /** The number of the last event: `view` is the table after it. */
  readonly n?: number;
  /** Gets every answer to a move, by its name; true: the table shows a refusal itself. */
  onAnswer?: ((cid: string, answer: Answer) => boolean) | null;
}

/** The log up to the moment that the table shows. */
export const shownLog = (source: Source): readonly LogEvent[] =>
  source.lags ? source.log.slice(0, -source.lags) : source.log;

/** Has a seat done nothing yet since the cards were dealt? */
export function isUntouched(source: Source, seat: number): boolean {
  const dealt = source.log.findLastIndex(({ kind }) => kind === "round" || kind === "hand");
  return source.log.slice(dealt + 1).every((event) => event.seat !== seat);
}
