// The part of the product behind the login: fetched at once for whoever was signed in here before, and otherwise while
// the login is being filled in.
import { onIdle } from "../lib/on-idle.ts";
import { STORED } from "../lib/storage.ts";
import type { Storage } from "../lib/storage.ts";

/** Fetches it; the browser does that once. */
export function loadSignedIn(): Promise<typeof import("./signed-in.tsx")> {
  return import("./signed-in.tsx");
}

/** Fetches it ahead of time. A failure now is no failure: it is fetched again when it is needed. */
export function preloadSignedIn(storage: Storage): void {
  const preload = () => void loadSignedIn().catch(() => undefined);
  if (storage.get(STORED.signedIn) !== null) preload();
  else onIdle(preload);
}
