/** Every language has every message that English has, with the same arguments; and every message is used. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import { parse, type Pattern, Visitor } from "@fluent/syntax";
import { describe, expect, it } from "vitest";

const HERE = import.meta.dirname;
const OWN = join(HERE, "../games");
const LANGUAGES = ["it", "de", "fr", "nl", "es"];
const games = readdirSync(OWN);
const areas = [...readdirSync(join(HERE, "en")).map((file) => basename(file, ".ftl")), ...games];

/** Where an area's words are: a game's are in its folder. */
const place = (language: string, area: string): string =>
  games.includes(area) ? join(OWN, area, "words", `${language}.ftl`) : join(HERE, language, `${area}.ftl`);

interface Message {
  text: string;
  args: string[];
}

function read(language: string, area: string): Map<string, Message> {
  const found = new Map<string, Message>();
  for (const entry of parse(readFileSync(place(language, area), "utf8"), {}).body) {
    if (entry.type === "Junk") throw new Error(`${language}/${area}: can't be read: ${entry.content.slice(0, 60)}`);
    if (entry.type !== "Message" || !entry.value) continue;
    if (found.has(entry.id.name)) throw new Error(`${language}/${area}: ${entry.id.name} is there twice`);
    found.set(entry.id.name, { text: plain(entry.value), args: argumentsOf(entry.value) });
  }
  return found;
}

/** The words of a message, without what stands for something else. */
function plain(pattern: Pattern): string {
  const words: string[] = [];
  new (class extends Visitor {
    override visitTextElement(node: { value: string }): void {
      words.push(node.value);
    }
  })().visit(pattern);
  return words.join(" ").trim();
}

function argumentsOf(pattern: Pattern): string[] {
  const names = new Set<string>();
  new (class extends Visitor {
    override visitVariableReference(node: { id: { name: string } }): void {
      names.add(node.id.name);
    }
  })().visit(pattern);
  return [...names].sort();
}

function sources(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
}

const english = new Map(areas.flatMap((area) => [...read("en", area)]));

describe.each(LANGUAGES)("%s", (language) => {
  it.each(areas)("says all of %s, with the same arguments", (area) => {
    const ours = read("en", area);
    const theirs = read(language, area);
    expect([...theirs.keys()].sort()).toEqual([...ours.keys()].sort());
    for (const [id, message] of ours) expect([id, theirs.get(id)?.args]).toEqual([id, message.args]);
  });

  it.each(areas)("has translated all of %s", (area) => {
    const kept = join(games.includes(area) ? join(OWN, area, "words") : HERE, "same.json");
    const same = (existsSync(kept) ? JSON.parse(readFileSync(kept, "utf8")) : {}) as Record<string, string[]>;
    const theirs = read(language, area);
    const left = [...read("en", area)].filter(([id, { text }]) => {
      const sentence = /\p{L}{3,}/u.test(text) && text === theirs.get(id)?.text;
      return sentence && !(same[language] ?? []).includes(id) && !(same["all"] ?? []).includes(id);
    });
    expect(left.map(([id]) => id)).toEqual([]);
  });
});

describe("English", () => {
  const code = sources(join(HERE, ".."));
  const whole = new Set([...code.matchAll(/["'`]([a-z][A-Za-z0-9_-]*)["'`]/g)].map((found) => found[1]));
  const families = [...code.matchAll(/`([a-z][A-Za-z0-9_-]*-)\$\{/g)].map((found) => found[1] ?? "");

  const kinds = [...code.matchAll(/`\$\{[\w.]+\}-([a-z-]*)(?:\$\{|`)/g)].map((found) => found[1] ?? "");

  it("has a use for every message", () => {
    const used = (id: string): boolean => whole.has(id) || families.some((start) => id.startsWith(start));
    const asGame = (id: string): boolean => {
      const game = games.find((one) => id.startsWith(`${one}-`));
      const rest = game && id.slice(game.length + 1);
      return rest !== undefined && (used(rest) || kinds.some((start) => rest.startsWith(start)));
    };
    expect([...english.keys()].filter((id) => !used(id) && !asGame(id))).toEqual([]);
  });

  it.each(games)("names the game in every message of %s", (game) => {
    expect([...read("en", game).keys()].filter((id) => !id.startsWith(`${game}-`))).toEqual([]);
  });

  it("says why, whatever the server refuses", () => {
    const page = readFileSync(join(HERE, "../../../docs/server.md"), "utf8"); // a test of the server holds it to the code
    const codes = ["Refused requests", "`bye`", "What can be refused"].flatMap((title) => {
      const [, section = ""] = page.split(new RegExp(`^#+ ${title}$`, "m"));
      return [...(section.split(/^#/m)[0] ?? "").matchAll(/^\| `(\w+)` \|/gm)].map((found) => found[1] ?? "");
    });
    expect(codes).toContain("round_over");
    expect(codes.length).toBeGreaterThan(40);
    const silent = new Set(["restart"]); // the page says that the connection is lost, and comes back by itself
    expect(codes.filter((code) => !silent.has(code) && !english.has(`refused-${code}`))).toEqual([]);
  });

  it("has every message that is asked for", () => {
    const asked = [...code.matchAll(/\bt\(\s*["']([a-z][A-Za-z0-9_-]*)["']/g)].map((found) => found[1] ?? "");
    expect(asked.filter((id) => !english.has(id))).toEqual([]);
  });
});
