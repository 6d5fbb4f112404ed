// The weight of the built web app, by size-limit. Run after a build.
import { fileURLToPath } from "node:url";
import { firstLoadFiles } from "./scripts/first-load.mjs";

const files = firstLoadFiles(fileURLToPath(new URL("apps/web/dist", import.meta.url)));
if (files === null) throw new Error("Nothing is built: npm run build");

export default [
  { name: "First load, scripts", path: files.scripts, gzip: true, limit: "170 kB" },
  { name: "First load, styles", path: files.styles, gzip: true, limit: "20 kB" },
  {
    name: "Everything to play, scripts",
    path: [...files.scripts, ...files.matchScripts],
    gzip: true,
    limit: "190 kB",
  },
];
