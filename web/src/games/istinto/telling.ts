/** The lines of the log as sentences. */
import type { Telling } from "../../lib/games";
import type { Line } from "../../lib/wire";

export function sentence(line: Line, { names }: Telling): string {
  return `${names[line.seat ?? -1] ?? ""} ${line.kind}`;
}
