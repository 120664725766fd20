/** What every game's score sheet does. Each has worked examples of its own beside its scoring.ts. */
import { expect, it } from "vitest";

import { GAMES } from "../lib/games";
import type { Scoring } from "./game";
import { complete, emptyRound, trouble } from "./reckon";
import { sitting } from "./samples";

const SCORINGS = import.meta.glob<Scoring>("../games/*/scores/scoring.ts", { eager: true, import: "scoring" });

it.each(GAMES)("asks for everything in $title before it writes", ({ name, players }) => {
  const scoring = SCORINGS[`../games/${name}/scores/scoring.ts`] as Scoring;
  for (const count of players) {
    const fresh = sitting(count);
    const empty = emptyRound(scoring, fresh);
    expect(complete(scoring, fresh, empty)).toBe(false);
    expect(trouble(scoring, fresh, [], empty)).toBeNull();
  }
});
