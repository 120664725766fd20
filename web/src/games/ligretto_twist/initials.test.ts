import { expect, test } from "vitest";
import { initials } from "./initials";

test.each([
  [["Kero", "Rana", "Unke"], "KRU"],
  [["Kröte 4711", "Kero", "Kurt"], "KEU"],
  [["Ö", "ö", "Ö2"], "ÖÖ2"],
  [["  anna", "", "🐸"], "A"],
])("%j have %s on their hands", (names, letters) => {
  expect(initials(names).join("")).toBe(letters);
});
