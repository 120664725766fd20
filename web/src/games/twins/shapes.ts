/** Each colour's shape, drawn in a square of 20; and its paint. The same in both themes: they are printed cards. */
import type { Colour } from "./cards";

export const SHAPES: Record<Colour, string> = {
  r: "M10 18C4 13 1.5 10 1.5 6.6A4.4 4.4 0 0 1 10 5a4.4 4.4 0 0 1 8.5 1.6C18.5 10 16 13 10 18z", // heart
  o: "M10 1.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17z", // an orange
  y: "M10 .8l2.7 6.1 6.6.7-5 4.4 1.5 6.6L10 15.2l-5.8 3.4 1.5-6.6-5-4.4 6.6-.7z", // star
  g: "M10 19.2C3 16 1.8 9 4.2 1.5 8 3.5 9.4 5.5 10 8c.6-2.5 2-4.5 5.8-6.5C18.2 9 17 16 10 19.2z", // leaves
  b: "M10 .8c4 5 6.6 8.2 6.6 11.8a6.6 6.6 0 0 1-13.2 0C3.4 9 6 5.8 10 .8z", // drop
  v: "M5.5 2h9L19 8l-9 11L1 8z", // gem
};

export const PAINT: Record<Colour, { face: string; edge: string }> = {
  r: { face: "#ff7467", edge: "#c9372b" },
  o: { face: "#ffa63d", edge: "#bf6a00" },
  y: { face: "#ffdc4a", edge: "#a98600" },
  g: { face: "#1d7a45", edge: "#0e4d2a" },
  b: { face: "#2460bd", edge: "#123c80" },
  v: { face: "#7b3aa8", edge: "#4d1f6e" },
};
