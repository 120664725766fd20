import type { GameModule } from "../../lib/module";
import Sheet from "./Sheet.svelte";
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
  looks: { take: 1600, round: 1600 },
};
