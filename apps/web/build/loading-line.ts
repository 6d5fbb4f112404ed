// The first picture says that the page is loading, before any script: the same line in both rooms, with the same words and in
// the same place as in the loading view.
import type { Plugin } from "vite";

const PLACE = "<!-- loading line -->";
const LINE = `<p role="status" class="flex items-center gap-3 text-lg text-quiet">
            <svg width="28" height="28" viewBox="0 0 24 24" aria-hidden="true" class="animate-spin">
              <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="3" opacity="0.25" />
              <path d="M12 3a9 9 0 0 1 9 9" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" />
            </svg>
            Загрузка...
          </p>`;

/** Vite plugin: puts the line where a page says so. @throws when a page does not say where. */
export function loadingLine(): Plugin {
  return {
    name: "fitil-loading-line",
    transformIndexHtml: {
      order: "pre",
      handler(html) {
        if (!html.includes(PLACE)) throw new Error(`A page has no place for its loading line: ${PLACE}`);
        return html.replace(PLACE, LINE);
      },
    },
  };
}
