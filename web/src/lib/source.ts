/**
 * What a game's table is drawn from. A live table (lib/live), a lesson (lib/lesson) and a replay (lib/replay) are all
 * sources, so each game draws one table for all three. The browser knows no rules: `offer` has the moves there are.
 */
import type { Emote, FromServer, Line, Race, Refusal, Seat, View } from "./wire";

export type Answer = FromServer & { t: "ok" | "refused" };

/** All that a table needs to be drawn and played. No game's own things are in it: those are in the view and the log. */
export interface Source {
  // --- the game as it lies

  /** What the seat that looks may know; null until the first news are there. Each game has its own type of it. */
  readonly view: View | null;
  /** The public log, oldest line first. It only grows, but for a replay or a lesson that goes back. */
  readonly log: readonly Line[];
  /** Does the game wait for its start, run, or is it over? A closed table won't come back. */
  readonly status: "waiting" | "playing" | "over" | "closed";
  /** Of a game that is a race: when it began and whether it is paused. Null in a game of turns. */
  readonly race: Race | null;
  /** Every hand, by seat, where a replay shows them all; null within for a seat without one. Null: hidden. */
  readonly hands: readonly (readonly string[] | null)[] | null;

  // --- who is there

  /** The seat that looks, drawn at the bottom; null for somebody who looks on. */
  readonly seat: number | null;
  /** The reader's own seat, called "you". In a replay another seat may be the one that looks. */
  readonly you: number | null;
  /** What each seat is called, in the reader's language. */
  readonly names: readonly string[];
  /** Who sits at each seat: a person, a bot and its level, or nobody. */
  readonly seats: readonly Seat[];

  // --- time

  /** The moment by the table's clock, in milliseconds. */
  now(): number;
  /** When each seat's time is up, by `now()`; null where nobody waits, or for ever. */
  readonly deadlines: readonly (number | null)[];

  // --- what may be done

  /** Can the one who looks make moves at all? Not an onlooker, and not in a replay. */
  readonly plays: boolean;
  /** The moves that `seat` may make now, as the library's texts. Nothing else decides what is allowed. */
  readonly offer: readonly string[];
  /** The moves that may be committed now, before their turn, in a game that has early play. */
  readonly early: readonly string[];
  /**
   * In a race: what may be done after any move of `offer`, before the table has answered; or, while `offer` is empty
   * after a fumble, what may be done once that is over. Empty where nobody can know.
   */
  readonly later: readonly string[];
  /** The move that was sent and isn't answered yet. */
  readonly pending: string | null;
  /** The move that was committed before its turn and waits for it, in a game that has early play. */
  readonly held: string | null;

  /** Make a move. A live table gives back its name, by which `onAnswer` is told of its answer. */
  play(move: string): unknown;
  /** Choose a move before its turn, in a game that has early play; and take it back. */
  commit(move: string): void;
  withdraw(): void;
  /** Say that something can't be done, with its rule: for what the table itself can tell without asking. */
  refuse(refusal: Refusal): void;
  /** Say one of the few things that can be said at a table. */
  emote(emote: Emote): void;

  // --- only at a live table, for a table that shows moves before they are answered

  /** The number of the last event: `view` is the table after it. */
  readonly n?: number;
  /** Told of every answer to a move, by its name; true: the table shows a refusal itself. */
  onAnswer?: ((cid: string, answer: Answer) => boolean) | null;
}

/** Has a seat done nothing yet since the cards were dealt? */
export function isUntouched(source: Source, seat: number): boolean {
  const dealt = source.log.findLastIndex(({ kind }) => kind === "round" || kind === "hand");
  return source.log.slice(dealt + 1).every((line) => line.seat !== seat);
}
