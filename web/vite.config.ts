/** Builds the web table into the Python package, which serves it: src/rospo/server/web. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const OUT = join(import.meta.dirname, "../src/rospo/server/web");

/** Rules texts are the library's own files, games/<game>/words/<language>.toml: imported as objects. */
function toml(): Plugin {
  return {
    name: "toml",
    enforce: "pre",
    load(id) {
      const [file = ""] = id.split("?");
      return file.endsWith(".toml") ? `export default ${JSON.stringify(parse(readFileSync(file, "utf8")))}` : null;
    },
  };
}

/** The home page has the line on each game's box, `<game>-box`, without loading all words of every game. */
function boxes(): Plugin {
  const games = join(import.meta.dirname, "src/games");
  return {
    name: "boxes",
    enforce: "pre",
    load(id) {
      const [file = ""] = id.split("?");
      const language = /\/src\/words\/(\w\w)\/app\.ftl$/.exec(file)?.[1];
      if (!language) return null;
      const lines = readdirSync(games).map((game) => {
        const own = join(games, game, "words", `${language}.ftl`);
        this.addWatchFile(own);
        return /^\w+-box = .*$/m.exec(readFileSync(own, "utf8"))?.[0] ?? "";
      });
      return `export default ${JSON.stringify([readFileSync(file, "utf8"), ...lines].join("\n"))}`;
    },
  };
}

/** The service worker, src/offline.ts, is told which files there are: the app's, and each language's. */
function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const folder = join(import.meta.dirname, "public");
        const open = readdirSync(folder);
        const hash = createHash("sha256");
        for (const name of open) hash.update(readFileSync(join(folder, name)));
        const shell = ["/", ...open.map((name) => `/${name}`)];
        const languages: Record<string, string[]> = {};
        for (const [name, file] of Object.entries(bundle)) {
          if (name === "offline.js") continue;
          hash.update(name);
          if (name === "index.html") hash.update(file.type === "asset" ? file.source : file.code);
          if (!name.startsWith("assets/")) continue;
          const language =
            file.type === "chunk" ? /\/words\/(\w\w)[/.]/.exec(file.facadeModuleId ?? "")?.[1] : undefined;
          (language ? (languages[language] ??= []) : shell).push(`/${name}`);
        }
        const kept = JSON.stringify({ version: hash.digest("hex").slice(0, 12), shell, languages });
        const worker = bundle["offline.js"];
        if (worker?.type !== "chunk") throw new Error("there is no offline.js");
        worker.code = worker.code.replace(/["'`]__KEPT__["'`]/, () => JSON.stringify(kept));
      },
    },
  };
}

/** Every text is compressed once, here, and not at every request. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    closeBundle() {
      for (const name of readdirSync(OUT, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name)) continue;
        const text = readFileSync(join(OUT, name));
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        writeFileSync(join(OUT, `${name}.br`), brotliCompressSync(text, quality));
        writeFileSync(join(OUT, `${name}.gz`), gzipSync(text, { level: 9 }));
      }
    },
  };
}

const server = process.env["ROSPO_SERVER"] ?? "http://localhost:8077";

export default defineConfig({
  plugins: [toml(), boxes(), svelte(), offline(), compressed()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // our policy allows no data: but for pictures
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: join(import.meta.dirname, "index.html"), offline: join(import.meta.dirname, "src/offline.ts") },
      output: { entryFileNames: (entry) => (entry.name === "offline" ? "offline.js" : "assets/[name]-[hash].js") },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
