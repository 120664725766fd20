/** What the story of a game is told from: its rounds. */
import type { GameStory } from "../../lib/module";
import { ahead, type Beat } from "../../lib/story";
import { t } from "../../lib/words.svelte";
import { rounds } from "./rounds";
import { isRound } from "./shown";

const beats: GameStory["beats"] = (log) => {
  const places = log.flatMap((event, at) => (isRound(event) ? [at] : []));
  return rounds(log).map(({ points, scores, challenge }, i): Beat => {
    const [seat = 0] = ahead(points);
    const worth = points[seat] ?? 0;
    const bids = !challenge && worth > 0; // no bid scores in a round that a challenge ends
    return { at: places[i] ?? 0, round: i + 1, totals: scores, ...(bids && { feat: { seat, worth } }) };
  });
};

/** The best move: the bid and the tricks that brought the most points. */
const feat: GameStory["feat"] = ({ at, feat: { seat, worth } }, log, { names, seat: reader }) => {
  const round = log[at];
  const [bid, taken] = round && isRound(round) ? [round.bids[seat] ?? 0, round.tricks[seat] ?? 0] : [0, 0];
  return t("istinto-story-feat", {
    who: seat === reader ? "you" : "other",
    name: names[seat] ?? "",
    bid,
    taken,
    points: worth,
  });
};

export const story: GameStory = { beats, feat };
