/** What was wrong with a refused move, here and now, and what would be right. */
import type { Source } from "../../lib/source";
import type { Refusal } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import { PRICES, viewOf } from "./shown";

export function why({ rule, facts }: Refusal, source: Source): string {
  const view = viewOf(source);
  const me = source.seat;
  if (!view || me === null) return "";
  const [kind, count] = String(facts?.["move"] ?? "").split(" ");
  const buying = view.phase === "buy";
  switch (rule) {
    case "TW-4":
      if (!buying) return t("twins-why-bought", { duel: view.duel });
      return kind === "pick" ? t("twins-why-buy-first") : t("twins-why-buy-turn");
    case "TW-R4":
      return t("twins-why-TW-R4", { price: PRICES[Number(count)] ?? 0, chips: view.chips[me] ?? 0 });
    case "TW-5":
      return view.pick === null ? "" : t("twins-why-picked");
    case "TW-9":
      return t("twins-you-sit-out");
    case "TW-13":
      return view.bankrupt.includes(me) ? t("twins-you-are-bankrupt") : "";
    default:
      return "";
  }
}
