/** What a live table makes of the server's messages, without a server. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Live } from "./live.svelte";

const opened: Socket[] = [];
class Socket {
  static readonly OPEN = 1;
  readonly readyState = Socket.OPEN;
  readonly sent: { t: string; [field: string]: unknown }[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor() {
    opened.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Socket["sent"][number]);
  }
  tell(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  close(): void {
    this.onclose();
  }
}

const TABLE = { status: "playing", seats: [], deadlines: [], race: null };
const STATE = {
  ...{ t: "state", n: 4, since: 0, events: [], view: { turn: 0, due: [0] }, table: TABLE },
  ...{ offer: ["lay 3", "lay 5"], early: [], later: [], held: null, you: { seat: 0, host: true } },
};

let live: Live;
let socket: Socket;
beforeEach(async () => {
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"name":"me","since":0}')));
  vi.stubGlobal("location", { protocol: "http:", host: "table" });
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  vi.stubGlobal("requestAnimationFrame", vi.fn());
  live = new Live("t");
  socket = await vi.waitUntil(() => opened.pop());
  socket.tell(STATE);
});
afterEach(() => {
  live.close();
  vi.unstubAllGlobals();
});

test("once my move is made nothing is offered, until it is my turn again", () => {
  expect(live.offer).toEqual(["lay 3", "lay 5"]);
  live.play("lay 3");
  const asked = socket.sent.find(({ t }) => t === "play");
  expect(asked).toMatchObject({ move: "lay 3" });
  expect(live.pending).toBe("lay 3");
  socket.tell({ t: "event", n: 5, at: 0, view: { turn: 1 }, offer: [], events: [{ kind: "lay", seat: 0 }] });
  socket.tell({ t: "ok", cid: asked?.["cid"] });
  expect(live).toMatchObject({ offer: [], pending: null, view: { turn: 1 }, log: [{ kind: "lay" }] });
  socket.tell({ t: "event", n: 6, at: 0, view: { turn: 0 }, offer: ["lay 5"] });
  expect(live.offer).toEqual(["lay 5"]);
});

test("what an event leaves out stays as it was", () => {
  socket.tell({ t: "event", n: 5, at: 0, view: { turn: 1 } });
  expect(live).toMatchObject({ n: 5, offer: ["lay 3", "lay 5"], seat: 0 });
});

test("a restart is announced until it is revoked, or until the connection is back", async () => {
  socket.tell({ t: "notice", code: "restart", at: 5000 });
  expect(live.restartAt).toBe(5000);
  socket.tell({ t: "notice", code: "restart" });
  expect(live.restartAt).toBeNull();
  socket.tell({ t: "notice", code: "restart", at: 5000 });
  socket.tell({ t: "bye", code: "restart", after_ms: 0 });
  socket = await vi.waitUntil(() => opened.pop());
  socket.tell(STATE);
  expect(live).toMatchObject({ connection: "open", restartAt: null });
});

test("a ban is final, at the table and on the way back", async () => {
  socket.tell({ t: "bye", code: "banned", after_ms: 0 });
  expect(live).toMatchObject({ connection: "ended", ended: "banned" });
  vi.resetModules();
  const { Live: Fresh } = await import("./live.svelte");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"code":"banned","facts":{}}', { status: 403 })));
  const again = new Fresh("t");
  await vi.waitUntil(() => again.ended);
  expect(again).toMatchObject({ connection: "ended", ended: "banned" });
  expect(opened).toEqual([]);
});

describe("a refusal goes with its cause", () => {
  const refused = (code: string): void => {
    live.play("lay 9");
    socket.tell({ t: "refused", cid: socket.sent.at(-1)?.["cid"], code });
  };
  beforeEach(() => {
    socket.tell({ t: "event", n: 5, at: 0, view: { turn: 1, due: [1] }, offer: [] });
    refused("not_your_turn");
  });

  test("it stays while others move, since it is still true", () => {
    socket.tell({ t: "event", n: 6, at: 0, view: { turn: 2, due: [2] }, events: [{ kind: "lay", seat: 1 }] });
    expect(live.refusal?.code).toBe("not_your_turn");
  });
  test("it goes when the turn comes", () => {
    socket.tell({ t: "event", n: 6, at: 0, view: { turn: 0, due: [0] }, offer: ["lay 5"] });
    expect(live.refusal).toBeNull();
  });
  test("it goes when a move may be committed", () => {
    socket.tell({ t: "event", n: 6, at: 0, early: ["lay 5"] });
    expect(live.refusal).toBeNull();
  });
  test("it goes when something else is tried", () => {
    live.commit("lay 5");
    expect(live.refusal).toBeNull();
    refused("illegal");
    live.play("lay 5");
    expect(live.refusal).toBeNull();
  });
  test("it goes when the table is seen anew, after a broken line", () => {
    socket.tell({ ...STATE, n: 9, since: 5 });
    expect(live.refusal).toBeNull();
  });
  test("that time ran out stays true", () => {
    live.refuse({ code: "time_up" });
    socket.tell({ t: "event", n: 6, at: 0, view: { turn: 0, due: [0] }, offer: ["lay 5"] });
    expect(live.refusal?.code).toBe("time_up");
  });
});
