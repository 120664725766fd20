/** A card in parts, 100 wide and 140 high: the same for a picture in a page and for a canvas. */
import type { Colour } from "../shown";

export interface Part {
  d: string;
  fill?: string;
  stroke?: string;
  wide?: number; // of the stroke
  at?: readonly [x: number, y: number, scale: number];
}
export interface Face {
  parts: readonly Part[];
  letter: { text: string; fill: string } | null; // in two corners, as LETTER says
}

export const LETTER = { x: 13, y: 35, size: 30, weight: 800, family: "system-ui, sans-serif" };

/** Shapes in a square of 100: a heart, a toad, a drop, a sun. Each is known by its outline alone. */
const SHAPES = {
  r: "M50 88C22 66 8 50 8 33a21 21 0 0 1 42-5a21 21 0 0 1 42 5c0 17-14 33-42 55z",
  g: "M10 60c0-12 4-19 10-24a16 16 0 1 1 27-8h6a16 16 0 1 1 27 8c6 5 10 12 10 24c0 18-18 28-40 28S10 78 10 60zM31 20a6 6 0 1 0 .1 0zM69 20a6 6 0 1 0 .1 0zM26 62q24 18 48 0q-24 8-48 0z",
  b: "M50 4C67 30 80 45 80 62a30 30 0 0 1-60 0C20 45 33 30 50 4zM33 60a18 18 0 0 0 17 20a3 3 0 0 0 0-7a11 11 0 0 1-10-13a3.5 3.5 0 0 0-7 0z",
  y: "M50 5L60 24L80 16L75 36L95 43L79 56L90 74L69 73L66 94L50 80L34 94L31 73L10 74L21 56L5 43L25 37L20 16L40 24zM37 44a5 5 0 1 0 .1 0zM63 44a5 5 0 1 0 .1 0zM36 58q14 11 28 0q-14 5-28 0z",
};
const FACES = { r: "#c22a26", g: "#1b7540", b: "#1f5bbd", y: "#f5c31d" };
const INK = { r: "#fff", g: "#fff", b: "#fff", y: "#3d2c00" };

/** A sheet with round corners, at this distance from the card's edge. */
function sheet(far: number, round: number): string {
  const [across, down] = [100 - 2 * (far + round), 140 - 2 * (far + round)];
  const corner = (x: number, y: number): string => `a${round} ${round} 0 0 1 ${x * round} ${y * round}`;
  return `M${far + round} ${far}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`;
}
const EDGE: Part = { d: sheet(1, 13), fill: "#fffdf6", stroke: "#a49c8b", wide: 1.5 };
const field = (fill: string): Part => ({ d: sheet(6, 9), fill });

const CLOTH = "#40584a";
const BACK: Face = {
  parts: [
    EDGE,
    field(CLOTH),
    {
      d: "M6 40L94 128M6 84L56 134M28 6L94 72M72 6L94 28M94 40L6 128M94 84L44 134M72 6L6 72M28 6L6 28",
      stroke: "#617c69",
      wide: 3,
    },
    { d: "M21 70a29 29 0 1 0 58 0a29 29 0 1 0-58 0z", fill: CLOTH },
    { d: SHAPES.g, fill: "#dbe8cf", at: [29, 49, 0.42] },
  ],
  letter: null,
};

export function faceOf(card: Colour | "back", letter: string): Face {
  if (card === "back") return BACK;
  return {
    parts: [EDGE, field(FACES[card]), { d: SHAPES[card], fill: INK[card], at: [19, 42, 0.62] }],
    letter: { text: letter, fill: INK[card] },
  };
}
