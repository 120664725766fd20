/** The levels of bots that the server has: without its compiler there is no expert. Until it has answered, all of them. */
import { games } from "./api";
import { type GameTold, type Level, LEVELS } from "./wire";

let told = $state.raw<readonly GameTold[]>([]);
let asked = false;

export function levelsOf(game: string | undefined): readonly Level[] {
  if (!asked) {
    asked = true;
    games()
      .then((all) => (told = all))
      .catch(() => (asked = false));
  }
  return told.find((one) => one.name === game)?.levels ?? LEVELS;
}
