/** Words of Istinto, mistyped, among the rules of all games. */
import { expect, it } from "vitest";

import { first } from "../../rules/books";

it.each([
  ["en", "challange", "IS-13"],
  ["nl", "verzaaken", "IS-13"],
])("in %s, “%s” leads to %s", (language, typed, rule) => {
  expect(first(language, typed)).toBe(rule);
});
