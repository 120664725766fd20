import type { GameModule } from "../../lib/module";
import Sheet from "./Sheet.svelte";
import Table from "./Table.svelte";
import { moveText, quiet, sentence } from "./telling";
import { why } from "./why";

export const game: GameModule = {
  Table,
  Sheet,
  sentence,
  why,
  moveText,
  quiet,
  ends: ["round"],
  looks: { round: 1600 },
};
