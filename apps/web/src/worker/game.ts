// The game's worker: its page without a network, where practice needs none (QP4). It sees the whole site, the mentor's pages too where those
// have no worker of their own, and answers for nothing but the game's one page and the files of its own build. Only wires: shell.ts decides.
import { installShell, scope } from "./scope.ts";
import { createShellCache, GAME } from "./shell.ts";
import type { Shell } from "./shell.ts";

/** Put here by the build. */
declare const ROOM_SHELL: Shell;

const shell = createShellCache(GAME, ROOM_SHELL, { caches, fetch: (...args) => fetch(...args) });
const files: ReadonlySet<string> = new Set(ROOM_SHELL.assets);

installShell(shell);
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== "GET") return;
  if (request.mode === "navigate" && pathname === GAME.page) event.respondWith(shell.page(request));
  else if (files.has(pathname)) event.respondWith(shell.asset(request));
});
