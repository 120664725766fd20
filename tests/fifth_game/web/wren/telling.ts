/** The lines of the log as sentences. */
import type { Telling } from "../../lib/module";
import type { Line } from "../../lib/wire";
import { t, words } from "../../lib/words.svelte";

export function sentence(line: Line, { names, seat }: Telling): string {
  const who = line.seat === seat && seat !== null ? "you" : "other";
  const about = { who, name: names[line.seat ?? -1] ?? "" };
  switch (line.kind) {
    case "play":
      return t("wren-told-play", { ...about, card: String(line["card"]) });
    case "take": {
      const told = t("wren-told-take", {
        ...about,
        count: (line["cards"] as string[]).length,
        feathers: line["feathers"] as number,
      });
      return line["king"] ? `${told} ${t("wren-told-king")}` : told;
    }
    case "round": {
      const each = (line["points"] as number[]).map((points, i) =>
        t("wren-told-points", { name: i === seat ? t("you") : (names[i] ?? ""), points }),
      );
      return t("wren-told-round", { each: new Intl.ListFormat(words.language).format(each) });
    }
    default:
      return "";
  }
}

/** The last move and what it brought. That a round is over, the scores say. */
export function lastMove(log: readonly Line[], about: Telling): string {
  const lines = log.slice(-3).filter((line) => line.kind !== "round");
  return lines
    .slice(
      Math.max(
        0,
        lines.findLastIndex((line) => line.kind === "play"),
      ),
    )
    .map((line) => sentence(line, about))
    .join(" ");
}

/** A move in words, for a hint. */
export const moveText = (move: string): string => t("wren-move-play", { card: move.replace("play ", "") });
