import type { GameModule } from "../../lib/module";
import Sheet from "./Sheet.svelte";
import { asks } from "./status";
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
  own: { hand: "hands", pick: "picks" },
  holds: true,
  ends: ["duel", "hand"],
  looks: { duel: 2200 },
};
