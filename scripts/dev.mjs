// `npm run dev`: the server restarts on change, the web app reloads in place. Ctrl+C ends both.
import { join } from "node:path";
import { ensureInstalled, ROOT, runNode, toolScript } from "./runtime.mjs";

ensureInstalled();
const codes = await Promise.all([
  runNode(["--watch", "--watch-preserve-output", "apps/server/src/main.ts"]),
  runNode([toolScript("vite", "bin/vite.js"), "--host", "127.0.0.1"], { cwd: join(ROOT, "apps/web") }),
]);
process.exitCode = Math.max(...codes);
