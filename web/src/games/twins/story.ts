/** What the story of a game is told from: everybody's chips after each duel. */
import type { GameStory } from "../../lib/module";
import { ahead, type Beat } from "../../lib/story";
import { t } from "../../lib/words.svelte";
import { rankWords } from "./cards";
import { isBuy, isDuel, isHand, PRICES } from "./shown";

const beats: GameStory["beats"] = (log, players) => {
  const first = log.find(isHand);
  if (!first) return [];
  const all = first.chips.reduce((sum, chips) => sum + chips, first.pot); // no chips come or go
  const found: Beat[] = [];
  let totals: readonly number[] = Array<number>(players).fill(all / players);
  let round = 1;
  for (const [at, event] of log.entries()) {
    if (isBuy(event)) totals = totals.map((chips, i) => chips - (i === event.seat ? (PRICES[event.cards] ?? 0) : 0));
    if (isDuel(event)) {
      totals = totals.map((chips, i) => chips + (event.change[i] ?? 0));
      const won = Math.max(...event.change);
      const [seat = 0] = ahead(event.change);
      found.push({ at, round, part: event.duel, totals, ...(won > 0 && { feat: { seat, worth: won } }) });
    }
    if (isHand(event)) {
      totals = event.chips;
      round++;
    }
  }
  return found;
};

/** The best move: the duel that won the most chips. */
const feat: GameStory["feat"] = ({ at, feat: { seat, worth } }, log, { names, seat: reader }) => {
  const duel = log[at];
  const rank = duel && isDuel(duel) ? duel.ranks[seat] : null;
  return t("twins-story-feat", {
    who: seat === reader ? "you" : "other",
    name: names[seat] ?? "",
    rank: rank ? rankWords(rank) : "",
    amount: worth,
  });
};

export const story: GameStory = { beats, feat };
