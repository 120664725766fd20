/** A live table: its connection, what it sent so far, and the way back when the connection breaks. */
import { me, Refused, review } from "./api";
import { randomText } from "./chance";
import { keepCommitment, keepValue } from "./deals";
import { Line } from "./line";
import type { Answer, Source } from "./source";
import type { Emote, FromServer, HintTold, LogEvent, Race, Refusal, ReviewTold, Seat, TableFields, View } from "./wire";

const BEAT_MS = 700;
const TRIES = new Set(["play", "commit", "withdraw"]);
const FINAL = new Set(["no_such_table", "foreign_origin", "banned"]);

export type Connection = "connecting" | "open" | "lost" | "ended";

export class Live implements Source {
  view = $state.raw<View | null>(null);
  table = $state.raw<TableFields | null>(null);
  offer = $state.raw<readonly string[]>([]);
  early = $state.raw<readonly string[]>([]);
  later = $state.raw<readonly string[]>([]);
  log = $state.raw<readonly LogEvent[]>([]);
  seat = $state<number | null>(null);
  host = $state(false);
  held = $state<string | null>(null);
  pending = $state<string | null>(null);
  /** The server's names of the seats' owners; null for bots and free seats. */
  owners = $state.raw<readonly (string | null)[]>([]);
  present = $state.raw<readonly boolean[]>([]);
  /** Since when the owners who can't be reached have been silent, and when stand-ins take their seats, by `now()`. */
  silentSince = $state.raw<readonly (number | null)[]>([]);
  standInAt = $state.raw<readonly (number | null)[]>([]);
  /** How long a stand-in waits for anybody. */
  standInMs = $state(0);
  watching = $state(0);
  lags = $state(0);
  connection = $state<Connection>("connecting");
  /** When the server was last heard, by this device's clock, if the connection is lost. */
  lostSince = $state<number | null>(null);
  ended = $state<string | null>(null); // why it can't come back
  refusal = $state.raw<(Refusal & { count: number }) | null>(null);
  /** What the expert would do here. */
  tip = $state.raw<HintTold | null>(null);
  readonly hint = $derived(this.tip?.thoughts[0]?.move ?? null);
  review = $state.raw<ReviewTold | null>(null);
  restartAt = $state<number | null>(null); // the host of the server has announced a restart
  said = $state.raw<{ seat: number; emote: Emote; count: number } | null>(null);
  /** Set by the page that shows the table: a name for each seat in the reader's language. */
  nameOf: (seat: number) => string = (seat) => String(seat);
  readonly names: readonly string[] = $derived(this.seats.map((_, seat) => this.nameOf(seat)));
  readonly hands = null;

  /** Gets every new event, once and in order; not those from before. */
  onEvents: (events: readonly LogEvent[], by: string | undefined) => void = () => undefined;
  /** Called when an answer comes; true: it has shown a refusal itself. */
  onAnswer: ((cid: string, answer: Answer) => boolean) | null = null;
  /** The number of the last event: `view` is the table after it. */
  n = $state(0);

  #shown = 0; // the same, of what has been painted
  #line: Line;
  #sent = new Map<string, object>(); // not answered yet, to be sent again
  #count = 0;
  #told = 0;
  #ground = ""; // what might be done when the last refusal came
  #name = randomText(6);
  #fresh = -Infinity; // the server's clock minus ours, from the fastest message: a little too small
  #measured: number[] = []; // the same in a race, from the last pings with a measured delay
  #beat: ReturnType<typeof setInterval> | undefined;

  constructor(readonly id: string) {
    this.#line = new Line({
      address: () => this.#address(),
      hear: (message) => this.#hear(message),
      lost: (since) => {
        this.connection = "lost";
        this.lostSince = since;
      },
    });
    this.#beat = setInterval(() => {
      if (this.table?.race && this.status === "playing") this.#line.write({ t: "beat" });
    }, BEAT_MS);
  }

  close(): void {
    clearInterval(this.#beat);
    this.connection = "ended";
    this.#line.end();
  }

  // --- what a source has

  get you(): number | null {
    return this.seat;
  }
  get status(): TableFields["status"] {
    return this.table?.status ?? "waiting";
  }
  get seats(): readonly Seat[] {
    return this.table?.seats ?? [];
  }
  get deadlines(): readonly (number | null)[] {
    return this.table?.deadlines ?? [];
  }
  get race(): Race | null {
    return this.table?.race ?? null;
  }
  get rests(): boolean {
    return this.status === "over";
  }
  get plays(): boolean {
    return this.seat !== null && this.status === "playing";
  }
  /** Does the reader play, and only bots besides? */
  get alone(): boolean {
    return this.plays && this.seats.every((seat, i) => i === this.seat || seat.kind === "bot");
  }
  now(): number {
    const offset = this.#measured.length ? Math.max(...this.#measured) : this.#fresh;
    return Date.now() + (offset === -Infinity ? 0 : offset);
  }

  // --- what the player does

  play(move: string): string {
    this.pending = move;
    const race = this.race ? { seen: this.#shown, press: Math.round(this.now()) } : {};
    return this.ask({ t: "play", move, ...race });
  }
  commit(move: string): void {
    this.ask({ t: "commit", move });
  }
  withdraw(): void {
    this.ask({ t: "withdraw" });
  }
  emote(emote: Emote): void {
    this.ask({ t: "emote", emote });
  }
  refuse(refusal: Refusal): void {
    this.refusal = { ...refusal, count: ++this.#told };
    this.#ground = this.#stands();
  }

  /** What a refusal speaks of: what may be done here and now. */
  #stands(): string {
    if (this.race) return JSON.stringify([this.status, this.race]); // what may be done changes all the time
    const { status, seats, offer, early, held, view, seat } = this;
    const due = seat !== null && view?.due?.includes(seat);
    return JSON.stringify([status, status === "waiting" && seats, offer, early, held, view?.phase, due]);
  }
  /** A refusal is gone once that has changed, or once something else is tried. That time ran out stays true. */
  #outlived(): void {
    if (this.refusal && this.refusal.code !== "time_up" && this.#stands() !== this.#ground) this.refusal = null;
  }

  /** Send a message that is answered; if the connection breaks it is sent again, and done once. Returns its name. */
  ask(message: { t: string; [field: string]: unknown }): string {
    const cid = `${this.#name}-${++this.#count}`;
    const whole = { ...message, cid };
    if (typeof message["value"] === "string") keepValue(this.id, message["value"]);
    if (TRIES.has(message.t)) this.refusal = null;
    this.#sent.set(cid, whole);
    this.#line.write(whole);
    return cid;
  }

  // --- the connection

  /** Where the table is, once the server knows who asks. */
  async #address(): Promise<string | null> {
    try {
      await me();
    } catch (error) {
      if (!(error instanceof Refused && FINAL.has(error.refusal.code))) throw error;
      this.#end(error.refusal.code);
      return null;
    }
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/api/tables/${this.id}/live?after=${this.n}`;
  }

  /** It can't come back. */
  #end(code: string): void {
    this.connection = "ended";
    this.ended = code;
    this.#line.end();
  }

  /** A round of a race is over: what does it teach? */
  #learn(events: readonly LogEvent[]): void {
    if (!this.race || this.seat === null || !events.some(({ kind }) => kind === "round")) return;
    void review(this.id).then(
      (told) => (this.review = told),
      () => undefined, // the table is played as well without
    );
  }

  /** The table is as it was after that event; it is visible from the next frame on, and what a thread paints one frame later. */
  #reached(n: number): void {
    if (n !== this.n) this.tip = null; // it was about another position
    this.n = n;
    requestAnimationFrame(() => requestAnimationFrame(() => (this.#shown = n)));
  }

  #hear(message: FromServer): void {
    switch (message.t) {
      case "state": {
        const fresh = this.connection === "connecting";
        this.#reached(message.n);
        this.view = message.view;
        this.table = message.table;
        if (this.status !== "over") keepCommitment(this.id, message.table.commitment);
        this.offer = message.offer;
        this.early = message.early;
        this.later = message.later;
        this.seat = message.you.seat;
        this.host = message.you.host;
        this.held = message.held;
        this.log = message.since === 0 ? message.events : [...this.log, ...message.events];
        if (this.connection !== "open") {
          this.connection = "open";
          this.lostSince = null;
          this.restartAt = null; // if one is still ahead, that is told next
          for (const sent of this.#sent.values()) this.#line.write(sent);
        }
        this.#outlived();
        this.#learn(this.log);
        if (!fresh && message.since > 0) this.onEvents(message.events, undefined);
        break;
      }
      case "event": {
        if (message.n !== this.n + 1) {
          if (message.n > this.n) this.ask({ t: "resync", after: this.n });
          break;
        }
        this.#reached(message.n);
        this.#fresh = Math.max(this.#fresh, message.at - Date.now());
        if (message.table) this.table = { ...(this.table as TableFields), ...message.table };
        if (message.view) this.view = { ...(this.view as View), ...message.view };
        if (message.offer) this.offer = message.offer;
        if (message.early) this.early = message.early;
        if (message.later) this.later = message.later;
        this.#outlived();
        if (message.events) {
          this.log = [...this.log, ...message.events];
          this.#learn(message.events);
          this.onEvents(message.events, message.by);
        }
        break;
      }
      case "ok":
      case "refused": {
        const sent =
          message.cid === undefined ? undefined : (this.#sent.get(message.cid) as { t?: string } | undefined);
        if (message.cid !== undefined) this.#sent.delete(message.cid);
        if (sent?.t === "play") this.pending = null;
        const shown = message.cid !== undefined && this.onAnswer?.(message.cid, message);
        if (message.t === "refused" && !shown) this.refuse(message);
        break;
      }
      case "held":
        this.held = message.move;
        this.#outlived();
        break;
      case "offer":
        this.offer = message.offer;
        this.later = message.later ?? [];
        this.#outlived();
        break;
      case "presence":
        this.present = message.seats;
        this.owners = message.names;
        this.watching = message.watching;
        this.silentSince = message.silent_since ?? [];
        this.standInAt = message.stand_in_at ?? [];
        this.standInMs = message.stand_in_ms;
        this.#fresh = Math.max(this.#fresh, message.at - Date.now());
        break;
      case "emote":
        this.said = { seat: message.seat, emote: message.emote, count: ++this.#told };
        break;
      case "notice":
        this.restartAt = message.at ?? null;
        break;
      case "ping":
        this.#line.write({ t: "pong", at: message.at });
        this.#fresh = Math.max(this.#fresh, message.at - Date.now());
        if (message.delay !== undefined)
          this.#measured = [...this.#measured.slice(-7), message.at + message.delay - Date.now()];
        break;
      case "beat":
        break; // it is enough that it came
      case "bye":
        if (FINAL.has(message.code)) this.#end(message.code);
        else this.#line.again(message.after_ms);
        break;
    }
  }
}
