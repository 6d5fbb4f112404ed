// Which built files a visitor fetches: at first, and when a match begins. Read from the build itself, so that no new
// chunk escapes the budget.
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

/**
 * Paths below `dist` that the first page needs, and the further scripts that a match needs; null when nothing is built.
 * @param {string} dist folder of the built web app
 * @returns {{ scripts: string[], styles: string[], matchScripts: string[] } | null}
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
  const matchScripts = new Set();
  for (const name of readdirSync(assets))
    if (/^match-.*\.js$/.test(name)) addWithImports(assets, name, matchScripts);
  if (matchScripts.size === 0) throw new Error("the build has no chunk of the match");
  const paths = (names) => [...names].map((name) => join(dist, "assets", name));
  return {
    scripts: paths(scripts),
    styles: paths(styles),
    matchScripts: paths(matchScripts.difference(scripts)),
  };
}
