/** What was wrong with a refused move, here and now, and what would be right. */
import type { Source } from "../../lib/source";
import type { Refusal } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import { suitOf, viewOf } from "./shown";

export function why({ rule, facts }: Refusal, source: Source): string {
  const view = viewOf(source);
  const me = source.seat;
  if (!view || me === null) return "";
  const mine = view.due.includes(me);
  const card = String(facts?.["move"] ?? "").startsWith("play ");
  if (view.phase === "bid" && card) return t(mine ? "istinto-why-bid-first" : "istinto-why-bids-first");
  const led = suitOf(view.table[0]?.[1] ?? "");
  switch (rule) {
    case "IS-R3":
      if (view.table.length === 0) return t("istinto-why-no-lead");
      return view.table.some(([seat]) => seat === me) ? t("istinto-why-played") : "";
    case "IS-5":
      return led ? t("istinto-why-follow", { suit: t(`istinto-suit-${led}`) }) : "";
    case "IS-8":
      return t("istinto-why-IS-8");
    default:
      return "";
  }
}
