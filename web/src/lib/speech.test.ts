import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { speech } from "./speech.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const said = (): string[] => speech.lines.map((line) => line.sentences.join(" "));

test("what is said at once is one paragraph, in order; what comes soon after waits for the next", () => {
  const before = said().length;
  speech.say("You play red 7.");
  speech.say("You take the trick.");
  vi.advanceTimersByTime(1);
  expect(said().slice(before)).toEqual(["You play red 7. You take the trick."]);
  speech.say("You lead.");
  vi.advanceTimersByTime(100);
  speech.say("Rana plays red 8.");
  expect(said()).toHaveLength(before + 1);
  vi.advanceTimersByTime(200);
  expect(said().at(-1)).toBe("You lead. Rana plays red 8.");
});

test("after a rest it is said at once; nothing is no sentence", () => {
  vi.runAllTimers();
  const before = said().length;
  speech.say("");
  vi.advanceTimersByTime(1000);
  expect(said()).toHaveLength(before);
  speech.say("The connection is back.");
  vi.advanceTimersByTime(1);
  expect(said().at(-1)).toBe("The connection is back.");
});
