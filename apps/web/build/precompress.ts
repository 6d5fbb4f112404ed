// Writes `.br` and `.gz` next to every text file of the build, so that the server never compresses while it serves.
// Must never touch what the browser gets uncompressed.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = new Set([".js", ".css", ".html", ".svg", ".json", ".txt", ".webmanifest"]);
/** Below this many bytes the headers cost more than is won. */
const WORTH_IT_BYTES = 600;

/** Vite plugin: compresses the text files of the output folder after everything is written. */
export function precompress(): Plugin {
  let folder = "";
  return {
    name: "fitil-precompress",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !TEXT.has(extname(entry.name))) continue;
        const path = join(entry.parentPath, entry.name);
        const bytes = readFileSync(path);
        if (bytes.length < WORTH_IT_BYTES) continue;
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
        writeFileSync(
          `${path}.br`,
          brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        );
      }
    },
  };
}
