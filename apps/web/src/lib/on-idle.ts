// Work that can wait until the page has nothing better to do.

/** Runs `task` once the browser is idle, or very soon where it cannot tell. */
export function onIdle(task: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(task);
  else setTimeout(task, 200);
}
