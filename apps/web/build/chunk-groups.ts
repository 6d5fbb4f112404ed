// How the built code is cut: what a room's first page needs is few files, because many small ones wait for each other on a
// slow line; and no page fetches what only the other room needs. Knows the two entries and nothing else of the app.

/** What the bundler tells about a module. */
interface ModuleInfo {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}
export type Look = (id: string) => ModuleInfo | null;

const GAME_ENTRY = /\/src\/main\.tsx$/;
const MENTOR_ENTRY = /\/src\/mentor-main\.tsx$/;
/** What a stranger meets at the mentor's: late by its import, first by its place. */
const FRONT_PAGE = /\/src\/mentor\/landing\/index\.ts$/;

/** Whether an entry needs the module: at once, or also by a late import. */
function isNeededBy(entry: RegExp, id: string, look: Look, alsoLate: boolean): boolean {
  const seen = new Set<string>();
  const queue = [id];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (entry.test(next)) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    const info = look(next);
    if (info) queue.push(...info.importers, ...(alsoLate ? info.dynamicImporters : []));
  }
  return false;
}

/**
 * The file that a module of some first page goes into: `base` is both rooms' first need, with the mentor's front page; `game` and `spark` are one room's
 * alone; `shared` is one room's first need and comes late in the other. Pure.
 */
export function groupOf(id: string, look: Look): "base" | "game" | "spark" | "shared" {
  const game = isNeededBy(GAME_ENTRY, id, look, false);
  const mentor = isNeededBy(MENTOR_ENTRY, id, look, false) || isNeededBy(FRONT_PAGE, id, look, false);
  if (game && mentor) return "base";
  if (game) return isNeededBy(MENTOR_ENTRY, id, look, true) ? "shared" : "game";
  return isNeededBy(GAME_ENTRY, id, look, true) ? "shared" : "spark";
}
