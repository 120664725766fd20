/** The cards of the tables, for the rules: each game's own, loaded with its rules. */
import type { Component } from "svelte";

import type { GameName } from "../lib/wire";

export type CardDrawing = Component<{ card: string; small?: boolean }>;

const FILES = import.meta.glob<CardDrawing>("../games/*/Card.svelte", { import: "default" });

/** How a game's cards are drawn; null if they can't be loaded: then their names are shown. */
export async function cardOf(game: GameName): Promise<CardDrawing | null> {
  return (await FILES[`../games/${game}/Card.svelte`]?.().catch(() => null)) ?? null;
}
