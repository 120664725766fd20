/** Words of Twins, mistyped, among the rules of all games. */
import { expect, it } from "vitest";

import { books, first } from "../../rules/books";
import { shown } from "../../rules/entries";

it.each([
  ["it", "gemeli", "TW-6"],
  ["es", "bancarota", "TW-13"],
])("in %s, “%s” leads to %s", (language, typed, rule) => {
  expect(first(language, typed)).toBe(rule);
});

it("shows an example where only that has the word", () => {
  const entry = books("en").find(({ id }) => id === "TW-7");
  expect(entry && shown(entry, ["colour"])).not.toHaveProperty("example");
  expect(entry && shown(entry, ["singles"])).toHaveProperty("example");
});
