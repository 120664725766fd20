import type { GameFacts } from "../../lib/games";

export const facts: GameFacts = {
  name: "take_that",
  place: 1,
  title: "Take That",
  players: [2, 4],
  age: 8,
  minutes: 20,
  usual: 3,
  colours: { light: "#2c6a3d", dark: "#8fd19b", edge: "#2c6a3d", cards: ["#a5d38d", "#f9d36b", "#7fb78a"] },
};
