/** The host's part of the HTTP API, and how its figures are written. */
import { send } from "./api";
import type { HostReport, RestrictionAsked } from "./wire";
import { words } from "./words.svelte";

export const BACKUP = "/api/host/backup";

export const logIn = (key: string) => send("POST", "/host/session", { key });
export const logOut = () => send("DELETE", "/host/session");
export const report = async (find: string) =>
  (await (await send("GET", `/host?find=${encodeURIComponent(find.slice(0, 40))}`)).json()) as HostReport;
export const closeTable = (id: string) => send("POST", `/host/tables/${id}/close`);
export const restrict = (asked: RestrictionAsked) => send("POST", "/host/restrictions", asked);
export const announce = (minutes: number | null) => send("POST", "/host/notice", { minutes });

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"];

/** Bytes, in the unit that suits them. */
export function bytes(count: number): string {
  const power = Math.max(2, Math.min(4, Math.floor(Math.log10(Math.max(1, count)) / 3)));
  const value = count / 1000 ** power;
  return new Intl.NumberFormat(words.language, {
    style: "unit",
    unit: UNITS[power] ?? "byte",
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}

export const percent = (share: number): string =>
  new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: share < 0.1 ? 1 : 0 }).format(share);
export const time = (at: number): string =>
  new Intl.DateTimeFormat(words.language, { hour: "numeric", minute: "2-digit" }).format(at);
export const day = (at: number): string =>
  new Intl.DateTimeFormat(words.language, {
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
  }).format(at);
