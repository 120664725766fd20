import type { Deck } from "../../rules/cards";

export const deck: Deck = {
  cards: Array.from({ length: 87 }, (_, i) => String(12 + i)).filter((card) => !card.endsWith("0")),
  mute: true,
};
