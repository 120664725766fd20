import type { GameFacts } from "../../lib/games";

export const facts: GameFacts = {
  name: "ligretto_twist",
  place: 3,
  title: "Ligretto Twist",
  players: [2, 4],
  age: 6,
  minutes: 15,
  estimated: true,
  usual: 3,
  colours: { light: "#a34a05", dark: "#ffb877", edge: "#d97a1e", cards: ["#c8342b", "#2359c4", "#f4c430"] },
};
