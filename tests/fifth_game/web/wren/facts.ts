import type { GameFacts } from "../../lib/games";

export const facts: GameFacts = {
  name: "wren",
  place: 5,
  title: "Wren",
  players: [2, 4],
  minutes: 5,
  usual: 3,
  colours: { light: "#2f5d8a", dark: "#9cc7ee", edge: "#2f5d8a", cards: ["#cfe8a9", "#8fd0c0", "#8db4e8"] },
};
