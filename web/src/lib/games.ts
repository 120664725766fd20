/** What the app knows of each game before it is opened. Rules, options and levels come from the server. */
import type { Component } from "svelte";

import type { Source } from "./source";
import type { GameName, Line } from "./wire";

export interface GameFacts {
  name: GameName;
  title: string; // the same in every language: it is a name
  players: readonly [number, number];
  minutes: number;
  usual: number; // players at a table against bots
}

export const FACTS: Record<GameName, GameFacts> = {
  take_that: { name: "take_that", title: "Take That", players: [2, 4], minutes: 20, usual: 3 },
  twins: { name: "twins", title: "Twins", players: [3, 6], minutes: 30, usual: 4 },
  ligretto_twist: { name: "ligretto_twist", title: "Ligretto Twist", players: [2, 4], minutes: 15, usual: 3 },
  istinto: { name: "istinto", title: "Istinto", players: [3, 6], minutes: 45, usual: 4 },
};

/** Each game's own module, games/<game>/index.ts: loaded when it is opened. */
export interface GameModule {
  /** The table, drawn from a source. */
  Table: Component<{ source: Source }>;
  /** A line of the log as a sentence, in the reader's language; "" for what needn't be said. */
  sentence: (line: Line, about: Telling) => string;
  /** Lines that are only read in the log, not said: others' cards in a race. */
  quiet?: (line: Line, about: Telling) => boolean;
  /** What is asked of the reader now, where a game can say it better than "It is your turn." */
  asks?: (source: Source) => string;
  /** A move's text in words, for a hint: "lay 34", "spiele die weiße 12". */
  moveText?: (move: string) => string;
  /** The scores as a sheet of paper shows them, for the panel between rounds and at the end. */
  Sheet: Component<{ source: Source }>;
}

/** What a sentence needs to know besides its line. */
export interface Telling {
  names: readonly string[];
  seat: number | null; // of the reader
}

const MODULES: Record<GameName, () => Promise<GameModule>> = {
  take_that: () => import("../games/take_that"),
  twins: () => import("../games/twins"),
  ligretto_twist: () => import("../games/ligretto_twist"),
  istinto: () => import("../games/istinto"),
};

export const load = (game: GameName): Promise<GameModule> => MODULES[game]();

export const isGame = (name: string | undefined): name is GameName => name !== undefined && Object.hasOwn(FACTS, name);
