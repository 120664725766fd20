/** The evenings kept on this device: who played what, and every line. Nothing leaves it. */
import { isGame } from "../lib/games";
import type { Round, Sitting } from "./game";
import { complete, emptyRound, reckon, trouble } from "./reckon";
import { scoringOf } from "./sheets";

export interface Evening extends Sitting {
  id: string;
  begun: number;
  changed: number;
  rounds: Round[];
  later: Round[]; // taken back, the next one last
  draft: Round; // what is being entered
}

const PLACE = "rospo-scores";

function sane(one: Partial<Evening> | null): one is Evening {
  return (
    !!one &&
    isGame(one.game) &&
    Array.isArray(one.names) &&
    Array.isArray(one.rounds) &&
    Array.isArray(one.later) &&
    !!one.draft
  );
}

function read(): Evening[] {
  try {
    return (JSON.parse(localStorage.getItem(PLACE) ?? "[]") as (Partial<Evening> | null)[]).filter(sane);
  } catch {
    return []; // storage is closed, or holds something else
  }
}

class Evenings {
  all = $state.raw<readonly Evening[]>(read());
  /** False where the browser keeps nothing: then the sheet lives as long as the page. */
  kept = $state(true);

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key === PLACE) this.all = read(); // another window wrote
    });
  }

  find(id: string | undefined): Evening | undefined {
    return this.all.find((one) => one.id === id);
  }

  /** Open a new sheet. Plain http has no randomUUID, so its name is made of the time and some luck. */
  begin(sitting: Sitting): Evening {
    const now = Date.now();
    const id = now.toString(36) + Math.floor(Math.random() * 36 ** 4).toString(36);
    const evening = {
      ...sitting,
      id,
      begun: now,
      changed: now,
      rounds: [],
      later: [],
      draft: emptyRound(scoringOf(sitting.game), sitting),
    };
    this.#keep([evening, ...this.all]);
    return evening;
  }

  remove(id: string): void {
    this.#keep(this.all.filter((one) => one.id !== id));
  }

  restore(evening: Evening): void {
    this.#keep([...this.all, evening].sort((a, b) => b.changed - a.changed));
  }

  enter(evening: Evening, draft: Round): void {
    this.#change({ ...evening, draft });
  }

  /** Write the draft down as a line. One that was taken back is replaced by it. */
  write(evening: Evening): boolean {
    const { rounds, draft } = evening;
    const scoring = scoringOf(evening.game);
    if (!complete(scoring, evening, draft) || trouble(scoring, evening, rounds, draft)) return false;
    if (reckon(scoring, evening, rounds).end) return false;
    this.#change({
      ...evening,
      rounds: [...rounds, draft],
      later: evening.later.slice(0, -1),
      draft: emptyRound(scoring, evening),
    });
    return true;
  }

  /** Take the last line back into the pad, to be corrected or put back. */
  undo(evening: Evening): void {
    const last = evening.rounds.at(-1);
    if (last)
      this.#change({ ...evening, rounds: evening.rounds.slice(0, -1), later: [...evening.later, last], draft: last });
  }

  /** Put the line back that was taken back last; if it has become impossible it waits in the pad. */
  redo(evening: Evening): void {
    const next = evening.later.at(-1);
    if (!next) return;
    const scoring = scoringOf(evening.game);
    const fits = !trouble(scoring, evening, evening.rounds, next) && !reckon(scoring, evening, evening.rounds).end;
    const later = evening.later.slice(0, -1);
    this.#change(
      fits
        ? { ...evening, rounds: [...evening.rounds, next], later, draft: later.at(-1) ?? emptyRound(scoring, evening) }
        : { ...evening, draft: next },
    );
  }

  #change(evening: Evening): void {
    const changed = { ...evening, changed: Date.now() };
    this.#keep([changed, ...this.all.filter((one) => one.id !== evening.id)]);
  }

  #keep(all: readonly Evening[]): void {
    this.all = all;
    try {
      localStorage.setItem(PLACE, JSON.stringify(all));
      this.kept = true;
    } catch {
      this.kept = false;
    }
  }
}

export const evenings = new Evenings();
