/** What the table waits for, in one line. */
import type { Source } from "../../lib/source";
import { t } from "../../lib/words.svelte";
import { who } from "./telling";
import { suitOf, viewOf } from "./shown";

/** `winner` of the trick that was just finished. While nobody is waited for, as when a lesson explains, nothing is said. */
export function status(source: Source, winner: number | null = null): string {
  const view = viewOf(source);
  if (!view) return "";
  const about = { names: source.names, seat: source.you };
  if (winner !== null) return t("istinto-takes", who(winner, about));
  if (view.phase === "over") return t("istinto-over");
  if (!view.due.length) return "";
  if (view.phase === "closing") return t("istinto-closing", { count: view.due.length });
  const next = who(view.turn ?? undefined, about);
  if (view.phase === "bid") return t("istinto-bidding", next);
  const led = view.table[0]?.[1];
  if (next.you === "no")
    return t(source.early.length && source.held === null ? "istinto-to-play-early" : "istinto-to-play", next);
  if (led === undefined) return t("istinto-you-lead");
  const suit = suitOf(led);
  return suit ? t("istinto-your-card", { suit: t(`istinto-suit-${suit}`) }) : t("istinto-your-card-free");
}
