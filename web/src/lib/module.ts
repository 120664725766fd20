/** Each game's own module, games/<game>/index.ts: loaded when a table, a lesson or a replay of it is opened. */
import type { Component } from "svelte";

import type { Source } from "./source";
import type { Beat, Story } from "./story";
import type { LogEvent, ReasonTold, Refusal } from "./wire";
import type { Args } from "./words.svelte";

export interface GameModule {
  /** The table, drawn from a source. */
  Table: Component<{ source: Source }>;
  /** The scores as a sheet of paper shows them, for the panel between rounds and at the end. */
  Sheet: Component<{ source: Source }>;
  /** An event of the log as a sentence, in the reader's language; "" for what needn't be said. */
  sentence: (event: LogEvent, about: Telling) => string;
  /** Events that are only shown in the log, not announced: others' cards in a race. */
  quiet?: (event: LogEvent, about: Telling) => boolean;
  /** What the reader has to do now, where a game can say it better than "It’s your turn." */
  asks?: (source: Source) => string;
  /** Why a move was refused: what is wrong here and now, then what would be right; "" if there are no better words than
   * the rule's own. */
  why?: (refusal: Refusal, source: Source) => string;
  /** A move's text in words, for a hint: "lay 34", "spiele die weiße 12". */
  moveText?: (move: string) => string;
  /** The facts of a reason that aren't said as they are: cards, kinds, milliseconds. The sentence is
   * `<game>-reason-<id>`. */
  said?: (facts: ReasonTold["facts"]) => Args;
  /** Fields of a view that only their seat sees (the library's view.py), each with the field of the whole truth that
   * has it for every seat: `{ hand: "hands" }`. Left out where no seat knows more than another. */
  own?: Readonly<{ hand: string } & Record<string, string>>;
  /** Kinds of events that are worth a longer look in a lesson, in milliseconds. */
  looks?: Readonly<Record<string, number>>;
  /** Does its table still show in a replay what ended a round, until the next move? */
  holds?: true;
  /** Kinds of events that end something, after which a replay rests. */
  ends: readonly string[];
  /** What a game ended with, drawn small for its result: the last trick, the last duel. */
  Last?: Component<{ source: Source }>;
  /** What the story of a finished game is told from. */
  story?: GameStory;
}

/** Words: `story-when`, as `<game>-story-when` where its rounds are called otherwise. */
export interface GameStory {
  /** The moments at which the score changed, found in the log of a finished game. */
  beats: (log: readonly LogEvent[], players: number) => Beat[];
  /** The best move as a sentence. */
  feat: (best: NonNullable<Story["best"]>, log: readonly LogEvent[], about: Telling) => string;
}

/** What a sentence needs besides its event. */
export interface Telling {
  names: readonly string[];
  seat: number | null; // of the reader
}

const MODULES = import.meta.glob<GameModule>("../games/*/index.ts", { import: "game" });

export async function load(game: string): Promise<GameModule> {
  const module = MODULES[`../games/${game}/index.ts`];
  if (!module) throw new Error(`no table of ${game}`);
  return module();
}
