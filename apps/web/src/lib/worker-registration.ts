// Brings the mentor's worker to this device: for whoever uses the chat. The game's pages never have one.

const WORKER = "/mentor-worker.js";
/** Every address of the mentor begins so, and none of the game's. */
const SCOPE = "/mentor";

/** Registers the worker, once the page has nothing better to do; silent where there are none. */
export function registerWorker(): void {
  // While developing, nothing is built that could be kept.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker
    .register(WORKER, { scope: SCOPE, updateViaCache: "none" })
    // Forbidden or full: the page works all the same.
    .catch(() => undefined);
}
