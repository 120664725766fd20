/** What the seats of a table are called. Bots have names of their own, the same in every language. */
import type { Seat } from "./wire";
import { t } from "./words.svelte";

const BOTS = ["Bufo", "Kero", "Rana", "Unke", "Sapito", "Kikker"];

export const botName = (seat: number): string => BOTS[seat % BOTS.length] ?? "Bufo";

const NAMELESS = /^Toad (\d+)$/;

/** Has somebody not chosen a name yet? */
export const isNameless = (name: string): boolean => NAMELESS.test(name);

/** A player's name. Anyone without one is a numbered toad, in the reader's language. */
export function personName(name: string | null | undefined): string {
  const number = NAMELESS.exec(name ?? "")?.[1];
  return number ? t("toad-named", { number }) : (name ?? t("somebody"));
}

/** A seat's name; a person's seat has its owner's name. */
export function seatName(kind: Seat["kind"], owner: string | null | undefined, seat: number): string {
  if (kind === "bot") return botName(seat);
  return kind === "free" ? t("free-seat") : personName(owner);
}
