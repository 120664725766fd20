/** Moving cards: the last events of the log say where from and where to. */
import { cubicInOut, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

import { flights, time } from "../../lib/motion";
import type { LogEvent } from "../../lib/wire";

/** A transition between where a node lies and the element that `place` finds; it fades where there is none. */
export function travel(
  node: Element,
  place: string,
  how: { delay?: number; ms?: number; away?: boolean } = {},
): TransitionConfig {
  const { delay = 0, ms = 280, away = false } = how;
  const root = node.closest("[data-table]") ?? document;
  const found = [...root.querySelectorAll(place)].find((one) => one.getBoundingClientRect().width > 0);
  const base = getComputedStyle(node).transform;
  const own = base === "none" ? "" : base;
  const times = { delay: time(delay), duration: time(ms), easing: away ? cubicInOut : cubicOut };
  if (!found) return { ...times, css: (t) => `opacity: ${t}` };
  const from = node.getBoundingClientRect();
  const to = found.getBoundingClientRect();
  const dx = to.left + to.width / 2 - from.left - from.width / 2;
  const dy = to.top + to.height / 2 - from.top - from.height / 2;
  const size = Math.min(1, Math.max(0.2, to.height / from.height));
  above(node);
  return {
    ...times,
    css: (t, u) =>
      `transform: translate(${u * dx}px, ${u * dy}px) ${own} scale(${t + u * size}); opacity: ${Math.min(1, 0.25 + 2 * t)}`,
  };
}

/** A card on its way lies above the others. The transition itself can't say so: the page would have to work at every frame. */
function above(node: Element): void {
  if (!(node instanceof HTMLElement)) return;
  node.style.zIndex = "9";
  node.addEventListener("introend", () => (node.style.zIndex = ""), { once: true });
}

const heapOf = (seat: number, side: "up" | "down"): string => `[data-seat="${seat}"] [data-heap="${side}"]`;
const heldBy = (seat: number): string => `[data-seat="${seat}"] [data-held], [data-seat="${seat}"]`;
const PILE = "[data-pile]";
const RECENT = 3; // events that one move can add

type Later = () => TransitionConfig;
interface Table {
  log: () => readonly LogEvent[];
  /** The seat whose hand lies open below, where its cards really are; null if there is none. */
  own: () => number | null;
}

/** The transitions of cards in the row and in the hand. Keys are a card's name and a count, as Hand has them. */
export function journeys({ log, own }: Table) {
  const [send, receive] = flights();
  const name = (key: string): string => key.split("#")[0] ?? "";
  const mover = (kind: string, card?: string): number | undefined =>
    log()
      .slice(-RECENT)
      .findLast(
        (event) => event.kind === kind && (card === undefined || event["card"] === card || event["partner"] === card),
      )?.seat;

  return {
    toRow(node: Element, { key }: { key: string }): Later {
      const by = mover("lay", name(key));
      if (by !== undefined && by === own()) return receive(node, { key }) as Later;
      return () => travel(node, by === undefined ? PILE : heldBy(by));
    },
    fromRow(node: Element, { key, index }: { key: string; index: number }): Later {
      const by = mover("twist", name(key));
      if (by !== undefined) return () => travel(node, heapOf(by, "up"), { away: true });
      const taker = mover("take");
      if (taker === undefined) return () => travel(node, "none");
      return () => travel(node, heapOf(taker, "down"), { away: true, delay: 60 + Math.min(index, 12) * 24 });
    },
    toHand(node: Element): Later {
      return () => travel(node, PILE, { delay: 120 });
    },
    fromHand(node: Element, { key }: { key: string }): Later {
      const seat = own();
      if (seat !== null && mover("twist", name(key)) === seat)
        return () => travel(node, heapOf(seat, "up"), { away: true });
      return send(node, { key }) as Later;
    },
  };
}
