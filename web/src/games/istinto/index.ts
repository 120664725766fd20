import type { GameModule } from "../../lib/module";
import Last from "./Last.svelte";
import Sheet from "./Sheet.svelte";
import { status as asks } from "./status";
import { story } from "./story";
import Table from "./Table.svelte";
import { moveText, said, sentence } from "./telling";
import { why } from "./why";

export const game: GameModule = {
  Table,
  Sheet,
  sentence,
  why,
  moveText,
  said,
  asks,
  own: { hand: "hands" },
  holds: true,
  ends: ["trick", "round"],
  Last,
  story,
  looks: { trick: 1700, round: 1600 },
};
