/** Which lessons somebody has been through, kept on this device. */

const PLACE = "rospo-learned";

class Learned {
  #games = $state.raw<readonly string[]>(read());

  has(game: string): boolean {
    return this.#games.includes(game);
  }

  add(game: string): void {
    if (this.has(game)) return;
    this.#games = [...this.#games, game];
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#games));
    } catch {
      // then only for this visit
    }
  }
}

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? kept.filter((game) => typeof game === "string") : [];
  } catch {
    return []; // storage is closed, or holds something else
  }
}

export const learned = new Learned();
