// Puts `<link rel="preload">` for the fonts of the first screen into a page, under their hashed names.
// Must name only fonts that the first screen really shows: a preload that is not used is a waste.
import type { Plugin } from "vite";

/** Vite plugin: `page` (like "/index.html") preloads the built files whose names begin with one of `names`. */
export function preloadFonts(page: string, names: readonly string[]): Plugin {
  return {
    name: "fitil-preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, context) {
        if (context.path !== page) return [];
        const files = Object.keys(context.bundle ?? {}).filter((file) =>
          names.some((name) => file.includes(`${name}-`) && file.endsWith(".woff2")),
        );
        return files.map((file) => ({
          tag: "link",
          attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: "" },
          injectTo: "head" as const,
        }));
      },
    },
  };
}
