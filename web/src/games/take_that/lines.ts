/** How the row lies: in lines like a text, with cards as large as fit. */

/** Widths of a card to choose from: few, so that cards seldom change their size. */
const WIDTHS = [200, 172, 148, 124, 104, 92, 82, 72, 64, 56, 50, 44, 39, 34, 30, 26, 22, 18];
export const TALL = 1.45;

export interface Lines {
  width: number;
  height: number;
  perLine: number;
  /** Room that is left and right of the lines, for the way from one to the next. */
  margin: number;
  gap: number;
  at: readonly { x: number; y: number }[];
}

/** Places for `count` cards in that room. The first line starts at the left; spare room stays free below. */
export function lines(count: number, room: number, depth: number, largest = 124): Lines {
  let fit = plan(count, room, WIDTHS.at(-1) ?? 18);
  for (const width of WIDTHS) {
    if (width > largest) continue;
    const tried = plan(count, room, width);
    if (tried.deep <= depth) {
      fit = tried;
      break;
    }
  }
  const { width, height, gap, between, perLine, margin, deep } = fit;
  const top = Math.max(0, (depth - deep) / 2);
  const used = Math.min(perLine, count);
  const left = Math.max(margin, (room - used * width - (used - 1) * gap) / 2);
  const at = Array.from({ length: count }, (_, i) => ({
    x: left + (i % perLine) * (width + gap),
    y: top + Math.floor(i / perLine) * (height + between),
  }));
  return { width, height, perLine, margin, gap, at };
}

function plan(count: number, room: number, width: number) {
  const height = width * TALL;
  const gap = Math.max(6, Math.round(width * 0.16));
  const between = Math.max(9, Math.round(width * 0.2));
  const margin = Math.max(8, Math.round(width * 0.14));
  const perLine = Math.max(1, Math.floor((room - 2 * margin + gap) / (width + gap)));
  const rows = Math.max(1, Math.ceil(count / perLine));
  return { width, height, gap, between, margin, perLine, deep: rows * height + (rows - 1) * between };
}

/** The way through the cards: along each line, and round the corner to the next. */
export function way({ at, width, height, perLine, margin }: Lines, cards: number): string {
  const middle = height / 2;
  const parts: string[] = [];
  for (let i = 0; i < cards; i++) {
    const here = at[i];
    const before = at[i - 1];
    if (!here) continue;
    if (!before) parts.push(`M${here.x + width / 2} ${here.y + middle}`);
    else if (i % perLine === 0) {
      const [right, left] = [before.x + width + margin * 0.6, here.x - margin * 0.6];
      const fold = (before.y + height + here.y) / 2;
      const r = Math.min(margin * 0.6, 8);
      parts.push(
        `H${right - r}q${r} 0 ${r} ${r}V${fold - r}q0 ${r} ${-r} ${r}H${left + r}q${-r} 0 ${-r} ${r}V${here.y + middle - r}q0 ${r} ${r} ${r}`,
      );
    }
    parts.push(`H${here.x + (i === cards - 1 ? 0 : width / 2)}`);
  }
  return parts.join("");
}
