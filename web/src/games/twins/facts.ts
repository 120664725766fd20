import type { GameFacts } from "../../lib/games";

export const facts: GameFacts = {
  name: "twins",
  place: 2,
  title: "Twins",
  players: [3, 6],
  age: 12,
  minutes: 30,
  usual: 4,
  colours: { light: "#673f9c", dark: "#c9adf2", edge: "#8356bd", cards: ["#f08a3c", "#2f62c9", "#c8342b"] },
};
