// A script of its own that a page runs before its app is here: it asks at once what every first page asks, so that on a slow line the
// answers come beside the app and not after it. Imports nothing that runs; lib/early-answers.ts hands the answers over.
import type { EarlyAnswers } from "../../lib/http/early-answers.ts";
import type { STORED } from "../../lib/device/storage.ts";

const SIGNED_IN: (typeof STORED)["signedIn"] = "fitil.signedIn";
const VERSION: (typeof STORED)["version"] = "fitil.version";
/** As api.ts asks for it (MR3). */
const UNCACHED = { "cache-control": "no-cache", pragma: "no-cache" };

const answers: EarlyAnswers = new Map();
globalThis.fitilEarly = answers;

function ask(path: string, query = "", headers = {}): Promise<Response> {
  const answer = fetch(path + query, { credentials: "same-origin", cache: "no-store", headers });
  answers.set(path, answer);
  // Whoever takes it hears of a failure.
  answer.catch(() => undefined);
  return answer;
}

/** Which identity there is, and with the embedded one whether anybody is here. */
async function askWho(isLikely: boolean): Promise<void> {
  const config = await ask("/api/auth/config");
  const { mode } = (await config.clone().json()) as { readonly mode?: unknown };
  const path = isLikely ? "/api/auth/token" : "/api/auth/get-session";
  // The app may have been quicker.
  if (mode === "embedded" && !answers.has(path)) await ask(path);
}

try {
  const isNew = localStorage.getItem(VERSION) === null;
  if (isNew) void ask("/api/public/version", `?cb=${performance.timeOrigin}`, UNCACHED);
  // The app asks again for whatever is not here.
  askWho(localStorage.getItem(SIGNED_IN) !== null).catch(() => undefined);
} catch {
  // Nothing can be kept on this device: the app asks by itself.
}
