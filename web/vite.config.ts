/** Builds the web table into the Python package, which serves it: src/rospo/server/web. */
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

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
    enforce: "post",
    generateBundle(_, bundle) {
      for (const [fileName, made] of Object.entries(bundle)) {
        if (!/\.(js|css|html|svg|json|webmanifest)$/.test(fileName)) continue;
        const text = Buffer.from(made.type === "chunk" ? made.code : made.source);
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        this.emitFile({ type: "asset", fileName: `${fileName}.br`, source: brotliCompressSync(text, quality) });
        this.emitFile({ type: "asset", fileName: `${fileName}.gz`, source: gzipSync(text, { level: 9 }) });
      }
    },
  };
}

const server = process.env["ROSPO_SERVER"] ?? "http://localhost:8077";

export default defineConfig({
  plugins: [toml(), svelte(), compressed()],
  build: {
    outDir: "../src/rospo/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // our policy allows no data: but for pictures
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
