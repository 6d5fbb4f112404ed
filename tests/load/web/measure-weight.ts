// What a visitor fetches, gzipped as size-limit counts it: signed out, up to the list of tables, and to play.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { firstLoadFiles } from "../../../scripts/first-load.mjs";
import { atMost, note } from "./report.ts";
import type { Figure } from "./report.ts";

const DIST = fileURLToPath(new URL("../../../apps/web/dist", import.meta.url));

/** Weighs the built web app. */
export function measureWeight(): Figure[] {
  const files = firstLoadFiles(DIST);
  if (files === null) throw new Error("Nothing is built: npm run build");
  const kilobytes = (paths: readonly string[]): number =>
    paths.reduce((sum, path) => sum + gzipSync(readFileSync(path), { level: 9 }).length, 0) / 1000;
  const first = [...files.pageScripts, ...files.tableScripts];
  return [
    note("signedOutScriptKb", null, kilobytes(files.pageScripts)),
    atMost("firstLoadScriptKb", null, kilobytes(first), 170, "KB gz"),
    atMost("firstLoadStyleKb", null, kilobytes(files.styles), 20, "KB gz"),
    note("withMatchScriptKb", null, kilobytes([...first, ...files.matchScripts])),
  ];
}
