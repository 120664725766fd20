/** Who sits where: you at the bottom, the others clockwise from your left. */
export interface Around {
  left: number[]; // from above
  above: number[];
  right: number[];
}

/** All the others, from your left. */
export const clockwise = (players: number, bottom: number): number[] =>
  Array.from({ length: players - 1 }, (_, i) => (bottom + 1 + i) % players);

/** Three sit with two above; four and five have one on each side; six have two. */
export function around(players: number, bottom: number): Around {
  const others = clockwise(players, bottom);
  const beside = players === 3 ? 0 : players === 6 ? 2 : 1;
  return {
    left: others.slice(0, beside).reverse(),
    above: others.slice(beside, others.length - beside),
    right: others.slice(others.length - beside),
  };
}
