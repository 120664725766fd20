import type { GameModule } from "../../lib/module";
import Sheet from "./Sheet.svelte";
import Table from "./Table.svelte";
import { moveText, sentence } from "./telling";

export const game: GameModule = {
  Table,
  Sheet,
  sentence,
  moveText,
  own: { hand: "hands" },
  ends: ["round"],
  looks: { take: 1600, round: 1600 },
};
