/** Builds the web table into the Python package, which serves it: src/rospo/server/web. */
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
  plugins: [toml(), svelte(), compressed()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // our policy allows no data: but for pictures
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
