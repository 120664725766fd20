/**
 * What a game's table is drawn from. A live table (lib/live), a lesson (lib/lesson) and a replay (lib/replay) are all
 * sources, so each game draws one table for all three. The browser knows no rules: `offer` has the moves there are.
 */
import type { Emote, FromServer, Line, Race, Refusal, Seat, View } from "./wire";

export type Answer = FromServer & { t: "ok" | "refused" };

export interface Source {
  readonly view: View | null;
  /** Who looks: a seat, or null for somebody who looks on. Drawn at the bottom. */
  readonly seat: number | null;
  /** The reader's own seat, called "you": in a replay it needn't be the one that looks. */
  readonly you: number | null;
  /** The moves that the one who looks may make now. */
  readonly offer: readonly string[];
  /** The moves that may be committed now, before their turn. */
  readonly early: readonly string[];
  /**
   * In a race: what may be done after any move of `offer`, before the table has answered; or, while `offer` is empty
   * after a fumble, what may be done once that is over. Empty where nobody can know.
   */
  readonly later: readonly string[];
  /** The public log, oldest first. */
  readonly log: readonly Line[];
  readonly names: readonly string[];
  readonly seats: readonly Seat[];
  readonly status: "waiting" | "playing" | "over" | "closed";
  /** When each seat's time is up, by `now()`. */
  readonly deadlines: readonly (number | null)[];
  /** Move that was sent and isn't answered yet. */
  readonly pending: string | null;
  /** With early play: the move that waits for its turn. */
  readonly held: string | null;
  readonly race: Race | null;
  /** A replay may show every hand: cards by seat, or null where they are hidden. */
  readonly hands: readonly (readonly string[] | null)[] | null;
  /** Can the one who looks make moves at all? */
  readonly plays: boolean;
  /** The moment by the table's clock, milliseconds. */
  now(): number;
  /** Make a move. A live table gives back its name, by which `onAnswer` is told of its answer. */
  play(move: string): unknown;
  commit(move: string): void;
  withdraw(): void;
  /** Say that something can't be done, with its rule: for what the table itself can tell without asking. */
  refuse(refusal: Refusal): void;
  emote(emote: Emote): void;
  /** Only at a live table: the number of the last event, and who is told of answers (true: it shows refusals itself). */
  readonly n?: number;
  onAnswer?: ((cid: string, answer: Answer) => boolean) | null;
}

/** Has a seat done nothing yet since the cards were dealt? */
export function isUntouched(source: Source, seat: number): boolean {
  const dealt = source.log.findLastIndex(({ kind }) => kind === "round" || kind === "hand");
  return source.log.slice(dealt + 1).every((line) => line.seat !== seat);
}
