// The part of the product behind the login: fetched at once for whoever was signed in here before, and otherwise while
// the login is being filled in.
import { STORED } from "../../lib/device/storage.ts";
import type { Storage } from "../../lib/device/storage.ts";
import { createLazyScreen, onIdle } from "../../lib/lazy-screen.ts";

/** The product behind the login. */
export const signedInScreen = createLazyScreen(() =>
  import("./signed-in.tsx").then(({ SignedIn }) => SignedIn),
);

/** Fetches it ahead of time. A failure now is no failure: it is fetched again when it is needed. */
export function preloadSignedIn(storage: Storage): void {
  // It is fetched again when it is needed.
  const preload = () => void signedInScreen.fetch().catch(() => undefined);
  if (storage.get(STORED.signedIn) !== null) preload();
  else onIdle(preload);
}
