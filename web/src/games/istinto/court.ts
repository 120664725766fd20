/**
 * The evidence when somebody was challenged: what the accused played to each trick of that round, from the public log.
 * A revoke shows as a pair: a card that didn't follow, and later a card of the suit that was asked for.
 */
import type { LogEvent } from "../../lib/wire";
import { isChallenge, isRound, isTrick, type ChallengeEvent, type Suit, suitOf } from "./shown";

export interface Exhibit {
  number: number; // of the trick, from 1
  led: string;
  leader: number;
  card: string; // what the accused played
  asked: Suit | null; // the suit led; null where anything was allowed
  followed: boolean;
  proof: boolean; // one of the pair
}
export interface Case {
  challenge: ChallengeEvent;
  exhibits: Exhibit[];
  /** The pair: the card that didn't follow, and the one that could have. Null if nobody saw it. */
  pair: readonly [Exhibit, Exhibit] | null;
}

/** The last case of the log, if it closed the last round. */
export function lastCase(log: readonly LogEvent[]): Case | null {
  const at = log.findLastIndex(isChallenge);
  const challenge = log[at];
  if (!challenge || !isChallenge(challenge) || log.slice(at).filter(isRound).length > 1) return null;
  const start = log.slice(0, at).findLastIndex(isRound) + 1;
  const exhibits = played(log.slice(start, at), challenge.accused);
  const pair = challenge.revoked ? findPair(exhibits) : null;
  for (const exhibit of pair ?? []) exhibit.proof = true;
  return { challenge, exhibits, pair };
}

function played(events: readonly LogEvent[], accused: number): Exhibit[] {
  const exhibits: Exhibit[] = [];
  let lead: { card: string; seat: number } | null = null;
  let number = 1;
  for (const event of events) {
    if (isTrick(event)) {
      lead = null;
      number += 1;
    }
    if (event.kind !== "play" || event.seat === undefined) continue;
    const card = String(event["card"]);
    lead ??= { card, seat: event.seat };
    if (event.seat !== accused) continue;
    const asked = lead.seat === accused ? null : suitOf(lead.card);
    const followed = asked === null || suitOf(card) === asked;
    exhibits.push({ number, led: lead.card, leader: lead.seat, card, asked, followed, proof: false });
  }
  return exhibits;
}

function findPair(exhibits: readonly Exhibit[]): readonly [Exhibit, Exhibit] | null {
  for (const [i, broken] of exhibits.entries()) {
    if (broken.followed) continue;
    const shown = exhibits.slice(i + 1).find((later) => suitOf(later.card) === broken.asked);
    if (shown) return [broken, shown];
  }
  return null;
}
