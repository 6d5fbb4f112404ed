// `npm start`: install if needed, build if stale, start the server on the pinned Node.
import { ensureInstalled, runNode } from "./runtime.mjs";
import { ensureWebBuilt } from "./web-build.mjs";

ensureInstalled();
await ensureWebBuilt();
process.exitCode = await runNode(["apps/server/src/main.ts"]);
