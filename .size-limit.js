// The weight of the built web app, by size-limit. Run after a build.
import { fileURLToPath } from "node:url";
import { firstLoadFiles } from "./scripts/first-load.mjs";

const files = firstLoadFiles(fileURLToPath(new URL("apps/web/dist", import.meta.url)));
if (files === null) throw new Error("Nothing is built: npm run build");

const first = [...files.pageScripts, ...files.tableScripts];

export default [
  { name: "First load up to the list of tables, scripts", path: first, gzip: true, limit: "170 kB" },
  { name: "First load, styles", path: files.styles, gzip: true, limit: "20 kB" },
  {
    name: "And a match on top, scripts",
    path: [...first, ...files.matchScripts],
    gzip: true,
    limit: "190 kB",
  },
  // Both languages' texts count here; a visitor fetches one of them.
  {
    name: "Mentor, front page, scripts",
    path: [...files.mentorScripts, ...files.landingScripts],
    gzip: true,
    limit: "120 kB",
  },
  {
    name: "Mentor, chat, scripts",
    path: [...files.mentorScripts, ...files.chatScripts],
    gzip: true,
    limit: "220 kB",
  },
];
