/** A sheet as text, and the way to hand it on as a picture. */
import { titleOf } from "../lib/games";
import { type Handed, isSecondThought } from "../lib/share";
import { t, tOf, words } from "../lib/words.svelte";
import type { Evening } from "./evenings.svelte";
import type { Reckoned } from "./reckon";

/** A number as it is written on paper, with a real minus sign. */
export const written = (points: number): string => (points < 0 ? `−${-points}` : String(points));
export const signed = (points: number): string => (points > 0 ? `+${points}` : written(points));

export const list = (names: readonly string[]): string => new Intl.ListFormat(words.language).format(names);
export const day = (time: number): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: "long" }).format(time);

/** Who won, or who leads. */
export function verdict(evening: Evening, reckoned: Reckoned): string {
  const names = list(reckoned.winners.map((seat) => evening.names[seat] ?? ""));
  if (reckoned.winners.length > 1) return t("scores-winners", { names });
  if (reckoned.winners.length === 1) return t("scores-winner", { name: names });
  return tOf(evening.game, "scores-rounds-so-far", { count: reckoned.lines.length });
}

export function asText(evening: Evening, reckoned: Reckoned): string {
  const order = [...evening.names.keys()].sort((a, b) => (reckoned.totals[b] ?? 0) - (reckoned.totals[a] ?? 0));
  const places = order.map(
    (seat) =>
      `${evening.names[seat] ?? ""}  ${written(reckoned.totals[seat] ?? 0)}${reckoned.winners.includes(seat) ? " ★" : ""}`,
  );
  return [`${titleOf(evening.game)} · ${day(evening.begun)}`, verdict(evening, reckoned), "", ...places].join("\n");
}

export async function sharePicture(picture: Blob, name: string): Promise<Handed | "saved"> {
  const file = new File([picture], name, { type: picture.type });
  if ("canShare" in navigator && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return "shared";
    } catch (error) {
      if (isSecondThought(error)) return "shared";
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return "saved";
}
