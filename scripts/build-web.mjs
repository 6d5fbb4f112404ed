// `npm run build`: the web app, always anew.
import { ensureInstalled } from "./runtime.mjs";
import { ensureWebBuilt } from "./web-build.mjs";

ensureInstalled();
await ensureWebBuilt({ force: true });
