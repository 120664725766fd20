/** The events of the log as sentences, and which of them needn't be said aloud. */
import type { Telling } from "../../lib/module";
import type { LogEvent, ReasonTold } from "../../lib/wire";
import { type Args, t } from "../../lib/words.svelte";

/** A card in words: "red". */
export const cardName = (card: unknown): string => t(`ligretto_twist-card-${String(card)}`);

/** What was measured in a round: a card, and seconds. */
export const said = ({ card, ms }: ReasonTold["facts"]): Args => ({
  card: cardName(card),
  seconds: Number(ms) / 1000,
});

export function sentence(event: LogEvent, { names, seat }: Telling): string {
  const who = event.seat === seat ? "you" : "other";
  const name = names[event.seat ?? -1] ?? "";
  const card = cardName(event["card"]);
  switch (event.kind) {
    case "flip":
      return t("ligretto_twist-flips", { who, name, card });
    case "lay": {
      const pile = Number(event["pile"]) + 1;
      return event["fumble"]
        ? t("ligretto_twist-fumbles", { who, name, card, pile })
        : t("ligretto_twist-lays", { who, name, card, pile });
    }
    case "park":
      return t("ligretto_twist-parks", { who, name, card });
    case "knot":
      return t("ligretto_twist-knot");
    case "round":
      return roundOver(event, names, seat);
    default:
      return "";
  }
}

function roundOver(event: LogEvent, names: readonly string[], seat: number | null): string {
  const left = event["left"] as readonly number[];
  const winner = left.indexOf(0);
  const others = left.flatMap((count, i) =>
    i === winner ? [] : [t("ligretto_twist-minus", { who: i === seat ? "you" : "other", name: names[i] ?? "", count })],
  );
  const stop = t("ligretto_twist-stop", { who: winner === seat ? "you" : "other", name: names[winner] ?? "" });
  return [stop, ...others].join(" ");
}

/** A race is fast: of all cards, only those I lay are announced here. The table itself announces what I flip, at once. */
export function quiet(event: LogEvent, { seat }: Telling): boolean {
  if (event.kind === "flip") return true;
  return typeof event.seat === "number" && event.seat !== seat;
}

export function moveText(move: string): string {
  const [kind, pile] = move.split(" ");
  if (kind === "lay") return t("ligretto_twist-move-lay", { pile: Number(pile) + 1 });
  return kind === "park" ? t("ligretto_twist-park") : t("ligretto_twist-flip");
}

const TIE_MS = 8; // a smaller lead is a tie: the server draws

/** I was quicker: in short, and as a sentence. */
export function wonBy(ms: number): [string, string] {
  if (ms <= TIE_MS) return [t("ligretto_twist-tie"), t("ligretto_twist-tie-won")];
  return [t("ligretto_twist-late-by", { ms }), t("ligretto_twist-won-told", { ms })];
}
/** Somebody else was. */
export function lateBy(ms: number | null): [string, string] {
  if (ms === null) return [t("ligretto_twist-late-some"), t("ligretto_twist-late")];
  if (ms <= TIE_MS) return [t("ligretto_twist-tie"), t("ligretto_twist-tie-told")];
  return [t("ligretto_twist-late-by", { ms }), t("ligretto_twist-late-told", { ms })];
}
