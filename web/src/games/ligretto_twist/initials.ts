/** One letter for each seat, different from the others': the first of the name that is still free. */
export function initials(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const letters = [...name.toUpperCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
    const own = letters.find((letter) => !taken.has(letter)) ?? letters[0] ?? "";
    taken.add(own);
    return own;
  });
}
