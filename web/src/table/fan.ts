/** How a hand lies: no card over another, in as many rows as let its cards be largest. */

export interface Fan {
  width: number; // of a card, px
  rows: number;
  inRow: number;
  /** From one card to the next, and from one row to the next. */
  step: number;
  fall: number;
  /** Room above the first row, into which its cards rise, and the height of all. */
  top: number;
  high: number;
  /** A single row is a fan: its cards are turned a little. */
  turn: number;
}

/** The narrowest part of a card that a finger can hit, px. */
export const TOUCH = 44;
export const TALL = 1.45;
const MOST_ROWS = 3;
const FOOT = 5;
/** Another row must make cards larger by that much. */
const WORTH = 1.12;

/** `count` cards, none wider than `widest`, in a place as wide as `room` and at most as high as `deepest`. */
export function fan(count: number, room: number, widest: number, deepest: number): Fan {
  let best = lie(count, 1, room, widest, deepest);
  for (let rows = 2; rows <= Math.min(MOST_ROWS, count); rows++) {
    const tried = lie(count, rows, room, widest, deepest);
    if (tried.width > best.width * WORTH) best = tried;
  }
  return best;
}

function lie(count: number, rows: number, room: number, widest: number, deepest: number): Fan {
  const inRow = Math.max(1, Math.ceil(count / rows));
  const [gap, between, top] = rows > 1 ? [4, 12, 11] : [6, 0, 21];
  const fits = (room - gap * (inRow - 1)) / inRow;
  const low = (deepest - top - FOOT - between * (rows - 1)) / rows / TALL;
  const width = Math.max(TOUCH, Math.floor(Math.min(widest, fits, low)));
  const step = inRow < 2 ? 0 : Math.min(width + gap, (room - width) / (inRow - 1)); // too many: they overlap
  const fall = width * TALL + between;
  return {
    width,
    rows,
    inRow,
    step,
    fall,
    top,
    high: top + rows * fall - between + FOOT,
    turn: rows > 1 ? 2 : Math.min(8, 40 / inRow),
  };
}
