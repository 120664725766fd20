// Works the fair deals of fair_vectors.json out again, with WebCrypto only: the format is told in rospo/server/core/fair.py.
// node fair_check.mjs fair_vectors.json — prints how many facts fit; the first that doesn't ends it with status 1.
import { readFileSync } from "node:fs";

const FORMAT = "rospo deal 1";
const utf8 = (text) => new TextEncoder().encode(text);
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (digits) => Uint8Array.from(digits.match(/../g), (pair) => parseInt(pair, 16));
const sha256 = async (bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

async function hmac(digits, message) {
  const kind = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", unhex(digits), kind, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, message));
}

// The length counts bytes, not letters.
const item = (text) => `${utf8(text).length}:${text}\n`;
const commitment = async (table, secret) => hex(await sha256(utf8(`${FORMAT}\n${table}\n${secret}`)));
const mixed = async (table, secret, values) =>
  hex(await hmac(secret, utf8(`${FORMAT} mixed\n` + [table, ...values].map(item).join(""))));
const seed = async (mix) => {
  const block = await hmac(mix, utf8(`${FORMAT} seed`));
  return BigInt.asUintN(63, new DataView(block.buffer).getBigUint64(0));
};

async function deck(cards, mix, round) {
  let [block, counter, at] = [null, 0, 32];
  const word = async () => {
    if (at === 32) [block, at] = [await hmac(mix, utf8(`${FORMAT} deck ${round} ${counter++}`)), 0];
    at += 2;
    return 256 * block[at - 2] + block[at - 1];
  };
  const below = async (n) => {
    let w = await word();
    while (w >= 65536 - (65536 % n)) w = await word();
    return w % n;
  };
  const lying = [...cards];
  for (let i = 0; i < lying.length - 1; i++) {
    const j = i + (await below(lying.length - i));
    [lying[i], lying[j]] = [lying[j], lying[i]];
  }
  return lying;
}

let fitting = 0;
function fits(what, found, expected) {
  if (found !== expected) {
    console.log(`${what}: worked out ${found}, expected ${expected}`);
    process.exit(1);
  }
  fitting++;
}

const { format, cards, vectors } = JSON.parse(readFileSync(process.argv[2], "utf-8"));
fits("format", FORMAT, format);
for (const v of vectors) {
  const mix = await mixed(v.table, v.secret, v.values);
  fits(`commitment of ${v.table}`, await commitment(v.table, v.secret), v.commitment);
  fits(`mixed of ${v.table}`, mix, v.mixed);
  fits(`seed of ${v.table}`, String(await seed(mix)), v.seed);
  for (const { game, round, deck: expected } of v.decks)
    fits(`${game} ${round} of ${v.table}`, (await deck(cards[game].split(" "), mix, round)).join(" "), expected);
}
console.log(`${fitting} facts fit`);
