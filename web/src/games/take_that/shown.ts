/** The view of Take That, and a table at which nothing lies yet. */
import type { Source } from "../../lib/source";
import type { TakeThatView } from "./view";

/** The options of the game. */
export const optionsOf = (view: TakeThatView): { rounds?: number; pro?: boolean; open_heaps?: boolean } => view.options;

export const viewOf = (source: Source): TakeThatView | null =>
  source.view?.game === "take_that" ? (source.view as TakeThatView) : null;

/** A table at which nothing lies yet. */
export const NOTHING: TakeThatView = {
  game: "take_that",
  seat: null,
  players: 0,
  options: {},
  phase: "deal",
  to_act: [],
  due: [],
  round: 1,
  dealer: 0,
  scores: [],
  winners: [],
  turn: 0,
  hand: null,
  hands: [],
  row: [],
  pile: 0,
  face_up: [],
  face_down: [],
  heaps: null,
  extra: [],
};
