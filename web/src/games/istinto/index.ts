import type { GameModule } from "../../lib/module";
import Sheet from "./Sheet.svelte";
import { status as asks } from "./status";
import Table from "./Table.svelte";
import { moveText, sentence } from "./telling";
import { why } from "./why";

export const game: GameModule = {
  Table,
  Sheet,
  sentence,
  why,
  moveText,
  asks,
  own: { hand: "hands" },
  holds: true,
  ends: ["trick", "round"],
  looks: { trick: 1700, round: 1600 },
};
