/** Words of Take That, mistyped, among the rules of all games. */
import { expect, it } from "vitest";

import { first } from "../../rules/books";

it.each([
  ["de", "krote", "TT-2"],
  ["fr", "crapuad", "TT-2"],
])("in %s, “%s” leads to %s", (language, typed, rule) => {
  expect(first(language, typed)).toBe(rule);
});
