import { t } from "../../../lib/words.svelte";
import type { ScoreSheet } from "../../../scores/game";
import { signed } from "../../../scores/handing";
import Bankrupt from "./Bankrupt.svelte";
import { type Paper, scoring } from "./scoring";

export const sheet: ScoreSheet = {
  scoring,
  Below: Bankrupt,
  notes: ({ bankrupt }: Paper, points, seat) => ["", bankrupt.includes(seat) ? t("twins-scores-out") : signed(points)],
  sound: () => "chips",
};
