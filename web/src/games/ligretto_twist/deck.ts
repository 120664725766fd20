import type { Deck } from "../../rules/cards";

export const deck: Deck = {
  cards: [..."rgby"].flatMap((colour) => Array.from({ length: 40 }, () => colour)),
  letters: /^[RGBY]$/,
  width: "1.4em",
};
