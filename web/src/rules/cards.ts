/** The cards of the games: how rules' texts name them, how they are drawn, and the deck that a deal is checked with. */
import type { Component } from "svelte";

/** Each game's cards, games/<game>/deck.ts. */
export interface Deck {
  /** In deck order, as `CARDS` of the library's moves.py. In a rule's text a card stands between backticks. */
  cards: readonly string[];
  /** What a text writes in brackets, "red (R)", where that is a card in capital letters. */
  letters?: RegExp;
  /** The drawing has no words for a screen reader: the card's name is read out in its place. */
  mute?: true;
  /** Of a card in a text, where they are narrower than usual. */
  width?: string;
}

export type CardDrawing = Component<{ card: string; small?: boolean }>;

const DECKS = import.meta.glob<Deck>("../games/*/deck.ts", { eager: true, import: "deck" });
const DRAWINGS = import.meta.glob<CardDrawing>("../games/*/Card.svelte", { import: "default" });

export const deckOf = (game: string): Deck => DECKS[`../games/${game}/deck.ts`] ?? { cards: [] };

/** How a game's cards are drawn; null if they can't be loaded: then their names are shown. */
export async function cardOf(game: string): Promise<CardDrawing | null> {
  return (await DRAWINGS[`../games/${game}/Card.svelte`]?.().catch(() => null)) ?? null;
}
