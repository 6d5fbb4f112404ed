// Brings a room's worker to this device: the mentor's once the chat is used, the game's once somebody has come in. Each answers for its own
// room alone; where both are, the mentor's has the longer scope and with it every page of the mentor.

const WORKERS = {
  mentor: { file: "/mentor-worker.js", scope: "/mentor" },
  game: { file: "/game-worker.js", scope: "/" },
} as const;

/** Registers a room's worker, once the page has nothing better to do; silent where there are none. */
export function registerWorker(room: keyof typeof WORKERS): void {
  // While developing, nothing is built that could be kept.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const { file, scope } = WORKERS[room];
  navigator.serviceWorker
    .register(file, { scope, updateViaCache: "none" })
    // Forbidden or full: the page works all the same.
    .catch(() => undefined);
}
