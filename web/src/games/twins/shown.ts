/** Picks, ranks and prices of Twins, and the events of its log. */
import type { Source } from "../../lib/source";
import type { LogEvent } from "../../lib/wire";
import type { TwinsView } from "./view";

export type Kind = "twins" | "pair" | "colour" | "singles";
export type Rank = readonly [Kind, number];
export type Two = readonly [string, string];

export interface BuyEvent extends LogEvent {
  kind: "buy";
  seat: number;
  cards: number;
}
export interface DuelEvent extends LogEvent {
  kind: "duel";
  duel: number;
  picks: (Two | null)[];
  ranks: (Rank | null)[];
  change: number[];
  pot: number;
  sits_out: number[];
  bankrupt: number[];
}
export interface HandEvent extends LogEvent {
  kind: "hand";
  chips: number[];
  pot: number;
}

export const isBuy = (event: LogEvent): event is BuyEvent => event.kind === "buy";
export const isDuel = (event: LogEvent): event is DuelEvent => event.kind === "duel";
export const isHand = (event: LogEvent): event is HandEvent => event.kind === "hand";

/** What is shown: only a replay has everybody's picks. */
export interface ShownView extends TwinsView {
  pick: Two | null;
  picks?: readonly (Two | null)[];
}

export const viewOf = (source: Source): ShownView | null => source.view as ShownView | null;

/** Seats with equal ranks, best first: the log tells ranks, the order of kinds is the rulebook's. */
const KINDS: readonly Kind[] = ["singles", "colour", "pair", "twins"];
const worth = ([kind, value]: Rank): number => KINDS.indexOf(kind) * 100 + value;

export interface Place {
  place: number; // 1 is best; those who tie share it
  rank: Rank;
  seats: number[];
}

export function places(event: DuelEvent): Place[] {
  const groups: Record<number, Place> = {};
  event.ranks.forEach((rank, seat) => {
    if (rank) (groups[worth(rank)] ??= { place: 0, rank, seats: [] }).seats.push(seat);
  });
  let place = 1;
  const sorted = Object.entries(groups).sort(([a], [b]) => Number(b) - Number(a));
  return sorted.map(([, group]) => {
    const placed = { ...group, place };
    place += group.seats.length;
    return placed;
  });
}

/** The table at the moment when these cards were shown: the game itself may be further already. */
export function momentOf(view: ShownView, showing: DuelEvent, log: readonly LogEvent[]): ShownView {
  const round = log.slice(0, log.lastIndexOf(showing)).filter(isHand).length + 1;
  const playing = showing.picks.flatMap((two, seat) => (two ? [seat] : []));
  const dealer = round === view.round ? view.dealer : (view.dealer + view.players - 1) % view.players;
  return { ...view, phase: "duel", round, dealer, duel: showing.duel, playing, waiting: [], pick: null, picks: [] };
}

/** The same source, seen at another moment. */
export function sourceAt(source: Source, view: ShownView): Source {
  const get = (target: Source, name: string | symbol): unknown => {
    if (name === "view") return view;
    const found: unknown = Reflect.get(target, name, target);
    return typeof found === "function" ? found.bind(target) : found;
  };
  return new Proxy(source, { get });
}

/** The duel that a replay rests on: the last thing that happened, but for what follows from it. */
export function restsOn(source: Source): DuelEvent | null {
  const last = source.rests ? source.log.findLast((event) => !isHand(event)) : undefined;
  return last && isDuel(last) ? last : null;
}

/** How many cards each bought in this hand; null until they have decided. */
export function boughtBy(source: Source): (number | null)[] {
  const found: (number | null)[] = source.names.map(() => null);
  for (const event of source.log.slice(source.log.findLastIndex(isHand) + 1))
    if (isBuy(event)) found[event.seat] = event.cards;
  return found;
}

/** What 0, 1 and 2 cards cost (TW-4): said on the buttons; the server decides. */
export const PRICES = [0, 1, 3] as const;
