/** What the story of a game is told from: cards laid, each a minus point less. */
import type { GameStory } from "../../lib/module";
import type { Beat } from "../../lib/story";
import type { LogEvent } from "../../lib/wire";
import { t } from "../../lib/words.svelte";

const isLaid = (event: LogEvent): boolean => event.kind === "lay" && !event["fumble"];

const beats: GameStory["beats"] = (log, players) => {
  const found: Beat[] = [];
  let before: readonly number[] = Array<number>(players).fill(0);
  let began = 0;
  for (const [i, end] of log.entries()) {
    if (end.kind !== "round") continue;
    const round = log.slice(began, i);
    const laid = Array<number>(players).fill(0);
    for (const event of round.filter(isLaid)) laid[event.seat ?? -1] = (laid[event.seat ?? -1] ?? 0) + 1;
    const left = end["left"] as readonly number[];
    const number = 1 + log.slice(0, i).filter(({ kind }) => kind === "round").length;
    let totals = before.map((points, seat) => points - (left[seat] ?? 0) - (laid[seat] ?? 0)); // all cards in hand
    let row = { seat: -1, worth: 0 }; // cards that one player lays before anybody else lays one
    for (const [j, event] of round.entries()) {
      if (!isLaid(event)) continue;
      const seat = event.seat ?? -1;
      row = { seat, worth: row.seat === seat ? row.worth + 1 : 1 };
      totals = totals.map((points, other) => points + (other === seat ? 1 : 0));
      found.push({ at: began + j, round: number, totals, ...(row.worth > 1 && { feat: row }) });
    }
    before = end["scores"] as readonly number[];
    began = i + 1;
  }
  return found;
};

/** The best move: the most cards in a row, and how long they took. */
const feat: GameStory["feat"] = ({ at, feat: { seat, worth } }, log, { names, seat: reader }) => {
  const row = log
    .slice(0, at + 1)
    .filter(isLaid)
    .slice(-worth);
  const ms = Number(row.at(-1)?.["at"] ?? 0) - Number(row[0]?.["at"] ?? 0);
  return t("ligretto_twist-story-feat", {
    who: seat === reader ? "you" : "other",
    name: names[seat] ?? "",
    count: worth,
    seconds: Math.round(ms / 100) / 10,
  });
};

export const story: GameStory = { beats, feat };
