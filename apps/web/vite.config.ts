// How the web app is built and served while developing. The product's own server serves the result of the build.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { groupOf } from "./build/chunk-groups.ts";
import type { Look } from "./build/chunk-groups.ts";
import { earlyScript } from "./build/early-script.ts";
import { loadingLine } from "./build/loading-line.ts";
import { mentorPage } from "./build/mentor-page.ts";
import { posterFile } from "./build/poster-file.ts";
import { preloadFonts } from "./build/preload-fonts.ts";
import { roomWorker } from "./build/room-worker.ts";
import { withoutJsonSchema } from "./build/without-json-schema.ts";

const SERVER = "http://127.0.0.1:3000";

/** The entries stay outside: they wait for the server, and late chunks must not have to wait for them. */
const FIRST_PAGES = {
  debugName: "first pages",
  name: (id: string, graph: { getModuleInfo: Look }) => groupOf(id, (module) => graph.getModuleInfo(module)),
  tags: ["$initial" as const],
  test: (id: string) => !/(?:main\.tsx|ask-early\.ts|\.html)$/.test(id),
  includeDependenciesRecursively: false,
};

const ROOT = dirname(fileURLToPath(import.meta.url));
const page = (name: string) => join(ROOT, name);

export default defineConfig({
  root: ROOT,
  plugins: [
    react(),
    tailwindcss(),
    mentorPage(),
    loadingLine(),
    earlyScript(page("src/app/start/ask-early.ts"), "/index.html"),
    withoutJsonSchema(),
    roomWorker({
      worker: page("src/worker/mentor.ts"),
      file: "mentor-worker.js",
      page: "mentor.html",
      entry: "mentor",
      leavesOut: ["firebase-client"],
    }),
    roomWorker({
      worker: page("src/worker/game.ts"),
      file: "game-worker.js",
      page: "index.html",
      entry: "index",
      // Practice needs nobody signed in, and nothing that only a server has.
      leavesOut: [
        "firebase-client",
        "signed-in",
        "load-replay",
        "load-people",
        "email-mode",
        "link-mode",
        "legal-modal",
      ],
    }),
    posterFile(page("src/game/match/poster/main.ts")),
    preloadFonts("/mentor.html", ["onest-cyrillic-wght-normal", "unbounded-cyrillic-wght-normal"]),
  ],
  server: {
    proxy: {
      "/api": { target: SERVER, changeOrigin: false },
      "/connection": { target: SERVER, changeOrigin: false },
      "/emulation": { target: SERVER, changeOrigin: false },
      "/ws": { target: SERVER, ws: true, changeOrigin: false },
    },
  },
  build: {
    target: "es2023",
    // Fonts and pictures stay files: data: URLs would need a wider content security policy.
    assetsInlineLimit: 0,
    emptyOutDir: true,
    reportCompressedSize: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: page("index.html"), mentor: page("mentor.html") },
      output: { codeSplitting: { groups: [FIRST_PAGES] } },
    },
  },
});
