/** What was wrong with a refused move, here and now, and what would be right. */
import type { Source } from "../../lib/source";
import type { Refusal } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import { twist } from "./shown";
import { cardName, lateBy } from "./telling";

/** `facts` are those of the table as its player sees it, their own moves included; or else the view has them. */
export function why({ code, rule, facts }: Refusal, source: Source): string {
  const view = twist(source);
  const [kind, where] = String(facts?.["move"] ?? "").split(" ");
  const flipped = facts?.["held"] ?? view?.held[source.seat ?? -1];
  const card = flipped ? cardName(flipped) : "";
  const open = source.offer.flatMap((move) => (move.startsWith("lay ") ? [Number(move.slice(4)) + 1] : []));
  const piles = String(facts?.["piles"] ?? open.join(", "));
  if (code === "not_running") return t("ligretto_twist-why-not-yet");
  if (code === "late") return `${lateBy(typeof facts?.["by"] === "number" ? facts["by"] : null)[1]}.`;
  switch (rule) {
    case "LT-5":
      if (!card) return "";
      return t(piles ? "ligretto_twist-why-lay-first" : "ligretto_twist-why-lay-or-park", { card });
    case "LT-9":
    case "LT-R11":
      return t("ligretto_twist-why-flip-first");
    case "LT-R2":
      return t("ligretto_twist-why-no-park", { piles });
    case "LT-R5": {
      const pile = Number(where);
      if (kind !== "lay" || !card || !view) return "";
      const other = view.piles[pile] !== flipped;
      const what = t(other ? "ligretto_twist-why-colour" : "ligretto_twist-why-blocked", { card, pile: pile + 1 });
      return `${t("ligretto_twist-fumble")} ${what}`;
    }
    default:
      return "";
  }
}
