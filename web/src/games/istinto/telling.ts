/** The events of the log as sentences, and cards in words. */
import type { Telling } from "../../lib/module";
import type { LogEvent, ReasonTold } from "../../lib/wire";
import { type Args, t, words } from "../../lib/words.svelte";
import { isChallenge, isRound, isTrick, signed, suitOf } from "./shown";

/** "red 7", "trump". */
export function cardName(card: string): string {
  const suit = suitOf(card);
  return suit ? t(`istinto-card-${suit}`, { rank: card.slice(1) }) : t("istinto-card-T");
}

/** A player for a sentence: the name, and whether it is the reader. */
export function who(seat: number | undefined, { names, seat: reader }: Telling): { name: string; you: "yes" | "no" } {
  return { name: names[seat ?? -1] ?? "", you: seat !== undefined && seat === reader ? "yes" : "no" };
}

/** A move in words, for a hint. */
export function moveText(move: string): string {
  const [what, on = ""] = move.split(" ");
  if (what === "bid") return t("istinto-bid-of", { bid: Number(on) });
  if (what === "play") return t("istinto-move-play", { card: cardName(on) });
  return t(what === "accept" ? "istinto-accept" : "istinto-challenge");
}

/** Cards of a reason in words. */
export const said = (facts: ReasonTold["facts"]): Args =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, fact]) => (typeof fact === "string" ? [[name, cardName(fact)]] : [])),
  );

export function sentence(event: LogEvent, about: Telling): string {
  const one = who(event.seat, about);
  if (isTrick(event)) {
    const card = event.cards.find(([seat]) => seat === event.seat)?.[1] ?? "";
    return t("istinto-tell-trick", { ...one, card: cardName(card) });
  }
  if (isChallenge(event)) {
    const accused = who(event.accused, about);
    const verdict = event.revoked ? "guilty" : "innocent";
    return t("istinto-tell-challenge", { ...one, accused: accused.name, accusedYou: accused.you, verdict });
  }
  if (isRound(event)) {
    const totals = event.scores.map((points, seat) =>
      t("istinto-total-of", { ...who(seat, about), points: signed(points) }),
    );
    return t("istinto-tell-round", { totals: new Intl.ListFormat(words.language).format(totals) });
  }
  if (event.kind === "bid") return t("istinto-tell-bid", { ...one, bid: Number(event["bid"]) });
  if (event.kind === "play") return t("istinto-tell-play", { ...one, card: cardName(String(event["card"])) });
  if (event.kind === "accept") return t("istinto-tell-accept", one);
  return "";
}
