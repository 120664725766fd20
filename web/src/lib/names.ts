/** What the seats of a table are called. Bots have names of their own, the same in every language. */
import type { Live } from "./live.svelte";
import { t } from "./words.svelte";

const BOTS = ["Bufo", "Kero", "Rana", "Unke", "Sapito", "Kikker"];

export const botName = (seat: number): string => BOTS[seat % BOTS.length] ?? "Bufo";

/** What somebody is called. Who gave no name is a toad with a number, in the language of whoever reads it. */
export function personName(name: string | null | undefined): string {
  const number = /^Toad (\d+)$/.exec(name ?? "")?.[1];
  return number ? t("toad-named", { number }) : (name ?? t("somebody"));
}

/** A name for a seat of a live table. */
export function seatName(live: Live, seat: number): string {
  const told = live.seats[seat];
  if (told?.kind === "bot") return botName(seat);
  if (told?.kind === "free") return t("free-seat");
  return personName(live.owners[seat]);
}
