import type { GameModule } from "../../lib/module";
import Last from "./Last.svelte";
import Sheet from "./Sheet.svelte";
import { story } from "./story";
import Table from "./Table.svelte";
import { moveText, quiet, said, sentence } from "./telling";
import { why } from "./why";

export const game: GameModule = {
  Table,
  Sheet,
  sentence,
  why,
  moveText,
  said,
  quiet,
  ends: ["round"],
  Last,
  story,
  looks: { round: 1600 },
};
