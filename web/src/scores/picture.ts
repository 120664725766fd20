/** A sheet as a picture: paper, lines, numbers in ink. Always light: it is paper. */
import { titleOf } from "../lib/games";
import { t } from "../lib/words.svelte";
import type { Evening } from "./evenings.svelte";
import type { Reckoned } from "./reckon";
import { day, signed, verdict, written } from "./handing";

const WIDE = 1080;
const EDGE = 60;
const MARGIN = 90; // left of it: the round
const HEAD = 250;
const LINE = 84;
const FOOT = 110;
const PAPER = "#fffdf4";
const RULE = "#c9d8e4";
const RED = "#d98a80";
const INK = "#22281f";
const PEN = "#1d3f8a";
const SOFT = "#5a6154";
const PRINT = "system-ui, sans-serif";
const HAND = '"Bradley Hand", "Segoe Print", "Chalkboard SE", "Comic Neue", system-ui, sans-serif';

export function draw(evening: Evening, reckoned: Reckoned): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HEAD + LINE * (reckoned.lines.length + 1) + FOOT;
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.reject(new Error("no canvas"));
  const players = evening.names.length;
  const column = (WIDE - EDGE - MARGIN - EDGE) / players;
  const middle = (seat: number): number => EDGE + MARGIN + column * (seat + 0.5);
  const write = (text: string, x: number, y: number, font: string, ink: string, room = column - 12): void => {
    pen.font = font;
    pen.fillStyle = ink;
    pen.fillText(text, x, y, room);
  };

  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDE, canvas.height);
  pen.textBaseline = "alphabetic";
  write(titleOf(evening.game), EDGE, 88, `800 60px ${PRINT}`, INK, WIDE - 2 * EDGE);
  write(`${day(evening.begun)} · ${verdict(evening, reckoned)}`, EDGE, 140, `400 32px ${PRINT}`, SOFT, WIDE - 2 * EDGE);

  pen.textAlign = "center";
  for (const [seat, name] of evening.names.entries()) {
    const won = reckoned.winners.includes(seat);
    write(won ? `★ ${name}` : name, middle(seat), HEAD - 24, `700 34px ${PRINT}`, INK);
  }
  rule(pen, HEAD, INK, 3);
  for (const [i, line] of reckoned.lines.entries()) {
    const y = HEAD + LINE * (i + 1) - 24;
    rule(pen, HEAD + LINE * (i + 1), RULE, 2);
    write(String(i + 1), EDGE + MARGIN / 2 - 10, y, `400 30px ${PRINT}`, SOFT);
    for (const seat of evening.names.keys()) {
      const [total, before] = [line.totals[seat] ?? 0, line.before[seat] ?? 0];
      write(written(total), middle(seat) + 14, y, `400 46px ${HAND}`, PEN);
      write(signed(total - before), middle(seat) - column * 0.29, y - 20, `400 24px ${HAND}`, SOFT, column * 0.4);
    }
  }
  const last = HEAD + LINE * (reckoned.lines.length + 1);
  for (const seat of evening.names.keys())
    write(written(reckoned.totals[seat] ?? 0), middle(seat), last - 18, `700 54px ${HAND}`, PEN);
  rule(pen, last, INK, 3);
  rule(pen, last + 8, INK, 3);
  pen.fillStyle = RED;
  pen.fillRect(EDGE + MARGIN - 12, HEAD - 70, 3, last - HEAD + 70);
  write(t("scores-made-with"), WIDE / 2, canvas.height - 36, `400 26px ${PRINT}`, SOFT, WIDE - 2 * EDGE);

  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}

function rule(pen: CanvasRenderingContext2D, y: number, colour: string, thick: number): void {
  pen.fillStyle = colour;
  pen.fillRect(EDGE, y, WIDE - 2 * EDGE, thick);
}
