/** Texts nobody can guess. Not by `crypto.randomUUID`, which plain http lacks: many a table stands in a home network. */

export function randomText(bytes = 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}
