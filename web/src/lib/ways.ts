/** Requests that several pages share: start a game against bots, and say why something was refused. */
import { open, Refused } from "./api";
import { factsOf } from "./games";
import { router } from "./router.svelte";
import type { Level } from "./wire";
import { t } from "./words.svelte";

/** A table of the usual size, the others bots: opened, gone to, and begun there. */
export async function playBots(game: string, level: Level): Promise<void> {
  const bots = Array.from({ length: factsOf(game).usual - 1 }, () => ({ kind: "bot" as const, level }));
  const made = await open({ game, seats: [{ kind: "me" }, ...bots] });
  router.go(`/t/${made.id}?now`);
}

/** Why a request was refused, in words. */
export const whyNot = (error: unknown): string =>
  t(`refused-${error instanceof Refused ? error.refusal.code : "failed"}`);
