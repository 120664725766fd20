/** A rule's text cut into pieces: plain words, *emphasis*, `moves and options`, and cards, which are drawn. */
import type { Deck } from "./cards";

export type Piece =
  | { kind: "text" | "em" | "code"; text: string }
  | {
      kind: "cards";
      text: string;
      cards: string[];
      said: boolean; // the words beside them say the same
      before: string; // a bracket or a full stop stays with its card, whatever the line's end
      after: string;
    };

/** Emphasis, something in backticks, or a capital letter in brackets. */
const MARK = /\*([^*]+)\*|`([^`]+)`|\(([A-Z])\)/g;

export function pieces(text: string, deck: Deck): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const mark of text.matchAll(MARK)) {
    const [whole, em, ticked, letter] = mark;
    if (letter && !deck.letters?.test(letter)) continue;
    if (mark.index > from) found.push({ kind: "text", text: text.slice(from, mark.index) });
    if (em) found.push({ kind: "em", text: em });
    else if (ticked) found.push(named(ticked, deck));
    else if (letter) found.push(drawn(letter, [letter.toLowerCase()], true));
    from = mark.index + whole.length;
  }
  if (from < text.length) found.push({ kind: "text", text: text.slice(from) });
  return glued(found);
}

function named(text: string, deck: Deck): Piece {
  const cards = text.split(" ");
  return cards.every((card) => deck.cards.includes(card)) ? drawn(text, cards, false) : { kind: "code", text };
}

const drawn = (text: string, cards: string[], said: boolean): Piece => ({
  kind: "cards",
  text,
  cards,
  said,
  before: "",
  after: "",
});

/** Brackets and stops go over to the cards that they touch. */
function glued(found: Piece[]): Piece[] {
  for (const [i, piece] of found.entries()) {
    if (piece.kind !== "cards") continue;
    const left = found[i - 1];
    const right = found[i + 1];
    if (left?.kind === "text") {
      piece.before = /[(«“„]*$/.exec(left.text)?.[0] ?? "";
      left.text = left.text.slice(0, left.text.length - piece.before.length);
    }
    if (right?.kind === "text") {
      piece.after = /^[).,;:!?»”]*/.exec(right.text)?.[0] ?? "";
      right.text = right.text.slice(piece.after.length);
    }
  }
  return found.filter((piece) => piece.text);
}

/** The text without its marks, as somebody would type it. */
export const plain = (text: string): string => text.replace(/[*`]/g, "");
