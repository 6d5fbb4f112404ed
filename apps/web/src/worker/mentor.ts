// The mentor's worker: its shell without a network, the share sheet, presses on notifications. It lives below /mentor and never
// sees a page of the game. Only wires: shell.ts and share.ts decide.
import { SHARE_PATH } from "../lib/device/share-sheet.ts";
import { installShell, scope } from "./scope.ts";
import { createShellCache, isAsset, MENTOR } from "./shell.ts";
import type { Shell } from "./shell.ts";
import { takeShare } from "./share.ts";

/** Put here by the build. */
declare const ROOM_SHELL: Shell;

const shell = createShellCache(MENTOR, ROOM_SHELL, { caches, fetch: (...args) => fetch(...args) });
const share = { caches, now: () => Date.now(), newId: () => crypto.randomUUID() };

installShell(shell);
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method === "POST" && pathname === SHARE_PATH) event.respondWith(takeShare(request, share));
  else if (request.method !== "GET") return;
  else if (request.mode === "navigate") event.respondWith(shell.page(request));
  else if (isAsset(pathname)) event.respondWith(shell.asset(request));
});
scope.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  const { path = "/mentor/chat" } = (notification.data ?? {}) as { readonly path?: string };
  event.waitUntil(showPage(path));
});

async function showPage(path: string): Promise<void> {
  const open = await scope.clients.matchAll({ type: "window" });
  const there = open.find(({ url }) => new URL(url).pathname === path);
  await (there === undefined ? scope.clients.openWindow(path) : there.focus());
}
