import type { GameModule } from "../../lib/module";
import Sheet from "./Sheet.svelte";
import Table from "./Table.svelte";
import { moveText, quiet, sentence } from "./telling";

export const game: GameModule = {
  Table,
  Sheet,
  sentence,
  moveText,
  quiet,
  ends: ["round"],
  looks: { round: 1600 },
};
