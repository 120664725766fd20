import type { Deck } from "../../rules/cards";

export const deck: Deck = {
  cards: [..."roygbv"].flatMap((colour) => Array.from({ length: 10 }, (_, i) => `${colour}${i + 1}`)),
};
