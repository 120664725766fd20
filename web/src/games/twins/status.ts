/** What is going on, in one line. */
import type { Source } from "../../lib/source";
import { t, words } from "../../lib/words.svelte";
import { sentence } from "./telling";
import { isDuel, isHand, type ShownView, viewOf } from "./shown";

export function status(source: Source): string {
  const view = viewOf(source);
  if (!view || view.phase === "over") return "";
  const { you, names } = source;
  const dueling = view.phase === "duel";
  if (you !== null && view.bankrupt.includes(you)) return t("twins-you-are-bankrupt");
  if (you !== null && dueling && !view.playing.includes(you)) return t("twins-you-sit-out");
  const due = source.plays && source.seat !== null && view.due.includes(source.seat);
  if (dueling && !due && view.waiting.length > 0 && view.waiting.length < view.playing.length) {
    const awaited = view.waiting.map((seat) => (seat === you ? t("twins-for-you") : (names[seat] ?? "")));
    return t("twins-waiting-for", { names: new Intl.ListFormat(words.language).format(awaited) });
  }
  const last = source.log.at(-1);
  return last && !isDuel(last) && !isHand(last) ? sentence(last, { names, seat: you }) : "";
}

/** What the reader has to do, for a screen reader. */
export function asks(source: Source): string {
  const view = viewOf(source);
  return view?.phase === "duel"
    ? `${t("twins-duel", { duel: view.duel })}. ${t("twins-pick-two")}.`
    : t("twins-buy-ask");
}

/** Which hand it is, and of how many if that is known. */
export function handWords(view: ShownView): string {
  const most = view.options["max_hands"];
  return typeof most === "number"
    ? t("twins-hand-of-many", { hand: view.round, most })
    : t("twins-hand-number", { hand: view.round });
}
