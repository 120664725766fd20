export { default as Sheet } from "./Sheet.svelte";
export { status as asks } from "./status";
export { default as Table } from "./Table.svelte";
export { moveText, sentence } from "./telling";
