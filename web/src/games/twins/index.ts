export { default as Sheet } from "./Sheet.svelte";
export { default as Table } from "./Table.svelte";
export { asks } from "./status";
export { moveText, sentence } from "./telling";
