// How the server becomes a handful of files for tests (bundled-server.ts, which says where they go).
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const SOURCE = join(import.meta.dirname, "../../../../apps/server/src");
/** The process, what it starts as threads and processes of its own, and what tests/chaos traces: each must be a file of its name. */
const ENTRIES = [
  "cluster/ownership",
  "main",
  "games/replay-thread",
  "mentor/coach-thread/coach-thread",
  "mentor/reader/process-guard",
  "mentor/reader/reader-child",
  "mentor/search/search-thread",
  "sharing/poster-thread",
];
/** They come with programs and data of their own, which they look for beside themselves. */
const NOT_BUNDLED = /^(@napi-rs\/canvas|sharp|tesseract\.js)$/;

/** What a source looks for beside itself is another bundled file, or lies where it always did. */
const places = {
  name: "places",
  enforce: "pre",
  transform(code, file) {
    if (file.includes("node_modules") || !code.includes("import.meta")) return null;
    const bundled = code.replaceAll(
      /new URL\("\.\/(?:[\w-]+\/)*([\w-]+)\.ts", import\.meta\.url\)/g,
      'new URL("./$1.js", import.meta.url)',
    );
    const besides = bundled.replaceAll(
      /new URL\("(\.\.\/[^"]+)", import\.meta\.url\)/g,
      (_, path) => `new URL(${JSON.stringify(new URL(path, pathToFileURL(file)).href)})`,
    );
    return besides.replaceAll("import.meta.dirname", JSON.stringify(dirname(file)));
  },
};

/** Passwords are hashed quickly. */
const passwords = {
  name: "passwords",
  enforce: "pre",
  resolveId: (source) =>
    source.endsWith("/password/password-hashing.ts") ? join(import.meta.dirname, "quick-hashing.ts") : null,
};

export default {
  root: SOURCE,
  logLevel: "error",
  plugins: [passwords, places],
  ssr: { noExternal: true, external: ["@napi-rs/canvas", "sharp", "tesseract.js"] },
  build: {
    ssr: true,
    target: "esnext",
    minify: false,
    emptyOutDir: false,
    outDir: process.env.SERVER_BUNDLE,
    rolldownOptions: {
      input: Object.fromEntries(
        ENTRIES.map((entry) => [entry.split("/").at(-1), join(SOURCE, `${entry}.ts`)]),
      ),
      external: NOT_BUNDLED,
      output: { chunkFileNames: "[name]-[hash].js", entryFileNames: "[name].js" },
    },
  },
};
