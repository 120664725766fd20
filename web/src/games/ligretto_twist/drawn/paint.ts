/** One scene, painted. All measures are those of a card 100 wide and 140 high; there is some room around it. */
import { type Face, faceOf, LETTER } from "./faces";
import { MIDST, PALM } from "./palm";
import type { Hand, Look, Motion, Scene } from "./scenes";

export type Canvas = OffscreenCanvas | HTMLCanvasElement;
export type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
/** How far each motion is: 0 has just begun, 1 is over. */
export type Progress = Record<Motion, number>;

const WIDE = 100;
const HIGH = 140;
const ROOM = 20;
const SHADE = "rgb(20 24 20 / 0.2)";
const STRIPE = "rgb(20 24 20 / 0.38)"; // on the shade
const STRIPES = 7; // wide

export function paint(context: Context, scene: Scene, look: Look, { lands, turns, comes }: Progress): void {
  const { width, height } = context.canvas;
  const unit = width / (WIDE + 2 * ROOM);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  const size = 1.1 - 0.1 * lands;
  const lifted = scene.card === "back" ? 0.08 : 0.06 * (1 - lands) + 0.04 * (1 - turns);
  context.setTransform(unit * size * (0.3 + 0.7 * turns), 0, 0, unit * size, width / 2, height / 2);
  context.translate(-WIDE / 2, -HIGH * (0.5 + lifted));
  for (const i of [3, 2, 1]) if (i <= scene.height / 4) lower(context, look, 2 * i);
  if (scene.card) context.drawImage(picture(scene.card, scene.letter, unit), 0, 0, WIDE, HIGH);
  else if (scene.place) place(context, look);
  if (scene.mark) mark(context, look, scene.mark);
  if (scene.hand) lay(context, look, scene.hand, comes);
}

const MOST = 40; // pictures: a window that is pulled has many sizes
const pictures = new Map<string, Canvas>();
/** A browser that lost what was painted has lost these too. */
export const forget = (): void => pictures.clear();
/** A card is painted once for every size. */
function picture(card: NonNullable<Scene["card"]>, letter: string, unit: number): Canvas {
  const key = `${card}${letter}${unit}`;
  const kept = pictures.get(key);
  if (kept) return kept;
  const made: Canvas = "OffscreenCanvas" in globalThis ? new OffscreenCanvas(1, 1) : document.createElement("canvas");
  made.width = Math.round(WIDE * unit);
  made.height = Math.round(HIGH * unit);
  const context = made.getContext("2d") as Context;
  context.scale(made.width / WIDE, made.height / HIGH);
  show(context, faceOf(card, letter));
  if (pictures.size === MOST) pictures.clear();
  pictures.set(key, made);
  return made;
}

function show(context: Context, { parts, letter }: Face): void {
  for (const { d, fill, stroke, wide, at: [x, y, scale] = [0, 0, 1] } of parts) {
    const path = new Path2D(d);
    context.save();
    context.translate(x, y);
    context.scale(scale, scale);
    if (fill) {
      context.fillStyle = fill;
      context.fill(path, "evenodd");
    }
    if (stroke) {
      context.strokeStyle = stroke;
      context.lineWidth = wide ?? 1;
      context.stroke(path);
    }
    context.restore();
  }
  if (!letter) return;
  context.fillStyle = letter.fill;
  context.font = `${LETTER.weight} ${LETTER.size}px ${LETTER.family}`;
  context.fillText(letter.text, LETTER.x, LETTER.y);
  context.translate(WIDE, HIGH);
  context.rotate(Math.PI);
  context.fillText(letter.text, LETTER.x, LETTER.y);
}

/** A card below the top one. */
function lower(context: Context, look: Look, by: number): void {
  context.beginPath();
  context.roundRect(by + 0.5, by + 0.5, WIDE - 1, HIGH - 1, 12);
  context.fillStyle = look.card;
  context.fill();
  context.strokeStyle = look.edge;
  context.lineWidth = 1;
  context.stroke();
}

/** Where a card would lie. */
function place(context: Context, look: Look): void {
  context.beginPath();
  context.roundRect(2, 2, WIDE - 4, HIGH - 4, 12);
  dashed(context, look.soft, 5, [12, 8]);
}

function mark(context: Context, look: Look, what: NonNullable<Scene["mark"]>): void {
  context.beginPath();
  if (what === "blocked") {
    context.roundRect(-1, -1, WIDE + 2, HIGH + 2, 12);
    stripes(context);
    return;
  }
  context.roundRect(-3, -3, WIDE + 6, HIGH + 6, 14);
  dashed(context, what === "fits" ? look.glow : look.ink, 4, what === "fits" ? [] : [10, 7]);
}

function dashed(context: Context, colour: string, wide: number, dashes: number[]): void {
  context.strokeStyle = colour;
  context.lineWidth = wide;
  context.setLineDash(dashes);
  context.stroke();
  context.setLineDash([]);
}

/** The path is filled with stripes. */
function stripes(context: Context): void {
  context.save();
  context.clip();
  context.fillStyle = SHADE;
  context.fill();
  context.rotate(Math.PI / 4);
  context.fillStyle = STRIPE;
  for (let y = -WIDE; y < HIGH; y += 2 * STRIPES) context.fillRect(-ROOM, y, WIDE + HIGH, STRIPES);
  context.restore();
}

const palm = new Path2D(PALM);
/** A toad's hand, in its owner's colour, with their initial. It comes from where they sit. */
function lay(context: Context, look: Look, { seat, initial, right, turn }: Hand, comes: number): void {
  const turned = (turn * Math.PI) / 180;
  context.save();
  context.globalAlpha = 0.2 + 0.8 * comes;
  context.translate(WIDE / 2, HIGH * 0.54);
  context.rotate(turned);
  context.translate(0, 36 * (1 - comes));
  context.scale(0.8 + 0.2 * (1 - comes), 0.8 + 0.2 * (1 - comes));
  context.save();
  if (!right) context.scale(-1, 1);
  context.translate(-WIDE / 2, -65); // its own middle
  context.strokeStyle = look.sheet;
  context.lineWidth = 7;
  if (comes === 1) context.stroke(palm); // before, it would shine through
  context.fillStyle = look.seats[seat] ?? look.ink;
  context.fill(palm);
  context.restore();
  context.translate(0, MIDST - 65);
  context.rotate(-turned);
  context.fillStyle = look.sheet;
  context.font = "800 36px ui-rounded, system-ui, sans-serif";
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(initial, 0, 0);
  context.restore();
}
