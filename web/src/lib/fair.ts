/**
 * Checks a deal in the browser, with its own cryptography and nothing of the server's: "rospo deal 1", as the top of
 * src/rospo/server/core/fair.py describes it byte by byte.
 */
import type { Proof } from "./wire";

const FORMAT = "rospo deal 1";

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (digits: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** Browsers offer their cryptography only to pages from https or from this machine. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

/** Signs messages with one key, 32 bytes as hexadecimal digits. */
async function signer(key: string): Promise<(message: string) => Promise<Uint8Array>> {
  const kind = { name: "HMAC", hash: "SHA-256" };
  const made = await crypto.subtle.importKey("raw", unhex(key), kind, false, ["sign"]);
  return async (message) => new Uint8Array(await crypto.subtle.sign("HMAC", made, utf8(message)));
}

export async function commitment(table: string, secret: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", utf8(`${FORMAT}\n${table}\n${secret}`))));
}

/** The secret and everybody's values in one. An item says how long it is, in bytes: so no two lists are alike. */
export async function mixed(table: string, secret: string, values: readonly string[]): Promise<string> {
  const items = [table, ...values].map((text) => `${utf8(text).length}:${text}\n`);
  return hex(await (await signer(secret))(`${FORMAT} mixed\n${items.join("")}`));
}

export async function seed(mix: string): Promise<string> {
  const block = await (await signer(mix))(`${FORMAT} seed`);
  return String(BigInt.asUintN(63, BigInt(`0x${hex(block.slice(0, 8))}`)));
}

/** The cards of a round, from 0; the top card first. */
export async function deck(cards: readonly string[], mix: string, round: number): Promise<string[]> {
  const sign = await signer(mix);
  let block: Uint8Array = new Uint8Array();
  let counter = 0;
  let at = 0;
  const word = async (): Promise<number> => {
    if (at === block.length) [block, at] = [await sign(`${FORMAT} deck ${round} ${counter++}`), 0];
    at += 2;
    return 256 * (block[at - 2] ?? 0) + (block[at - 1] ?? 0);
  };
  const below = async (n: number): Promise<number> => {
    for (;;) {
      const w = await word();
      if (w < 65536 - (65536 % n)) return w % n; // else small results would come up more often
    }
  };
  const lying = [...cards];
  for (let i = 0; i < lying.length - 1; i++) {
    const j = i + (await below(lying.length - i));
    [lying[i], lying[j]] = [lying[j] as string, lying[i] as string];
  }
  return lying;
}

/** What a record says of its deal and its moves; see docs/records.md. */
export interface RecordRead {
  game: string;
  seed: string;
  decks: string[];
  rounds: number;
  moves: string[]; // "2 lay 34"; without the moments of a race
}

export function readRecord(text: string): RecordRead {
  const lines = text.split("\n").map((line) => line.trimEnd());
  const field = (name: string): string =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? "";
  return {
    game: field("game"),
    seed: field("seed"),
    decks: lines.filter((line) => /^deck \d+: /.test(line)).map((line) => line.slice(line.indexOf(":") + 2)),
    rounds: lines.filter((line) => /^-- (round|hand) \d+,/.test(line)).length,
    moves: lines.filter((line) => /^\d /.test(line)).map((line) => line.replace(/ @\d+$/, "")),
  };
}

/** What fits and what doesn't. */
export interface Checked {
  commitment: boolean; // the hash of the secret
  seed: boolean;
  decks: boolean; // each in the record, and each as it must be
  rounds: number;
  moves: boolean; // the record is of the game that is shown
}

/** Work everything out again, from the game's cards in deck order. `shown` are the moves that the replay shows, "2 lay 34". */
export async function check(proof: Proof, cards: readonly string[], shown: readonly string[]): Promise<Checked> {
  const record = readRecord(proof.record);
  const mix = await mixed(proof.table, proof.secret, proof.values);
  const decks = await Promise.all(record.decks.map((_, round) => deck(cards, mix, round)));
  return {
    commitment: proof.format === FORMAT && (await commitment(proof.table, proof.secret)) === proof.commitment,
    seed: (await seed(mix)) === record.seed,
    decks:
      record.rounds > 0 &&
      record.decks.length >= record.rounds &&
      decks.every((dealt, i) => dealt.join(" ") === record.decks[i]),
    rounds: record.rounds,
    moves: record.game === proof.game && record.moves.join("\n") === shown.join("\n"),
  };
}
