/** What of the whole truth is whose: the fields that a view has besides the public ones. See each game's view.py. */
import type { GameName, Truth } from "../lib/wire";

type Cards = readonly string[];

/** A seat's own fields of its view. */
const OWN: Record<GameName, (truth: Truth, seat: number) => Record<string, unknown>> = {
  take_that: (truth, seat) => ({ hand: of(truth, "hands", seat), extra: of(truth, "extra", seat) }),
  twins: (truth, seat) => ({ hand: of(truth, "hands", seat), pick: of(truth, "picks", seat) }),
  istinto: (truth, seat) => ({ hand: of(truth, "hands", seat) }),
  ligretto_twist: () => ({}), // no seat knows more than another (LT-R6)
};

const of = (truth: Truth, field: string, seat: number): unknown => (truth[field] as unknown[])[seat];

export const own = (game: GameName, truth: Truth, seat: number): Record<string, unknown> => OWN[game](truth, seat);

/** Has the game hands that others don't see? */
export const hasHands = (game: GameName): boolean => game !== "ligretto_twist";

/** Every hand open; null in a game without hands. */
export const allHands = (game: GameName, truth: Truth): readonly Cards[] | null =>
  hasHands(game) ? (truth["hands"] as Cards[]) : null;
