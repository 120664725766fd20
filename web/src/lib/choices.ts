/** What somebody chose last for a game against bots, kept on this device, so that the sheet begins with it. */
import type { BotSpeed, Level, Timer } from "./wire";

export interface Choices {
  bots: number;
  level: Level;
  speed: BotSpeed;
  timer: Timer;
  options: Record<string, string>;
}

const place = (game: string): string => `rospo-alone-${game}`;

export function chosenBefore(game: string): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(place(game)) ?? "{}") as Partial<Choices>;
  } catch {
    return {}; // storage is closed, or holds something else
  }
}

export function keepChoices(game: string, choices: Choices): void {
  try {
    localStorage.setItem(place(game), JSON.stringify(choices));
  } catch {
    // then only for this game
  }
}
