/** How cards travel: the same card, leaving one place and coming to another, flies between them. */
import { cubicOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";

import { lessMotion } from "./settings.svelte";

/** Is what is shown far ahead of what is drawn, as when somebody leafs through a replay? Then nothing travels. */
export const haste = { on: false };

/** Should what changes not move at all? */
export const isStill = (): boolean => haste.on || lessMotion();

/** Milliseconds; nearly none where things should move as little as possible. */
export const time = (ms: number): number => (isStill() ? 1 : ms);

/** One pair for a table: `const [send, receive] = flights()`, then `out:send={{ key }}` and `in:receive={{ key }}`. */
export function flights(ms = 260): ReturnType<typeof crossfade> {
  return crossfade({
    duration: () => time(ms),
    easing: cubicOut,
    fallback: (node) => fade(node, { duration: time(120) }),
  });
}
