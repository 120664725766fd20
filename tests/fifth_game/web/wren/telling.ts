/** The events of the log as sentences. */
import type { Telling } from "../../lib/module";
import type { LogEvent } from "../../lib/wire";
import { t, words } from "../../lib/words.svelte";

export function sentence(event: LogEvent, { names, seat }: Telling): string {
  const who = event.seat === seat && seat !== null ? "you" : "other";
  const about = { who, name: names[event.seat ?? -1] ?? "" };
  switch (event.kind) {
    case "play":
      return t("wren-told-play", { ...about, card: String(event["card"]) });
    case "take": {
      const told = t("wren-told-take", {
        ...about,
        count: (event["cards"] as string[]).length,
        feathers: event["feathers"] as number,
      });
      return event["king"] ? `${told} ${t("wren-told-king")}` : told;
    }
    case "round": {
      const each = (event["points"] as number[]).map((points, i) =>
        t("wren-told-points", { name: i === seat ? t("you") : (names[i] ?? ""), points }),
      );
      return t("wren-told-round", { each: new Intl.ListFormat(words.language).format(each) });
    }
    default:
      return "";
  }
}

/** The last move and what it brought. That a round is over, the scores say. */
export function lastMove(log: readonly LogEvent[], about: Telling): string {
  const events = log.slice(-3).filter((event) => event.kind !== "round");
  return events
    .slice(
      Math.max(
        0,
        events.findLastIndex((event) => event.kind === "play"),
      ),
    )
    .map((event) => sentence(event, about))
    .join(" ");
}

/** A move in words, for a hint. */
export const moveText = (move: string): string => t("wren-move-play", { card: move.replace("play ", "") });
