// Which built files a visitor of either room fetches: at first, once signed in, when a match begins, on the mentor's front
// page and in its chat. Read from the build itself, so that no new chunk escapes the budget.
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

/** What a page itself asks for: its tags, and what they import. */
function pageFiles(dist, page) {
  const scripts = new Set();
  const styles = new Set();
  for (const [tag] of readFileSync(join(dist, page), "utf8").matchAll(TAG)) {
    const name = /(?:src|href)="\/assets\/([^"]+)"/.exec(tag)?.[1];
    if (name?.endsWith(".js")) addWithImports(join(dist, "assets"), name, scripts);
    else if (name?.endsWith(".css")) styles.add(name);
  }
  return { scripts, styles };
}

/**
 * Files of the built web app at `dist`: what the game's page itself asks for, what somebody signed in needs on top to see the
 * tables, and what a match needs on top of that; what the mentor's page asks for, and what its front page and its chat need on
 * top. Null when nothing is built.
 * @param {string} dist folder of the built web app
 */
export function firstLoadFiles(dist) {
  if (!existsSync(join(dist, "index.html"))) return null;
  const assets = join(dist, "assets");
  const game = pageFiles(dist, "index.html");
  const tables = lateScripts(assets, "signed-in", game.scripts);
  const match = lateScripts(assets, "match", game.scripts.union(tables));
  const mentor = pageFiles(dist, "mentor.html");
  const shell = lateScripts(assets, "shell", mentor.scripts);
  const mentorPage = mentor.scripts.union(shell);
  const paths = (names) => [...names].map((name) => join(assets, name));
  return {
    styles: paths(game.styles),
    pageScripts: paths(game.scripts),
    tableScripts: paths(tables),
    matchScripts: paths(match),
    mentorScripts: paths(mentorPage),
    landingScripts: paths(lateScripts(assets, "landing", mentorPage)),
    chatScripts: paths(
      lateScripts(assets, "member", mentorPage).union(lateScripts(assets, "chat", mentorPage)),
    ),
  };
}
