/** The story of a game: from moments written down here, and from real matches that Python plays (tests/sheets.py). */
import "./nopage";

import { execFileSync } from "node:child_process";
import { join } from "node:path";

import { describe, expect, it, test, vi } from "vitest";

import type { GameStory } from "./module";
import { ahead, type Beat, storyOf } from "./story";
import type { LogEvent } from "./wire";
import { tOf, words } from "./words.svelte";

vi.setConfig({ testTimeout: 60_000 }); // bots play dozens of matches

/** After each round, everybody's points. */
const beatsOf = (...all: (readonly number[])[]): Beat[] => all.map((totals, i) => ({ at: i, round: i + 1, totals }));

describe("the lead", () => {
  it("changes when somebody else leads alone, not when it is shared for a while", () => {
    const beats = beatsOf([3, 0], [3, 3], [5, 3], [5, 9], [9, 9], [9, 12], [13, 12]);
    expect(storyOf(beats, [0])).toMatchObject({ changes: 2, first: 0 });
  });

  it("was nobody's, if it was always shared", () => {
    expect(storyOf(beatsOf([0, 0, -1], [4, 4, 2]), [0, 1])).toMatchObject({ changes: 0, first: null });
  });
});

describe("the turning point", () => {
  it("is where the winner took the lead for good", () => {
    const { turn } = storyOf(beatsOf([3, 0], [3, 5], [7, 5], [7, 7], [9, 8]), [0]);
    expect(turn).toMatchObject({ kind: "takes", seat: 0, beat: { round: 5 } });
  });

  it("is the round in which the lead grew the most, if nobody else ever led", () => {
    const { turn } = storyOf(beatsOf([2, 0, 1], [9, 0, 3], [10, 8, 3]), [0]);
    expect(turn).toMatchObject({ kind: "grows", seat: 0, from: 1, to: 6, beat: { round: 2 } });
  });

  it("is where the winners drew level, if several win", () => {
    const { turn } = storyOf(beatsOf([2, 0, 0], [2, 2, 1], [3, 3, 2]), [0, 1]);
    expect(turn).toMatchObject({ kind: "level", beat: { round: 2 } });
  });

  it("isn't told where a tie was broken by something else than points", () => {
    expect(storyOf(beatsOf([1, 1]), [1]).turn).toBeNull();
  });
});

test("the best move is worth the most; of equal ones a winner's, then the latest", () => {
  const feats = [
    { seat: 1, worth: 7 },
    { seat: 0, worth: 7 },
    { seat: 0, worth: 7 },
    { seat: 0, worth: 5 },
  ];
  const beats = feats.map((feat, i): Beat => ({ at: i, round: 1, totals: [7 * i, 7], feat }));
  expect(storyOf(beats, [0]).best?.at).toBe(2);
  expect(storyOf(beats, [1]).best?.at).toBe(0);
  expect(storyOf([], [0])).toEqual({ changes: 0, first: null, best: null, turn: null });
});

// --- real matches

interface Told {
  players: number;
  rounds: { totals: number[] }[];
  winners: number[];
  log: LogEvent[];
}

const ROOT = join(import.meta.dirname, "../../..");
const PYTHON = process.env["ROSPO_PYTHON"] ?? join(ROOT, ".venv/bin/python");
const MATCHES = "3"; // with each number of players
const STORIES = import.meta.glob<GameStory>("../games/*/story.ts", { import: "story" });
const found = Object.entries(STORIES).map(([path, load]) => [path.split("/")[2] ?? "", load] as const);
const stories = await Promise.all(found.map(async ([game, load]) => [game, await load()] as const));
await Promise.all([words.speak("en"), ...stories.map(([game]) => words.need(game))]);

function matchesOf(game: string): Told[] {
  const ran = execFileSync(PYTHON, ["-m", "tests.sheets", game, MATCHES], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(ran) as Told[];
}

const lastOf = (beats: readonly Beat[], round: number): readonly number[] | undefined =>
  beats.findLast((beat) => beat.round === round)?.totals;

describe.each(stories)("%s", (game, story) => {
  const told = matchesOf(game).map((match) => ({ ...match, beats: story.beats(match.log, match.players) }));

  it("counts as the rules do, at the end of every round", () => {
    for (const { rounds, beats } of told)
      for (const [i, { totals }] of rounds.entries())
        expect(lastOf(beats, i + 1) ?? totals, JSON.stringify(rounds)).toEqual(totals);
  });

  it("goes through the log from its beginning to its end, and through all rounds", () => {
    for (const { beats, log, rounds } of told) {
      const places = beats.map(({ at }) => at);
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(new Set(beats.map(({ round }) => round)).size).toBe(rounds.length);
      expect(log.length).toBeGreaterThan(places.at(-1) ?? 0);
    }
  });

  it("tells of every match who led and what turned it", () => {
    for (const { beats, winners, rounds } of told) {
      const { changes, turn, best } = storyOf(beats, winners);
      const leaders = beats.map(({ totals }) => ahead(totals)).filter(({ length }) => length === 1);
      expect(changes).toBe(leaders.filter(([seat], i) => i > 0 && seat !== leaders[i - 1]?.[0]).length);
      const most = Math.max(0, ...beats.map(({ feat }) => feat?.worth ?? 0));
      expect(best?.feat.worth ?? 0).toBe(most);
      const byPoints = ahead(rounds.at(-1)?.totals ?? []).join() === winners.join();
      expect(turn !== null).toBe(byPoints && (winners.length > 1 || changes > 0 || beats.length > 0));
      if (turn?.kind !== "takes") continue;
      const since = beats.slice(beats.indexOf(turn.beat));
      expect(since.every(({ totals }) => ahead(totals).join() === winners.join())).toBe(true);
    }
  });

  it("says whose the best move was and what it was worth, and when", () => {
    for (const { beats, winners, log, players } of told) {
      const { best } = storyOf(beats, winners);
      if (!best) continue;
      const { seat, worth } = best.feat;
      const names = Array.from({ length: players }, (_, i) => `player ${i}`);
      const said = story.feat(best, log, { names, seat: null });
      expect(said).toContain(`player ${seat}`);
      expect(said.replace("one ", "1 ")).toMatch(new RegExp(`\\b${worth}\\b`));
      expect(story.feat(best, log, { names, seat })).toMatch(/\byou/i);
      expect(tOf(game, "story-when", { round: best.round, part: best.part ?? 0 })).toContain(String(best.round));
    }
  });
});
