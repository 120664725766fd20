import type { GameFacts } from "../../lib/games";

export const facts: GameFacts = {
  name: "istinto",
  place: 4,
  title: "Istinto",
  players: [3, 6],
  minutes: 70,
  estimated: true,
  usual: 4,
  colours: { light: "#24508f", dark: "#a3c7f5", edge: "#3f73bd", cards: ["#b3262b", "#ffe08a", "#1d7441"] },
};
