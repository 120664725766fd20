/** What is printed on the cards. Whether a card takes the branch is the server's to say. */

/** How many feathers a bird is worth (WR-2). */
export const feathers = (card: string): number => Math.ceil(Number(card) / 8);

/** What some birds are worth together. */
export const worth = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + feathers(card), 0);

/** Small birds are green, big ones blue. The number says it too. */
export const hue = (card: string): number => 95 + Number(card) * 5;
