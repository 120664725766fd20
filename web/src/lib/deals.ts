/**
 * What this device saw of deals before their games were over: the commitment that the table showed, and the value that
 * we gave. A proof is worth something only against these (docs/fair.md).
 */
const PLACE = "rospo-deals";
const KEPT = 300; // tables

export interface Deal {
  commitment?: string;
  value?: string;
}

function read(): Record<string, Deal> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, Deal>;
  } catch {
    return {}; // storage is closed, or holds something else
  }
}

function write(table: string, deal: Deal): void {
  const others = Object.entries(read()).filter(([other]) => other !== table);
  const newest = others.slice(1 - KEPT);
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries([...newest, [table, deal]])));
  } catch {
    // then nothing is remembered
  }
}

/** The first commitment a table shows counts: no later one replaces it. */
export function keepCommitment(table: string, commitment: string): void {
  const before = read()[table];
  if (before?.commitment === undefined) write(table, { ...before, commitment });
}

/** The last value we give counts. */
export function keepValue(table: string, value: string): void {
  write(table, { ...read()[table], value });
}

export const keptDeal = (table: string): Deal => read()[table] ?? {};
