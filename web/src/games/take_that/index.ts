import type { GameModule } from "../../lib/module";
import Last from "./Last.svelte";
import Sheet from "./Sheet.svelte";
import { story } from "./story";
import Table from "./Table.svelte";
import { moveText, sentence } from "./telling";
import { why } from "./why";

export const game: GameModule = {
  Table,
  Sheet,
  sentence,
  why,
  moveText,
  own: { hand: "hands", extra: "extra" },
  ends: ["round"],
  Last,
  story,
  looks: { take: 1600, round: 1600 },
};
