/** A line that is silent is dead, though nothing has closed it. Time is virtual here. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Line } from "./line";

const BEATS_MS = 2000;
const PROMISED_MS = 5000;

const opened: Socket[] = [];
class Socket {
  static readonly OPEN = 1;
  readonly readyState = Socket.OPEN;
  closed = false;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor() {
    opened.push(this);
  }
  beat(): void {
    this.onmessage({ data: '{"t":"beat"}' });
  }
  close(): void {
    this.closed = true; // a dead line doesn't say so
  }
}

let line: Line;
const lost = vi.fn();
const hear = vi.fn();
const last = (): Socket => opened[opened.length - 1] as Socket;

async function live(ms: number, socket: Socket): Promise<void> {
  for (let passed = 0; passed < ms; passed += BEATS_MS) {
    await vi.advanceTimersByTimeAsync(BEATS_MS);
    socket.beat();
  }
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  opened.length = 0;
  line = new Line({ address: () => Promise.resolve("ws://table"), hear, lost });
  await vi.advanceTimersByTimeAsync(0);
  last().beat();
});
afterEach(() => {
  line.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test("a line on which something comes stays", async () => {
  await live(60_000, last());
  expect(lost).not.toHaveBeenCalled();
  expect(opened).toHaveLength(1);
});

describe("a silent line", () => {
  let since: number;
  beforeEach(async () => {
    await live(10_000, last());
    since = Date.now();
    await vi.advanceTimersByTimeAsync(PROMISED_MS);
  });
  test("is given up in time, and it is said since when", () => {
    expect(lost).toHaveBeenCalledWith(since);
    expect(opened[0]?.closed).toBe(true);
  });
  test("is replaced by another, and what the old one still says is not heard", async () => {
    await vi.advanceTimersByTimeAsync(1000);
    expect(opened).toHaveLength(2);
    hear.mockClear();
    opened[0]?.beat();
    expect(hear).not.toHaveBeenCalled();
    last().beat();
    expect(hear).toHaveBeenCalledTimes(1);
  });
  test("that never opens again is tried again and again", async () => {
    await vi.advanceTimersByTimeAsync(120_000);
    expect(opened.length).toBeGreaterThan(5);
    expect(lost.mock.calls.every(([moment]) => moment === since)).toBe(true);
  });
});

test("a page that was asleep itself first hears what came meanwhile", async () => {
  await live(10_000, last());
  vi.setSystemTime(Date.now() + 60_000);
  await vi.advanceTimersByTimeAsync(250);
  expect(lost).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  expect(lost).toHaveBeenCalled();
});
