/** Every game's arithmetic against the Python rules: real matches, told as a table would (tests/sheets.py). */
import { execFileSync } from "node:child_process";
import { join } from "node:path";

import { expect, it, vi } from "vitest";

import { at, type Round, type Scoring, type Sitting, type Totals, type Value } from "./game";
import { complete, reckon, trouble } from "./reckon";

/** A match that was played: what is entered after each round, and what the rules say then. */
interface Told {
  players: number;
  options: Record<string, Value>;
  rounds: { entry: Round; totals: Totals; dealer: number }[];
  winners: number[];
}

const ROOT = join(import.meta.dirname, "../../..");
const PYTHON = process.env["ROSPO_PYTHON"] ?? join(ROOT, ".venv/bin/python");
const MATCHES = "12"; // with each number of players
const SCORINGS = import.meta.glob<Scoring>("../games/*/scores/scoring.ts", { eager: true, import: "scoring" });

vi.setConfig({ testTimeout: 300_000 }); // bots play dozens of matches

/** Matches of a game, as Python tells them. */
function matchesOf(game: string): Told[] {
  const ran = execFileSync(PYTHON, ["-m", "tests.sheets", game, MATCHES], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(ran) as Told[];
}

/** What the rules say, in the words of the sheet. */
function law({ rounds, winners }: Told) {
  const last = rounds.length - 1;
  return rounds.map(({ totals, dealer }, i) => ({
    problem: null,
    complete: true,
    dealer,
    totals,
    over: i === last,
    winners: i === last ? winners : [],
  }));
}

/** What the sheet says, each time a round is entered. */
function sheet(scoring: Scoring, game: string, { players, options, rounds }: Told) {
  const names = Array.from({ length: players }, (_, seat) => `player ${seat}`);
  const sitting: Sitting = { game, names, options, dealer: rounds[0]?.dealer ?? 0 };
  const entered = rounds.map(({ entry }): Round => ({ ...scoring.blank, ...entry }));
  return entered.map((round, i) => {
    const before = entered.slice(0, i);
    const after = reckon(scoring, sitting, [...before, round]);
    return {
      problem: trouble(scoring, sitting, before, round),
      complete: complete(scoring, sitting, round),
      dealer: reckon(scoring, sitting, before).dealer,
      totals: after.totals,
      over: after.end !== null,
      winners: after.winners,
    };
  });
}

/** Of each line, what the reasons say that each player got, where they say it in points. */
function explained(scoring: Scoring, { rounds }: Told) {
  return rounds.flatMap(({ entry, totals }, i) => {
    const before = rounds[i - 1]?.totals ?? totals.map(() => scoring.start);
    return totals.map((total, seat) => {
      const got = total - at(before, seat);
      const { points = got } = scoring.reason({ ...scoring.blank, ...entry }, before, seat).facts;
      return { points, got };
    });
  });
}

it.each(Object.entries(SCORINGS))("counts as the law does: %s", (path, scoring) => {
  const game = path.split("/")[2] ?? "";
  const matches = matchesOf(game);
  expect(matches.length).toBeGreaterThan(0);
  for (const match of matches) {
    expect(sheet(scoring, game, match), JSON.stringify(match)).toEqual(law(match));
    for (const { points, got } of explained(scoring, match)) expect(points).toBe(got);
  }
});
