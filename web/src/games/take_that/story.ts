/** What the story of a game is told from: cards won and taken, as they count. */
import type { GameStory } from "../../lib/module";
import type { Beat } from "../../lib/story";
import { t } from "../../lib/words.svelte";
import { cost, signed } from "./cards";

/** With `pro`, what the extra cards cost shows at the end of the round. */
const beats: GameStory["beats"] = (log, players) => {
  const found: Beat[] = [];
  let totals: readonly number[] = Array<number>(players).fill(0);
  let round = 1;
  let laid: number | null = null; // who moved last in this round
  for (const [at, event] of log.entries()) {
    const seat = event.seat ?? -1;
    const add = (points: number, feat?: Beat["feat"]): void => {
      totals = totals.map((of, i) => of + (i === seat ? points : 0));
      found.push({ at, round, totals, ...(feat && { feat }) });
    };
    if (event.kind === "twist") add(2);
    if (event.kind === "take") {
      const points = cost(event["cards"] as string[]);
      add(points, laid !== null && laid !== seat ? { seat: laid, worth: -points } : undefined);
    }
    laid = event.kind === "lay" || event.kind === "twist" ? seat : laid;
    if (event.kind !== "round") continue;
    const scores = event["scores"] as number[];
    if (scores.some((points, i) => points !== totals[i])) found.push({ at, round, totals: scores });
    totals = scores;
    laid = null;
    round++;
  }
  return found;
};

/** The best move: whose card made somebody take the row. */
const feat: GameStory["feat"] = ({ at, feat: { seat } }, log, { names, seat: reader }) => {
  const take = log[at];
  const before = log.slice(0, at).findLast(({ kind }) => kind === "lay" || kind === "twist");
  const cards = (take?.["cards"] ?? []) as string[];
  return t("take_that-story-feat", {
    who: seat === reader ? "you" : take?.seat === reader ? "taken" : "other",
    name: names[seat] ?? "",
    card: String(before?.["card"] ?? ""),
    taker: names[take?.seat ?? -1] ?? "",
    count: cards.length,
    points: signed(cost(cards)),
  });
};

export const story: GameStory = { beats, feat };
