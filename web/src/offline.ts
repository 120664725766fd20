/**
 * The service worker: after the first visit the app opens without a server, and the score sheet works there.
 *
 * Pages come from the server while it answers, and else from here. Built files have a hash in their name, so what is
 * kept is right for ever. The API is never touched. A new version waits until no page of the old one is open, then
 * takes its place and throws its files away.
 */

interface Kept {
  version: string;
  /** What every visitor needs: page, code, styles, pictures. */
  shell: string[];
  /** Words and rules, by language. */
  languages: Record<string, string[]>;
}
const worker = self as unknown as { clients: { claim: () => Promise<void> } };
interface Extendable extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Fetching extends Extendable {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

const KEPT = JSON.parse("__KEPT__") as Kept; // vite.config.ts writes it
const CACHE = `rospo-${KEPT.version}`;
const SPOKEN = "rospo-spoken"; // which languages somebody uses here: outlives versions
const PATIENCE_MS = 4000;
const OWN = /^\/(api|health|metrics)(\/|$)/;

addEventListener("install", (event) => {
  (event as Extendable).waitUntil(install());
});
addEventListener("activate", (event) => {
  (event as Extendable).waitUntil(activate());
});
addEventListener("fetch", (event) => {
  const fetching = event as Fetching;
  const { request } = fetching;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || OWN.test(url.pathname)) return;
  fetching.respondWith(request.mode === "navigate" ? page(request) : file(request));
  const language = Object.keys(KEPT.languages).find((one) => KEPT.languages[one]?.includes(url.pathname));
  if (language) fetching.waitUntil(speak(language).catch(() => undefined));
});

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(
    KEPT.shell.map((path) => new Request(path, { cache: path.startsWith("/assets/") ? "default" : "reload" })),
  );
  const ours = (tag: string): boolean => tag in KEPT.languages;
  const browser = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(ours) ?? "en";
  const before = (await (await caches.open(SPOKEN)).keys())
    .map((request) => new URL(request.url).pathname.slice(1))
    .filter(ours);
  for (const language of new Set([browser, ...before])) await speak(language);
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith("rospo-") && name !== CACHE && name !== SPOKEN);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** Keep all words and rules of a language. */
async function speak(language: string): Promise<void> {
  const cache = await caches.open(CACHE);
  const missing: string[] = [];
  for (const path of KEPT.languages[language] ?? []) if (!(await cache.match(path))) missing.push(path);
  if (missing.length) await cache.addAll(missing);
  await (await caches.open(SPOKEN)).put(`/${language}`, new Response());
}

/** A page: the server's if it answers soon, else the kept one, which is the same for all addresses. */
async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (answer.status < 500) return answer;
  } catch {
    // no server, no network, or too slow
  }
  return (await kept("/")) ?? fetch(request);
}

async function file(request: Request): Promise<Response> {
  return (await kept(request)) ?? fetch(request);
}

const kept = async (asked: Request | string): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(asked, { ignoreVary: true, ignoreSearch: true });
