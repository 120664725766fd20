/** The HTTP API. A guest is made when the first request needs one: nobody fills in a form. */
import type {
  AnalysisTold,
  GameTold,
  HintTold,
  Me,
  NewTable,
  Proof,
  Refusal,
  ReplayTold,
  ResultTold,
  ReviewTold,
  TableTold,
} from "./wire";

/** A request that was refused, or that never arrived: then the code is `offline`. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

let known: Promise<Me> | null = null;

export async function send(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
  } catch {
    throw new Refused({ code: "offline" });
  }
  if (!answer.ok) {
    const refusal = (await answer.json().catch(() => ({ code: "failed" }))) as Refusal;
    throw new Refused(refusal);
  }
  return answer;
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await send(method, path, body)).json()) as T;
}

/** Become a guest: the cookie's, or a new one. Asked once per visit. */
export function me(): Promise<Me> {
  known ??= json<Me>("POST", "/me").catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

export const games = () => json<GameTold[]>("GET", "/games");
export const lobby = () => json<TableTold[]>("GET", "/lobby");
export const table = (id: string) => json<TableTold>("GET", `/tables/${id}`);
export const tableOfCode = (code: string) =>
  json<{ id: string; code: string }>("GET", `/codes/${encodeURIComponent(code)}`);
export const replay = (id: string) => json<ReplayTold>("GET", `/tables/${id}/replay`);
export const record = async (id: string) => (await send("GET", `/tables/${id}/record`)).text();
export const proof = (id: string) => json<Proof>("GET", `/tables/${id}/proof`);
export const replayRecord = (record: string) => json<ReplayTold>("POST", "/replay", { record });

export async function analysis(id: string, after: number): Promise<AnalysisTold> {
  await me();
  return json("GET", `/tables/${id}/analysis?after=${after}`);
}
export const hint = (id: string) => json<HintTold>("GET", `/tables/${id}/hint`);
export const review = (id: string) => json<ReviewTold>("GET", `/tables/${id}/review`);

export async function open(asked: NewTable): Promise<{ id: string; code: string }> {
  await me();
  return json("POST", "/tables", asked);
}
export async function myTables(): Promise<TableTold[]> {
  await me();
  return json("GET", "/me/tables");
}
export async function myResults(): Promise<ResultTold[]> {
  await me();
  return json("GET", "/me/results");
}
export async function rename(name: string): Promise<Me> {
  await me();
  known = json<Me>("PATCH", "/me", { name });
  return known;
}
export async function myData(): Promise<unknown> {
  await me();
  return json("GET", "/me/data");
}
export async function forgetMe(): Promise<void> {
  await me();
  await send("DELETE", "/me");
  known = null;
}
export async function moveCode(): Promise<{ code: string; valid_s: number }> {
  await me();
  return json("POST", "/me/code");
}
export async function moveHere(code: string): Promise<Me> {
  known = json<Me>("POST", "/me/move", { code });
  return known;
}
