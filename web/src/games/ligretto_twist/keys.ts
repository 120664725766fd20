/** Keys of the race: a number lays on that pile, space flips, P or 0 parks. */

/** What a key asks for: a pile, a move, or nothing of ours. */
export function askedBy(
  event: KeyboardEvent,
  piles: number,
  table: Element | null | undefined,
): number | "flip" | "park" | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return null;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest("dialog, input, select, textarea") || document.querySelector("dialog[open]")) return null;
  const { key } = event;
  if (/^[1-8]$/.test(key)) return Number(key) <= piles ? Number(key) - 1 : null;
  if (["p", "P", "0"].includes(key)) return "park";
  const elsewhere = at?.closest("a, button") && !table?.contains(at); // there, space presses that
  return key === " " && !elsewhere ? "flip" : null;
}
