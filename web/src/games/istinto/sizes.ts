/** How wide cards are, px: as large as the window lets them be, since on a large screen small cards are no joy. */

/** In the hand, at the most. */
export function handCard(wide: number, high: number): number {
  if (wide < 760 || high <= 480) return 76;
  return Math.round(Math.max(84, Math.min(high * 0.138, wide / 7.3, 180)));
}

/** In the trick, where fewer lie: at the most. */
export const trickCard = (inHand: number): number => Math.max(96, inHand * 1.1);
