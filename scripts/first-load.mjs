// Which built files a visitor fetches: at first, once signed in, and when a match begins. Read from the build itself, so
// that no new chunk escapes the budget.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const STATIC_IMPORT = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
const TAG = /<(?:script|link)\b[^>]*>/g;

/** Adds `name` and everything it imports statically. Chunks import each other by `./name`. */
function addWithImports(assets, name, found) {
  if (found.has(name)) return;
  found.add(name);
  for (const [, imported] of readFileSync(join(assets, name), "utf8").matchAll(STATIC_IMPORT))
    addWithImports(assets, imported, found);
}

/** Everything that the chunks of this name need and `already` does not hold; there must be such a chunk. */
function lateScripts(assets, chunk, already) {
  const found = new Set();
  for (const name of readdirSync(assets))
    if (name.startsWith(`${chunk}-`) && name.endsWith(".js")) addWithImports(assets, name, found);
  if (found.size === 0) throw new Error(`The build has no chunk "${chunk}".`);
  return found.difference(already);
}

/**
 * Files of the built web app at `dist`: what the page itself asks for, what somebody signed in needs on top to see the
 * tables, and what a match needs on top of that. Null when nothing is built.
 * @param {string} dist folder of the built web app
 * @returns {{ styles: string[], pageScripts: string[], tableScripts: string[], matchScripts: string[] } | null}
 */
export function firstLoadFiles(dist) {
  const page = join(dist, "index.html");
  if (!existsSync(page)) return null;
  const assets = join(dist, "assets");
  const scripts = new Set();
  const styles = new Set();
  for (const [tag] of readFileSync(page, "utf8").matchAll(TAG)) {
    const name = /(?:src|href)="\/assets\/([^"]+)"/.exec(tag)?.[1];
    if (name?.endsWith(".js")) addWithImports(assets, name, scripts);
    else if (name?.endsWith(".css")) styles.add(name);
  }
  const tables = lateScripts(assets, "signed-in", scripts);
  const match = lateScripts(assets, "match", scripts.union(tables));
  const paths = (names) => [...names].map((name) => join(assets, name));
  return {
    styles: paths(styles),
    pageScripts: paths(scripts),
    tableScripts: paths(tables),
    matchScripts: paths(match),
  };
}
