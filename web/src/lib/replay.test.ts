/** What a replay shows at each of its moves. */
import { expect, test, vi } from "vitest";

import { Replay } from "./replay.svelte";
import type { ReplayTold } from "./wire";

vi.mock("./motion", () => ({ haste: { on: false } })); // which asks the browser what its reader likes

const line = (kind: string, seat: number | null) => ({ kind, seat });
const told = {
  view: { game: "some", players: 2, round: 1, phase: "turn" },
  truth: {},
  steps: [
    { seat: 0, move: "lay 3", events: [line("lay", 0)], view: { phase: "reopen" } },
    { seat: 1, move: "wait", events: [] },
    { seat: 0, move: "take", events: [line("take", 0), line("round", null)], view: { phase: "over" } },
  ],
  scores: [1, 0],
  winners: [0],
} as unknown as ReplayTold;

test("the log ends with the move that was made last, and the table is as it was after it", () => {
  const replay = new Replay(told, { ends: ["round"] });
  const shown = [0, 1, 2, 3].map((at) => {
    replay.go(at);
    const { log, fresh, view } = replay;
    return { log: log.map(({ kind }) => kind), fresh: fresh.map(({ kind }) => kind), phase: view.phase };
  });
  expect(shown).toEqual([
    { log: [], fresh: [], phase: "turn" },
    { log: ["lay"], fresh: ["lay"], phase: "reopen" },
    { log: ["lay"], fresh: [], phase: "reopen" },
    { log: ["lay", "take", "round"], fresh: ["take", "round"], phase: "over" },
  ]);
});
