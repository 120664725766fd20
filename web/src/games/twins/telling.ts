/** The events of the log as sentences. */
import type { Telling } from "../../lib/module";
import type { LogEvent, ReasonTold } from "../../lib/wire";
import { type Args, t, words } from "../../lib/words.svelte";
import { rankWords, twoWords } from "./cards";
import { type DuelEvent, isBuy, isDuel, isHand, type Place, places } from "./shown";

export function sentence(event: LogEvent, about: Telling): string {
  if (isBuy(event)) {
    const { cards } = event;
    return event.seat === about.seat
      ? t("twins-told-you-buy", { cards })
      : t("twins-told-buy", { cards, name: name(event.seat, about) });
  }
  if (event.kind === "pick") {
    return event.seat === about.seat
      ? t("twins-told-you-pick")
      : t("twins-told-pick", { name: name(event.seat, about) });
  }
  if (isDuel(event)) return [ranking(event, about), ...outcome(event, about)].join(" ");
  if (isHand(event)) {
    const chips = event.chips.map((count, seat) => t("twins-told-chips", { name: name(seat, about), chips: count }));
    return t("twins-told-hand", { chips: list(chips, "unit"), pot: event.pot });
  }
  return "";
}

/** A move's text in words, for a hint: "lay down red 7 and green 7". */
export function moveText(move: string): string {
  const [what, first = "", second = ""] = move.split(" ");
  return what === "buy"
    ? t("twins-move-buy", { cards: Number(first) })
    : t("twins-move-pick", { cards: twoWords([first, second]) });
}

/** The rank in a reason, to begin a sentence and within one. */
export function said({ kind, value }: ReasonTold["facts"]): Args {
  if (kind === undefined) return {};
  const rank = t(`twins-rank-${kind}`, { value: value ?? "" });
  return { rank, Rank: rank.charAt(0).toLocaleUpperCase() + rank.slice(1) };
}

/** "Duel 2: twins of 4 (Kero) beat pair of 8 (you)." */
function ranking(event: DuelEvent, about: Telling): string {
  const told = places(event).map(({ rank, seats }: Place) =>
    t("twins-told-place", { rank: rankWords(rank), names: list(seats.map((seat) => name(seat, about))) }),
  );
  const [best = "", ...rest] = told;
  if (rest.length === 0) return t("twins-told-alone", { duel: event.duel, best });
  return t("twins-told-duel", { duel: event.duel, best, rest: list(rest, "unit") });
}

/** One sentence each for those who pay, win, sit out or go bankrupt; equal amounts share one. */
export function outcome(event: DuelEvent, about: Telling): string[] {
  const told: string[] = [];
  for (const amount of [...new Set(event.change)].sort((a, b) => b - a)) {
    if (amount === 0) continue;
    const seats = event.change.flatMap((change, seat) => (change === amount ? [seat] : []));
    told.push(of(seats, about, amount > 0 ? "win" : "pay", Math.abs(amount)));
  }
  if (told.length === 0) told.push(t("twins-told-nothing"));
  const took = (seat: number): boolean => Boolean(event.picks[seat]);
  const bankrupt = event.bankrupt.filter(took);
  const out = event.sits_out.filter((seat) => took(seat) && !bankrupt.includes(seat));
  if (bankrupt.length > 0) told.push(of(bankrupt, about, "bankrupt"));
  if (event.duel < 4 && out.length > 0) told.push(of(out, about, "out"));
  return told;
}

function of(seats: readonly number[], about: Telling, what: "win" | "pay" | "out" | "bankrupt", amount = 0): string {
  if (seats.length === 1 && seats[0] === about.seat) return t(`twins-told-you-${what}`, { amount });
  return t(`twins-told-${what}`, { names: list(seats.map((seat) => name(seat, about))), count: seats.length, amount });
}

const name = (seat: number | undefined, { names, seat: reader }: Telling): string =>
  seat === reader ? t("you") : (names[seat ?? -1] ?? "");

const list = (items: readonly string[], type: "conjunction" | "unit" = "conjunction"): string =>
  new Intl.ListFormat(words.language, { type, style: type === "unit" ? "short" : "long" }).format(items);
