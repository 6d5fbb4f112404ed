// Puts a small script of its own before everything else in a page: it runs while the app is still on its way.
import type { Plugin } from "vite";

const NAME = "early";

/** Vite plugin: builds `entry` (absolute) beside the app, and `page` (like "/index.html") begins with it. @throws when it was not built. */
export function earlyScript(entry: string, page: string): Plugin {
  return {
    name: "fitil-early-script",
    apply: "build",
    buildStart() {
      this.emitFile({ type: "chunk", id: entry, name: NAME });
    },
    transformIndexHtml: {
      order: "post",
      handler(_html, { path, bundle }) {
        if (path !== page) return [];
        const file = Object.values(bundle ?? {}).find((one) => one.type === "chunk" && one.name === NAME);
        if (file === undefined) throw new Error("The early script was not built.");
        const attrs = { type: "module", async: true, crossorigin: true, src: `/${file.fileName}` };
        return [{ tag: "script", attrs, injectTo: "head-prepend" as const }];
      },
    },
  };
}
