/** A toad's right hand, 100 wide and 130 high: one outline. */
type Limb = readonly [x1: number, y1: number, x2: number, y2: number, wide: number];

/** A line with round ends, as an outline. */
function limb([x1, y1, x2, y2, wide]: Limb): string {
  const r = wide / 2;
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [x, y] = [(-(y2 - y1) / length) * r, ((x2 - x1) / length) * r];
  const end = (from: [number, number]): string => from.map((at) => at.toFixed(1)).join(" ");
  const turn = `A${r} ${r} 0 0 0 `;
  return `M${end([x1 + x, y1 + y])}L${end([x2 + x, y2 + y])}${turn}${end([x2 - x, y2 - y])}L${end([x1 - x, y1 - y])}${turn}${end([x1 + x, y1 + y])}z`;
}
const tip = (x: number, y: number): Limb => [x, y, x + 0.1, y, 22];
const LIMBS: readonly Limb[] = [
  [46, 80, 14, 60, 14],
  [48, 78, 28, 30, 14],
  [50, 78, 53, 18, 14],
  [54, 80, 78, 30, 14],
  tip(14, 60),
  tip(28, 30),
  tip(53, 18),
  tip(78, 30),
  [50, 82, 52, 82, 50],
];

export const PALM = `M38 88v40h28v-40z${LIMBS.map(limb).join("")}`;
export const MIDST = 82; // of the palm, from above: there is the initial
