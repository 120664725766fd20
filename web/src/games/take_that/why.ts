/** What was wrong with a refused move, here and now, and what would be right. */
import type { Source } from "../../lib/source";
import type { Refusal } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import { isToad, twisted } from "./cards";
import { viewOf } from "./shown";

const NEAR = 10; // TT-6

export function why({ code, rule, facts }: Refusal, source: Source): string {
  const [, card = ""] = String(facts?.["move"] ?? "").split(" ");
  const last = viewOf(source)?.row.at(-1);
  if (code === "not_your_turn") return t("take_that-why-turn");
  const apart = Math.abs(Number(card) - Number(last));
  if (rule === "TT-6" && apart > NEAR) return t("take_that-why-TT-6", { card, last: String(last), apart });
  if (rule === "TT-7" && card && !isToad(card)) return t("take_that-why-TT-7", { card, partner: twisted(card) });
  if (rule === "TT-3" || rule === "TT-8" || rule === "TT-10") return t(`take_that-why-${rule}`);
  return "";
}
