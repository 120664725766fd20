/** Cutting the rules' texts into pieces, and finding words in them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";

import type { RulesText } from "../lib/rules";
import { GAMES } from "../lib/games";
import { books } from "./books";
import { deckOf } from "./cards";
import { ranked } from "./entries";
import { distance, holds, marked, mended, near, suggestions, vocabulary, wanted } from "./find";
import { pieces, plain } from "./pieces";

const NUMBERS = { cards: ["34", "41"] };
const LETTERS = { cards: ["r", "g"], letters: /^[RG]$/ };

describe("pieces", () => {
  it("tells cards from moves and options", () => {
    expect(pieces("To *lay* `34 41`, say `lay 34`.", NUMBERS)).toEqual([
      { kind: "text", text: "To " },
      { kind: "em", text: "lay" },
      { kind: "text", text: " " },
      { kind: "cards", text: "34 41", cards: ["34", "41"], said: false, before: "", after: "," },
      { kind: "text", text: " say " },
      { kind: "code", text: "lay 34" },
      { kind: "text", text: "." },
    ]);
    expect(pieces("`60`", LETTERS)).toEqual([{ kind: "code", text: "60" }]);
    expect(pieces("`2`", NUMBERS)).toEqual([{ kind: "code", text: "2" }]);
  });

  it("draws a colour's letter only where it is a card", () => {
    expect(pieces("red (R)", LETTERS).at(-1)).toMatchObject({ kind: "cards", cards: ["r"], said: true });
    expect(pieces("red (R)", NUMBERS)).toEqual([{ kind: "text", text: "red (R)" }]);
  });

  it("leaves no mark in any text of any language", () => {
    for (const { name: game } of GAMES) {
      const deck = deckOf(game);
      const folder = join(import.meta.dirname, "../../../src/rospo/games", game, "words");
      for (const file of readdirSync(folder).filter((name) => name.endsWith(".toml"))) {
        const book = parse(readFileSync(join(folder, file), "utf8")) as unknown as RulesText;
        const texts = [book.game.goal, ...Object.values(book.rules), ...(book.example ?? []).map((one) => one.text)];
        for (const text of texts) {
          const found = pieces(text, deck);
          const shown = found
            .map((one) => (one.kind === "cards" ? one.before + one.text + one.after : one.text))
            .join("");
          expect(shown, `${game} ${file}`).not.toMatch(/[*`]/);
          if (!deck.letters) expect(shown).toBe(plain(text));
        }
        const placed = book.section.flatMap((section) => section.rules);
        expect(placed.toSorted()).toEqual(Object.keys(book.rules).toSorted()); // every rule once
      }
    }
  });
});

describe("finding", () => {
  it("forgets case and accents", () => {
    expect(holds("La pièce était GROSSE", wanted("piece Grosse"))).toBe(true);
    expect(holds("La pièce", wanted("pièce rouge"))).toBe(false);
    expect(holds("Größe", wanted("grösse"))).toBe(true);
  });

  it("marks the hits where they stand", () => {
    expect(marked("Même même", wanted("mem"))).toEqual([
      { text: "Mêm", hit: true },
      { text: "e ", hit: false },
      { text: "mêm", hit: true },
      { text: "e", hit: false },
    ]);
    expect(marked("Straße", wanted("strasse"))).toEqual([{ text: "Straße", hit: true }]);
    expect(marked("nothing", [])).toEqual([{ text: "nothing", hit: false }]);
  });
});

describe("forgiving", () => {
  const known = vocabulary(["The twisted partner twists; a toad, the toads", "Twisted: kröte, Kröten"]);

  it("counts letters left out, added, changed or swapped", () => {
    expect(distance("toad", "toad", 2)).toBe(0);
    expect(distance("taod", "toad", 2)).toBe(1);
    expect(distance("tod", "toad", 2)).toBe(1);
    expect(distance("tooad", "toad", 2)).toBe(1);
    expect(distance("tuad", "toad", 2)).toBe(1);
    expect(distance("trick", "toad", 2)).toBe(3);
  });

  it("mends what is nowhere, and leaves alone what is somewhere", () => {
    expect(mended(wanted("twistd partnr"), known)).toEqual(["twisted", "partner"]);
    expect(mended(wanted("twistd par"), known)).toEqual(["twisted", "par"]);
    expect(mended(wanted("wist toad"), known)).toEqual(["wist", "toad"]); // inside a word
    expect(mended(wanted("xyz zzzzzzz 60 xx-6"), known)).toEqual(["xyz", "zzzzzzz", "60", "xx-6"]);
    expect(near("krote", known)[0]).toBe("krote"); // accents don't count
  });

  it("suggests how the last word goes on, or what it may have been", () => {
    expect(suggestions("a twi", known)).toEqual(["twisted", "twists"]);
    expect(suggestions("krö", known)).toEqual(["kröte", "kröten"]);
    expect(suggestions("partnre", known)).toEqual(["partner"]);
    expect(suggestions("toad ", known)).toEqual([]);
    expect(suggestions("", known)).toEqual([]);
  });
});

describe("all rules of all games", () => {
  const entries = books("en");

  it.each([(id: string) => id, (id: string) => id.toLowerCase(), (id: string) => id.toLowerCase().replace("-", "")])(
    "finds each by its number first",
    (typed) => {
      for (const { id } of entries) expect(ranked(entries, wanted(typed(id)))[0]?.id).toBe(id);
    },
  );
});
