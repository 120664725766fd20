/**
 * The games that this web table has: every folder in games/. What one is made of, and where that is looked for:
 *
 * | file | what | wanted by |
 * |---|---|---|
 * | `facts.ts` | `facts`: `GameFacts` | every page, at once |
 * | `Scene.svelte` | the picture on the box | the home page, lists of games |
 * | `index.ts` | `GameModule` (lib/module.ts): the table | live tables, lessons, replays |
 * | `deck.ts`, `Card.svelte` | the cards (rules/cards.ts) | rules, the check of a deal |
 * | `lesson.json` | made by `lesson.py` (web/lessons) | lessons |
 * | `scores/index.ts` | `ScoreSheet` (scores/game.ts) | the score sheet |
 * | `words/<language>.ftl` | everything people read of it, as `<game>-<id>` | lib/words |
 * | `rules/<language>.toml` | its rules, if they aren't among the library's own (lib/rules.ts) | rules |
 *
 * Rules, options and levels come from the server.
 */
import type { Args } from "./words.svelte";

/** What is known of a game before it is opened. */
export interface GameFacts {
  /** As the server and the library call it. */
  name: string;
  /** Games are shown in this order. */
  place: number;
  /** The same in every language: it is a name. */
  title: string;
  players: readonly [least: number, most: number];
  /** Years, as its box prints them; left out where none does. */
  age?: number;
  minutes: number;
  /** No box prints the minutes: they are our estimate (benchmarks/durations.py). */
  estimated?: true;
  /** Players at a table against bots. */
  usual: number;
  colours: {
    /** Of its box and its main button, in each theme: 4.5 to 1 against white, and against black. */
    light: string;
    dark: string;
    /** At the side of its tables in a list, in both themes. */
    edge: string;
    /** Of the cards that look out of its box. */
    cards: readonly [string, string, string];
  };
}

const FOUND = import.meta.glob<GameFacts>("../games/*/facts.ts", { eager: true, import: "facts" });
export const GAMES: readonly GameFacts[] = Object.values(FOUND).sort((a, b) => a.place - b.place);
const BY_NAME = new Map(GAMES.map((facts) => [facts.name, facts]));

/** Has this table the game? A server may know others. */
export const isGame = (name: string | undefined): name is string => name !== undefined && BY_NAME.has(name);

/** Of a game that is there; see `isGame`. */
export function factsOf(game: string): GameFacts {
  const facts = BY_NAME.get(game);
  if (!facts) throw new Error(`no game ${game}`);
  return facts;
}
/** What `box-facts` says of a game. */
export const boxFacts = ({ players: [from, to], age = 0, minutes, estimated }: GameFacts): Args => ({
  from,
  to,
  age,
  minutes,
  ours: estimated ? "yes" : "no",
});
export const titleOf = (game: string): string => BY_NAME.get(game)?.title ?? game;
