/**
 * What I did and the table hasn't told yet, laid over the view: so my own cards lie at once, and go back if somebody was
 * quicker. The server decides; this only shows. It is the only guess in the browser: a race doesn't wait for an answer.
 * Which card lies where is drawn as my moves say it; what I may do next is what the server sent for that, `later`.
 */
import type { Answer, Source } from "../../lib/source";
import { type Colour, isColour, twist } from "./shown";

export interface Claim {
  cid: string;
  move: "flip" | "park" | "lay";
  pile: number | null;
  card: Colour | null; // laid or parked
  doomed: boolean; // a fumble, by all that I see
  offer: readonly string[] | null; // what may be done after it
  n: number | null; // from that event on the view has it; null: not answered
  flipped: Colour | null;
  void: boolean; // what it was built on has failed
}

/** The table as I see it: the view, and my claims over it. */
export interface Seen {
  flipped: Colour | null;
  turning: boolean; // a flipped card whose colour isn't told yet
  stack: number;
  parked: number;
  heights: readonly number[];
  handOn: readonly (number | null)[];
  pending: number | null; // a pile on which my card isn't confirmed
  offer: readonly string[] | null; // what I may do; null until the server tells it
}

export type News =
  | { kind: "flipped"; card: Colour }
  | { kind: "laid"; pile: number; by: number | null } // milliseconds before the next claim on that pile
  | { kind: "fumble"; pile: number }
  | { kind: "late"; pile: number; by: number | null }
  | { kind: "held_off" }; // the race stood still

/** The race stands still: a panel says why. */
const STANDS = new Set(["not_running", "paused", "round_over"]);

export class Claims {
  #open = $state.raw<readonly Claim[]>([]);
  readonly seen: Seen = $derived.by(() => this.#over());

  constructor(
    readonly source: Source,
    readonly tell: (news: News) => void,
  ) {}

  make(move: Claim["move"], pile: number | null = null, doomed = false): void {
    const card = this.seen.flipped;
    const cid = this.source.play(pile === null ? move : `${move} ${pile}`);
    if (typeof cid !== "string") return; // there will be no answer: the view has it already
    const { later } = this.source;
    const offer = this.seen.offer === this.source.offer && later.length > 0 ? later : null;
    const claim = { cid, move, pile, card, doomed, offer, n: null, flipped: null, void: false };
    this.#open = [...this.#open.filter((other) => !this.#told(other)), claim];
  }

  /** An answer came. True: it is ours, and shown. */
  answer(cid: string, answer: Answer): boolean {
    const claim = this.#open.find((other) => other.cid === cid);
    if (!claim) return false;
    const { pile } = claim;
    if (answer.t === "ok" && pile !== null && answer.held) {
      this.#failed(claim);
      this.tell({ kind: "fumble", pile });
    } else if (answer.t === "ok") {
      const flipped = isColour(answer.held) ? answer.held : null;
      this.#open = this.#open.map((other) =>
        other === claim ? { ...claim, doomed: false, n: answer.n, flipped } : other,
      );
      if (flipped) this.tell({ kind: "flipped", card: flipped });
      else if (pile !== null) this.tell({ kind: "laid", pile, by: answer.won_by ?? null });
    } else {
      this.#failed(claim);
      if (answer.code === "late" && pile !== null) {
        const by = answer.facts?.["by"];
        this.tell({ kind: "late", pile, by: typeof by === "number" ? by : null });
        return true;
      }
      this.tell({ kind: "held_off" });
      return claim.void || STANDS.has(answer.code);
    }
    return true;
  }

  #failed(claim: Claim): void {
    const at = this.#open.indexOf(claim);
    this.#open = this.#open
      .filter((other) => other !== claim)
      .map((other, i) => (i < at ? other : { ...other, void: true }));
  }

  #told(claim: Claim): boolean {
    return claim.n !== null && claim.n <= (this.source.n ?? Infinity);
  }

  /** My moves as the server knows them; after a fumble, those that I shall have: until then none can be made. */
  #offered(): readonly string[] {
    const { offer, later } = this.source;
    return offer.length > 0 ? offer : later;
  }

  #over(): Seen {
    const view = twist(this.source);
    const me = this.source.seat;
    const seen = {
      flipped: view?.held[me ?? -1] ?? null,
      turning: false,
      stack: view?.stacks[me ?? -1] ?? 0,
      parked: view?.parked[me ?? -1] ?? 0,
      heights: [...(view?.heights ?? [])],
      handOn: [...(view?.hand_on ?? [])],
      pending: null as number | null,
      offer: this.#offered() as readonly string[] | null,
    };
    for (const claim of this.#open) {
      if (claim.void || claim.doomed || this.#told(claim)) continue;
      seen.offer = claim.offer;
      if (claim.move === "flip") {
        if (seen.stack === 0) [seen.stack, seen.parked] = [seen.parked, 0];
        seen.stack--;
        seen.flipped = claim.flipped;
        seen.turning = claim.flipped === null;
      } else {
        seen.flipped = null;
        if (claim.pile === null) seen.parked++;
        else {
          seen.handOn = seen.handOn.map((hand) => (hand === me ? null : hand));
          seen.handOn[claim.pile] = me;
          seen.heights[claim.pile] = (seen.heights[claim.pile] ?? 0) + 1;
          if (claim.n === null) seen.pending = claim.pile;
        }
      }
    }
    return seen;
  }
}
