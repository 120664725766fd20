/** What the seats of a table are called. Bots have names of their own, the same in every language. */
import type { Live } from "./live.svelte";
import { t } from "./words.svelte";

const BOTS = ["Bufo", "Kero", "Rana", "Unke", "Sapito", "Kikker"];

export const botName = (seat: number): string => BOTS[seat % BOTS.length] ?? "Bufo";

/** A name for a seat of a live table. */
export function seatName(live: Live, seat: number): string {
  const told = live.seats[seat];
  if (told?.kind === "bot") return botName(seat);
  if (told?.kind === "free") return t("free-seat");
  return live.owners[seat] ?? t("somebody");
}
