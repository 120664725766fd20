import type { Deck } from "../../rules/cards";

export const deck: Deck = { cards: Array.from({ length: 24 }, (_, i) => String(i + 1)), mute: true };
