import type { Deck } from "../../rules/cards";

export const deck: Deck = {
  cards: [...[..."wbgrk"].flatMap((suit) => Array.from({ length: 12 }, (_, i) => `${suit}${i + 1}`)), ..."TTTTTT"],
};
