/** The events of the log as sentences. */
import type { Telling } from "../../lib/module";
import type { Sound } from "../../lib/sounds";
import type { LogEvent } from "../../lib/wire";
import { t, words } from "../../lib/words.svelte";
import { signed, toads, twisted } from "./cards";

export function sentence(event: LogEvent, { names, seat }: Telling): string {
  const who = event.seat === seat && seat !== null ? "you" : "other";
  const about = { who, name: names[event.seat ?? -1] ?? "", card: String(event["card"] ?? "") };
  switch (event.kind) {
    case "lay":
      return t("take_that-told-lay", about);
    case "twist":
      return t("take_that-told-twist", { ...about, partner: String(event["partner"] ?? "") });
    case "take": {
      const cards = (event["cards"] ?? []) as string[];
      return [
        t("take_that-told-take", { ...about, count: cards.length }),
        toads(cards) ? t("take_that-told-toads", { count: toads(cards) }) : "",
      ]
        .join(" ")
        .trim();
    }
    case "extra":
      return t("take_that-told-extra", about);
    case "round": {
      const points = (event["points"] ?? []) as number[];
      const each = points.map((of, i) =>
        t("take_that-told-points", { name: i === seat ? t("you") : (names[i] ?? ""), points: signed(of) }),
      );
      return t("take_that-told-round", { each: new Intl.ListFormat(words.language).format(each) });
    }
    default:
      return "";
  }
}

/** The last move, with a card that came with it. The scores show that a round is over. */
export function lastMove(log: readonly LogEvent[], about: Telling): string {
  const events = log.slice(-3).filter((event) => event.kind !== "round");
  const from = events.findLastIndex((event) => event.kind !== "extra");
  return events
    .slice(Math.max(0, from))
    .map((event) => sentence(event, about))
    .join(" ");
}

/** A move in words, for a hint. */
export function moveText(move: string): string {
  const [what, card = ""] = move.split(" ");
  if (what === "lay") return t("take_that-lay", { card });
  if (what === "twist") return t("take_that-move-twist", { card, partner: twisted(card) });
  return t("take_that-take");
}

/** How an event sounds: toads that are taken croak. The end of a round is heard when the next is dealt. */
export function soundOf(event: LogEvent): Sound | null {
  if (event.kind === "take") return toads((event["cards"] ?? []) as string[]) ? "croak" : "card";
  return event.kind === "twist" ? "chips" : event.kind === "round" ? null : "card";
}
